import AgentCore

/// `list_files`: lists a folder that the user allowed, or one below it.
struct ListFiles: Tool {
    let declaration: ToolDeclaration
    private let folders: AllowedFolders

    init(_ folders: AllowedFolders) {
        self.folders = folders
        declaration = ToolDeclaration(
            name: "list_files",
            description: "Lists the files of a folder. Only these folders and what is in them: \(folders.overview).",
            parameters: ParameterSchema.text([
                .text("path", "The folder's path, absolute or relative to the folder; . is the folder itself.")
            ]))
    }

    func permission(for arguments: JSONValue) -> ToolPermission { .run }

    func call(_ arguments: JSONValue, _ context: ToolContext) async throws(ToolError) -> ToolResult {
        let path = try ToolArguments(arguments).text("path")
        let item = try folders.open(path)
        guard item.isFolder else { throw ToolError("\(CommandText.shown(path)) is a file; read_file reads it") }
        return ToolResult(try FolderListing.text(item, limit: context.outputLimit))
    }
}
