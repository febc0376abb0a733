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
        /// The result of a tool call.
        case tool
    }

    /// Who speaks.
    public let role: Role
    /// The text, unescaped.
    public let content: String
    /// The tool calls in this message; only the assistant's messages have any.
    public let toolCalls: [ToolCall]
    /// The id of the call whose result this is; only a tool's message has one.
    public let toolCallID: String?

    /// Makes a message.
    public init(_ role: Role, _ content: String) {
        self.init(role, content, toolCalls: [], toolCallID: nil)
    }

    /// An assistant message with tool calls.
    public static func calls(_ calls: [ToolCall], saying content: String = "") -> Self {
        Self(.assistant, content, toolCalls: calls, toolCallID: nil)
    }

    /// The result of a tool call, with which the model continues.
    public static func result(of call: ToolCall, _ content: String) -> Self {
        Self(.tool, content, toolCalls: [], toolCallID: call.id)
    }

    private init(_ role: Role, _ content: String, toolCalls: [ToolCall], toolCallID: String?) {
        self.role = role
        self.content = content
        self.toolCalls = toolCalls
        self.toolCallID = toolCallID
    }
}
