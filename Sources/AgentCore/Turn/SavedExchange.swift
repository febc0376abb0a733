/// Stage 7: the user's message and the reply, as they stand in the session store.
public struct SavedExchange: Sendable, Hashable {
    /// The user's message.
    public let user: Message
    /// The reply; `nil` where generation failed before anything was made.
    public let reply: Message?
    /// The session's messages before this turn, oldest first.
    public let history: [Message]

    /// Makes an exchange.
    public init(user: Message, reply: Message?, history: [Message]) {
        self.user = user
        self.reply = reply
        self.history = history
    }
}
