import AgentCore

/// `memory stats`
struct StatsCommand {
    let store: any MemoryStore

    /// Counts facts by state and category, and the people they are about.
    func run() throws -> SkillOutput {
        let all = try store.facts(in: Set(Fact.State.allCases))
        let states = Fact.State.allCases.map { state in (state.rawValue, all.filter { $0.state == state }.count) }
        let current = all.filter { $0.state == .current }
        let categories = Dictionary(grouping: current, by: \.category).mapValues(\.count).sorted { $0.key < $1.key }
        let people = Set(current.map(\.subject)).subtracting(["user"]).count
        func object(_ counts: [(String, Int)]) -> JSONValue {
            .object(counts.map { JSONValue.Member($0.0, .integer($0.1)) })
        }
        let rows = states + [("people", people)] + categories.map { ("· \($0.key)", $0.value) }
        let width = rows.map(\.0.count).max() ?? 0
        return SkillOutput(
            text: rows.map { $0.0 + String(repeating: " ", count: width - $0.0.count + 2) + "\($0.1)" }
                .joined(separator: "\n"),
            json: [
                "facts": .integer(all.count), "states": object(states), "people": .integer(people),
                "categories": object(categories.map { ($0.key, $0.value) }),
            ])
    }
}
