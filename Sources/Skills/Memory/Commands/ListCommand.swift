import AgentCore

/// `memory list`
struct ListCommand {
    let store: any MemoryStore

    /// The current and proposed facts, oldest first.
    func run() throws -> SkillOutput {
        let facts = try store.facts(in: [.current, .proposed])
        return SkillOutput(
            text: facts.isEmpty ? "Nothing is remembered yet." : FactPrinter.lines(facts),
            json: .array(facts.map(\.json)))
    }
}
