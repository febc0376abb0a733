/// A text as the pre-tokenizers see it: one entry per Unicode scalar.
struct ClassifiedText {
    /// The properties of a scalar that the rules use.
    struct Class: OptionSet {
        let rawValue: UInt8

        /// `\p{L}`
        static let letter = Self(rawValue: 1)
        /// `\p{N}`
        static let number = Self(rawValue: 2)
        /// `\s`
        static let space = Self(rawValue: 4)
        /// `[\r\n]`
        static let newline = Self(rawValue: 8)
        /// `\p{M}`
        static let mark = Self(rawValue: 16)
        /// `\p{P}`
        static let punctuation = Self(rawValue: 32)
        /// `[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]`
        static let capital = Self(rawValue: 64)
        /// `[\p{Ll}\p{Lm}\p{Lo}\p{M}]`
        static let small = Self(rawValue: 128)
    }

    /// The scalars' values.
    private(set) var values: [UInt32] = []
    /// The scalars' classes.
    private(set) var classes: [Class] = []
    /// The offset of each scalar in the UTF-8 text; one more entry holds the end.
    private(set) var offsets: [Int] = []

    /// Number of scalars.
    var count: Int { values.count }

    /// Classifies every scalar of UTF-8 bytes.
    init(_ bytes: some Collection<UInt8>) {
        values.reserveCapacity(bytes.count)
        classes.reserveCapacity(bytes.count)
        offsets.reserveCapacity(bytes.count + 1)
        var offset = 0
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            values.append(scalar.value)
            offsets.append(offset)
            offset += UTF8.width(scalar)
            classes.append(scalar.value < 0x80 ? Self.ascii[Int(scalar.value)] : Self.classify(scalar))
        }
        offsets.append(offset)
    }

    private static let ascii: [Class] = (UInt8(0)..<0x80).map { classify(Unicode.Scalar($0)) }

    private static func classify(_ scalar: Unicode.Scalar) -> Class {
        if scalar == "\n" || scalar == "\r" { return [.space, .newline] }
        if scalar.properties.isWhitespace { return .space }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: return [.letter, .capital]
        case .lowercaseLetter: return [.letter, .small]
        case .modifierLetter, .otherLetter: return [.letter, .capital, .small]
        case .decimalNumber, .letterNumber, .otherNumber: return .number
        case .nonspacingMark, .spacingMark, .enclosingMark: return [.mark, .capital, .small]
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return .punctuation
        default: return []
        }
    }
}
