/// A set of terms that is asked about every word of many texts, most of which are not in it.
struct TermSet: Sendable {
    private let places: [SkillTerms.Number: Int]
    /// A bit for each value of a term's last bits: most terms are known to be missing without looking further.
    private var hints: [UInt64]

    private static let bits = 16

    /// The set of these terms, each at its place among them; of equal ones, at the first.
    init(_ terms: [SkillTerms.Number]) {
        places = Dictionary(terms.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        hints = Array(repeating: 0, count: 1 << (Self.bits - 6))
        for term in terms {
            let bit = Int(truncatingIfNeeded: term) & (1 << Self.bits - 1)
            hints[bit >> 6] |= 1 << UInt64(bit & 63)
        }
    }

    /// Whether a term is in the set.
    func contains(_ term: SkillTerms.Number) -> Bool { place(of: term) != nil }

    /// A term's place among those the set was made of.
    @inline(__always)
    func place(of term: SkillTerms.Number) -> Int? {
        let bit = Int(truncatingIfNeeded: term) & (1 << Self.bits - 1)
        return hints[bit >> 6] >> UInt64(bit & 63) & 1 == 0 ? nil : places[term]
    }
}
