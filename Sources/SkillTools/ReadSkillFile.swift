import AgentCore

/// `read_skill_file`: reads the files that a skill's instructions refer to.
struct ReadSkillFile: Tool {
    let declaration: ToolDeclaration
    private let sources: [SkillSource]

    /// - Returns: `nil` if no active skill has files besides its manifest.
    init?(_ all: [SkillSource]) {
        let sources = all.filter { !$0.contents.files.isEmpty }
        guard !sources.isEmpty else { return nil }
        self.sources = sources
        declaration = ToolDeclaration(
            name: "read_skill_file",
            description: """
                Reads a text file of an active skill, or lists a folder of it. Files: \
                \(SkillSource.overview(sources) { $0.contents.files }).
                """,
            parameters: ParameterSchema.text([
                .text("skill", "The skill's name.", oneOf: sources.map(\.name)),
                .text("path", "The path inside of the skill's folder, such as \(sources[0].contents.files[0])."),
                .fromLine,
            ]))
    }

    func permission(for arguments: JSONValue) -> ToolPermission { .run }

    func call(_ arguments: JSONValue, _ context: ToolContext) async throws(ToolError) -> ToolResult {
        let arguments = ToolArguments(arguments)
        let source = try SkillSource.named(try arguments.text("skill"), in: sources)
        let item = try source.folder.open(try arguments.text("path"))
        let line = try arguments.line("from_line")
        if item.isFolder { return ToolResult(try FolderListing.text(item, limit: context.outputLimit)) }
        return ToolResult(try TextPage.read(item, from: line, limit: context.outputLimit))
    }
}
