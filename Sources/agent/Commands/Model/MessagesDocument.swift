import AgentCore
import Engine

/// Messages and tools in the JSON format of OpenAI's chat completions API.
struct MessagesDocument {
    /// The request to the model.
    let request: ModelRequest

    /// Reads a document: a list of messages, or an object with `messages` and `tools`.
    ///
    /// - Throws: `AgentError.Code.failed` naming the message or tool that is not valid.
    init(_ document: JSONValue, named path: String) throws {
        func fault(_ what: String) -> AgentError {
            AgentError(.failed, "\(path): \(what)", remedy: #"Write messages as [{"role":"user","content":"Hello"}]."#)
        }
        guard case .array(let messages) = document["messages"] ?? document, !messages.isEmpty else {
            throw fault("there are no messages")
        }
        var tools: [JSONValue] = []
        switch document["tools"] {
        case .array(let elements)?: tools = elements
        case nil, .null?: break
        default: throw fault("tools is no list")
        }
        request = ModelRequest(
            messages: try messages.enumerated().map { index, message in
                guard let message = ChatMessage(message) else { throw fault("message \(index + 1) is none") }
                return message
            },
            tools: try tools.enumerated().map { index, tool in
                guard let tool = ToolDeclaration(tool) else { throw fault("tool \(index + 1) is none") }
                return tool
            })
    }
}

extension ChatMessage {
    fileprivate init?(_ data: JSONValue) {
        guard case .string(let name)? = data["role"], let role = Role(rawValue: name) else { return nil }
        let content: String
        switch data["content"] {
        case .string(let text)?: content = text
        case nil, .null?: content = ""
        default: return nil
        }
        switch (role, data["tool_calls"], data["tool_call_id"]) {
        case (.assistant, .array(let elements)?, nil):
            let calls = elements.compactMap(ToolCall.init)
            guard calls.count == elements.count else { return nil }
            self = .calls(calls, saying: content)
        case (.tool, nil, .string(let id)?): self = .result(of: ToolCall(id: id, name: "", arguments: ""), content)
        case (.system, nil, nil), (.user, nil, nil), (.assistant, nil, nil): self.init(role, content)
        default: return nil
        }
    }
}

extension ToolCall {
    fileprivate init?(_ data: JSONValue) {
        guard case .string(let id)? = data["id"], case .string(let name)? = data["function"]?["name"],
            case .string(let arguments)? = data["function"]?["arguments"]
        else { return nil }
        self.init(id: id, name: name, arguments: arguments)
    }
}

extension ToolDeclaration {
    fileprivate init?(_ data: JSONValue) {
        guard let function = data["function"], case .string(let name)? = function["name"] else { return nil }
        var description = ""
        if case .string(let text)? = function["description"] { description = text }
        let none: JSONValue = ["type": "object", "properties": [:]]
        self.init(name: name, description: description, parameters: (function["parameters"] ?? none).text())
    }
}
