/// A model that reads a message together with each of several texts and tells how well they answer it.
public protocol RankingModel: Sendable {
    /// What the model is, as far as it is known without loading it.
    var identity: ModelIdentity { get }

    /// The logarithm of the odds that a text answers, for each, in their order.
    ///
    /// - Throws: `ModelError` where the model cannot be loaded or fails, or (`.interrupted`) the task was cancelled. A pair
    ///   longer than the model's context is none: it is cut.
    func scores(_ texts: [String], for message: String) async throws(ModelError) -> [Double]

    /// What the model makes of a message alone: a vector by which topics are told (`TopicModel`).
    ///
    /// - Throws: `ModelError` as `scores`, and where it reads no message alone.
    func reading(of message: String) async throws(ModelError) -> [Float]

    /// Loads the model, so that the first request need not.
    ///
    /// - Throws: `ModelError` where it cannot be loaded.
    func load() async throws(ModelError)
}

extension RankingModel {
    /// Nothing: for models that need no loading here.
    public func load() async throws(ModelError) {}
}
