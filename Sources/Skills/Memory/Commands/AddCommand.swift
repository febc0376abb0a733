import AgentCore
import Foundation

/// `memory add TEXT`
struct AddCommand {
    let store: any MemoryStore
    let reader: StatementReader
    let now: Date

    /// Stores the facts of the text. A fact that is known already is strengthened.
    func run(_ text: String) throws -> SkillOutput {
        let hand = HandWritten(reader: reader, now: now)
        let facts = try store.revise { current in
            var reconciler = Reconciler(current: current, provenance: Provenance(at: now, now: now))
            reconciler.apply(try hand.statements(text, known: current))
            return (reconciler.changes, reconciler.outcomes.filter { $0.operation != .delete }.map(\.fact))
        }
        return SkillOutput(text: FactPrinter.lines(facts), json: .array(facts.map(\.json)))
    }
}
