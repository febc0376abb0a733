public import AgentCore
public import Foundation

/// The `@memory` skill: learns from what the user says, recalls it for every turn, and forgets when told.
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
    ///   - embeddings: finds past messages by their meaning, where it is there.
    ///   - encoder: tells which facts answer a question by its meaning: the bundled one, on whose vectors the weights were
    ///     learned (`Training/answers.py`). Without it the words alone tell.
    ///   - ranker: reads the likeliest of them together with the question, where there is an encoder.
    ///   - model: reads messages a second time and tells what is known, where it is able.
    ///   - calendar: what "yesterday" is reckoned with.
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

    /// Recalls what is known as one part of the prompt.
    ///
    /// Past messages are quoted for a model that finds what it needs among them; the built-in one, for which answers are
    /// weighed, is reminded of the one sentence that answers, in the user's words.
    public func prepare(_ turn: RoutedTurn, _ context: SkillContext) async throws -> Preparation {
        let text = Shouting.calmed(turn.text)
        let recall = Recall(store: store, weighing: weighing, calendar: reader.calendar)
        let history = Set(turn.history.map(\.id))
        let inView = history.union([context.message].compactMap(\.self))
        let past = try await past(turn, besides: inView, now: context.now)
        let quoted = weighing == nil ? past.flatMap(\.self) : []
        let told = weighing == nil ? [] : past.map { $0.filter { $0.role == "user" } }
        // What asks is read for what it tells only where nothing answers it.
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

    /// What would be learned of a message.
    private func notes(_ turn: RoutedTurn, _ context: SkillContext) throws -> [String] {
        try Learner(store: store, reader: reader).preview(
            turn.text, after: Self.before(turn.history), replyingTo: Self.question(turn.history), now: context.now)
    }

    /// Whether what would be learned of a message is a name: "Eamon's my name, you could have asked".
    private static func introduces(_ notes: [String]) -> Bool {
        notes.contains { note in [" name is ", " goes by ", " is named "].contains { note.contains($0) } }
    }

    /// Whether a text gives a name in so many words, whatever it wants besides: "Her name is Halina. I would like you to remember it."
    private static func tellsName(_ text: String) -> Bool {
        !text.contains("?") && text.contains(/\b([Hh]er|[Hh]is|[Ii]ts|[Tt]heir|[Mm]y) name( is|'s|’s) \p{Lu}/)
            && !text.contains(/\bwhat\b/.ignoresCase())
    }

    /// What was said in other conversations that may matter for a turn, as runs without a gap.
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

    /// Takes a request to forget, and the yes to it, and tells all that is known where that is asked for: without the
    /// model and without storing the words.
    public func answer(_ turn: RoutedTurn, _ context: SkillContext) async throws -> SkillOutput? {
        try ForgetDialogue(store: store, reader: reader).answer(turn.text, context)
            ?? WholeMemory(store: store).answer(turn.text)
    }

    /// Learns from the user's message; the reply is never read.
    public func observe(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation {
        guard !context.isPrivate else { return Observation() }
        let observation = try Learner(store: store, reader: reader).learn(
            from: exchange.user, after: Self.before(exchange.history), replyingTo: Self.question(exchange.history),
            now: context.now)
        // The reply is out; a few older messages get their vectors along with the new ones.
        _ = try await embedder?.index(store, limit: Self.vectorsPerTurn)
        try await weighing?.vectors.keep(limit: Self.vectorsPerTurn)
        return observation
    }

    /// The user's messages before one, for whom "she" stands.
    private static func before(_ history: [Message]) -> [String] {
        history.filter { $0.role == .user }.suffix(2).map(\.content)
    }

    /// The assistant's message that the newest one answers.
    private static func question(_ history: [Message]) -> String? {
        history.last.flatMap { $0.role == .assistant ? $0.content : nil }
    }

    private static let vectorsPerTurn = 32
    /// The most messages of which the built-in model tells where all are asked for.
    private static let mostTold = 3

    /// It is the memory.
    public var remembers: Bool { true }
    /// Where a model reads messages too.
    public var hasBackgroundWork: Bool { model != nil }

    /// Has the model read the user's message.
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
        // Where they cannot be made now, the first question makes them, and says why where it cannot.
        if command.bringsFacts { try? await weighing?.vectors.keep(limit: AnswerWeighing.most) }
        return output
    }
}
