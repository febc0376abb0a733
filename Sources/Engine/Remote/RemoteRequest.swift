/// What a served model is asked.
public struct RemoteRequest: Sendable, Hashable {
    /// The conversation.
    public var messages: [ChatTurn]
    /// Softmax temperature; `nil` leaves it to the server.
    public var temperature: Float?
    /// Only the smallest set of tokens with this probability; `nil` leaves it to the server.
    public var topP: Float?
    /// The random seed; `nil` leaves it to the server.
    public var seed: UInt64?
    /// At most this many tokens.
    public var maxTokens: Int?
    /// Texts that end the reply.
    public var stop: [String]

    /// A request.
    public init(
        messages: [ChatTurn], temperature: Float? = nil, topP: Float? = nil, seed: UInt64? = nil,
        maxTokens: Int? = nil, stop: [String] = []
    ) {
        self.messages = messages
        self.temperature = temperature
        self.topP = topP
        self.seed = seed
        self.maxTokens = maxTokens
        self.stop = stop
    }
}
