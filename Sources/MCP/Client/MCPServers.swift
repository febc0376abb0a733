public import AgentCore
public import Foundation

/// The configured MCP servers as providers of tools, for one conversation.
///
/// Servers speak the Model Context Protocol over their standard streams, in the revisions 2026-07-28 and 2025-11-25, and
/// in the older ones where they answer with one. All that a server says is data from outside: it decides nothing.
public actor MCPServers {
    private let servers: [MCPServer]
    private var missing: [String]

    /// Knows the servers; starts none.
    ///
    /// - Parameters:
    ///   - configurations: the servers, whose names differ.
    ///   - missing: lines about servers that are configured and cannot be started, told with the first tools.
    ///   - version: this program's version, which servers are told.
    ///   - environment: where the few variables come from that every server gets.
    public init(
        _ configurations: [MCPServerConfiguration], missing: [String] = [], version: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let client = PeerInfo(name: "agent", version: version)
        self.missing = missing
        servers = configurations.map { MCPServer($0, client: client, environment: environment) }
    }

    /// The tools that there are now. The first call starts all servers at once and waits for each as long as its time-out
    /// lets it; later ones ask anew where a server said that its tools have changed, or has ended.
    ///
    /// - Returns: the tools, their names unique, and a line for each thing that is new to be told: servers that cannot be
    ///   used and why, tools that are left out.
    public func tools() async -> (tools: [any Tool], notices: [String]) {
        let found = await withTaskGroup { group in
            for (index, server) in servers.enumerated() {
                group.addTask { (index, await server.current()) }
            }
            var found: [(index: Int, current: (tools: [ToolDefinition], notices: [String]))] = []
            for await one in group { found.append(one) }
            return found.sorted { $0.index < $1.index }.map(\.current)
        }
        var notices = missing + found.flatMap(\.notices)
        missing = []
        let pairs = zip(servers, found).flatMap { server, current in current.tools.map { (server, $0) } }
        let names = ToolNames.unique(pairs.map { (server: $0.configuration.name, tool: $1.name) })
        var tools: [any Tool] = []
        for ((server, definition), name) in zip(pairs, names) {
            do {
                tools.append(try MCPTool(server, definition, name: name))
            } catch {
                notices.append("the MCP server \(server.configuration.name): \(definition.name.oneLine(60)): \(error)")
            }
        }
        return (tools, notices)
    }

    /// Ends all servers and waits until they are gone, which takes a few seconds at most.
    public func close() async {
        await withTaskGroup { group in
            for server in servers { group.addTask { await server.close() } }
        }
    }
}

extension MCPServers: ToolProvider {
    /// The tools there are now, whatever the skills.
    public func tools(for skills: [SkillCatalog.Entry]) async -> ProvidedTools {
        let (tools, notices) = await tools()
        return ProvidedTools(tools, notices: notices)
    }
}
