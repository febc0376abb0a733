import RegexSyntax

/// A set of characters: some of ASCII, and some or all of the others.
struct CharacterClass: Sendable, Hashable {
    /// Those of ASCII.
    var ascii = ByteSet()
    /// Single ones beyond ASCII.
    var others: Set<Unicode.Scalar> = []
    /// Whether all beyond ASCII belong to it.
    var hasAllOthers = false

    /// Digits.
    static let digits = Self(ascii: ByteSet(0x30...0x39))
    /// Letters, digits and the underscore.
    static let word = Self(ascii: ByteSet(0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F...0x5F))
    /// Blanks.
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

    /// All that do not belong to it, or `nil` where that cannot be told in this form.
    var inverted: Self? {
        guard others.isEmpty else { return nil }
        var rest = ByteSet(0x20...0x7E, 0x09...0x0A, 0x0D...0x0D)
        for byte in ascii.elements { rest.remove(byte) }
        return Self(ascii: rest, hasAllOthers: !hasAllOthers)
    }
}

extension CharacterClass {
    /// Most characters of a range.
    private static let longestRange: UInt32 = 4_096

    /// The characters of a class that a text here may hold.
    ///
    /// - Parameter offset: where the class begins in its pattern.
    /// - Throws: `RegexError` where it holds control characters, or is too large.
    init(_ set: RegexClass, at offset: Int) throws(RegexError) {
        self.init()
        var hasNamedSet = false
        for member in set.members {
            switch member {
            case .range(let range): try insert(range, at: offset)
            case .named(let name):
                hasNamedSet = true
                formUnion(Self.named(name))
            case .opposite(let name):
                hasNamedSet = true
                // Engines differ on which letters and digits beyond ASCII these opposites mean: here none.
                formUnion(Self(ascii: Self.named(name).inverted?.ascii ?? ByteSet()))
            }
        }
        guard set.isInverted else { return }
        guard var inverted else { throw RegexError(problem: "an inverted class beyond ASCII", offset: offset) }
        if hasNamedSet { inverted.hasAllOthers = false }
        self = inverted
    }

    private static func named(_ name: RegexClass.Named) -> Self {
        switch name {
        case .digit: .digits
        case .word: .word
        case .blank: .blanks
        }
    }

    private mutating func insert(_ range: ClosedRange<Unicode.Scalar>, at offset: Int) throws(RegexError) {
        let (low, high) = (range.lowerBound.value, range.upperBound.value)
        guard high - low <= Self.longestRange else {
            throw RegexError(problem: "a range longer than \(Self.longestRange) characters", offset: offset)
        }
        for scalar in (low...high).lazy.compactMap(Unicode.Scalar.init) {
            guard scalar.isASCII else {
                others.insert(scalar)
                continue
            }
            guard (0x20...0x7E).contains(scalar.value) || [0x09, 0x0A, 0x0D].contains(scalar.value) else {
                throw RegexError(problem: "a control character", offset: offset)
            }
            ascii.insert(UInt8(scalar.value))
        }
    }
}
