/// Everything a model needs for one reply.
public struct ModelRequest: Sendable, Hashable {
    /// The conversation, system message first, the user's newest message last.
    public var messages: [ChatMessage]
    /// How to sample.
    public var options: GenerationOptions

    /// Makes a request.
    public init(messages: [ChatMessage], options: GenerationOptions = GenerationOptions()) {
        self.messages = messages
        self.options = options
    }
}
