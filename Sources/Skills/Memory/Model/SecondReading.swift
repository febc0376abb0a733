import AgentCore
import Foundation

/// Learns what a model extracts from a message after the rules have read it. A fact that both found gets a higher
/// confidence. A fact that only the model found is added with a lower one, and never ends or replaces a known fact.
struct SecondReading {
    let store: any MemoryStore
    let reader: ModelReader

    /// Limit on the known facts shown to the model.
    private static let mostKnown = 20

    /// Has the model read the message, and writes what it adds.
    ///
    /// - Throws: `CancellationError` if the task is cancelled; nothing is written then.
    func learn(from message: Message, after history: [Message], now: Date) async throws -> Observation {
        let gate = FindingGate(message.content)
        guard !gate.isEmpty else { return Observation() }
        let known = try Recall(store: store).facts(for: message.content, besides: []).suffix(Self.mostKnown)
        let statements = try await reader.read(message, after: Array(history.suffix(2)), known: Array(known))
            .compactMap(gate.statement)
        try Task.checkCancellation()
        guard !statements.isEmpty else { return Observation() }

        let forgotten = try store.forgotten()
        let taught = Set(try store.journal(of: message.id).map(\.fact))
        let provenance = Provenance(session: message.session, message: message.id, at: message.createdAt, now: now)
        let topic = FactTopic([message.content]).saying(statements)
        let (reconciler, doubts) = try store.revise(about: topic) { facts in
            var agreed: [FactChange] = []
            var doubts: [String] = []
            var new: [Statement] = []
            for var statement in statements {
                if try forgotten.holds(
                    statement.person.path, statement.attribute, statement.value, saidAt: message.createdAt)
                {
                    continue
                }
                if let same = facts.first(where: {
                    Self.covers($0, statement)
                        && ($0.attribute == statement.attribute || taught.contains($0.id) || statement.kind == .ended)
                }) {
                    if statement.kind == .ended, same.state == .current, !taught.contains(same.id) {
                        doubts.append(Self.question(same))
                    } else if statement.kind == .asserted, taught.contains(same.id) {
                        agreed.append(.update(Self.surer(same, at: now)))
                    }
                    continue
                }
                guard statement.kind == .asserted else { continue }
                let isTaken =
                    Attribute(statement.attribute).isSingleValued
                    && facts.contains {
                        $0.state == .current && $0.subject == statement.person.path
                            && $0.attribute == statement.attribute
                    }
                statement.isUncertain = statement.isUncertain || isTaken
                new.append(statement)
            }
            var reconciler = Reconciler(current: facts, provenance: provenance)
            reconciler.apply(new)
            return (agreed + reconciler.changes + reconciler.journal.map(FactChange.log), (reconciler, doubts))
        }
        var observation = Observation(reconciler)
        observation.notices += doubts
        return observation
    }

    /// Whether a fact already says what the statement says, in any wording.
    private static func covers(_ fact: Fact, _ statement: Statement) -> Bool {
        guard fact.subject == statement.person.path else { return false }
        let said = Set(Folding.stems(statement.value))
        return !said.isEmpty && said.isSubset(of: Folding.stems(fact.text))
            || fact.attribute == statement.attribute && fact.valueKey == Folding.key(statement.value)
    }

    private static func surer(_ fact: Fact, at now: Date) -> Fact {
        var surer = fact
        surer.confidence = min(0.99, fact.confidence + (1 - fact.confidence) * 0.5)
        surer.updatedAt = Timestamp.text(now)
        return surer
    }

    private static func question(_ fact: Fact) -> String {
        "Does this no longer hold? \(fact.text) /memory forget \(fact.id) removes it; it stays otherwise."
    }
}
