/// A token that may be chosen. The lesser of two is the worse: the lower logit, and of equals the higher id.
struct Candidate: Comparable {
    /// The token.
    let token: TokenID
    /// Its logit.
    let logit: Float

    static func < (one: Self, other: Self) -> Bool {
        one.logit < other.logit || (one.logit == other.logit && one.token > other.token)
    }

    /// The same with the order turned round, so that a queue gives the best first.
    struct BestFirst: Comparable {
        /// The token that may be chosen.
        let candidate: Candidate

        static func < (one: Self, other: Self) -> Bool { one.candidate > other.candidate }
    }
}
