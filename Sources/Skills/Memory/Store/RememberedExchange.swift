public import AgentCore

/// A message of the user with the reply to it, as far as it is kept.
public struct RememberedExchange: Sendable, Hashable {
    /// The user's message; `nil` where it was deleted.
    public let message: String?
    /// The reply; `nil` where there is none.
    public let reply: String?
    /// What the turn did; `nil` where no trace was stored.
    public let trace: JSONValue?

    /// Makes an exchange.
    public init(message: String?, reply: String?, trace: JSONValue?) {
        self.message = message
        self.reply = reply
        self.trace = trace
    }
}
