import AgentCore

/// Answers programs: bare by the model, or by the whole turn.
struct OpenAIAnswerer: Sendable {
    /// Runs and generates.
    let turns: TurnService

    private var agent: any WebAgent { turns.agent }

    /// A checked request.
    struct Checked: Sendable {
        /// The request.
        let request: OpenAIRequest
        /// The model that answers.
        let model: any LanguageModel
        /// The whole turn, where it is wanted.
        let ask: TurnAsk?
        /// What of the request has no effect; `nil` if all of it has.
        let notice: String?
    }

    /// Checks what can be checked before anything is generated, so that it becomes a status and not the end of a stream.
    ///
    /// - Throws: `AgentError`: `.notFound` for a model that is not there, `.noModel` for one that cannot be loaded,
    ///   `.usage` for what it cannot do.
    func check(_ request: OpenAIRequest) async throws -> Checked {
        let name = request.modelName
        guard try await agent.models().contains(where: { $0.identity.name == name }) else {
            throw AgentError(
                .notFound, "there is no model \"\(name.prefix(80))\"", remedy: "GET /v1/models lists those there are.")
        }
        let model = try agent.model(named: name)
        if case .jsonSchema(let schema) = request.shape { try agent.check(schema: schema) }
        // Programs such as open-webui declare tools to every model, and leave it to the model whether to call one.
        let notice = request.tools.isEmpty ? nil : Self.toolNotice(request, model)
        var request = request
        if notice != nil { request.tools = [] }
        if request.wantsMemory {
            return Checked(request: request, model: model, ask: try whole(request), notice: notice)
        }
        try await model.load()
        if request.text == nil {
            let tokens = try await model.countTokens(request.messages)
            let room = try await model.contextLength()
            guard tokens < room else {
                throw AgentError(
                    .usage, "the messages take \(tokens) tokens, and the model has room for \(room)",
                    remedy: "Send less.")
            }
        }
        return Checked(request: request, model: model, ask: nil, notice: notice)
    }

    /// Why none of the request's tools is called; `nil` if the model may call them.
    private static func toolNotice(_ request: OpenAIRequest, _ model: any LanguageModel) -> String? {
        if request.wantsMemory { return "none of the request's tools is called: with memory the agent's own take part" }
        return model.callsTools ? nil : "none of the request's tools is called: \(request.modelName) calls no tools"
    }

    /// Makes the reply.
    ///
    /// - Parameters:
    ///   - cancel: cancels the task that runs this.
    ///   - emit: is given each piece; must not wait.
    /// - Throws: `AgentError` or `ModelError`.
    func answer(
        _ checked: Checked, cancel: @escaping @Sendable () -> Void,
        emit: @escaping @Sendable (OpenAIReply.Piece) -> Void
    ) async throws -> OpenAIReply {
        var reply =
            if let ask = checked.ask {
                try await answer(ask, cancel: cancel, emit: emit)
            } else {
                try await answer(checked.request, checked.model, emit: emit)
            }
        reply.notice = checked.notice
        return reply
    }

    private func answer(
        _ request: OpenAIRequest, _ model: any LanguageModel, emit: @escaping @Sendable (OpenAIReply.Piece) -> Void
    ) async throws -> OpenAIReply {
        try await turns.queue.run(on: model.identity.name) {
            var reply = OpenAIReply()
            var events = model.stream(
                ModelRequest(
                    messages: request.messages, text: request.text,
                    options: request.sampling, shape: request.shape, tools: request.tools)
            ).makeAsyncIterator()
            while let event = try await events.next() {
                switch event {
                case .text(let text):
                    reply.text += text
                    emit(.text(text))
                case .reasoning(let text):
                    reply.reasoning += text
                    emit(.reasoning(text))
                case .textWasReasoning:
                    reply.reasoning += reply.text
                    reply.text = ""
                case .toolCall(let call):
                    reply.calls.append(call)
                    emit(.call(call))
                case .end(let reason, let usage):
                    reply.finishReason = reason
                    reply.usage = usage
                }
            }
            return reply
        }
    }

    private func answer(
        _ ask: TurnAsk, cancel: @escaping @Sendable () -> Void,
        emit: @escaping @Sendable (OpenAIReply.Piece) -> Void
    ) async throws -> OpenAIReply {
        let told = Locked(false)
        let result = try await turns.run(ask, asksPerson: false, cancel: cancel) { event in
            guard case .turn(let event) = event else { return }
            switch event {
            case .text(let text):
                told.withLock { $0 = true }
                emit(.text(text))
            case .reasoning(let text): emit(.reasoning(text))
            case .saved, .skill, .notice, .calling, .called, .textWasReasoning, .withdrawn: break
            }
        }
        // A skill that answers alone tells nothing on the way.
        if !told.withLock({ $0 }), !result.reply.isEmpty { emit(.text(result.reply)) }
        var reply = OpenAIReply()
        reply.text = result.reply
        reply.reasoning = result.reasoning
        reply.finishReason = result.finishReason
        reply.usage = result.usage
        reply.session = result.session
        reply.message = result.message
        return reply
    }

    /// The whole turn for a request. The program sends the conversation each time; where a session of today says the same,
    /// it goes on, so that it is not saved again.
    private func whole(_ request: OpenAIRequest) throws -> TurnAsk {
        guard let last = request.messages.last, last.role == .user,
            last.content.contains(where: { !$0.isWhitespace })
        else { throw RequestFields.wrong("the last message is not the user's, or it is empty") }
        let before = request.messages.dropLast().filter { $0.role == .user || $0.role == .assistant }
        let instructions = request.messages.filter { $0.role == .system }
        var ask = TurnAsk(text: last.content)
        ask.model = request.modelName
        ask.sampling = request.sampling
        ask.shape = request.shape
        ask.session = try request.session ?? session(saying: Array(before))
        ask.history = ask.session == nil ? instructions + before : instructions
        return ask
    }

    /// Today's session that consists of these messages.
    private func session(saying messages: [ChatMessage]) throws -> String? {
        guard !messages.isEmpty else { return nil }
        let now = agent.clock.now()
        for session in try agent.sessions.sessions()
        where session.messageCount == messages.count && !session.isFrozen(at: now) {
            let stored = try agent.sessions.messages(of: session.id)
            let isSame = zip(stored, messages).allSatisfy { stored, given in
                (stored.role == .user) == (given.role == .user)
                    && stored.content.trimmingWhitespace == given.content.trimmingWhitespace
            }
            if isSame { return session.id }
        }
        return nil
    }
}

extension String {
    /// The text without white space around it.
    fileprivate var trimmingWhitespace: Substring {
        let start = drop(while: \.isWhitespace)
        return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
    }
}
