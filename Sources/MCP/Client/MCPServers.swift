public import AgentCore
public import Foundation

/// The configured MCP servers as providers of tools, for one conversation.
///
/// Servers speak the Model Context Protocol over their standard streams, in the revisions 2026-07-28 and 2025-11-25, and
/// in the older ones where they answer with one. All that a server says is data from outside: it decides nothing.
public actor MCPServers {
    private let servers: [MCPServer]
    private var missing: [String]
    private let patience: Duration?
    private let waiting: @Sendable ([String]) -> Void

    /// After this time it is told which servers are waited for.
    private static let silence: Duration = .seconds(1)

    /// Knows the servers; starts none.
    ///
    /// - Parameters:
    ///   - configurations: the servers, whose names differ.
    ///   - missing: lines about servers that are configured and cannot be started, told with the first tools.
    ///   - version: this program's version, which servers are told.
    ///   - environment: where the few variables come from that every server gets.
    ///   - patience: how long servers are waited for that have no time of their own set; those that take longer are used
    ///     once they have started. `nil` waits until they have, or have failed.
    ///   - waiting: is told the names of those that are waited for, once that is felt.
    public init(
        _ configurations: [MCPServerConfiguration], missing: [String] = [], version: String,
        environment: [String: String] = ProcessInfo.processInfo.environment, patience: Duration? = nil,
        waiting: @escaping @Sendable ([String]) -> Void = { _ in }
    ) {
        let client = PeerInfo(name: "agent", version: version)
        self.missing = missing
        self.patience = patience
        self.waiting = waiting
        servers = configurations.map { MCPServer($0, client: client, environment: environment) }
    }

    /// The tools that there are now. The first call starts all servers at once and waits for each as long as its time-out
    /// or the patience lets it; later ones ask anew where a server said that its tools have changed, or has ended.
    ///
    /// - Parameter name: only servers that may have a tool of this name; the others are left alone.
    /// - Returns: the tools, their names unique, and a line for each thing that is new to be told: servers that cannot be
    ///   used and why, tools that are left out.
    public func tools(named name: String? = nil) async -> (tools: [any Tool], notices: [String]) {
        let servers = servers.filter { server in
            name.map { ToolNames.mayBelong($0, to: server.configuration.name) } ?? true
        }
        let patience = patience
        let telling = Task { await tell(servers) }
        defer { telling.cancel() }
        let found = await withTaskGroup { group in
            for (index, server) in servers.enumerated() {
                group.addTask { (index, await server.current(within: patience)) }
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
                notices.append(
                    "the MCP server \(server.configuration.name): \(definition.name.oneLine(60)): \(error.words)")
            }
        }
        return (tools, notices)
    }

    private func tell(_ servers: [MCPServer]) async {
        guard (try? await Task.sleep(for: Self.silence)) != nil else { return }
        var names: [String] = []
        for server in servers where await server.isStarting { names.append(server.configuration.name) }
        if !Task.isCancelled, !names.isEmpty { waiting(names) }
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

    /// The tool of this name, of the servers that may have it.
    public func tools(for skills: [SkillCatalog.Entry], named name: String) async -> ProvidedTools {
        let (tools, notices) = await tools(named: name)
        return ProvidedTools(tools.filter { $0.declaration.name == name }, notices: notices)
    }
}
