import AgentCore

/// Answers "What do you know about me?" with all facts about the user, a person or a theme, directly from the store, so
/// that the answer is whole and the same with any model. Like other answers of skills, it is not stored.
struct WholeMemory {
    let store: any MemoryStore

    /// The list of what is known.
    ///
    /// - Parameter subject: as the reader says it: `me`, a name, a relation or a theme.
    /// - Returns: `nil` if nothing is known about a person or theme, so that the model answers.
    func answer(about subject: String) throws -> SkillOutput? {
        let all = try store.facts(in: [.current])
        let isAboutUser = Folding.key(subject) == "me"
        let facts = isAboutUser ? all : Self.facts(about: subject, in: all, found: try found(subject))
        guard isAboutUser || !facts.isEmpty else { return nil }
        guard !facts.isEmpty else {
            return Self.output("I don't know anything about you yet; you haven't told me.", [])
        }
        let grouped = Dictionary(grouping: facts, by: \.subject).values.sorted { left, right in
            let isUser = (left[0].subject == "user", right[0].subject == "user")
            return isUser.0 != isUser.1 ? isUser.0 : left[0].sequence < right[0].sequence
        }.flatMap(\.self)
        // The reader says names in small letters.
        let name = grouped.compactMap { $0.attribute == "name" ? $0.value : $0.person }
            .first { Folding.key($0) == Folding.key(subject) }
        let heading = "This is what I know about \(isAboutUser ? "you" : name ?? subject):"
        return Self.output(([heading] + grouped.map(MemorySection.line)).joined(separator: "\n"), grouped)
    }

    /// The facts about a person, or else those of a theme.
    private static func facts(about subject: String, in all: [Fact], found: [Fact]) -> [Fact] {
        let words = Set(Folding.words(subject)).subtracting(SearchTerms.stopWords)
        guard !words.isEmpty else { return [] }
        let named = Set(
            all.filter { $0.attribute == "name" && !words.isDisjoint(with: Folding.words($0.value)) }.map(\.subject))
        let person = all.filter { fact in
            guard fact.subject != "user" else { return false }
            if let name = fact.person { return !words.isDisjoint(with: Folding.words(name)) || isPart(words, of: fact) }
            return named.contains(fact.subject) || isPart(words, of: fact)
        }
        if !person.isEmpty { return person + found.filter { $0.subject == "user" && mentions($0, words) } }
        let theme = all.filter { words.contains($0.category) || words.contains($0.attribute) }
        return theme + found.filter { fact in !theme.contains { $0.id == fact.id } }
    }

    private static func isPart(_ words: Set<String>, of fact: Fact) -> Bool {
        !words.isDisjoint(with: fact.subject.split(separator: ".").map(String.init))
    }

    private static func mentions(_ fact: Fact, _ words: Set<String>) -> Bool {
        !words.isDisjoint(with: Folding.words(fact.value))
    }

    private func found(_ subject: String) throws -> [Fact] { try store.search(subject, limit: 100).map(\.fact) }

    private static func output(_ text: String, _ facts: [Fact]) -> SkillOutput {
        SkillOutput(
            text: text, json: ["facts": .array(facts.map(\.json))],
            factsUsed: facts.map { FactReference(id: $0.id, text: $0.text) })
    }
}
