/// A cross-encoder: reads a message together with each of several texts, and scores how well the text answers it.
public protocol RankingModel: Sendable {
    /// The model's name and origin, known without loading it.
    var identity: ModelIdentity { get }

    /// The log-odds that each text answers the message, in the order of the texts.
    ///
    /// - Throws: `ModelError` if the model cannot be loaded or fails, or with `.interrupted` if the task was cancelled.
    ///   A pair longer than the context is not an error: it is cut.
    func scores(_ texts: [String], for message: String) async throws(ModelError) -> [Double]

    /// The model's vector of a message alone, from which a `TopicModel` predicts topics.
    ///
    /// - Throws: `ModelError` as `scores`, and if the model cannot read a message alone.
    func reading(of message: String) async throws(ModelError) -> [Float]

    /// Loads the model ahead of the first request.
    ///
    /// - Throws: `ModelError` if it cannot be loaded.
    func load() async throws(ModelError)
}

extension RankingModel {
    /// Does nothing: for models that need no loading here.
    public func load() async throws(ModelError) {}
}
