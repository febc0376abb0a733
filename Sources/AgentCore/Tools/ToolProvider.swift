/// Brings tools for a turn.
public protocol ToolProvider: Sendable {
    /// The tools for a turn in which these skills are in force, and what the user should know about those that are missing.
    func tools(for skills: [SkillCatalog.Entry]) async -> ProvidedTools

    /// The tool of one name alone, where there is one; nothing that only others need is done.
    func tools(for skills: [SkillCatalog.Entry], named name: String) async -> ProvidedTools
}

extension ToolProvider {
    /// It, found among all.
    public func tools(for skills: [SkillCatalog.Entry], named name: String) async -> ProvidedTools {
        let provided = await tools(for: skills)
        return ProvidedTools(provided.tools.filter { $0.declaration.name == name }, notices: provided.notices)
    }
}
