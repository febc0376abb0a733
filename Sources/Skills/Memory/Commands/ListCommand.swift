import AgentCore

/// `memory list [--state STATE]`
struct ListCommand {
    let store: any MemoryStore

    /// The facts in one state, or the current and proposed ones, oldest first.
    func run(_ state: Fact.State?) throws -> SkillOutput {
        let facts = try store.facts(in: state.map { [$0] } ?? [.current, .proposed])
        return SkillOutput(
            text: facts.isEmpty ? Self.nothing(state) : FactPrinter.lines(facts),
            json: .array(facts.map(\.json)))
    }

    private static func nothing(_ state: Fact.State?) -> String {
        switch state {
        case .proposed: "Nothing waits for your word."
        case .superseded: "Nothing has changed yet."
        default: "Nothing is remembered yet."
        }
    }
}
