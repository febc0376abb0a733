import AgentCore

/// `memory show ID`
struct ShowCommand {
    let store: any MemoryStore

    /// Shows all fields of one fact.
    func run(id: String) throws -> SkillOutput {
        let fact = try store.requireFact(id: id)
        return SkillOutput(text: FactPrinter.details(fact), json: fact.json)
    }
}

extension MemoryStore {
    /// The fact with this id.
    ///
    /// - Throws: `AgentError` of kind `notFound`.
    func requireFact(id: String) throws -> Fact {
        guard let fact = try fact(id: id) else {
            throw AgentError(.notFound, "no fact has the id \(id)", remedy: "`agent memory list` shows the ids.")
        }
        return fact
    }
}
