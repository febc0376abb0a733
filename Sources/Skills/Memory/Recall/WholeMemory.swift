import AgentCore

/// Answers "What do you know about me?" with all facts, directly from the store, so that the answer is the same with
/// any model. Like other answers of skills, it is not stored.
struct WholeMemory {
    let store: any MemoryStore

    /// Maximum length in characters; a longer message asks for more than this.
    private static let longest = 200

    /// The list of all facts; `nil` if the message asks for anything else.
    func answer(_ text: String) throws -> SkillOutput? {
        guard text.count <= Self.longest, Self.isAsked(by: Shouting.calmed(text)) else { return nil }
        let facts = try store.facts(in: [.current])
        let lines = facts.map { "- \(SecondPerson.telling(FactText.oneLine($0.text)))" }
        return SkillOutput(
            text: lines.isEmpty
                ? "I don't know anything about you yet; you haven't told me."
                : (["This is what I know about you:"] + lines).joined(separator: "\n"),
            json: ["facts": .array(facts.map(\.json))],
            factsUsed: facts.map { FactReference(id: $0.id, text: $0.text) })
    }

    /// Whether the text is a single sentence that asks for everything known about the user.
    static func isAsked(by text: String) -> Bool {
        guard AskedQuestion.sentences(text).count == 1 else { return false }
        let parts = AskedQuestion(text, after: nil, names: [:], known: []).parts
        guard let part = parts.first, parts.count == 1 else { return false }
        return part.isOpen && part.whom == [.user] && part.animal == nil && !part.asksPossession
            && OtherRequest.speaksOfMemory(part.words)
    }
}
