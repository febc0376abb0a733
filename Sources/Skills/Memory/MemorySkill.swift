public import AgentCore
public import Foundation

/// The `@memory` skill: learns facts from the user's messages, recalls them in every turn, and forgets them on request.
public struct MemorySkill: Skill {
    /// The name in the manifest.
    public let name = "memory"
    /// The commands, for help texts and completions.
    public static let commands = MemoryCommand.all
    let store: any MemoryStore
    let reader: MessageReader?
    let model: (any LanguageModel)?
    let embedder: Embedder?
    let calendar: Calendar

    /// Makes the skill.
    ///
    /// - Parameters:
    ///   - store: where facts are kept.
    ///   - reader: the small model that reads messages; without it and without `model` nothing is learned.
    ///   - model: a large model that reads messages too, while nobody waits, and summarises what is known.
    ///   - embeddings: finds facts and past messages by meaning.
    ///   - calendar: the calendar for expressions such as "yesterday".
    public init(
        store: any MemoryStore, reader: MessageReader?, model: (any LanguageModel)? = nil,
        embeddings: (any EmbeddingModel)? = nil, calendar: Calendar = .current
    ) {
        self.store = store
        self.reader = reader
        self.model = model
        embedder = embeddings.map(Embedder.init)
        self.calendar = calendar
    }

    /// Recalls what is known, as a section of the prompt; past messages only if the message asks for what was said.
    public func prepare(_ turn: RoutedTurn, _ context: SkillContext) async throws -> Preparation {
        var preparation = Preparation()
        let history = Set(turn.history.map(\.id))
        let facts = try await Retrieval(store: store, embedder: embedder).facts(for: turn.text, besides: history)
        var past: [ScoredMessage] = []
        var asksForMessages = false
        do {
            let signals = try await signals(of: message(of: turn, context))
            if case .recall = signals?.request { asksForMessages = true }
        } catch let error as ModelError {
            if case let error as CancellationError = SmallReader.failure(error) { throw error }
            preparation.notices.append("@memory could not read the message: \(error.message)")
        }
        if asksForMessages {
            past = try await PastMessages(store: store, embedder: embedder, calendar: calendar)
                .messages(
                    for: turn.text, besides: history.union([context.message].compactMap(\.self)), now: context.now)
        }
        if let section = MemorySection.make(facts, past) { preparation.sections = [section] }
        preparation.factsUsed = facts.map { FactReference(id: $0.id, text: $0.text) }
        preparation.messagesUsed = past.map(\.id)
        return preparation
    }

    /// Answers a request to forget, the confirmation after it, and the question what is known. Their words are not
    /// stored.
    public func answer(_ turn: RoutedTurn, _ context: SkillContext) async throws -> SkillOutput? {
        let dialogue = ForgetDialogue(store: store)
        if let closed = try dialogue.close(turn.text, context) { return closed }
        // A reader that fails is reported by `prepare`, which comes next; the turn goes on to the model.
        let message = message(of: turn, context)
        guard let reader, let signals = try? await signals(of: message), signals.danger == .none else { return nil }
        switch signals.request {
        case .list(let subject): return try WholeMemory(store: store).answer(about: subject)
        case .forget:
            return try await dialogue.ask(message, SmallReader(reader: reader), context)
        case .none, .recall: return nil
        }
    }

    /// Learns from the user's message, never from the reply, and nothing from one of a crisis.
    public func observe(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation {
        guard !context.isPrivate, try await !isOfCrisis(exchange) else { return Observation() }
        var observation = Observation()
        if let reader {
            observation = try await Learner(store: store, source: SmallReader(reader: reader), calendar: calendar)
                .learn(from: exchange.user, after: exchange.history, now: context.now)
        }
        // The reply is already shown, so there is time to embed a few messages and facts.
        try await embedder?.index(store, limit: Self.vectorsPerTurn)
        return observation
    }

    private static let vectorsPerTurn = 32

    /// Yes: this skill is the memory.
    public var remembers: Bool { true }
    /// Only if a large model reads messages.
    public var hasBackgroundWork: Bool { model != nil }

    /// Has the large model read the user's message. Beside the small reader it is the second one and changes no fact
    /// unasked.
    public func workInBackground(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation {
        guard !context.isPrivate, let model, try await !isOfCrisis(exchange) else { return Observation() }
        let trust = reader == nil ? Learner.Trust.full : .second
        return try await Learner(
            store: store, source: ModelReader(model: model), calendar: calendar, trust: trust
        ).learn(from: exchange.user, after: exchange.history, now: context.now)
    }

    /// Answers `@memory …`.
    public func invoke(_ invocation: Invocation, _ context: SkillContext) async throws -> SkillOutput? {
        try await MemoryCommand(parsing: invocation).run(self, invocation, context)
    }

    /// Whoever reads what is added by hand and what `extract` is given.
    var source: (any OperationSource)? {
        if let reader { return SmallReader(reader: reader) }
        return model.map { ModelReader(model: $0) }
    }

    private func message(of turn: RoutedTurn, _ context: SkillContext) -> ReadableMessage {
        MessageContext(calendar: calendar).message(of: turn, at: context.now)
    }

    /// What the reader says of a message before the reply; `nil` without a reader. It keeps what it said of the last one.
    private func signals(of message: ReadableMessage) async throws -> MessageSignals? {
        try await reader?.signals(of: message.knowing(try store.facts(about: message.topic)))
    }

    private func isOfCrisis(_ exchange: SavedExchange) async throws -> Bool {
        let message = MessageContext(calendar: calendar).message(exchange.user, after: exchange.history)
        do {
            return try await signals(of: message)?.danger == .crisis
        } catch let error as ModelError {
            throw SmallReader.failure(error)
        }
    }
}
