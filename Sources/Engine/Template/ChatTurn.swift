/// One message as a chat format writes it.
public struct ChatTurn: Sendable, Hashable {
    /// Who speaks: `system`, `user`, `assistant`.
    public let role: String
    /// The text.
    public let content: String

    /// Makes a turn.
    public init(role: String, content: String) {
        self.role = role
        self.content = content
    }
}
