/// A model that turns texts into vectors, so that texts of like meaning lie close together.
///
/// Implementations load lazily: making one is cheap, the first request loads.
public protocol EmbeddingModel: Sendable {
    /// What the model is, as far as it is known without loading it. Vectors of different models cannot be compared.
    var identity: ModelIdentity { get }

    /// The vectors of texts, in their order, all of the same length.
    ///
    /// - Throws: `ModelError` where the model cannot be loaded or fails, or (`.interrupted`) the task was cancelled. A
    ///   text longer than the model's context is none: it is cut, and its embedding says so.
    func embed(_ texts: [String]) async throws(ModelError) -> [Embedding]

    /// Loads the model, so that the first request need not.
    ///
    /// - Throws: `ModelError` where it cannot be loaded.
    func load() async throws(ModelError)
}

extension EmbeddingModel {
    /// Nothing: for models that need no loading here.
    public func load() async throws(ModelError) {}
}
