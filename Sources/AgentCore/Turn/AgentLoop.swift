/// Runs turns: parse, route, prepare, invoke, assemble, stream, save, observe.
public struct AgentLoop: Sendable {
    /// The model that answers.
    public let model: any LanguageModel
    /// Where conversations are kept.
    public let sessions: any SessionStore
    /// The skills there are; they may change between turns.
    public var catalog: SkillCatalog
    /// Where the time comes from.
    public let clock: Clock
    /// Where the model may keep what it computes of a session; `nil` for nowhere.
    public let contexts: SavedContexts?

    /// Ranks skills by meaning as well; `nil` ranks by words alone.
    public let skillMeaning: SkillMeaning?
    /// Lets the model call tools; `nil` for none.
    public let tools: ToolHost?

    /// Whether the model is able to choose a skill for a turn; if not, the user is told of one that fits.
    public let choosesSkills: Bool

    /// Composes a loop.
    public init(
        model: any LanguageModel, sessions: any SessionStore, catalog: SkillCatalog, clock: Clock,
        contexts: SavedContexts? = nil, choosesSkills: Bool = false, skillMeaning: SkillMeaning? = nil,
        tools: ToolHost? = nil
    ) {
        self.skillMeaning = skillMeaning
        self.tools = tools
        self.choosesSkills = choosesSkills
        self.contexts = contexts
        self.model = model
        self.sessions = sessions
        self.catalog = catalog
        self.clock = clock
    }

    /// Runs one turn. Cancelling the task stops the reply within one token; what had been made is stored as
    /// `interrupted` and the result is returned as usual.
    ///
    /// - Parameters:
    ///   - request: the user's text and where it belongs.
    ///   - emit: is given each event as it happens; generation waits for it.
    /// - Throws: `AgentError`: an empty message, an unknown skill, a frozen or missing session, a message that does not
    ///   fit (it is not stored), no usable model (the user's text is stored by then), a failing store.
    public func run(_ request: TurnRequest, emit: (TurnEvent) async -> Void) async throws -> TurnResult {
        let parsed = try parse(request)
        if !request.isPrivate { await observeOwed(emit: emit) }
        var routed = try route(parsed)
        for skill in routed.skills where skill.why == .named { await emit(.skill(skill)) }
        if let answered = try await invoke(routed) { return answered }

        let user = try saveUserMessage(of: routed)
        if let user { await emit(.saved(session: user.session, message: user.id)) }
        let (chosen, suggestion) = await chooseSkill(routed)
        if let suggestion { await emit(.notice(suggestion)) }
        if let chosen {
            await emit(.skill(chosen))
            routed = RoutedTurn(
                parsed: parsed, skills: routed.skills + [chosen], history: routed.history, replaced: routed.replaced)
        }
        let offered: ProvidedTools
        var prepared: PreparedTurn
        let prompt: AssembledPrompt
        do {
            offered = try await offerTools(routed)
            for notice in offered.notices { await emit(.notice(notice)) }
            (prepared, prompt) = try await fit(routed, asked: user, tools: offered.tools)
        } catch {
            if Self.refuses(error) || !routed.replaced.isEmpty { try await withdraw(user, emit) }
            throw error
        }
        if prompt.leftOut > 0 {
            prepared = prepared.adding(notice: Self.leftOutNotice(prompt.leftOut))
        }
        for notice in prepared.notices { await emit(.notice(notice)) }

        let reply = await stream(
            prompt, request, learning: prepared.learning, session: user?.session, tools: offered.tools, emit: emit)
        // An exchange stays until another has come of the message that was to take its place.
        let isVoid = reply.isRefused || reply.isEmpty && !routed.replaced.isEmpty
        if isVoid {
            try await withdraw(user, emit)
        } else {
            try sessions.takeBack(routed.replaced)
        }
        let trace = TurnTrace(
            skills: routed.skills, factsUsed: prepared.factsUsed, messagesUsed: prepared.messagesUsed,
            prompt: prompt.promptName, promptRevision: prompt.promptRevision, promptHash: prompt.hash,
            model: model.identity.name, usage: reply.usage, notices: prepared.notices,
            toolCalls: reply.toolCalls, reasoning: reply.reasoning)
        var result = TurnResult(
            session: user?.session, reply: reply.text, model: model.identity, finishReason: reply.finishReason,
            skills: routed.skills, factsUsed: prepared.factsUsed, factsLearned: [], usage: reply.usage)
        result.toolCalls = reply.toolCalls
        result.reasoning = reply.reasoning
        guard let user, !isVoid else {
            if let failure = reply.failure { throw failure }
            return result
        }

        let exchange = try save(reply, after: user, history: routed.history, trace: trace)
        result.message = exchange.reply?.id
        result.factsLearned = await observe(exchange, skills: routed.skills.map(\.name), emit: emit)
        if let failure = reply.failure { throw failure }
        return result
    }

    /// Whether an error before the model was asked is about the message; one that was stopped, or for which there is no
    /// model, was said all the same.
    private static func refuses(_ error: any Error) -> Bool {
        guard let error = error as? AgentError else { return !(error is CancellationError) }
        return error.code != .noModel && error.code != .interrupted
    }

    /// A message that was not taken is not stored as if it had been said.
    private func withdraw(_ user: Message?, _ emit: (TurnEvent) async -> Void) async throws {
        if let user { try sessions.takeBack([user.id]) }
        await emit(.withdrawn)
    }

    private static func leftOutNotice(_ count: Int) -> String {
        let messages =
            count == 1
            ? "the oldest message of this conversation does" : "the \(count) oldest messages of this conversation do"
        return "The context is full: \(messages) not reach the model. What is remembered still does."
    }
}
