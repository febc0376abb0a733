public import AgentCore

/// A ranking model to which all texts answer equally well.
public struct StubRanking: RankingModel {
    /// What it is.
    public let identity = ModelIdentity(name: "stub", location: "stub", isBundled: false)
    private let score: Double

    /// A model that gives this score to every text.
    public init(_ score: Double = -6) { self.score = score }

    /// The score, for each text.
    public func scores(_ texts: [String], for message: String) async throws(ModelError) -> [Double] {
        texts.map { _ in score }
    }

    /// No vector: no topic is told by it.
    public func reading(of message: String) async throws(ModelError) -> [Float] { [] }
}
