import AgentCore
import Engine

extension ShapeGrammar {
    /// Converts a shape to the engine's type.
    ///
    /// - Throws: `EngineError` (invalidShape) if it is not valid.
    init(_ shape: ResponseShape) throws(EngineError) {
        switch shape {
        case .jsonSchema(let text): try self.init(jsonSchema: text)
        case .choice(let texts): try self.init(choices: texts)
        case .pattern(let pattern): try self.init(pattern: pattern)
        }
    }
}

extension ChatTurn {
    /// Converts a message to the engine's type, with the members that chat templates and servers use.
    init(_ message: ChatMessage) {
        var members: [JSONValue.Member] = [
            .init("role", .string(message.role.rawValue)), .init("content", .string(message.content)),
        ]
        if !message.toolCalls.isEmpty { members.append(.init("tool_calls", .array(message.toolCalls.map(\.data)))) }
        if let id = message.toolCallID { members.append(.init("tool_call_id", .string(id))) }
        self.init(.object(members))
    }
}

extension ToolCall {
    /// Converts a call to the core's type.
    init(_ call: GeneratedCall) { self.init(id: call.id, name: call.name, arguments: call.arguments) }

    fileprivate var data: JSONValue {
        [
            "id": .string(id), "type": "function",
            "function": ["name": .string(name), "arguments": .string(arguments)],
        ]
    }
}

extension ToolDeclaration {
    /// Converts a declaration to the engine's type, in the form that chat templates and servers use.
    ///
    /// - Throws: `EngineError` (invalidRequest) if the parameters are not a JSON object.
    func data() throws(EngineError) -> JSONValue {
        let schema: JSONValue
        do throws(JSONReaderError) { schema = try JSONReader().read(parameters) } catch {
            throw EngineError(.invalidRequest, "the parameters of the tool \(name) are no JSON Schema: \(error)")
        }
        guard case .object = schema else {
            throw EngineError(.invalidRequest, "the parameters of the tool \(name) are no JSON Schema of an object")
        }
        return [
            "type": "function",
            "function": ["name": .string(name), "description": .string(description), "parameters": schema],
        ]
    }
}

extension SamplingOptions {
    /// Converts options to the engine's type. What they leave open has the default; without a seed, a random one is drawn.
    init(_ options: GenerationOptions) {
        self.init()
        temperature = options.temperature ?? GenerationOptions.defaultTemperature
        topK = options.topK ?? GenerationOptions.defaultTopK
        topP = options.topP ?? GenerationOptions.defaultTopP
        minP = options.minP ?? GenerationOptions.defaultMinP
        repetitionPenalty = options.repetitionPenalty ?? GenerationOptions.defaultRepetitionPenalty
        seed = options.seed ?? UInt64.random(in: .min ... .max)
    }
}

extension FinishReason {
    /// Converts a reason to the core's type.
    init(_ end: GenerationEnd) {
        self =
            switch end {
            case .stop: .stop
            case .length: .length
            case .interrupted: .interrupted
            case .context: .context
            }
    }
}

extension ModelUsage {
    /// Converts counts to the core's type. Work before the evaluation of the prompt (loading, formatting) is part of
    /// the time to the first token.
    init(_ usage: GenerationUsage, preparation: Duration) {
        self.init()
        promptTokens = usage.promptTokens
        cachedTokens = usage.cachedTokens
        completionTokens = usage.completionTokens
        promptMilliseconds = (preparation + usage.promptTime) / .milliseconds(1)
        completionMilliseconds = usage.completionTime / .milliseconds(1)
    }
}

extension ModelEvent {
    /// Converts an event to the core's type.
    ///
    /// - Parameter preparation: time spent before the evaluation of the prompt.
    init(_ event: GenerationEvent, preparation: Duration = .zero) {
        switch event {
        case .text(let text): self = .text(text)
        case .reasoning(let text): self = .reasoning(text)
        case .call(let call): self = .toolCall(ToolCall(call))
        case .end(let end, let usage): self = .end(FinishReason(end), ModelUsage(usage, preparation: preparation))
        }
    }
}
