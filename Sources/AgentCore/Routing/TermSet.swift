/// A set of terms, optimised for lookups that mostly fail.
struct TermSet: Sendable {
    private let indices: [SkillTerms.Number: Int]
    /// A bit for each value of a term's lowest 16 bits. If it is 0, the term is not in the set, so most lookups need no
    /// dictionary.
    private var hints: [UInt64]

    private static let bits = 16

    /// Makes a set of these terms. A term that occurs twice gets the index of the first.
    init(_ terms: [SkillTerms.Number]) {
        indices = Dictionary(terms.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        hints = Array(repeating: 0, count: 1 << (Self.bits - 6))
        for term in terms {
            let bit = Int(truncatingIfNeeded: term) & (1 << Self.bits - 1)
            hints[bit >> 6] |= 1 << UInt64(bit & 63)
        }
    }

    /// Whether a term is in the set.
    func contains(_ term: SkillTerms.Number) -> Bool { index(of: term) != nil }

    /// A term's index in the array that the set was made from.
    @inline(__always)
    func index(of term: SkillTerms.Number) -> Int? {
        let bit = Int(truncatingIfNeeded: term) & (1 << Self.bits - 1)
        return hints[bit >> 6] >> UInt64(bit & 63) & 1 == 0 ? nil : indices[term]
    }
}
