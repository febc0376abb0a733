import AgentCore

/// Embeds texts and keeps their vectors for as long as the program runs.
actor VectorCache {
    private let model: any EmbeddingModel
    private var vectors: [String: [Float]] = [:]
    /// The most vectors that are kept; then all are made anew.
    private static let limit = 4_000

    init(_ model: any EmbeddingModel) { self.model = model }

    /// The vectors of texts.
    ///
    /// - Throws: `ModelError` where the model fails or the task was cancelled.
    func vectors(of texts: [String]) async throws(ModelError) -> TextVectors {
        if vectors.count > Self.limit { vectors = [:] }
        let fresh = Set(texts).filter { vectors[$0] == nil }.sorted()
        if !fresh.isEmpty {
            let made = try await model.embed(fresh)
            for (text, embedding) in zip(fresh, made) { vectors[text] = embedding.vector }
        }
        return TextVectors(Dictionary(texts.map { ($0, vectors[$0] ?? []) }) { first, _ in first })
    }
}
