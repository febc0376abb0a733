import AgentCore
import Foundation

/// Learns from one message of the user.
struct Learner {
    let store: any MemoryStore
    let reader: StatementReader

    /// Extracts facts from the message and writes them. A message that was learned from before is not read again.
    ///
    /// - Parameters:
    ///   - earlier: the user's messages before it, which show whom a pronoun such as "she" means.
    ///   - question: the assistant's message to which it replies, if any.
    func learn(
        from message: Message, after earlier: [String], replyingTo question: String?, now: Date
    ) throws -> Observation {
        // Most messages state nothing to remember, and need no write lock.
        let topic = FactTopic([message.content] + earlier + (question.map { [$0] } ?? []))
        let known = try store.facts(about: topic).filter { $0.state == .current }
        let mayHold = read(message.content, at: message.createdAt, known, earlier, question)
        guard !mayHold.isEmpty else { return Observation() }
        let before = try store.journal(of: message.id)
        guard before.isEmpty else { return try learned(before) }
        let forgotten = try store.forgotten()
        let provenance = Provenance(session: message.session, message: message.id, at: message.createdAt, now: now)
        let reconciler = try store.revise(about: topic.saying(mayHold)) { known in
            var reconciler = Reconciler(current: known, provenance: provenance)
            let statements = read(
                message.content, at: message.createdAt, known.filter { $0.state == .current }, earlier, question)
            reconciler.apply(
                try statements.filter {
                    try !forgotten.holds($0.person.path, $0.attribute, $0.value, saidAt: message.createdAt)
                })
            return (reconciler.changes + reconciler.journal.map(FactChange.log), reconciler)
        }
        return Observation(reconciler)
    }

    /// The facts that a message would add or change, as sentences; nothing is written.
    ///
    /// - Parameters:
    ///   - text: the message.
    ///   - earlier: the user's messages before it.
    ///   - question: the assistant's message to which it replies, if any.
    func preview(_ text: String, after earlier: [String], replyingTo question: String?, now: Date) throws -> [String] {
        let topic = FactTopic([text] + earlier + (question.map { [$0] } ?? []))
        let known = try store.facts(about: topic).filter { $0.state == .current }
        let statements = read(text, at: now, known, earlier, question)
        guard !statements.isEmpty else { return [] }
        let forgotten = try store.forgotten()
        var reconciler = Reconciler(current: known, provenance: Provenance(at: now, now: now))
        reconciler.apply(
            try statements.filter { try !forgotten.holds($0.person.path, $0.attribute, $0.value, saidAt: now) })
        return reconciler.outcomes.filter { [.add, .update].contains($0.operation) }.map(\.fact.text)
    }

    /// What was learned when the message was read before.
    private func learned(_ entries: [JournalEntry]) throws -> Observation {
        var observation = Observation()
        observation.learned = try entries.compactMap { entry in
            guard let operation = Observation.Learned.Operation(rawValue: entry.operation.rawValue),
                let fact = try store.fact(id: entry.fact)
            else { return nil }
            return Observation.Learned(operation, FactReference(id: fact.id, text: fact.text))
        }
        return observation
    }

    /// The statements in the message. Requests to forget are left to `ForgetDialogue`.
    private func read(
        _ text: String, at date: Date, _ known: [Fact], _ earlier: [String], _ question: String?
    ) -> [Statement] {
        reader.read(text, at: date, known: known, after: earlier, replyingTo: question).filter { $0.kind != .forget }
    }
}

extension Observation {
    /// The decisions of a reconciler, as reported by a turn.
    init(_ reconciler: Reconciler) {
        self.init()
        learned = reconciler.outcomes.compactMap { outcome in
            outcome.operation.map { Learned($0, FactReference(id: outcome.fact.id, text: outcome.fact.text)) }
        }
        notices = reconciler.questions
    }
}
