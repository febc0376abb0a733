extension AgentLoop {
    /// Stage 1. Finds the skill names in the text; refuses an empty message.
    func parse(_ request: TurnRequest) throws -> ParsedTurn {
        guard request.text.contains(where: { !$0.isWhitespace }) else {
            throw AgentError(.usage, "the message is empty", remedy: "Write something to send; nothing was stored.")
        }
        let mentions = MentionParser.parse(request.text)
        let words = mentions.names.isEmpty ? [] : MentionParser.words(mentions.rest)
        return ParsedTurn(
            request: request, text: mentions.rest,
            invocations: mentions.names.map { Invocation(name: $0, text: mentions.rest, words: words) },
            mentions: mentions.inside)
    }

    /// Stage 2. Decides which skills take part, and reads the history. A message sent again replaces the last exchange.
    func route(_ parsed: ParsedTurn) throws -> RoutedTurn {
        var history = try parsed.request.session.map { try sessions.messages(of: $0) } ?? []
        let replaced = parsed.request.replacesLast ? history.lastIndex { $0.role == .user }.map { history[$0...] } : nil
        history.removeLast(replaced?.count ?? 0)
        let skills = try Router(catalog: catalog).route(parsed)
        let active = try activeSkills(history, session: parsed.request.session)
            .filter { skill in !skills.contains { catalog[$0.name]?.fullName == skill.entry.fullName && $0.instructs } }
            .map { RoutedSkill(name: catalog.name(of: $0.entry), why: .active) }
        return RoutedTurn(
            parsed: parsed, skills: skills + active, history: history, replaced: replaced?.map(\.id) ?? [])
    }

    /// Stage 3. The first skill that answers without the model ends the turn, whether it was named or recognised the
    /// message. Such answers are not stored: a list of facts in a message would be a copy that forgetting misses.
    func answer(_ routed: RoutedTurn) async throws -> TurnResult? {
        for invocation in routed.parsed.invocations {
            guard let skill = catalog[invocation.name]?.implementation,
                let output = try await skill.invoke(invocation, context(of: routed, routed.parsed.request.session))
            else { continue }
            return TurnResult(output, to: routed)
        }
        guard routed.parsed.invocations.isEmpty else { return nil }
        for skill in routed.skills {
            guard let implementation = catalog[skill.name]?.implementation,
                let output = try await implementation.answer(routed, context(of: routed, routed.parsed.request.session))
            else { continue }
            return TurnResult(output, to: routed)
        }
        return nil
    }

    /// Stage 4. Stores the user's text before anything can go wrong with the model.
    func saveUserMessage(of routed: RoutedTurn) throws -> Message? {
        let request = routed.parsed.request
        guard !request.isPrivate else { return nil }
        let text = routed.parsed.invocations.isEmpty ? routed.text : request.text
        let observers = routed.skills.map(\.name)
        let message =
            if let session = request.session {
                try sessions.append(
                    .user, text, to: session, at: clock.now(), finishReason: nil, observers: observers)
            } else {
                try sessions.begin(
                    title: SessionTitle.make(from: text), with: text, at: clock.now(), observers: observers)
            }
        if !request.choices.isEmpty { try sessions.keep(request.choices, for: message.session) }
        return message
    }

    /// Stage 6. Prepares and assembles until the prompt stops shrinking. Skills leave out what the conversation already
    /// says, so when its oldest messages do not fit, they prepare again for the shorter history.
    func prepareWithinContext(
        _ routed: RoutedTurn, userMessage: Message?, tools: [any Tool]
    ) async throws -> (prepared: PreparedTurn, prompt: AssembledPrompt) {
        // The model loads while the skills prepare. If loading fails, so does assembling, which throws the reason.
        async let loading: Void? = try? model.load()
        var additions = try await prepare(routed, userMessage: userMessage)
        _ = await loading
        var prompt = try await assemble(routed, additions.sections, tools)
        var known = 0
        while prompt.leftOut > known {
            known = prompt.leftOut
            var inView = routed
            inView.history.removeFirst(known)
            additions = try await prepare(inView, userMessage: userMessage)
            prompt = try await assemble(routed, additions.sections, tools)
        }
        if prompt.leftOut > 0 { additions.notices.append(Self.leftOutNotice(prompt.leftOut)) }
        return (PreparedTurn(routed: routed, additions: additions), prompt)
    }

    private static func leftOutNotice(_ count: Int) -> String {
        let messages =
            count == 1
            ? "the oldest message of this conversation does" : "the \(count) oldest messages of this conversation do"
        return "The context is full: \(messages) not reach the model. What is remembered still does."
    }

    /// What all skills add to the prompt: first those written in Swift, then the overview of skills, then the active
    /// instructions.
    private func prepare(_ routed: RoutedTurn, userMessage: Message?) async throws -> Preparation {
        var all = Preparation()
        for routedSkill in routed.skills {
            guard let skill = catalog[routedSkill.name]?.implementation else { continue }
            all += try await skill.prepare(routed, context(of: routed, userMessage?.session, message: userMessage?.id))
        }
        if let overview = try await skillOverview(routed) { all.sections.append(overview) }
        for skill in try instructingSkills(of: routed) {
            let (section, notice) = try await section(skill)
            all.sections.append(section)
            if let notice { all.notices.append(notice) }
        }
        return all
    }

    private func assemble(
        _ routed: RoutedTurn, _ sections: [PromptSection], _ offered: [any Tool]
    ) async throws -> AssembledPrompt {
        let request = routed.parsed.request
        let stored = routed.history.map { message in
            ChatMessage(message.role == .user ? .user : .assistant, message.content)
        }
        var sections = sections
        var reserved = 0
        do {
            if let tools, !offered.isEmpty {
                let declarations = offered.map(\.declaration)
                if tools.isNative(model) {
                    reserved = try await tools.tokens(of: declarations, for: model)
                } else {
                    let menu = ToolMenu(declarations: declarations).instructions
                    sections.append(PromptSection(.tools, menu, source: "tools"))
                }
            }
            return try await PromptAssembler(model: model).assemble(
                sections: sections, history: stored + request.privateHistory, text: routed.parsed.said,
                maxTokens: request.options.tokenLimit, reserved: reserved)
        } catch let error as ModelError {
            throw error.forUser
        }
    }

    /// Stage 7. Streams the reply. With tools, the model may call them before it answers.
    func stream(
        _ prepared: PreparedTurn, _ prompt: AssembledPrompt, session: String?, tools offered: [any Tool],
        emit: (TurnEvent) async -> Void
    ) async -> StreamedReply {
        let request = prepared.routed.parsed.request
        var reply = StreamedReply()
        let ask = ModelRequest(
            messages: prompt.messages, options: request.options, shape: request.shape,
            contextFolder: session.flatMap { contexts?.folder(of: $0) },
            contextStart: contexts?.start(for: session))
        do {
            if let tools, !offered.isEmpty {
                var loop = ToolLoop(model, offered, host: tools, isPrivate: request.isPrivate)
                try await loop.run(ask, into: &reply, emit: emit)
            } else {
                try await reply.answer(ask, of: model, emit)
            }
        } catch {
            reply.finishReason = .interrupted
            reply.isRefused = reply.isEmpty && (error as? ModelError)?.code == .contextFull
            reply.failure =
                (error as? ModelError)?.forUser ?? (error as? AgentError)
                ?? AgentError(.failed, error.words, remedy: "Your message is kept. Try again.")
        }
        if session != nil { contexts?.trim() }
        return reply
    }

    /// Stage 8. Stores the reply and its trace; an empty reply is not stored.
    func save(
        _ reply: StreamedReply, after user: Message, history: [Message], trace: TurnTrace
    ) throws -> SavedExchange {
        guard !reply.isEmpty else { return SavedExchange(user: user, reply: nil, history: history) }
        let message = try sessions.append(
            .assistant, reply.text, to: user.session, at: max(clock.now(), user.createdAt),
            finishReason: reply.finishReason)
        try sessions.save(trace, of: message.id)
        return SavedExchange(user: user, reply: message, history: history)
    }

    private func context(of routed: RoutedTurn, _ session: String?, message: String? = nil) -> SkillContext {
        SkillContext(
            now: clock.now(), session: session, message: message, isPrivate: routed.parsed.request.isPrivate)
    }
}

extension ModelError {
    /// The failure as shown to the user. The engine's own remedy takes precedence over the usual one for the error's
    /// kind.
    var forUser: AgentError {
        let (kind, usual): (AgentError.Code, String) =
            switch code {
            case .unusable:
                (.noModel, "`agent doctor` says which model is used and why; choose another with --model.")
            case .contextFull: (.failed, "Start a new session, or use a model with a longer context.")
            case .interrupted: (.interrupted, "Your message is kept.")
            case .invalidShape: (.usage, "`agent help ask` tells what a schema may hold.")
            default: (.failed, "Your message is kept. Try again, or choose another model with --model.")
            }
        return AgentError(kind, message, remedy: remedy ?? usual)
    }
}
