/// What ranking has to know of a skill beside its name.
struct SkillWords: Sendable, Hashable {
    /// The description, taken apart.
    let description: SkillDescription
    /// The instructions.
    let body: TermList

    /// Reads a skill's texts.
    init(description: String, body: String) {
        self.description = SkillDescription(description)
        self.body = TermList(SkillTerms.numbers(body))
    }

    /// Makes it of what was read before.
    init(description: SkillDescription, body: TermList) {
        self.description = description
        self.body = body
    }
}
