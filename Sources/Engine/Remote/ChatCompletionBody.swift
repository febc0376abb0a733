import Foundation

/// Writes the body of `POST chat/completions` (https://platform.openai.com/docs/api-reference/chat/create).
struct ChatCompletionBody {
    /// How a schema is sent to a server.
    enum SchemaStyle {
        /// OpenAI's form: `{"type":"json_schema","json_schema":{"schema":…}}`.
        case jsonSchema
        /// The older form: `{"type":"json_object","schema":…}`; llama-cpp-python knows no other.
        case jsonObject
    }

    /// The model's name on the server; `nil` leaves it to a server that has only one.
    let model: String?
    /// The request to encode.
    let request: RemoteRequest

    /// Encodes the body.
    ///
    /// - Throws: `EngineError` (invalidShape) if the schema is not JSON.
    func data(_ style: SchemaStyle) throws(EngineError) -> Data {
        var members: [JSONValue.Member] = []
        if let model { members.append(.init("model", .string(model))) }
        members.append(.init("messages", .array(request.messages.map(\.data))))
        members.append(.init("stream", .bool(true)))
        members.append(.init("stream_options", .object([.init("include_usage", .bool(true))])))
        if let value = request.temperature { members.append(.init("temperature", Self.number(value))) }
        if let value = request.topP { members.append(.init("top_p", Self.number(value))) }
        if let value = request.seed { members.append(.init("seed", .integer(Self.seed(value)))) }
        if let value = request.maxTokens { members.append(.init("max_tokens", .integer(value))) }
        if !request.stop.isEmpty { members.append(.init("stop", .array(request.stop.map(JSONValue.string)))) }
        if !request.tools.isEmpty { members.append(.init("tools", .array(request.tools))) }
        var text = JSONValue.object(members).text()
        if let schema = request.jsonSchema {
            text = text.dropLast() + ",\"response_format\":\(try format(schema, style))}"
        }
        return Data(text.utf8)
    }

    /// The schema is sent exactly as written.
    private func format(_ schema: String, _ style: SchemaStyle) throws(EngineError) -> String {
        guard (try? JSONReader().read(schema)) != nil else { throw EngineError(.invalidShape, "the schema is no JSON") }
        return switch style {
        case .jsonSchema:
            #"{"type":"json_schema","json_schema":{"name":"reply","strict":true,"schema":\#(schema)}}"#
        case .jsonObject: #"{"type":"json_object","schema":\#(schema)}"#
        }
    }

    /// The shortest digits that give the same float: 0.7 rather than 0.699999988079071.
    private static func number(_ value: Float) -> JSONValue { .number(Double("\(value)") ?? Double(value)) }

    /// Servers store seeds in 31 to 64 bits and refuse larger ones, so seeds are folded into 31 bits.
    private static func seed(_ value: UInt64) -> Int { Int((value ^ value >> 31 ^ value >> 62) & 0x7FFF_FFFF) }
}
