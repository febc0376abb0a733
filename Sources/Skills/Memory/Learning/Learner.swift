import AgentCore
import Foundation

/// Learns from one message of the user: a source reads it, the gate checks what was read, and the reconciler decides.
struct Learner {
    /// How far what a source finds is trusted.
    enum Trust: Sendable {
        /// It changes facts.
        case full
        /// It was read beside another source: what it alone finds is less sure, and replaces or ends nothing unasked.
        case second
    }

    let store: any MemoryStore
    let source: any OperationSource
    let calendar: Calendar
    var trust = Trust.full

    /// Reads the message and writes what it teaches. A message that was learned from before is not read again by the
    /// same source.
    ///
    /// - Throws: `AgentError` if the message could not be read; `CancellationError` if the task was cancelled. Nothing
    ///   was written then.
    func learn(from message: Message, after history: [Message], now: Date) async throws -> Observation {
        let before = try store.journal(of: message.id)
        if trust == .full, !before.isEmpty { return try learned(before) }
        let readable = MessageContext(calendar: calendar).message(message, after: history)
        let gate = OperationGate(readable)
        let operations = try await source.read(readable.knowing(try store.facts(about: readable.topic)))
        try Task.checkCancellation()
        guard !operations.isEmpty else { return Observation() }
        let forgotten = try store.forgotten()
        let provenance = Provenance(session: message.session, message: message.id, at: message.createdAt, now: now)
        let reconciler = try store.revise(about: readable.topic.saying(operations)) { known in
            let statements = try gate.statements(operations, known: known).filter {
                try !forgotten.holds($0.subject, $0.attribute, $0.value, saidAt: message.createdAt)
            }.compactMap { trust == .full ? $0 : doubted($0, message.id, known) }
            var reconciler = Reconciler(current: known, provenance: provenance)
            reconciler.apply(statements)
            return (reconciler.changes + reconciler.journal.map(FactChange.log), reconciler)
        }
        return Observation(reconciler)
    }

    /// What the second source's statement may change: it replaces and ends nothing, but asks. What the message itself
    /// taught it does not put in question.
    private func doubted(_ statement: Statement, _ message: String, _ known: [Fact]) -> Statement? {
        var statement = statement
        if statement.kind == .ended {
            guard known.contains(where: { $0.id == statement.fact && $0.source.message != message }) else { return nil }
            statement.isUncertain = true
            return statement
        }
        statement.confidence = 0.6
        let isTaken = known.contains {
            $0.state == .current && $0.subject == statement.subject && $0.attribute == statement.attribute
        }
        statement.isUncertain =
            statement.fact != nil || isTaken && Attribute(statement.attribute).isSingleValued
        return statement
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
