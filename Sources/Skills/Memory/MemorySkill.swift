public import AgentCore
public import Foundation

/// The `@memory` skill: learns facts from the user's messages, recalls them in every turn, and forgets them on request.
public struct MemorySkill: Skill {
    /// The name in the manifest.
    public let name = "memory"
    /// The commands, for help texts and completions.
    public static let commands = MemoryCommand.all
    let store: any MemoryStore
    let reader: StatementReader
    let embedder: Embedder?
    let model: (any LanguageModel)?
    let weighing: AnswerWeighing?

    /// Makes the skill.
    ///
    /// - Parameters:
    ///   - store: where facts are kept.
    ///   - embeddings: finds past messages by meaning, if it is installed.
    ///   - encoder: the bundled encoder, which finds the facts that answer a question by meaning. The ranking weights
    ///     were trained on its vectors (`Training/answers.py`). Without it only words are compared.
    ///   - ranker: ranks the likeliest facts against the question, if there is an encoder.
    ///   - model: extracts facts from messages a second time, and summarises what is known, if it is able to.
    ///   - calendar: the calendar for expressions such as "yesterday".
    public init(
        store: any MemoryStore, embeddings: (any EmbeddingModel)? = nil, encoder: (any EmbeddingModel)? = nil,
        ranker: (any RankingModel)? = nil, model: (any LanguageModel)? = nil, calendar: Calendar = .current
    ) {
        self.store = store
        embedder = embeddings.map(Embedder.init)
        weighing = encoder.map { AnswerWeighing(vectors: VectorCache($0, store: store), ranker: ranker) }
        self.model = model
        reader = StatementReader(calendar: calendar)
    }

    /// Recalls what is known, as sections of the prompt.
    ///
    /// An able model is given past messages as quotes and finds the answer itself. The built-in model, which has
    /// answers weighed for it, is given only the sentence that answers, in the user's words.
    public func prepare(_ turn: RoutedTurn, _ context: SkillContext) async throws -> Preparation {
        let text = Shouting.calmed(turn.text)
        let recall = Recall(store: store, weighing: weighing, calendar: reader.calendar)
        let history = Set(turn.history.map(\.id))
        let inView = history.union([context.message].compactMap(\.self))
        let past = try await past(turn, besides: inView, now: context.now)
        let quoted = weighing == nil ? past.flatMap(\.self) : []
        let told = weighing == nil ? [] : past.map { $0.filter { $0.role == "user" } }
        // A question is read for new facts only if nothing answers it.
        let notes = AskedQuestion.asks(text) && !Self.tellsName(text) ? nil : try notes(turn, context)
        let found: AskedFacts.Found?
        if PastTalk.isAsked(by: text) && weighing != nil {
            found = AskedFacts.Found(
                told: told.joined().suffix(Self.mostTold).compactMap { PastTalk.sentence(of: $0.text) })
        } else if notes.map(Self.introduces) == true {
            found = nil
        } else {
            found = try await recall.answer(
                text, after: turn.saidBefore.map(Shouting.calmed), past: told.map { $0.map(\.text) }, at: context.now)
        }
        let facts = try recall.facts(for: text, besides: history, answering: found?.facts ?? [])
        var preparation = Preparation()
        if let section = MemorySection.make(facts, quoted) { preparation.sections = [section] }
        if let found { preparation.sections.append(PromptSection(.reminder, found.reminder.text, source: "memory")) }
        let used = told.joined().filter { message in found?.told.contains { message.text.contains($0) } == true }
        preparation.messagesUsed = (quoted + used).map(\.id)
        if found == nil, !context.isPrivate { preparation.learning = try notes ?? self.notes(turn, context) }
        preparation.factsUsed = facts.map { FactReference(id: $0.id, text: $0.text) }
        return preparation
    }

    /// The facts that would be learned from a message, as sentences.
    private func notes(_ turn: RoutedTurn, _ context: SkillContext) throws -> [String] {
        try Learner(store: store, reader: reader).preview(
            turn.text, after: Self.before(turn.history), replyingTo: Self.question(turn.history), now: context.now)
    }

    /// Whether one of these facts is a name: "Eamon's my name, you could have asked".
    private static func introduces(_ notes: [String]) -> Bool {
        notes.contains { note in [" name is ", " goes by ", " is named "].contains { note.contains($0) } }
    }

    /// Whether a text states a name, whatever else it asks for: "Her name is Halina. I would like you to remember it."
    private static func tellsName(_ text: String) -> Bool {
        !text.contains("?") && text.contains(/\b([Hh]er|[Hh]is|[Ii]ts|[Tt]heir|[Mm]y) name( is|'s|’s) \p{Lu}/)
            && !text.contains(/\bwhat\b/.ignoresCase())
    }

    /// Messages of other conversations that may matter for a turn, in runs of consecutive messages.
    private func past(
        _ turn: RoutedTurn, besides inView: Set<String>, now: Date
    ) async throws -> [[ScoredMessage]] {
        guard let weighing, !PastTalk.isAsked(by: turn.text) else {
            return [
                try await PastMessages(store: store, embedder: embedder, calendar: reader.calendar)
                    .messages(for: turn.text, besides: inView, now: now)
            ]
        }
        return try await PastSayings(store: store, reader: reader, weighing: weighing)
            .runs(for: turn.text, besides: inView, now: now)
    }

    /// Answers a request to forget, the confirmation after it, and the question what is known about the user. These
    /// need no model, and their words are not stored.
    public func answer(_ turn: RoutedTurn, _ context: SkillContext) async throws -> SkillOutput? {
        try ForgetDialogue(store: store, reader: reader).answer(turn.text, context)
            ?? WholeMemory(store: store).answer(turn.text)
    }

    /// Learns from the user's message, never from the reply.
    public func observe(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation {
        guard !context.isPrivate else { return Observation() }
        let observation = try Learner(store: store, reader: reader).learn(
            from: exchange.user, after: Self.before(exchange.history), replyingTo: Self.question(exchange.history),
            now: context.now)
        // The reply is already shown, so there is time to embed a few messages and facts.
        _ = try await embedder?.index(store, limit: Self.vectorsPerTurn)
        try await weighing?.vectors.keep(limit: Self.vectorsPerTurn)
        return observation
    }

    /// The user's last messages before one, which show whom a pronoun such as "she" means.
    private static func before(_ history: [Message]) -> [String] {
        history.filter { $0.role == .user }.suffix(2).map(\.content)
    }

    /// The assistant's message to which the newest one replies.
    private static func question(_ history: [Message]) -> String? {
        history.last.flatMap { $0.role == .assistant ? $0.content : nil }
    }

    private static let vectorsPerTurn = 32
    /// Limit on the messages that the built-in model recounts if asked what was talked about.
    private static let mostTold = 3

    /// Yes: this skill is the memory.
    public var remembers: Bool { true }
    /// Only if a model reads messages too.
    public var hasBackgroundWork: Bool { model != nil }

    /// Has the model extract facts from the user's message.
    public func workInBackground(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation {
        guard !context.isPrivate, let model else { return Observation() }
        return try await SecondReading(store: store, reader: ModelReader(model: model))
            .learn(from: exchange.user, after: exchange.history, now: context.now)
    }

    /// Answers `@memory …`.
    public func invoke(_ invocation: Invocation, _ context: SkillContext) async throws -> SkillOutput? {
        let command = try MemoryCommand(parsing: invocation)
        let output = try await command.run(
            store: store, reader: reader, embedder: embedder, model: model, invocation, context)
        // If the vectors cannot be made now, the first question makes them and reports the error.
        if command.bringsFacts { try? await weighing?.vectors.keep(limit: AnswerWeighing.most) }
        return output
    }
}
