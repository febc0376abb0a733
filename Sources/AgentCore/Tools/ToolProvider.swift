/// Brings tools for a turn.
public protocol ToolProvider: Sendable {
    /// The tools for a turn in which these skills are in force, and what the user should know about those that are missing.
    func tools(for skills: [SkillCatalog.Entry]) async -> ProvidedTools
}
