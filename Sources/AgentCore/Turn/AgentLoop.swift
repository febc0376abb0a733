/// Runs turns: parse, route, prepare, invoke, assemble, stream, save, observe.
public struct AgentLoop: Sendable {
    /// The model that answers.
    public let model: any LanguageModel
    /// Where conversations are kept.
    public let sessions: any SessionStore
    /// The skills there are.
    public let catalog: SkillCatalog
    /// Where the time comes from.
    public let clock: Clock

    /// Composes a loop.
    public init(model: any LanguageModel, sessions: any SessionStore, catalog: SkillCatalog, clock: Clock) {
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
    /// - Throws: `AgentError`: an empty message, an unknown skill, a frozen or missing session, no usable model
    ///   (the user's text is stored by then), a failing store.
    public func run(
        _ request: TurnRequest, emit: (TurnEvent) async -> Void
    ) async throws -> TurnResult { fatalError() }
}
