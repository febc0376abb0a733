import AgentCore

/// Chooses what a turn is told about the user.
struct Recall {
    /// The most facts a prompt is given.
    static let factLimit = 40
    /// The most words they may take.
    static let wordLimit = 600

    let store: any MemoryStore

    /// The facts for a turn, oldest first so that the prompt's beginning stays the same from turn to turn.
    ///
    /// - Parameters:
    ///   - text: the turn's text.
    ///   - messages: ids of the messages the model is given as conversation: what was learned from them it sees there.
    func facts(for text: String, besides messages: Set<String>) throws -> [Fact] {
        func isNew(_ fact: Fact) -> Bool { fact.source.message.map { !messages.contains($0) } ?? true }
        if try store.count() <= Self.factLimit + messages.count {
            let all = try store.facts(in: [.current]).filter(isNew)
            if fits(all) { return all }
        }
        return chosen(try ranked(text).filter(isNew))
    }

    private func fits(_ facts: [Fact]) -> Bool {
        facts.count <= Self.factLimit && facts.reduce(0) { $0 + Self.words($1) } <= Self.wordLimit
    }

    /// What matters for a text, best first: what is always known, the people it speaks of, what its words find, and
    /// what was learned last.
    private func ranked(_ text: String) throws -> [Fact] {
        let words = Set(Folding.words(text))
        let relations = Set(words.compactMap { Relations.relation($0) ?? Relations.pluralRelation($0) })
        return try store.facts(where: .ofUser(attributes: Attribute.alwaysKnown))
            + store.facts(where: .ofPeople(relations: relations, names: words.subtracting(SearchTerms.stopWords)))
            + store.search(text, limit: Self.factLimit).map(\.fact)
            + store.facts(where: .newest(4 * Self.factLimit)).reversed()
    }

    /// As many of the best as the budget allows, oldest first.
    private func chosen(_ ranked: [Fact]) -> [Fact] {
        var chosen: [String: Fact] = [:]
        var words = 0
        for fact in ranked where chosen[fact.id] == nil {
            guard chosen.count < Self.factLimit else { break }
            guard words + Self.words(fact) <= Self.wordLimit else { continue }
            words += Self.words(fact)
            chosen[fact.id] = fact
        }
        return chosen.values.sorted { $0.sequence < $1.sequence }
    }

    private static func words(_ fact: Fact) -> Int { fact.text.split(separator: " ").count }
}
