/// Runs turns: parse, route, answer, save the message, choose skills and tools, prepare and assemble, stream, save the
/// reply, observe.
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

        // 8. Save the reply. The exchange that this turn replaces stays until there is another reply.
        let isVoid = reply.isRefused || reply.isEmpty && !routed.replaced.isEmpty
        if isVoid {
            try await withdraw(userMessage, emit)
        } else {
            try sessions.takeBack(routed.replaced)
            if let userMessage {
                let exchange = try save(reply, after: userMessage, history: routed.history, trace: trace)
                result.message = exchange.reply?.id
                // 9. Observe: skills learn from the exchange.
                result.factsLearned = await observe(exchange, skills: routed.skills.map(\.name), emit: emit)
            }
        }
        if let failure = reply.failure { throw failure }
        return result
    }

    /// Whether an error before the model was asked is about the message. Where the user stopped the turn, or there is no
    /// model, the message counts as said.
    private static func refuses(_ error: any Error) -> Bool {
        guard let error = error as? AgentError else { return !(error is CancellationError) }
        return error.code != .noModel && error.code != .interrupted
    }

    /// A message that was not taken is not stored as if it had been said.
    private func withdraw(_ message: Message?, _ emit: (TurnEvent) async -> Void) async throws {
        if let message { try sessions.takeBack([message.id]) }
        await emit(.withdrawn)
    }
}
