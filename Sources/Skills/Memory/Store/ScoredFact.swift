/// A fact found by a search.
public struct ScoredFact: Sendable, Hashable {
    /// The fact.
    public let fact: Fact
    /// How well it matches; higher is better.
    public let score: Double

    /// Pairs a fact with its score.
    public init(fact: Fact, score: Double) {
        self.fact = fact
        self.score = score
    }
}
