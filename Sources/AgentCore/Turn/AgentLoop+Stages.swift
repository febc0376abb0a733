import Foundation

extension AgentLoop {
    /// Stage 1.
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

    /// Stage 2.
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

    /// The first named skill that answers by itself ends the turn. Such answers are about the store, not part of
    /// the conversation, and are kept nowhere: a list of facts in a message would be a copy that forgetting misses.
    func invoke(_ routed: RoutedTurn) async throws -> TurnResult? {
        for invocation in routed.parsed.invocations {
            guard let skill = catalog[invocation.name]?.implementation,
                let output = try await skill.invoke(invocation, context(of: routed, routed.parsed.request.session))
            else { continue }
            return answered(routed, output)
        }
        guard routed.parsed.invocations.isEmpty else { return nil }
        for skill in routed.skills {
            guard let implementation = catalog[skill.name]?.implementation,
                let output = try await implementation.answer(routed, context(of: routed, routed.parsed.request.session))
            else { continue }
            return answered(routed, output)
        }
        return nil
    }

    private func answered(_ routed: RoutedTurn, _ output: SkillOutput) -> TurnResult {
        TurnResult(
            session: routed.parsed.request.session, reply: output.text, model: nil, finishReason: .stop,
            skills: routed.skills, factsUsed: output.factsUsed, factsLearned: [], usage: ModelUsage(),
            skillOutput: output)
    }

    /// The user's text is stored before anything can go wrong with the model.
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

    /// Stage 3.
    ///
    /// - Parameter asked: the user's message as it was stored.
    func prepare(_ routed: RoutedTurn, asked: Message?) async throws -> PreparedTurn {
        var sections: [PromptSection] = []
        var facts: [FactReference] = []
        var messages: [String] = []
        var learning: [String] = []
        var notices: [String] = []
        for routedSkill in routed.skills {
            guard let entry = catalog[routedSkill.name] else { continue }
            if let skill = entry.implementation {
                let context = context(of: routed, asked?.session, message: asked?.id)
                let preparation = try await skill.prepare(routed, context)
                sections += preparation.sections
                facts += preparation.factsUsed
                messages += preparation.messagesUsed
                learning += preparation.learning
                notices += preparation.notices
            }
        }
        if let overview = try await skillOverview(routed) { sections.append(overview) }
        for skill in try instructingSkills(of: routed) {
            let (section, notice) = try await section(skill)
            sections.append(section)
            if let notice { notices.append(notice) }
        }
        return PreparedTurn(
            routed: routed, sections: sections, factsUsed: facts, messagesUsed: messages, learning: learning,
            notices: notices)
    }

    /// Stages 3 and 5, until they agree: what a skill does not repeat because the conversation says it has to be in
    /// the prompt once that part of the conversation has left.
    func fit(
        _ routed: RoutedTurn, asked: Message?, tools: [any Tool]
    ) async throws -> (prepared: PreparedTurn, prompt: AssembledPrompt) {
        // The model loads while the skills prepare; where that fails, so does assembling, and tells.
        async let loading: Void? = try? model.load()
        var prepared = try await prepare(routed, asked: asked)
        _ = await loading
        var prompt = try await assemble(prepared, tools)
        var known = 0
        while prompt.leftOut > known {
            known = prompt.leftOut
            let inView = RoutedTurn(
                parsed: routed.parsed, skills: routed.skills, history: Array(routed.history.dropFirst(known)),
                replaced: routed.replaced)
            let again = try await prepare(inView, asked: asked)
            prepared = PreparedTurn(
                routed: routed, sections: again.sections, factsUsed: again.factsUsed, messagesUsed: again.messagesUsed,
                learning: again.learning, notices: again.notices)
            prompt = try await assemble(prepared, tools)
        }
        return (prepared, prompt)
    }

    /// Stage 5.
    func assemble(_ prepared: PreparedTurn, _ offered: [any Tool]) async throws -> AssembledPrompt {
        let request = prepared.routed.parsed.request
        let declarations = offered.map(\.declaration)
        let stored = prepared.routed.history.map { message in
            ChatMessage(message.role == .user ? .user : .assistant, message.content)
        }
        do {
            guard let tools, !declarations.isEmpty else {
                return try await PromptAssembler(model: model).assemble(
                    sections: prepared.sections, history: stored + request.privateHistory,
                    text: prepared.routed.parsed.said,
                    maxTokens: request.options.maxTokens)
            }
            let menu = PromptSection(.tools, ToolMenu(declarations: declarations).instructions, source: "tools")
            let isNative = tools.isNative(model)
            return try await PromptAssembler(model: model).assemble(
                sections: prepared.sections + (isNative ? [] : [menu]), history: stored + request.privateHistory,
                text: prepared.routed.parsed.said, maxTokens: request.options.maxTokens,
                reserved: isNative ? try await tools.tokens(of: declarations, for: model) : 0)
        } catch let error as ModelError {
            throw error.forUser
        }
    }

    /// Stage 6. With tools the model may have them called before it answers.
    func stream(
        _ prompt: AssembledPrompt, _ request: TurnRequest, learning: [String], session: String?,
        tools offered: [any Tool], emit: (TurnEvent) async -> Void
    ) async -> StreamedReply {
        var reply = StreamedReply()
        let ask = ModelRequest(
            messages: prompt.messages, options: request.options, shape: request.shape, promptName: prompt.promptName,
            learning: learning, keepsNothing: request.isPrivate || !request.usesMemory,
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

    /// Stage 7. A reply of which nothing was made leaves no empty message behind.
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

extension PreparedTurn {
    func adding(notice: String) -> PreparedTurn {
        PreparedTurn(
            routed: routed, sections: sections, factsUsed: factsUsed, messagesUsed: messagesUsed, learning: learning,
            notices: notices + [notice])
    }
}

extension ModelError {
    /// The failure as a user meets it; what the engine knows to do about it goes before what its kind suggests.
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
