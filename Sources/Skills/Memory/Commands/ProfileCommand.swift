import AgentCore

/// `memory profile`: a profile of the user; each line names the facts it is based on.
struct ProfileCommand {
    let store: any MemoryStore
    /// Summarises the profile in a few sentences, where there is one that can.
    let model: (any LanguageModel)?

    /// One part of the profile.
    private struct Part {
        let title: String
        let attributes: Set<String>
    }

    private static let parts = [
        Part(
            title: "Who you are",
            attributes: [
                "name", "nickname", "age", "birthday", "origin", "trait", "language", "relationship_status", "partner",
                "children", "siblings",
            ]),
        Part(title: "Your health and food", attributes: ["allergy", "diet", "health"]),
        Part(title: "What you care about", attributes: ["like", "dislike", "hobby", "goal", "plan", "pet"]),
        Part(title: "How you like to be spoken to", attributes: ["reply_style", "units", "currency"]),
        Part(
            title: "Work and studies",
            attributes: ["job_title", "employer", "education", "experience", "skill", "tool", "not_job"]),
        Part(
            title: "Places",
            attributes: ["home_city", "past_home_city", "temporary_location", "work_city", "living_situation"]),
        Part(title: "Routines", attributes: ["habit", "schedule"]),
        Part(title: "Things and events", attributes: ["vehicle", "device", "phone", "event", "note"]),
    ]

    /// Makes the profile. Every line is based on facts.
    func run() async throws -> SkillOutput {
        let facts = try store.facts(in: [.current])
        var sections: [(title: String, lines: [(text: String, facts: [Fact])])] = []
        let own = facts.filter { $0.subject == "user" }
        for part in Self.parts {
            let inside = own.filter { part.attributes.contains(Attribute($0.attribute).generalName) }
            let lines = Self.lines(inside)
            if !lines.isEmpty { sections.append((part.title, lines)) }
        }
        let known = Set(Self.parts.flatMap(\.attributes))
        let rest = own.filter { !known.contains(Attribute($0.attribute).generalName) }
        if !rest.isEmpty { sections.append(("More", Self.lines(rest))) }
        let people = Dictionary(grouping: facts.filter { $0.subject != "user" }) { "\($0.subject) \($0.person ?? "")" }
        let about = people.sorted { $0.value[0].sequence < $1.value[0].sequence }.map { _, facts in
            (text: facts.map(\.text).joined(separator: " "), facts: facts)
        }
        if !about.isEmpty { sections.append(("People", about)) }
        let evidence = sections.flatMap(\.lines)
        let telling = try await Telling.of(
            evidence.map(\.text), subject: "what is known about the user", by: model)
        let short = telling.part { evidence[$0].facts.map(\.id).joined(separator: ", ") }
        let text =
            [short].compactMap { $0 }
            + sections.map { section in
                ([section.title] + section.lines.map { "  \($0.text)  [\($0.facts.map(\.id).joined(separator: ", "))]" })
                    .joined(separator: "\n")
            }
        return SkillOutput(
            text: sections.isEmpty ? "Nothing is remembered yet." : text.joined(separator: "\n\n"),
            json: [
                "summary": .array(
                    telling.sentences.map { sentence in
                        [
                            "text": .string(sentence.text),
                            "facts": .array(sentence.evidence.flatMap { evidence[$0].facts }.map { .string($0.id) }),
                        ]
                    }),
                "sections": .array(
                    sections.map { section in
                        [
                            "title": .string(section.title),
                            "lines": .array(
                                section.lines.map {
                                    ["text": .string($0.text), "facts": .array($0.facts.map { .string($0.id) })]
                                }),
                        ]
                    }),
            ])
    }

    /// Joins facts whose sentences differ only in the value into one line: "likes tea, jazz and hiking".
    private static func lines(_ facts: [Fact]) -> [(text: String, facts: [Fact])] {
        var lines: [(text: String, facts: [Fact])] = []
        for fact in facts {
            let opening = Self.opening(fact)
            if let opening, let index = lines.firstIndex(where: { $0.facts.first.flatMap(Self.opening) == opening }) {
                lines[index].facts.append(fact)
                let values = lines[index].facts.map(\.value)
                lines[index].text = "\(opening) \(values.dropLast().joined(separator: ", ")) and \(values.last ?? "")."
            } else {
                lines.append((fact.text, [fact]))
            }
        }
        return lines
    }

    /// The sentence without the value at its end: "The user likes"; `nil` if it does not end with the value.
    private static func opening(_ fact: Fact) -> String? {
        guard fact.text.hasSuffix(" \(fact.value).") else { return nil }
        return String(fact.text.dropLast(fact.value.count + 2))
    }
}
