/// Reorders the top of a ranking by words, by the similarity of embeddings of the request and the skills.
public struct SkillMeaning: Sendable {
    /// How many of the best skills are reordered. Each one without a cached vector costs an embedding.
    private static let considered = 24
    /// Weight of a cosine similarity of 1, in units of the best score by words; tuned on the requests of
    /// docs/skills.md.
    private static let weight = 2.0

    private let model: any EmbeddingModel
    private let vectors: SkillVectors

    /// Compares with this model's embeddings.
    ///
    /// - Parameter vectors: the cache of the skills' vectors.
    public init(_ model: any EmbeddingModel, vectors: SkillVectors) {
        self.model = model
        self.vectors = vectors
    }

    /// The reordered ranking. Skills after the first 24 keep their ranks.
    ///
    /// - Parameter skills: the name and the description of each skill.
    /// - Throws: `ModelError` where the model cannot be used.
    public func reranked(
        _ ranked: [SkillRanker.Ranked], for request: String, _ skills: [(name: String, description: String)]
    ) async throws(ModelError) -> [SkillRanker.Ranked] {
        let best = ranked.prefix(Self.considered)
        guard let top = best.first?.score, best.count > 1 else { return ranked }
        let texts = Dictionary(
            skills.map { ($0.name, Self.text($0.name, $0.description)) }, uniquingKeysWith: { first, _ in first })
        let known = vectors.read(of: model.identity.name)
        let missing = best.compactMap { texts[$0.name] }.filter { known[$0] == nil }
        let made = try await model.embed([request] + missing).map(\.vector)
        guard let meant = made.first else { return ranked }
        let new = Dictionary(zip(missing, made.dropFirst()), uniquingKeysWith: { first, _ in first })
        if !new.isEmpty { vectors.add(new, of: model.identity.name) }
        let order = best.map { skill in
            let vector = texts[skill.name].flatMap { known[$0] ?? new[$0] } ?? []
            return skill.with(score: skill.score + Self.weight * top * Self.cosine(meant, vector))
        }
        return order.sorted { (-$0.score, $0.name) < (-$1.score, $1.name) } + ranked.dropFirst(Self.considered)
    }

    private static func text(_ name: String, _ description: String) -> String {
        "\(name.replacing("-", with: " ")): \(description)"
    }

    private static func cosine(_ left: [Float], _ right: [Float]) -> Double {
        guard left.count == right.count else { return 0 }
        return Double(zip(left, right).reduce(0) { $0 + $1.0 * $1.1 })
    }
}

extension SkillRanker.Ranked {
    fileprivate func with(score: Double) -> Self { Self(name: name, score: score, passes: passes, words: words) }
}
