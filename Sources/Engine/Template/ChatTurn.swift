/// One message as a chat template sees it.
public struct ChatTurn: Sendable, Hashable {
    /// The members of the message: `role`, `content`, and others that templates use (`tool_calls`, `tool_call_id`,
    /// `reasoning_content`).
    public let data: JSONValue

    /// Makes a turn of text.
    ///
    /// - Parameters:
    ///   - role: the speaker: `system`, `user`, `assistant`, `tool`.
    ///   - content: the text.
    public init(role: String, content: String) {
        data = .object([.init("role", .string(role)), .init("content", .string(content))])
    }

    /// Makes a turn from a JSON message.
    public init(_ data: JSONValue) { self.data = data }

    /// The speaker; empty if the message has none.
    public var role: String { data["role"]?.stringValue ?? "" }

    /// The text; empty if the message has none or has a list of parts.
    public var content: String { data["content"]?.stringValue ?? "" }
}
