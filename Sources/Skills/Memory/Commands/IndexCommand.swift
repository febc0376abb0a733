import AgentCore

/// `memory index`: computes the missing vectors of facts and messages.
struct IndexCommand {
    let store: any MemoryStore
    let embedder: Embedder?

    /// Computes the vectors.
    ///
    /// - Throws: `AgentError` of kind `noModel` where there is no embedding model.
    func run() async throws -> SkillOutput {
        guard let embedder else {
            throw AgentError(
                .noModel, "there is no embedding model",
                remedy: "Run script/embedding-model, which fetches one. Searching works without it.")
        }
        let made = try await embedder.index(store, limit: .max)
        let all = try store.vectorCount(of: embedder.name)
        return SkillOutput(
            text: "\(made) vectors made with \(embedder.name); there are \(all).",
            json: ["model": .string(embedder.name), "made": .integer(made), "vectors": .integer(all)])
    }
}
