import AgentCore

/// `memory list`
struct ListCommand {
    let store: any MemoryStore

    /// The facts that hold and those that wait for a yes, oldest first.
    func run() throws -> SkillOutput {
        let facts = try store.facts(in: [.current, .proposed])
        return SkillOutput(
            text: facts.isEmpty ? "Nothing is remembered yet." : FactPrinter.lines(facts),
            json: .array(facts.map(\.json)))
    }
}
