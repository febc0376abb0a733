/// A set of characters: a single one, `\d`, or what stands in square brackets.
public struct RegexClass: Sendable, Hashable {
    /// Sets with a letter.
    public enum Named: Sendable, Hashable {
        /// `\d`
        case digit
        /// `\w`
        case word
        /// `\s`
        case blank

        /// Whether a character belongs to it; letters beyond ASCII are letters.
        public func contains(_ scalar: Unicode.Scalar) -> Bool {
            switch self {
            case .digit: ("0"..."9").contains(scalar)
            case .word: scalar == "_" || ("0"..."9").contains(scalar) || scalar.properties.isAlphabetic
            case .blank: scalar.properties.isWhitespace
            }
        }
    }

    /// A part of a class.
    public enum Member: Sendable, Hashable {
        /// Characters from one to another.
        case range(ClosedRange<Unicode.Scalar>)
        /// `\d`, `\w`, `\s`
        case named(Named)
        /// `\D`, `\W`, `\S`
        case opposite(Named)

        fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool {
            switch self {
            case .range(let range): range.contains(scalar)
            case .named(let set): set.contains(scalar)
            case .opposite(let set): !set.contains(scalar)
            }
        }
    }

    /// The parts, as they are written.
    public let members: [Member]
    /// Whether all other characters are meant.
    public let isInverted: Bool

    /// Makes a class.
    public init(_ members: [Member], isInverted: Bool = false) {
        self.members = members
        self.isInverted = isInverted
    }

    /// Everything but a line break.
    public static let noLineBreak = Self([.range("\n"..."\n")], isInverted: true)

    /// Whether a character belongs to it.
    public func contains(_ scalar: Unicode.Scalar) -> Bool {
        members.contains { $0.contains(scalar) } != isInverted
    }
}
