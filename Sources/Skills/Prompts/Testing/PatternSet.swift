/// A set of characters in a pattern.
struct PatternSet: Sendable, Hashable {
    /// Predefined sets.
    enum Named: Sendable, Hashable {
        case digit, word, blank

        func contains(_ scalar: Unicode.Scalar) -> Bool {
            switch self {
            case .digit: ("0"..."9").contains(scalar)
            case .word: PatternSet.isWord(scalar)
            case .blank: scalar.properties.isWhitespace
            }
        }
    }

    var ranges: [ClosedRange<Unicode.Scalar>] = []
    var named: [Named] = []
    var opposites: [Named] = []
    var isInverted = false

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        let isInside =
            ranges.contains { $0.contains(scalar) } || named.contains { $0.contains(scalar) }
            || opposites.contains { !$0.contains(scalar) }
        return isInside != isInverted
    }

    static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || ("0"..."9").contains(scalar) || scalar.properties.isAlphabetic
    }

    /// Everything except a line feed.
    static let dot = PatternSet(ranges: ["\n"..."\n"], isInverted: true)
}
