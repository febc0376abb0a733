import AgentCore

/// A server's tool, as the agent's loop sees it.
struct MCPTool: Tool {
    let declaration: ToolDeclaration
    private let server: MCPServer
    private let definition: ToolDefinition
    /// Key of permissions: shared by all calls of this tool of this server with this command; it changes with any of
    /// them.
    private let key: String

    /// Maximum characters of a description that a model gets.
    static let descriptionLimit = 2000
    /// Maximum characters of arguments that the user is shown.
    static let argumentsLimit = 600

    /// Makes a tool.
    ///
    /// - Throws: `AgentError` if the key cannot be computed.
    init(_ server: MCPServer, _ definition: ToolDefinition, name: String) throws {
        self.server = server
        self.definition = definition
        let configuration = server.configuration
        let description = (definition.description ?? definition.title ?? "\(definition.name) of \(configuration.name)")
            .visible
        declaration = ToolDeclaration(
            name: name,
            description: description.count > Self.descriptionLimit
                ? description.prefix(Self.descriptionLimit) + "…" : description,
            parameters: Self.schema(definition.inputSchema).text())
        let identity: JSONValue = [
            "mcp", .string(configuration.name), .string(configuration.command),
            .array(configuration.arguments.map(JSONValue.string)), .optional(configuration.directory),
            definition.identity,
        ]
        key = try ContentHash.sha256(identity.text())
    }

    func permission(for arguments: JSONValue) -> ToolPermission {
        let configuration = server.configuration
        let name = definition.name.oneLine(80)
        let shown = arguments.text()
        var details = ["it runs: \(configuration.shownCommand.oneLine(400))"]
        if let directory = configuration.directory { details.append("in: \(directory.oneLine(200))") }
        if let title = definition.title { details.append("the server calls it: \(title.oneLine(100))") }
        if let hints = definition.hints.line { details.append("the server says of it, unproven: \(hints)") }
        if shown.count > Self.argumentsLimit {
            details.append(
                "the arguments have \(shown.count) characters and end: \(String(shown.suffix(200)).oneLine(200))")
        }
        return .ask(
            ToolQuestion(
                key: key, refusalKey: "mcp \(configuration.name) \(definition.name)",
                action: "call \(name) of the MCP server \(configuration.name): \(shown.oneLine(Self.argumentsLimit))",
                scope: "\(name) of the MCP server \(configuration.name) as it is now, with any arguments",
                details: details,
                preapproval: configuration.allowed.contains(definition.name)
                    ? "allow of mcp_servers.\(configuration.name) in \(configuration.location)" : nil))
    }

    func call(_ arguments: JSONValue, _ context: ToolContext) async throws(ToolError) -> ToolResult {
        do throws(MCPError) {
            let result = try await server.call(definition, arguments, within: context.timeLimit)
            return ToolResult(
                ToolText.shortened(ResultText.text(result), to: context.outputLimit), isError: result.isError)
        } catch {
            throw ToolError(
                "\(definition.name.oneLine(80)) of the MCP server \(server.configuration.name): \(error.message)")
        }
    }

    /// The schema as it came; if it states no type, `object` is added.
    private static func schema(_ schema: JSONValue) -> JSONValue {
        guard case .object(let members) = schema, schema["type"] == nil else { return schema }
        return .object([.init("type", "object")] + members)
    }
}
