/// A model that tells what a message is about, and what may be said to it.
public protocol TopicModel: Sendable {
    /// The likeliest topics of a message, the likeliest first.
    ///
    /// - Parameters:
    ///   - message: the message's vectors, of the models that this one was learned with.
    ///   - limit: how many at most.
    /// - Throws: `ModelError` where the model cannot be loaded or a vector is not of those models.
    func topics(of message: MessageVectors, limit: Int) async throws(ModelError) -> [Topic]

    /// How likely each tone is by the topics that a message may be about, together 1.
    ///
    /// - Throws: `ModelError` as `topics`.
    func tones(of message: MessageVectors) async throws(ModelError) -> [Tone: Double]

    /// What may be said to messages about a topic; nothing where there is none of that name.
    ///
    /// - Throws: `ModelError` where the model cannot be loaded.
    func replies(on topic: String) async throws(ModelError) -> [String]
}
