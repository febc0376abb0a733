public import AgentCore
public import Foundation

/// The configured MCP servers as providers of tools, for one conversation.
///
/// Servers speak the Model Context Protocol over their standard streams, in the revisions 2026-07-28 and 2025-11-25,
/// and in older ones if they answer with one. All that a server says is untrusted data: it decides nothing.
public actor MCPServers {
    private let servers: [MCPServer]
    private var missing: [String]
    private let patience: Duration?
    private let waiting: @Sendable ([String]) -> Void

    /// After this time the caller is told which servers it is waiting for.
    private static let silence: Duration = .seconds(1)

    /// Records the servers; starts none.
    ///
    /// - Parameters:
    ///   - configurations: the servers, with distinct names.
    ///   - missing: notices about configured servers that cannot be started, reported with the first tools.
    ///   - version: this program's version, which servers are told.
    ///   - environment: source of the few variables that every server gets.
    ///   - patience: maximum wait for servers without a time limit of their own; slower ones are used once they have
    ///     started. `nil` waits until they have started or failed.
    ///   - waiting: called with the names of the servers that are waited for, if that takes longer than a second.
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

    /// The current tools. The first call starts all servers at once and waits for each within its time limit or the
    /// patience; later calls ask again if a server announced a change of its tools, or has ended.
    ///
    /// - Parameter name: asks only servers that may have a tool of this name.
    /// - Returns: the tools, with unique names, and new notices, one line each: servers that cannot be used and why,
    ///   tools that are left out.
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

    /// Shuts down all servers and waits until they are gone, which takes a few seconds at most.
    public func close() async {
        await withTaskGroup { group in
            for server in servers { group.addTask { await server.close() } }
        }
    }
}

extension MCPServers: ToolProvider {
    /// The current tools, whatever the skills.
    public func tools(for skills: [SkillCatalog.Entry]) async -> ProvidedTools {
        let (tools, notices) = await tools()
        return ProvidedTools(tools, notices: notices)
    }

    /// The tool with this name, from the servers that may have it.
    public func tools(for skills: [SkillCatalog.Entry], named name: String) async -> ProvidedTools {
        let (tools, notices) = await tools(named: name)
        return ProvidedTools(tools.filter { $0.declaration.name == name }, notices: notices)
    }
}
