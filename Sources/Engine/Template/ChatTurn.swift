/// One message as a chat template sees it.
public struct ChatTurn: Sendable, Hashable {
    /// The members of the message: `role`, `content`, and what else a template knows (`tool_calls`, `tool_call_id`,
    /// `reasoning_content`).
    public let data: JSONValue

    /// Makes a turn of text.
    ///
    /// - Parameters:
    ///   - role: who speaks: `system`, `user`, `assistant`, `tool`.
    ///   - content: the text.
    public init(role: String, content: String) {
        data = .object([.init("role", .string(role)), .init("content", .string(content))])
    }

    /// Makes a turn of a JSON message.
    public init(_ data: JSONValue) { self.data = data }

    /// Who speaks; empty where the message does not say.
    public var role: String { data["role"]?.stringValue ?? "" }

    /// The text; empty where the message has none or has it in parts.
    public var content: String { data["content"]?.stringValue ?? "" }
}
