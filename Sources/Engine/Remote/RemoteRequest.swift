/// A request to a served model.
public struct RemoteRequest: Sendable, Hashable {
    /// The conversation; all members of a message are sent.
    public var messages: [ChatTurn]
    /// The tools that the model may call, as JSON Schema function declarations.
    public var tools: [JSONValue]
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
    /// A JSON Schema for the reply, for servers that support it.
    public var jsonSchema: String?

    /// A request.
    public init(
        messages: [ChatTurn], tools: [JSONValue] = [], temperature: Float? = nil, topP: Float? = nil,
        seed: UInt64? = nil, maxTokens: Int? = nil, stop: [String] = [], jsonSchema: String? = nil
    ) {
        self.jsonSchema = jsonSchema
        self.messages = messages
        self.tools = tools
        self.temperature = temperature
        self.topP = topP
        self.seed = seed
        self.maxTokens = maxTokens
        self.stop = stop
    }
}
