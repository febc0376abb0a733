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
        // Far more than fit: not worth reading them all to find that out.
        if try store.count() <= 4 * Self.factLimit {
            let all = try store.facts(in: [.current]).filter(isNew)
            return fits(all) ? all : chosen(from: all, try ranked(text, all).filter(isNew))
        }
        let all = try store.facts(in: [.current]).filter(isNew)
        return chosen(from: all, try ranked(text, all).filter(isNew))
    }

    private func fits(_ facts: [Fact]) -> Bool {
        facts.count <= Self.factLimit && facts.reduce(0) { $0 + Self.words($1) } <= Self.wordLimit
    }

    /// What matters for a text, best first: the people it names, then what its words find.
    private func ranked(_ text: String, _ facts: [Fact]) throws -> [Fact] {
        let words = Set(Folding.words(text))
        let relations = Set(words.compactMap { Relations.relation($0) ?? Relations.pluralRelation($0) })
        let ofPeople = facts.filter { fact in
            if fact.subject == "user" { return false }
            let path = Set(fact.subject.split(separator: ".").dropFirst().map(String.init))
            return !path.isDisjoint(with: relations) || fact.person.map { words.contains(Folding.lower($0)) } ?? false
        }
        return ofPeople + (try store.search(text, limit: Self.factLimit).map(\.fact))
    }

    /// Always-known facts first, then the ranked, then the newest, within the budget; in the order of `all`.
    private func chosen(from all: [Fact], _ ranked: [Fact]) -> [Fact] {
        var ids: Set<String> = []
        var words = 0
        for fact in all.filter({ $0.subject == "user" && Attribute($0.attribute).isAlwaysKnown }) + ranked + all.reversed() {
            guard ids.count < Self.factLimit, !ids.contains(fact.id), words + Self.words(fact) <= Self.wordLimit else { continue }
            words += Self.words(fact)
            ids.insert(fact.id)
        }
        return all.filter { ids.contains($0.id) }
    }

    private static func words(_ fact: Fact) -> Int { fact.text.split(separator: " ").count }
}
