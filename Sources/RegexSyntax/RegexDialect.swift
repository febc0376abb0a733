/// The form of regular expressions that someone reads. All have characters, `.`, classes, `\d \w \s` and their opposites,
/// groups, `|`, `* + ? {m,n}` and their lazy forms, `^` and `$`.
public struct RegexDialect: Sendable {
    /// What not all have.
    public struct Features: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Makes a set of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// `\n`, `\r` and `\t`.
        public static let lineEscapes = Self(rawValue: 1)
        /// `\x41` and `\u0041`.
        public static let codes = Self(rawValue: 2)
        /// `\b` and `\B`.
        public static let wordBoundaries = Self(rawValue: 4)
        /// `(?<name>…)`, read as a group without a name.
        public static let namedGroups = Self(rawValue: 8)
        /// A quantifier after `^` or `$`.
        public static let repeatedAnchors = Self(rawValue: 16)
        /// `a*+`, read as `a*`.
        public static let possessiveQuantifiers = Self(rawValue: 32)
        /// `[]x]`: a bracket at the beginning of a class belongs to it.
        public static let bracketFirst = Self(rawValue: 64)
        /// `[\w-.]`: a dash behind a set with a letter is one.
        public static let dashBehindSet = Self(rawValue: 128)
    }

    private let features: Features
    private let mostRepeats: Int
    private let mostGroups: Int

    /// Describes a dialect.
    ///
    /// - Parameters:
    ///   - features: what it has besides.
    ///   - mostRepeats: the greatest count in braces.
    ///   - mostGroups: at most this many groups within each other; reading takes stack for each.
    public init(_ features: Features, mostRepeats: Int, mostGroups: Int) {
        self.features = features
        self.mostRepeats = mostRepeats
        self.mostGroups = mostGroups
    }

    /// Reads an expression.
    ///
    /// - Parameter ignoresCase: letters become lower-case ones.
    /// - Throws: `RegexError` where it is wrong or has what the dialect has not.
    public func parse(_ text: String, ignoresCase: Bool = false) throws(RegexError) -> RegexNode {
        var parser = RegexParser(
            text, features, ignoresCase: ignoresCase, mostRepeats: mostRepeats, mostGroups: mostGroups)
        return try parser.expression()
    }
}

/// What is wrong with a regular expression, and where.
public struct RegexError: Error, Sendable, Hashable {
    /// What the expression has and should not, such as `an open group`.
    public let problem: String
    /// The character up to which it was read, from 0.
    public let offset: Int

    /// Names a problem and its place.
    public init(problem: String, offset: Int) {
        self.problem = problem
        self.offset = offset
    }
}
