import AgentCore

/// `agent model reply`
enum ModelReply: Command {
    private static let messages = Option.value("messages", "FILE", "The messages; `-` is standard input.")

    static let syntax = Syntax(
        "model reply", "Prints what a model answers to messages, as they are.",
        details: """
            Neither skills nor memory take part, and nothing is stored. User and assistant are brought to speak by turns, as
            chat templates want it, and calls without a result get one that says so. The messages are JSON as in `agent model
            template`: [{"role":"system|user|assistant|tool","content"}], or an object with such "messages" and with
            "tools", the functions that the model may call: [{"type":"function","function":{"name","description",
            "parameters"}}]. What it calls is printed and not run; the next request may hold the call ("tool_calls" of
            the assistant's message) and its result ({"role":"tool","tool_call_id","content"}). Tools need a server.
            """,
        options: [messages, .json] + SettingKey.options.filter { $0 != SettingKey.mode.option })

    static func run(_ call: Call) async throws {
        guard let path = call.arguments.value(messages) else {
            throw AgentError(
                .usage, "agent model reply needs --messages FILE", remedy: "See `agent help model reply`.")
        }
        let settings = try Settings(arguments: call.arguments, program: call.program)
        var request = try MessagesDocument(JSONFile.document(path), named: path).request
        request.options = try settings.generationOptions(over: GenerationOptions(), stop: [])
        let choice = try ModelCall.choice(call, settings, named: nil)
        let resources = try Resources.find(environment: call.program.environment)
        let model = try ModelFactory(settings, resources, call.program).model(choice)
        let task = Task { [request] in try await pull(model, request, call) }
        let reply: Reply = try await SignalWatch.shared.handling(
            staysPatient: false, { task.cancel() }, { try await task.value })
        if call.arguments.has(.json) { call.console.print(reply.document(choice.identity.name)) }
        try reply.finish(on: call.console)
        if reply.finishReason == .interrupted, !call.console.isOutputClosed { throw ExitCode.interrupted }
    }

    private struct Reply {
        var text = ""
        var reasoning = ""
        var calls: [ToolCall] = []
        var finishReason = FinishReason.stop
        var usage = ModelUsage()

        /// Prints a note if the reply was cut.
        ///
        /// - Throws: `AgentError.Code.failed` where there is neither text nor a tool call.
        func finish(on console: Console) throws {
            let ending = ReplyEnding(text: text, reasoning: reasoning, finishReason: finishReason, usage: usage)
            if calls.isEmpty, let shortfall = ending.shortfall { throw shortfall }
            if let cut = ending.cut { console.note("\(cut) (--max-tokens N allows more)") }
        }

        func document(_ model: String) -> JSONValue {
            [
                "text": .string(text), "reasoning": .optional(reasoning.isEmpty ? nil : reasoning),
                "tool_calls": .array(
                    calls.map {
                        ["id": .string($0.id), "name": .string($0.name), "arguments": .string($0.arguments)]
                    }),
                "model": .string(model), "finish_reason": .string(finishReason.rawValue), "usage": usage.json,
            ]
        }
    }

    private static func pull(_ model: any LanguageModel, _ request: ModelRequest, _ call: Call) async throws -> Reply {
        var reply = Reply()
        let isPlain = !call.arguments.has(.json)
        var hasOpenLine = false
        defer { if hasOpenLine { call.console.write("\n") } }
        for try await event in model.stream(request) {
            switch event {
            case .text(let text):
                reply.text += text
                if isPlain { call.console.write(text) }
                hasOpenLine = isPlain && !text.hasSuffix("\n")
            case .reasoning(let text): reply.reasoning += text
            case .textWasReasoning:
                reply.reasoning += reply.text
                reply.text = ""
                if hasOpenLine { call.console.write("\n") }
                hasOpenLine = false
                if isPlain { call.console.dim("· so far it was thinking; the reply begins here") }
            case .toolCall(let wanted):
                reply.calls.append(wanted)
                guard isPlain else { continue }
                if hasOpenLine { call.console.write("\n") }
                hasOpenLine = false
                call.console.printAsIs("\(wanted.name) \(wanted.arguments)")
            case .end(let reason, let usage):
                reply.finishReason = reason
                reply.usage = usage
            }
        }
        return reply
    }
}
