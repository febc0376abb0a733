/// One message as a model sees it.
public struct ChatMessage: Sendable, Hashable {
    /// Who speaks.
    public enum Role: String, Sendable, Hashable, CaseIterable {
        /// The instructions above the conversation.
        case system
        /// The person.
        case user
        /// The model.
        case assistant
    }

    /// Who speaks.
    public let role: Role
    /// The text, unescaped.
    public let content: String

    /// Makes a message.
    public init(_ role: Role, _ content: String) {
        self.role = role
        self.content = content
    }
}
