/// Tells what is wanted by a message's meaning: a softmax regression over the vector of the sentence encoder that comes with
/// the program, learned by `Training/scope.py` from messages by several hands.
public struct ScopeReader: Sendable {
    private let encoder: any EmbeddingModel

    /// Reads with the vectors of this encoder: the one on whose vectors the weights were learned.
    public init(encoder: any EmbeddingModel) { self.encoder = encoder }

    /// How likely each kind is, from 0 to 1, together 1.
    ///
    /// - Throws: `ModelError` where the encoder fails or the task was cancelled.
    public func chances(_ message: String) async throws(ModelError) -> [RequestKind: Double] {
        guard let vector = try await encoder.embed([message]).first?.vector else { return [.talk: 1] }
        return ScopeWeights.standard.chances(vector)
    }
}
