/// A model that turns texts into vectors; texts of similar meaning get similar vectors.
///
/// Implementations load lazily: making one is cheap, the first request loads.
public protocol EmbeddingModel: Sendable {
    /// The model's name and origin, known without loading it. Vectors of different models cannot be compared.
    var identity: ModelIdentity { get }

    /// Embeds texts. The result has one vector for each, in the same order, all of the same length.
    ///
    /// - Throws: `ModelError` if the model cannot be loaded or fails, or with `.interrupted` if the task was cancelled.
    ///   A text longer than the context is not an error: it is cut, and its embedding says so.
    func embed(_ texts: [String]) async throws(ModelError) -> [Embedding]

    /// Loads the model ahead of the first request.
    ///
    /// - Throws: `ModelError` if it cannot be loaded.
    func load() async throws(ModelError)
}

extension EmbeddingModel {
    /// Does nothing: for models that need no loading here.
    public func load() async throws(ModelError) {}
}
