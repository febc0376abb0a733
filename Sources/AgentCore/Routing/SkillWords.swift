/// A skill's texts, parsed for ranking.
struct SkillWords: Sendable, Hashable {
    /// The description.
    let description: SkillDescription
    /// The instructions.
    let body: TermList

    /// Parses a skill's texts.
    init(description: String, body: String) {
        self.description = SkillDescription(description)
        self.body = TermList(SkillTerms.numbers(body))
    }

    /// Makes it from stored values.
    init(description: SkillDescription, body: TermList) {
        self.description = description
        self.body = body
    }
}
