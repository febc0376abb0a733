import AgentCore

/// `read_skill_file`: reads the files that a skill's instructions refer to.
struct ReadSkillFile: Tool {
    let declaration: ToolDeclaration
    private let places: [SkillPlace]

    /// - Returns: `nil` if no active skill has files besides its manifest.
    init?(_ all: [SkillPlace]) {
        let places = all.filter { !$0.contents.files.isEmpty }
        guard !places.isEmpty else { return nil }
        self.places = places
        declaration = ToolDeclaration(
            name: "read_skill_file",
            description: """
                Reads a text file of an active skill, or lists a folder of it. Files: \
                \(SkillPlace.overview(places) { $0.contents.files }).
                """,
            parameters: ParameterSchema.text([
                .text("skill", "The skill's name.", oneOf: places.map(\.name)),
                .text("path", "The path inside of the skill's folder, such as \(places[0].contents.files[0])."),
                .fromLine,
            ]))
    }

    func permission(for arguments: JSONValue) -> ToolPermission { .run }

    func call(_ arguments: JSONValue, _ context: ToolContext) async throws(ToolError) -> ToolResult {
        let arguments = ToolArguments(arguments)
        let place = try SkillPlace.named(try arguments.text("skill"), in: places)
        let item = try place.folder.open(try arguments.text("path"))
        let line = try arguments.line("from_line")
        if item.isFolder { return ToolResult(try FolderListing.text(item, limit: context.outputLimit)) }
        return ToolResult(try TextPage.read(item, from: line, limit: context.outputLimit))
    }
}
