import AgentCore
import Foundation

/// `memory add TEXT`
struct AddCommand {
    let store: any MemoryStore
    let hand: HandWritten

    /// Stores the facts of the text. A fact that is known already is strengthened.
    func run(_ text: String) async throws -> SkillOutput {
        let written = try await hand.read(text, known: try store.facts(about: FactTopic([text])))
        let facts = try store.revise { current in
            var reconciler = Reconciler(current: current, provenance: Provenance(at: hand.now, now: hand.now))
            reconciler.apply(hand.statements(written, known: current))
            return (reconciler.changes, reconciler.outcomes.filter { $0.operation != .delete }.map(\.fact))
        }
        return SkillOutput(text: FactPrinter.lines(facts), json: .array(facts.map(\.json)))
    }
}
