/// A model that tells what a message is about, and what may be said to it.
public protocol TopicModel: Sendable {
    /// The likeliest topics of a message, the likeliest first.
    ///
    /// - Parameters:
    ///   - vector: the message's vector, of the encoder that the model was learned with.
    ///   - limit: how many at most.
    /// - Throws: `ModelError` where the model cannot be loaded or the vector is not of that encoder.
    func topics(of vector: [Float], limit: Int) async throws(ModelError) -> [Topic]
}
