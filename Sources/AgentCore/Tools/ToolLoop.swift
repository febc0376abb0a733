/// Calls the model and the tools it requests in turn, until it answers. The only such loop, used for every engine.
struct ToolLoop {
    let model: any LanguageModel
    let tools: [any Tool]
    let host: ToolHost
    private var caller: ToolCaller

    /// With less room than this in the context, in tokens, no further calls are made.
    private static let leastRoom = 256

    /// Makes a loop for one turn.
    init(_ model: any LanguageModel, _ tools: [any Tool], host: ToolHost, isPrivate: Bool) {
        self.model = model
        self.tools = tools
        self.host = host
        caller = ToolCaller(tools, host: host, isPrivate: isPrivate)
    }

    /// Answers a request.
    ///
    /// - Parameters:
    ///   - reply: collects the reply as it is generated, and keeps what there is if an error ends it.
    ///   - emit: is given each event.
    /// - Throws: `ModelError` where the model fails; `AgentError` where the user's decisions cannot be read or written.
    mutating func run(
        _ request: ModelRequest, into reply: inout StreamedReply, emit: (TurnEvent) async -> Void
    ) async throws {
        do {
            if host.isNative(model) {
                try await native(request, &reply, emit)
            } else {
                try await written(request, &reply, emit)
            }
        } catch {
            reply.toolCalls.insert(contentsOf: caller.records, at: 0)
            throw error
        }
        reply.toolCalls.insert(contentsOf: caller.records, at: 0)
    }

    /// For models whose chat format has tools: the request declares them, and a reply may end with calls.
    private mutating func native(
        _ request: ModelRequest, _ reply: inout StreamedReply, _ emit: (TurnEvent) async -> Void
    ) async throws {
        var ask = request
        ask.tools = tools.map(\.declaration)
        var step = 0
        while true {
            guard !ask.tools.isEmpty else { return try await reply.answer(ask, of: model, emit) }
            let (said, calls) = try await reply.take(ask, of: model, emit)
            guard !calls.isEmpty, reply.finishReason == .stop else { return }
            ask.messages.append(.calls(calls, saying: said))
            step += 1
            for (index, call) in calls.enumerated() {
                let room = try await room(ask)
                let isLast = step >= host.limits.steps || room < Self.leastRoom
                var text: String
                if caller.isOpen, !isLast || index == 0 {
                    text = try await made(call, room: room, emit)
                } else {
                    text = "not done: this turn has made as many calls as it may"
                }
                if stopped(&reply) { return }
                if isLast || !caller.isOpen {
                    ask.tools = []
                    text += "\n[No more calls can be made: answer with what is known.]"
                }
                ask.messages.append(.result(of: call, text))
            }
        }
    }

    /// For other models: asks for a tool's name, then for its arguments, both with constrained decoding, then for the
    /// reply.
    private mutating func written(
        _ request: ModelRequest, _ reply: inout StreamedReply, _ emit: (TurnEvent) async -> Void
    ) async throws {
        var ask = request
        guard let newest = ask.messages.popLast() else { return }
        var text = newest.content
        for _ in 0..<host.limits.steps {
            guard caller.isOpen else { break }
            let call: ToolCall?
            do {
                call = try await choose(ask, after: text)
            } catch let error as ModelError where error.code == .interrupted {
                reply.finishReason = .interrupted
                return
            }
            guard let call else { break }
            let room = try await room(ask)
            guard room >= Self.leastRoom, !caller.made(call) else { break }
            let result = try await made(call, room: room, emit)
            if stopped(&reply) { return }
            ask.messages += [ChatMessage(.user, text), ChatMessage(.assistant, ToolMenu.call(call))]
            text = ToolMenu.result(of: call, result)
        }
        let isAnswer = text == newest.content
        ask.messages.append(ChatMessage(.user, isAnswer ? text : text + "\n\n" + ToolMenu.answer))
        try await reply.answer(ask, of: model, emit)
    }

    /// The call that the model requests next; `nil` if it wants to answer.
    private func choose(_ request: ModelRequest, after text: String) async throws -> ToolCall? {
        let menu = ToolMenu(declarations: tools.map(\.declaration))
        let name = try await shaped(request, text + "\n\n" + ToolMenu.choice, .choice(menu.names), maxTokens: 64)
        guard let tool = menu.declarations.first(where: { $0.name == name }) else { return nil }
        let question = text + "\n\n" + ToolMenu.arguments(of: tool)
        let limit = 1_024
        let arguments: String
        do throws(ModelError) {
            arguments = try await shaped(request, question, .jsonSchema(tool.parameters), maxTokens: limit)
        } catch {
            guard error.code == .invalidShape else { throw error }
            // The engine does not support this schema. The arguments are still checked before the call.
            arguments = try await shaped(request, question, .jsonSchema(#"{"type":"object"}"#), maxTokens: limit)
        }
        return ToolCall(id: "call_\(caller.records.count + 1)", name: name, arguments: arguments)
    }

    private func stopped(_ reply: inout StreamedReply) -> Bool {
        guard Task.isCancelled else { return false }
        reply.finishReason = .interrupted
        return true
    }

    private func shaped(
        _ request: ModelRequest, _ text: String, _ shape: ResponseShape, maxTokens: Int
    ) async throws(ModelError) -> String {
        var ask = request
        ask.messages.append(ChatMessage(.user, text))
        ask.shape = shape
        ask.options = .likeliest(maxTokens: maxTokens)
        return try await model.complete(ask)
    }

    private mutating func made(_ call: ToolCall, room: Int, _ emit: (TurnEvent) async -> Void) async throws -> String {
        // A token has about three bytes. Leave half of the room for what follows.
        try await caller.make(call, outputLimit: max(Self.leastRoom, room / 2 * 3), emit: emit).result
    }

    /// The number of tokens left in the context after the conversation, the tools and the reply.
    private func room(_ request: ModelRequest) async throws(ModelError) -> Int {
        let context = try await model.contextLength()
        return context - min(request.options.tokenLimit, context / 4) - (try await model.countTokens(request.messages))
            - (try await host.tokens(of: request.tools, for: model))
    }
}
