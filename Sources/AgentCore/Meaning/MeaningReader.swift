/// Tells from a message's meaning what is wanted by it, and whether it is good or bad news: softmax regressions over the vector
/// of the sentence encoder that comes with the program, learned by `Training/scope.py` from messages by several hands.
public struct MeaningReader: Sendable {
    private let encoder: any EmbeddingModel

    /// Reads with the vectors of this encoder: the one on whose vectors the weights were learned.
    public init(encoder: any EmbeddingModel) { self.encoder = encoder }

    /// How likely each kind of request is, from 0 to 1, together 1.
    ///
    /// - Throws: `ModelError` where the encoder fails or the task was cancelled.
    public func requests(in message: String) async throws(ModelError) -> [RequestKind: Double] {
        ScopeWeights.standard.chances(try await vector(of: message))
    }

    /// How likely each tone is, from 0 to 1, together 1.
    ///
    /// - Throws: `ModelError` where the encoder fails or the task was cancelled.
    public func tones(of message: String) async throws(ModelError) -> [Tone: Double] {
        ToneWeights.standard.chances(try await vector(of: message))
    }

    private func vector(of message: String) async throws(ModelError) -> [Float] {
        try await encoder.embed([message]).first?.vector ?? []
    }
}
