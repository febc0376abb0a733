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

    /// Learns from the user's message; the reply is never read.
    public func observe(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation {
        var observation = Observation()
        guard !context.isPrivate else { return observation }
        let message = exchange.user
        let provenance = Provenance(
            session: message.session, message: message.id, at: message.createdAt, now: context.now)
        // Most messages say nothing to remember: no write lock for them.
        let earlier = exchange.history.filter { $0.role == .user }.suffix(2).map(\.content)
        let question = exchange.history.last.flatMap { $0.role == .assistant ? $0.content : nil }
        let mayHold = try reader.read(
            message.content, at: message.createdAt, known: store.facts(in: [.current]), after: earlier,
            replyingTo: question)
        guard !mayHold.isEmpty else { return observation }
        let outcomes = try store.revise { current in
            var reconciler = Reconciler(current: current, provenance: provenance)
            reconciler.apply(
                reader.read(
                    message.content, at: message.createdAt, known: current, after: earlier, replyingTo: question))
            return (reconciler.changes, reconciler.outcomes)
        }
        observation.learned = outcomes.compactMap { outcome in
            outcome.operation.map {
                Observation.Learned($0, FactReference(id: outcome.fact.id, text: outcome.fact.text))
            }
        }
        return observation
    }

    /// Answers `@memory …`.
    public func invoke(_ invocation: Invocation, _ context: SkillContext) async throws -> SkillOutput? {
        try MemoryCommand(parsing: invocation).run(store: store, reader: reader, invocation, context)
    }
}
