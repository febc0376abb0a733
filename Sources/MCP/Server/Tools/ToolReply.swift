import AgentCore

/// What a tool gives: a text for a model, and an object for programs.
struct ToolReply: Sendable, Hashable {
    /// The text.
    let text: String
    /// The object; `nil` for a failure.
    let document: JSONValue?
    /// Whether the tool failed.
    let isError: Bool

    /// A text with the same as an object.
    init(_ text: String, _ document: JSONValue) {
        self.text = text
        self.document = document
        isError = false
    }

    /// An object, whose JSON is the text too.
    init(_ document: JSONValue) { self.init(document.text(), document) }

    /// A failure.
    init(failure: String) {
        text = failure
        document = nil
        isError = true
    }

    /// The result of `tools/call`.
    var json: JSONValue {
        var members: [JSONValue.Member] = [.init("content", [["type": "text", "text": .string(text)]])]
        if let document { members.append(.init("structuredContent", document)) }
        members.append(.init("isError", .bool(isError)))
        return .object(members)
    }
}
