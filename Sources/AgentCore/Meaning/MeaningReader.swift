/// Tells from a message's meaning what is wanted by it, whether it is good or bad news, and whether help is needed: softmax regressions over the vector
/// of the sentence encoder that comes with the program, learned by `Training/meaning.py` from messages by several hands.
public struct MeaningReader: Sendable {
    private let last: LastMeaning

    /// Reads with the vectors of this encoder: the one on whose vectors the weights were learned.
    public init(encoder: any EmbeddingModel) { last = LastMeaning(encoder) }

    /// What a message means.
    ///
    /// - Throws: `ModelError` where the encoder fails or the task was cancelled.
    public func meaning(of message: String) async throws(ModelError) -> Meaning { try await last.meaning(of: message) }

    /// Keeps the meaning that was read last: those who stand before a model ask for the same one behind one another.
    private actor LastMeaning {
        private let encoder: any EmbeddingModel
        private var last: (message: String, meaning: Meaning)?

        init(_ encoder: any EmbeddingModel) { self.encoder = encoder }

        func meaning(of message: String) async throws(ModelError) -> Meaning {
            if let last, last.message == message { return last.meaning }
            let vector = try await encoder.embed([message]).first?.vector ?? []
            let meaning = Meaning(
                vector: vector, requests: ScopeWeights.standard.chances(vector),
                tones: ToneWeights.standard.chances(vector), urgency: UrgencyWeights.standard.chances(vector))
            last = (message, meaning)
            return meaning
        }
    }
}
