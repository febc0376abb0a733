/// A token that may be chosen. Ordered by logit; of equal logits, the higher id is the lesser.
struct Candidate: Comparable {
    /// The token.
    let token: TokenID
    /// Its logit.
    let logit: Float

    static func < (one: Self, other: Self) -> Bool {
        one.logit < other.logit || (one.logit == other.logit && one.token > other.token)
    }

    /// The reverse order, so that a queue returns the best first.
    struct BestFirst: Comparable {
        /// The token that may be chosen.
        let candidate: Candidate

        static func < (one: Self, other: Self) -> Bool { one.candidate > other.candidate }
    }
}
