public import AgentCore

/// An embedding model to which all texts mean the same.
public struct StubEmbeddings: EmbeddingModel {
    /// What it is.
    public let identity = ModelIdentity(name: "stub", location: "stub")
    private let vector: [Float]

    /// A model that gives this vector to every text.
    public init(_ vector: [Float] = [Float](repeating: 0, count: 512)) { self.vector = vector }

    /// The vector, for each text.
    public func embed(_ texts: [String]) async throws(ModelError) -> [Embedding] {
        texts.map { _ in Embedding(vector: vector) }
    }
}
