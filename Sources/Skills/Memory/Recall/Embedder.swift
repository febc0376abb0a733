import AgentCore

/// Embeds questions and stored texts with an embedding model.
struct Embedder: Sendable {
    let model: any EmbeddingModel

    /// The model's name, stored with each vector: vectors of different models cannot be compared.
    var name: String { model.identity.name }

    /// Embeds a question.
    func vector(of text: String) async throws(ModelError) -> TextVector? {
        try await model.embed([text]).first.map { TextVector(model: name, $0.vector) }
    }

    /// Embeds stored texts that have no vector of this model yet.
    ///
    /// - Parameters:
    ///   - kinds: whether to embed facts, messages or both.
    ///   - limit: the maximum number of texts.
    /// - Returns: how many were embedded.
    @discardableResult
    func index(
        _ store: any MemoryStore, _ kinds: Set<UnembeddedText.Kind> = [.fact, .message], limit: Int
    ) async throws -> Int {
        var made = 0
        while made < limit {
            let texts = try store.unembedded(kinds, by: name, limit: min(Self.batch, limit - made))
            guard !texts.isEmpty else { break }
            let vectors = try await model.embed(texts.map(\.text))
            guard vectors.count == texts.count else { break }
            try store.save(zip(texts, vectors).map { ($0, TextVector(model: name, $1.vector)) })
            made += texts.count
        }
        return made
    }

    private static let batch = 32
}
