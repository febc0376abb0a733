import AgentCore

extension Reconciler {
    /// The changes as journal entries, for `memory recent` and `memory undo`.
    var journal: [JournalEntry] {
        let waiting = changes.compactMap { change -> (JournalEntry.Operation, Fact)? in
            guard case .insert(let fact) = change, fact.state == .proposed else { return nil }
            return (.propose, fact)
        }
        let done = outcomes.map { outcome -> (JournalEntry.Operation, Fact) in
            switch outcome.operation {
            case .add: (.add, outcome.fact)
            case .update: (.update, outcome.fact)
            case .delete: (.delete, outcome.fact)
            case nil: (.strengthen, outcome.fact)
            }
        }
        return (done + waiting).map { operation, fact in
            JournalEntry(
                session: provenance.session, message: provenance.message, at: Timestamp.text(provenance.now),
                operation: operation, fact: fact.id)
        }
    }

    /// Questions for the user: which of two contradicting values is right, whether uncertain facts are true, and
    /// whether others have ended.
    var questions: [String] {
        contradictions.map { old, new in
            "Earlier today: \(old.text) Now: \(new.text) "
                + "The first one stays until you say otherwise: /memory yes \(new.id), or /memory no \(new.id)."
        }
            + proposed.filter { fact in
                changes.contains(.insert(fact)) && !contradictions.contains { $0.new.id == fact.id }
            }.map { "Is this so? \($0.text) /memory yes \($0.id), or /memory no \($0.id)." }
            + doubted.map {
                "Does this no longer hold? \($0.text) /memory forget \($0.id) removes it; it stays otherwise."
            }
    }
}
