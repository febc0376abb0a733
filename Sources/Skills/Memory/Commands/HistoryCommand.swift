import AgentCore

/// `memory history [ID]`
struct HistoryCommand {
    let store: any MemoryStore

    /// Lists one fact with its predecessors and successors, or all superseded facts.
    func run(id: String?) throws -> SkillOutput {
        let all = try store.facts(in: [.current, .superseded])
        let facts: [Fact]
        if let id {
            let fact = try store.requireFact(id: id)
            facts = chain(of: fact, in: all)
        } else {
            facts = all.filter { $0.state == .superseded }
        }
        let lines = facts.map { fact in
            let until = fact.validTo.map(FactPrinter.day) ?? "today"
            return
                "\(fact.id)  \(fact.validFrom.map(FactPrinter.day) ?? "?") to \(until)  \(fact.text)  “\(FactPrinter.short(fact.source.quote))”"
        }
        return SkillOutput(
            text: facts.isEmpty ? "Nothing has changed yet." : lines.joined(separator: "\n"),
            json: .array(facts.map(\.json)))
    }

    private func chain(of fact: Fact, in all: [Fact]) -> [Fact] {
        var ids: Set<String> = [fact.id]
        var grew = true
        while grew {
            let more = all.filter { other in
                !ids.contains(other.id)
                    && (other.supersededBy.map(ids.contains) ?? false
                        || all.contains { ids.contains($0.id) && $0.supersededBy == other.id })
            }
            grew = !more.isEmpty
            ids.formUnion(more.map(\.id))
        }
        return all.filter { ids.contains($0.id) }
    }
}
