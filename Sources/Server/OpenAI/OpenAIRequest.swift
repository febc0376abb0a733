import AgentCore

/// What a program asks, whichever of the interfaces it uses.
struct OpenAIRequest: Sendable {
    /// The model as it was named: `NAME` or `NAME+memory`.
    var model: String
    /// The conversation; system messages where they stand.
    var messages: [ChatMessage]
    /// The text to go on with, in place of messages.
    var text: String?
    /// How to sample.
    var sampling = GenerationOptions()
    /// The shape of the reply.
    var shape: ResponseShape?
    /// The tools that the model may call; the program makes the calls.
    var tools: [ToolDeclaration] = []
    /// Whether the reply is streamed.
    var streams = false
    /// Whether a streamed reply ends with its usage.
    var includesUsage = false
    /// Whether the whole turn is wanted: prompt, memory, skills, saved as a session.
    var wantsMemory = false
    /// The session to go on with.
    var session: String?

    /// What follows the name of a model for the whole turn.
    static let memorySuffix = "+memory"

    /// The name of the model alone.
    var modelName: String {
        model.hasSuffix(Self.memorySuffix) ? String(model.dropLast(Self.memorySuffix.count)) : model
    }

    /// Reads what all interfaces share.
    ///
    /// - Throws: `AgentError.Code.usage` naming what is wrong.
    init(_ fields: RequestFields, _ request: HTTPRequest, maxTokens names: [String]) throws {
        model = try fields.requiredText("model")
        messages = []
        streams = try fields.flag("stream")
        wantsMemory = model.hasSuffix(Self.memorySuffix)
        if let field = request.fields["x-agent-memory"] {
            guard ["on", "off"].contains(field.lowercased()) else {
                throw RequestFields.wrong("X-Agent-Memory is neither on nor off")
            }
            wantsMemory = wantsMemory || field.lowercased() == "on"
        }
        session = request.fields["x-agent-session"]
        sampling.temperature = try fields.number("temperature", in: 0...2).map { Float($0) }
        sampling.topP = try fields.number("top_p", in: 0...1).map { Float($0) }
        sampling.topK = try fields.whole("top_k", in: 0...Int.max)
        sampling.minP = try fields.number("min_p", in: 0...1).map { Float($0) }
        sampling.repetitionPenalty = try fields.number("repetition_penalty", in: 0.01...100).map { Float($0) }
        sampling.seed = try fields.whole("seed", in: Int.min...Int.max).map { UInt64(bitPattern: Int64($0)) }
        for name in names {
            if let value = try fields.whole(name, in: 1...Int.max) { sampling.maxTokens = value }
        }
        sampling.stop = try Self.stops(fields.value("stop"))
        try Self.refuseUnsupported(fields)
    }

    /// What every interface may be sent besides its own members: what is used, and what changes nothing here.
    static let common: Set<String> = [
        "model", "stream", "temperature", "top_p", "top_k", "min_p", "repetition_penalty", "seed", "stop", "user",
        "metadata",
        "store", "n", "frequency_penalty", "presence_penalty", "logit_bias", "logprobs", "top_logprobs", "service_tier",
        "parallel_tool_calls", "safety_identifier", "prompt_cache_key",
    ]

    /// Refuses what would be passed over otherwise.
    private static func refuseUnsupported(_ fields: RequestFields) throws {
        if let count = fields.value("n"), count != 1 { throw unsupported("n", "one reply is made for a request") }
        for name in ["frequency_penalty", "presence_penalty"] {
            if let value = try fields.number(name, in: -2...2), value != 0 {
                throw unsupported(name, "repetition_penalty is there instead")
            }
        }
        if let bias = fields.value("logit_bias"), bias.objectValue?.isEmpty != true {
            throw unsupported("logit_bias", "leave it out")
        }
        if let wants = fields.value("logprobs"), wants != .bool(false), wants != 0 {
            throw unsupported("logprobs", "`agent model logits` shows them")
        }
    }

    /// The error of a member that is known and not supported.
    static func unsupported(_ name: String, _ instead: String) -> AgentError {
        RequestFields.wrong(
            "\"\(name)\" is not supported", remedy: instead.prefix(1).uppercased() + instead.dropFirst() + ".")
    }

    private static func stops(_ value: JSONValue?) throws -> [String]? {
        switch value {
        case nil: return nil
        case .string(let text): return [text]
        case .array(let list):
            return try list.map { element in
                guard let text = element.stringValue, !text.isEmpty else {
                    throw RequestFields.wrong("\"stop\" is neither a text nor a list of texts")
                }
                return text
            }
        default: throw RequestFields.wrong("\"stop\" is neither a text nor a list of texts")
        }
    }

    /// The text of a message's content: a text, or parts that are texts.
    static func text(_ content: JSONValue?) throws -> String {
        switch content {
        case nil, .null: return ""
        case .string(let text): return text
        case .array(let parts):
            return try parts.map { part in
                let type = part["type"]?.stringValue ?? ""
                guard ["text", "input_text", "output_text", "refusal"].contains(type),
                    let text = (part["text"] ?? part["refusal"])?.stringValue
                else { throw RequestFields.wrong("a part of a message is of the type \"\(type)\"; only text is read") }
                return text
            }.joined(separator: "\n")
        default: throw RequestFields.wrong("a message's \"content\" is neither a text nor a list of parts")
        }
    }

    /// The JSON text of a schema's document.
    static func schema(_ document: JSONValue?) throws -> String {
        guard let document, document.objectValue != nil else {
            throw RequestFields.wrong("a \"schema\" is missing or no object")
        }
        return document.text()
    }

    /// A function that the model may call.
    static func tool(_ function: JSONValue) throws -> ToolDeclaration {
        guard let name = function["name"]?.stringValue, !name.isEmpty else {
            throw RequestFields.wrong("a tool has no \"name\"")
        }
        let parameters = function["parameters"].flatMap { $0 == .null ? nil : $0 }
        return ToolDeclaration(
            name: name, description: function["description"]?.stringValue ?? "",
            parameters: (parameters ?? ["type": "object", "properties": [:]]).text())
    }
}
