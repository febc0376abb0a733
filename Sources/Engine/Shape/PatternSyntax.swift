/// The syntax tree of a pattern.
indirect enum PatternSyntax: Sendable, Hashable {
    /// One character of a set.
    case character(CharacterClass)
    /// A sequence.
    case sequence([PatternSyntax])
    /// One of several.
    case alternatives([PatternSyntax])
    /// Repetitions, with minimum and maximum; `nil` is no maximum.
    case repeated(PatternSyntax, Int, Int?)
    /// The beginning of the text.
    case begin
    /// The end of the text.
    case end
}

/// A set of characters: some of ASCII, and some or all others.
struct CharacterClass: Sendable, Hashable {
    /// The members in ASCII.
    var ascii = ByteSet()
    /// Single members beyond ASCII.
    var others: Set<Unicode.Scalar> = []
    /// Whether all characters beyond ASCII are members.
    var hasAllOthers = false

    /// Digits.
    static let digits = Self(ascii: ByteSet(0x30...0x39))
    /// Letters, digits and the underscore.
    static let word = Self(ascii: ByteSet(0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F...0x5F))
    /// Whitespace.
    static let blanks = Self(ascii: ByteSet([0x20, 0x09, 0x0A, 0x0D]))
    /// Everything but line breaks.
    static let dot = Self(ascii: ByteSet(0x20...0x7E, 0x09...0x09), hasAllOthers: true)
    /// Everything a free text may hold.
    static let any = Self(ascii: ByteSet(0x20...0x7E), hasAllOthers: true)

    /// Adds the members of another class.
    mutating func formUnion(_ other: Self) {
        ascii.formUnion(other.ascii)
        others.formUnion(other.others)
        hasAllOthers = hasAllOthers || other.hasAllOthers
    }

    /// The complement; `nil` if this type cannot represent it.
    var inverted: Self? {
        guard others.isEmpty else { return nil }
        var rest = ByteSet(0x20...0x7E, 0x09...0x0A, 0x0D...0x0D)
        for byte in ascii.elements { rest.remove(byte) }
        return Self(ascii: rest, hasAllOthers: !hasAllOthers)
    }
}
