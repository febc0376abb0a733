import AgentCore

/// Reads the bodies of `/v1/chat/completions` and `/v1/completions`.
enum ChatRequestReader {
    private static let own: Set<String> = [
        "messages", "max_tokens", "max_completion_tokens", "response_format", "tools", "tool_choice", "stream_options",
        "reasoning_effort", "modalities", "verbosity",
    ]

    /// A request for chat.
    ///
    /// - Throws: `AgentError.Code.usage` naming what is wrong.
    static func chat(_ http: HTTPRequest) throws -> OpenAIRequest {
        let fields = try RequestFields(http.body, of: OpenAIRequest.common.union(own))
        var request = try OpenAIRequest(fields, http, maxTokens: ["max_tokens", "max_completion_tokens"])
        guard let messages = try fields.list("messages"), !messages.isEmpty else {
            throw RequestFields.wrong("\"messages\" is missing or empty")
        }
        request.messages = try messages.map(message)
        request.includesUsage = try usage(fields)
        request.shape = try shape(fields.value("response_format"))
        request.tools = try tools(fields.list("tools") ?? [], choice: fields.value("tool_choice"))
        return request
    }

    /// A request to go on with a text as it is, for editors and programs that write the chat format themselves.
    ///
    /// - Throws: `AgentError.Code.usage` naming what is wrong.
    static func completion(_ http: HTTPRequest) throws -> OpenAIRequest {
        let names: Set<String> = ["prompt", "max_tokens", "stream_options", "echo", "best_of", "suffix"]
        let fields = try RequestFields(http.body, of: OpenAIRequest.common.union(names))
        var request = try OpenAIRequest(fields, http, maxTokens: ["max_tokens"])
        if try fields.flag("echo") { throw OpenAIRequest.unsupported("echo", "the prompt is known") }
        if let suffix = try fields.text("suffix"), !suffix.isEmpty {
            throw OpenAIRequest.unsupported("suffix", "leave it out")
        }
        if let best = fields.value("best_of"), best != 1 {
            throw OpenAIRequest.unsupported("best_of", "one reply is made for a request")
        }
        let prompt: String?
        switch fields.value("prompt") {
        case .string(let text): prompt = text
        case .array(let list) where list.count == 1: prompt = list[0].stringValue
        default: prompt = nil
        }
        guard let prompt, !prompt.isEmpty else { throw RequestFields.wrong("\"prompt\" is missing, or not one text") }
        guard !request.wantsMemory else {
            throw OpenAIRequest.unsupported("prompt", "with memory, send messages to /v1/chat/completions")
        }
        request.text = prompt
        request.includesUsage = try usage(fields)
        return request
    }

    private static func usage(_ fields: RequestFields) throws -> Bool {
        guard let options = fields.value("stream_options") else { return false }
        return try RequestFields(options, of: ["include_usage", "include_obfuscation"]).flag("include_usage")
    }

    private static func message(_ document: JSONValue) throws -> ChatMessage {
        let fields = try RequestFields(document)
        let content = try OpenAIRequest.text(fields.value("content"))
        switch try fields.requiredText("role") {
        case "system", "developer": return ChatMessage(.system, content)
        case "user": return ChatMessage(.user, content)
        case "assistant":
            let calls = try (fields.list("tool_calls") ?? []).map { call in
                guard let id = call["id"]?.stringValue, let name = call["function"]?["name"]?.stringValue else {
                    throw RequestFields.wrong("a tool call has no \"id\" or no name")
                }
                return ToolCall(id: id, name: name, arguments: call["function"]?["arguments"]?.stringValue ?? "{}")
            }
            return calls.isEmpty ? ChatMessage(.assistant, content) : .calls(calls, saying: content)
        case "tool":
            let id = try fields.requiredText("tool_call_id")
            return .result(of: ToolCall(id: id, name: "", arguments: ""), content)
        case let role: throw RequestFields.wrong("there is no role \"\(role.prefix(40))\"")
        }
    }

    private static func shape(_ format: JSONValue?) throws -> ResponseShape? {
        guard let format else { return nil }
        switch format["type"]?.stringValue {
        case "text": return nil
        case "json_object": return .jsonSchema(#"{"type":"object"}"#)
        case "json_schema": return .jsonSchema(try OpenAIRequest.schema(format["json_schema"]?["schema"]))
        default: throw RequestFields.wrong("\"response_format\" is none of text, json_object, json_schema")
        }
    }

    private static func tools(_ list: [JSONValue], choice: JSONValue?) throws -> [ToolDeclaration] {
        switch choice {
        case nil, .string("auto"): break
        case .string("none"): return []
        default: throw OpenAIRequest.unsupported("tool_choice", "only auto and none are; the model decides")
        }
        return try list.map { tool in
            guard tool["type"]?.stringValue == "function", let function = tool["function"] else {
                throw RequestFields.wrong("a tool is not of the type function")
            }
            return try OpenAIRequest.tool(function)
        }
    }
}
