/// A source of tools, such as skills or an MCP server.
public protocol ToolProvider: Sendable {
    /// The tools for a turn in which these skills are active, with notices for the user about tools that are not
    /// available.
    func tools(for skills: [SkillCatalog.Entry]) async -> ProvidedTools

    /// The tool with one name, if there is one. Does no work that only other tools need.
    func tools(for skills: [SkillCatalog.Entry], named name: String) async -> ProvidedTools
}

extension ToolProvider {
    /// Selects the tool from all tools.
    public func tools(for skills: [SkillCatalog.Entry], named name: String) async -> ProvidedTools {
        let provided = await tools(for: skills)
        return ProvidedTools(provided.tools.filter { $0.declaration.name == name }, notices: provided.notices)
    }
}
