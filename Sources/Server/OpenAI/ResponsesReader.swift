import AgentCore

/// Reads the body of `/v1/responses`.
enum ResponsesReader {
    private static let own: Set<String> = [
        "input", "instructions", "max_output_tokens", "text", "tools", "tool_choice", "previous_response_id",
        "truncation",
        "include", "reasoning", "background", "conversation", "max_tool_calls", "stream_options",
    ]

    /// A request.
    ///
    /// - Throws: `AgentError.Code.usage` naming what is wrong.
    static func request(_ http: HTTPRequest) throws -> OpenAIRequest {
        let fields = try RequestFields(http.body, of: OpenAIRequest.common.union(own))
        for name in ["previous_response_id", "conversation"] where fields.value(name) != nil {
            throw OpenAIRequest.unsupported(name, "send the whole conversation as \"input\"")
        }
        if try fields.flag("background") { throw OpenAIRequest.unsupported("background", "leave it out") }
        var request = try OpenAIRequest(fields, http, maxTokens: ["max_output_tokens"])
        if let instructions = try fields.text("instructions") {
            request.messages.append(ChatMessage(.system, instructions))
        }
        switch fields.value("input") {
        case .string(let text): request.messages.append(ChatMessage(.user, text))
        case .array(let items): request.messages += try items.map(message)
        default: throw RequestFields.wrong("\"input\" is missing, or neither a text nor a list")
        }
        if let format = fields.value("text")?["format"] {
            switch format["type"]?.stringValue {
            case "text": break
            case "json_object": request.shape = .jsonSchema(#"{"type":"object"}"#)
            case "json_schema": request.shape = .jsonSchema(try OpenAIRequest.schema(format["schema"]))
            default: throw RequestFields.wrong("\"text.format\" is none of text, json_object, json_schema")
            }
        }
        switch fields.value("tool_choice") {
        case nil, .string("auto"):
            request.tools = try (fields.list("tools") ?? []).map { tool in
                guard tool["type"]?.stringValue == "function" else {
                    throw OpenAIRequest.unsupported("tools", "only those of the type function are")
                }
                return try OpenAIRequest.tool(tool)
            }
        case .string("none"): break
        default: throw OpenAIRequest.unsupported("tool_choice", "only auto and none are; the model decides")
        }
        return request
    }

    private static func message(_ item: JSONValue) throws -> ChatMessage {
        let fields = try RequestFields(item)
        switch try fields.text("type") ?? "message" {
        case "message":
            let content = try OpenAIRequest.text(fields.value("content"))
            switch try fields.requiredText("role") {
            case "system", "developer": return ChatMessage(.system, content)
            case "user": return ChatMessage(.user, content)
            case "assistant": return ChatMessage(.assistant, content)
            case let role: throw RequestFields.wrong("there is no role \"\(role.prefix(40))\"")
            }
        case "function_call":
            let call = ToolCall(
                id: try fields.requiredText("call_id"), name: try fields.requiredText("name"),
                arguments: try fields.text("arguments") ?? "{}")
            return .calls([call])
        case "function_call_output":
            let call = ToolCall(id: try fields.requiredText("call_id"), name: "", arguments: "")
            return .result(of: call, try OpenAIRequest.text(fields.value("output")))
        case let type: throw RequestFields.wrong("an item of the input is of the type \"\(type.prefix(40))\"")
        }
    }
}
