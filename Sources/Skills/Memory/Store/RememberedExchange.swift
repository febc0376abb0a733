public import AgentCore

/// A stored message of the user and the reply to it.
public struct RememberedExchange: Sendable, Hashable {
    /// The user's message; `nil` where it was deleted.
    public let message: String?
    /// The reply; `nil` where there is none.
    public let reply: String?
    /// The turn's trace; `nil` where none was stored.
    public let trace: JSONValue?

    /// Makes an exchange.
    public init(message: String?, reply: String?, trace: JSONValue?) {
        self.message = message
        self.reply = reply
        self.trace = trace
    }
}
