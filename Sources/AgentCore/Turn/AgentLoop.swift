/// Runs turns: parse, route, answer, save the message, choose skills and tools, prepare and assemble, stream, save the
/// reply, observe.
public struct AgentLoop: Sendable {
    /// The model that answers.
    public let model: any LanguageModel
    /// Where conversations are kept.
    public let sessions: any SessionStore
    /// The available skills; they may change between turns.
    public var catalog: SkillCatalog
    /// The source of the current time.
    public let clock: Clock
    /// Where the model may keep a session's computed context; `nil` for nowhere.
    public let contexts: SavedContexts?
    /// Ranks skills by meaning as well; `nil` ranks by words alone.
    public let skillMeaning: SkillMeaning?
    /// Lets the model call tools; `nil` for none.
    public var tools: ToolHost?
    /// Names conversations; `nil` leaves them the start of their first message.
    public let namer: SessionNamer?
    /// Whether the model chooses a skill for a turn; if not, the user is only told which one may fit.
    public let choosesSkills: Bool

    /// Composes a loop.
    public init(
        model: any LanguageModel, sessions: any SessionStore, catalog: SkillCatalog, clock: Clock,
        contexts: SavedContexts? = nil, choosesSkills: Bool = false, skillMeaning: SkillMeaning? = nil,
        tools: ToolHost? = nil, namer: SessionNamer? = nil
    ) {
        self.namer = namer
        self.skillMeaning = skillMeaning
        self.tools = tools
        self.choosesSkills = choosesSkills
        self.contexts = contexts
        self.model = model
        self.sessions = sessions
        self.catalog = catalog
        self.clock = clock
    }

    /// Runs one turn. Cancelling the task stops the reply within one token; the partial reply is stored as
    /// `interrupted`, and the result is returned as usual.
    ///
    /// - Parameters:
    ///   - request: the user's text and where it belongs.
    ///   - emit: receives each event as it happens; generation waits for it.
    /// - Throws: `AgentError` for an empty message, an unknown skill, a frozen or missing session, a message that does
    ///   not fit (it is not stored), a missing model (the user's text is already stored), or a failing store.
    public func run(_ request: TurnRequest, emit: (TurnEvent) async -> Void) async throws -> TurnResult {
        // 1. Parse, 2. route.
        let parsed = try parse(request)
        if !request.isPrivate { await resumeObservations(emit: emit) }
        var routed = try route(parsed)
        for skill in routed.skills where skill.why == .named { await emit(.skill(skill)) }

        // 3. A skill that answers without the model ends the turn.
        if let answered = try await answer(routed) { return answered }

        // 4. Save the message, before anything can go wrong with the model.
        let userMessage = try saveUserMessage(of: routed)
        if let userMessage { await emit(.saved(session: userMessage.session, message: userMessage.id)) }

        // 5. Choose a skill and the tools.
        if let chosen = await chooseSkill(routed, emit: emit) { routed.skills.append(chosen) }
        let tools: [any Tool]
        let prepared: PreparedTurn
        let prompt: AssembledPrompt
        do {
            tools = try await offerTools(routed, emit: emit)
            // 6. Prepare and assemble the prompt.
            (prepared, prompt) = try await prepareWithinContext(routed, userMessage: userMessage, tools: tools)
        } catch {
            if Self.refuses(error) || !routed.replaced.isEmpty { try await withdraw(userMessage, emit) }
            throw error
        }
        for notice in prepared.additions.notices { await emit(.notice(notice)) }

        // 7. Stream the reply.
        let reply = await stream(prepared, prompt, session: userMessage?.session, tools: tools, emit: emit)
        let trace = TurnTrace(prepared, prompt, reply, model: model.identity)
        var result = TurnResult(session: userMessage?.session, reply, trace, model: model.identity)

        // 8. Save the reply. A replaced exchange stays until there is a new reply.
        let isVoid = reply.isRefused || reply.isEmpty && !routed.replaced.isEmpty
        if isVoid {
            try await withdraw(userMessage, emit)
        } else {
            try sessions.takeBack(routed.replaced)
            if let userMessage {
                let exchange = try save(reply, after: userMessage, history: routed.history, trace: trace)
                result.message = exchange.reply?.id
                // 9. Observe: skills learn from the exchange, and a new conversation is named.
                result.factsLearned = await observe(exchange, skills: routed.skills.map(\.name), emit: emit)
                await name(exchange, emit: emit)
            }
        }
        if let failure = reply.failure { throw failure }
        return result
    }

    /// Whether an error before the model was asked is a fault of the message, which is then withdrawn. If the user
    /// stopped the turn or there is no model, the message stays.
    private static func refuses(_ error: any Error) -> Bool {
        guard let error = error as? AgentError else { return !(error is CancellationError) }
        return error.code != .noModel && error.code != .interrupted
    }

    /// Removes a message that was refused, so that the session does not show it as said.
    private func withdraw(_ message: Message?, _ emit: (TurnEvent) async -> Void) async throws {
        if let message { try sessions.takeBack([message.id]) }
        await emit(.withdrawn)
    }
}
