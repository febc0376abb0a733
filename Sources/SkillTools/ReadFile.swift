import AgentCore

/// `read_file`: reads a text file in a folder that the user allowed.
struct ReadFile: Tool {
    let declaration: ToolDeclaration
    private let folders: AllowedFolders

    init(_ folders: AllowedFolders) {
        self.folders = folders
        declaration = ToolDeclaration(
            name: "read_file",
            description: "Reads a text file. Only files in these folders can be read: \(folders.overview).",
            parameters: ParameterSchema.text([
                .text("path", "The file's path, absolute or relative to the folder."), .fromLine,
            ]))
    }

    func permission(for arguments: JSONValue) -> ToolPermission { .run }

    func call(_ arguments: JSONValue, _ context: ToolContext) async throws(ToolError) -> ToolResult {
        let arguments = ToolArguments(arguments)
        let path = try arguments.text("path")
        let item = try folders.open(path)
        guard !item.isFolder else { throw ToolError("\(CommandText.shown(path)) is a folder; list_files lists it") }
        return ToolResult(
            try TextPage.read(item, from: try arguments.line("from_line"), limit: context.outputLimit))
    }
}
