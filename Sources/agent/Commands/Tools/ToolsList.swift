import AgentCore
import Foundation

/// `agent tools list`
enum ToolsList: Command {
    static let syntax = Syntax(
        "tools list", count: 0...0, "Shows what models may have called, with all skills that are on.",
        details: "Nothing is run, but for the MCP servers of the configuration, which have to be asked.",
        options: [.json, .skillsDirectory])

    static func run(_ call: Call) async throws {
        try await ToolsCall.use(call) { host, skills in
            let provided = await host.tools(for: skills)
            for notice in provided.notices { call.console.note(notice) }
            if call.arguments.has(.json) {
                return call.console.print(.array(provided.tools.map { document($0.declaration) }))
            }
            if provided.tools.isEmpty {
                return call.console.print(
                    "There are none: no skill brings scripts or files, and no folders or MCP servers are configured.")
            }
            for tool in provided.tools {
                call.console.print("\(tool.declaration.name)  \(tool.declaration.description.flattened)")
            }
        }
    }

    private static func document(_ tool: ToolDeclaration) -> JSONValue {
        [
            "name": .string(tool.name), "description": .string(tool.description),
            "parameters": (try? JSONValue(parsing: Data(tool.parameters.utf8))) ?? .string(tool.parameters),
        ]
    }
}
