public import AgentCore
public import Foundation

/// The `@memory` skill: learns from what the user says, recalls it for every turn, and forgets when told.
public struct MemorySkill: Skill {
    /// The name in the manifest.
    public let name = "memory"
    let store: any MemoryStore
    let reader: StatementReader

    /// Makes the skill.
    ///
    /// - Parameters:
    ///   - store: where facts are kept.
    ///   - calendar: what "yesterday" is reckoned with.
    public init(store: any MemoryStore, calendar: Calendar = .current) {
        self.store = store
        reader = StatementReader(calendar: calendar)
    }

    /// Recalls what is known as one part of the prompt.
    public func prepare(_ turn: RoutedTurn, _ context: SkillContext) async throws -> Preparation {
        let facts = try Recall(store: store).facts(for: turn.text, besides: Set(turn.history.map(\.id)))
        var preparation = Preparation()
        if let section = MemorySection.make(facts) { preparation.sections = [section] }
        preparation.factsUsed = facts.map { FactReference(id: $0.id, text: $0.text) }
        return preparation
    }

    /// Takes a request to forget, and the yes to it, without the model and without storing the words.
    public func answer(_ turn: RoutedTurn, _ context: SkillContext) async throws -> SkillOutput? {
        try ForgetDialogue(store: store, reader: reader).answer(turn.text, context)
    }

    /// Learns from the user's message; the reply is never read.
    public func observe(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation {
        guard !context.isPrivate else { return Observation() }
        let question = exchange.history.last.flatMap { $0.role == .assistant ? $0.content : nil }
        let earlier = exchange.history.filter { $0.role == .user }.suffix(2).map(\.content)
        return try Learner(store: store, reader: reader)
            .learn(from: exchange.user, after: earlier, replyingTo: question, now: context.now)
    }

    /// Answers `@memory …`.
    public func invoke(_ invocation: Invocation, _ context: SkillContext) async throws -> SkillOutput? {
        try MemoryCommand(parsing: invocation).run(store: store, reader: reader, invocation, context)
    }
}
