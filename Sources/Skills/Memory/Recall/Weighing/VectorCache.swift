import AgentCore

/// Embeds texts and keeps their vectors for as long as the program runs; those of facts and messages are kept beside them in the
/// store too, so that a new process does not make them again.
actor VectorCache {
    /// The name under which vectors are kept: that of the encoder on whose vectors the weights were learned, and the first
    /// digits of its file's SHA-256.
    static let name = "sentences-9e7bcb46"

    private let model: any EmbeddingModel
    private let store: (any MemoryStore)?
    private var vectors: [String: [Float]] = [:]
    /// The most vectors that are kept; then all are made anew.
    private static let limit = 4_000
    /// How many texts go to the model at once.
    private static let batch = 32

    init(_ model: any EmbeddingModel, store: (any MemoryStore)? = nil) {
        self.model = model
        self.store = store
    }

    /// Loads the model.
    func load() async throws(ModelError) { try await model.load() }

    /// The vectors of facts and of other texts.
    ///
    /// - Throws: `ModelError` where the model fails or the task was cancelled; `AgentError` where the store does.
    func vectors(of facts: [Fact], and texts: [String]) async throws -> TextVectors {
        if let store {
            let unknown = facts.filter { vectors[$0.text] == nil }
            let kept = try store.vectors(of: unknown.map(\.id), by: Self.name)
            for fact in unknown { vectors[fact.text] = kept[fact.id]?.numbers }
        }
        return try await vectors(of: facts.map(\.text) + texts)
    }

    /// The vectors of texts.
    ///
    /// - Throws: `ModelError` where the model fails or the task was cancelled.
    func vectors(of texts: [String]) async throws(ModelError) -> TextVectors {
        let fresh = Set(texts).filter { vectors[$0] == nil }.sorted()
        if !fresh.isEmpty {
            let made = try await model.embed(fresh)
            for (text, embedding) in zip(fresh, made) { vectors[text] = embedding.vector }
        }
        let result = TextVectors(Dictionary(texts.map { ($0, vectors[$0] ?? []) }) { first, _ in first })
        if vectors.count > Self.limit { vectors = [:] }
        return result
    }

    /// Keeps vectors of facts and messages that have none in the store yet, of the newest first.
    ///
    /// - Parameter limit: the most texts.
    /// - Throws: `ModelError` where the model fails or the task was cancelled; `AgentError` where the store does.
    func keep(limit: Int) async throws {
        guard let store else { return }
        var left = limit
        while left > 0 {
            let texts = try store.unembedded([.fact, .message], by: Self.name, limit: min(Self.batch, left))
            guard !texts.isEmpty else { return }
            let vectors = try await vectors(of: texts.map(\.text))
            try store.save(texts.map { ($0, TextVector(model: Self.name, vectors[$0.text])) })
            left -= texts.count
        }
    }
}
