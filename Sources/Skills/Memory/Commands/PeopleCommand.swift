import AgentCore

/// `memory people [--state STATE] [--about SUBJECT] [--search TEXT] [--from N] [-k N]`
struct PeopleCommand {
    let store: any MemoryStore

    /// The facts of each person together, a part at a time.
    func run(_ query: FactPageQuery) throws -> SkillOutput {
        let page = try store.page(query)
        var groups: [(subject: String, facts: [Fact])] = []
        for fact in page.facts {
            if groups.last?.subject == fact.subject {
                groups[groups.count - 1].facts.append(fact)
            } else {
                groups.append((fact.subject, [fact]))
            }
        }
        return SkillOutput(
            text: page.facts.isEmpty ? "Nothing to show." : Self.text(groups, of: page, from: query.offset),
            json: [
                "groups": .array(
                    groups.map { subject, facts in
                        [
                            "subject": .string(subject), "title": .string(Self.title(subject, facts)),
                            "facts": .array(facts.map(\.json)),
                        ]
                    }),
                "total": .integer(page.total),
            ])
    }

    private static func text(
        _ groups: [(subject: String, facts: [Fact])], of page: FactPage, from offset: Int
    ) -> String {
        let parts = groups.map { "\(title($0.subject, $0.facts))\n\(FactPrinter.lines($0.facts))" }
        let last = offset + page.facts.count
        let rest = last < page.total ? ["\(page.total - last) more: --from \(last)"] : []
        return (parts + rest).joined(separator: "\n\n")
    }

    /// `You`; for others the name if it is known, or else what they are to the user: `Your sister's dog`.
    private static func title(_ subject: String, _ facts: [Fact]) -> String {
        guard subject != "user" else { return "You" }
        if let name = facts.lazy.compactMap(\.person).first { return name }
        let parts = subject.split(separator: ".").dropFirst().map { $0.replacing("_", with: " ") }
        return "Your " + parts.joined(separator: "'s ")
    }
}
