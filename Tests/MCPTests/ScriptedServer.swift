import AgentCore
import Foundation
import Testing

@testable import MCP

/// The server of `Fixtures/server.sh`, as configured.
struct ScriptedServer {
    let servers: MCPServers
    /// What the server has read, line by line.
    let record: URL
    private let folder: URL

    /// - Parameters:
    ///   - mode: which protocol it speaks, or what is wrong with it.
    ///   - timeout: seconds.
    init(
        _ mode: String, timeout: Double? = 20, allowed: Set<String> = [], environment: [String: String] = [:],
        directory: String? = nil
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "mcp-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.folder = folder
        record = folder.appending(path: "record")
        let own = environment.merging(["RECORD": record.path(percentEncoded: false)]) { $1 }
        let configuration = MCPServerConfiguration(
            name: "test", command: "/bin/sh", arguments: [try Self.script(), mode], environment: own,
            directory: directory, allowed: allowed, timeout: timeout)
        servers = MCPServers(
            [configuration], version: "9", environment: ["PATH": "/usr/bin:/bin", "HOME": "/", "AGENT_API_KEY": "k"])
    }

    static func script() throws -> String {
        let file = try #require(Bundle.module.url(forResource: "server", withExtension: "sh", subdirectory: "Fixtures"))
        return file.path(percentEncoded: false)
    }

    /// The tool of this name.
    func tool(_ name: String) async throws -> any Tool {
        let (tools, notices) = await servers.tools()
        return try #require(tools.first { $0.declaration.name == "test__\(name)" }, "\(notices)")
    }

    /// What a call gives.
    func call(_ name: String, _ arguments: JSONValue = [:], limit: Duration = .seconds(20)) async throws -> ToolResult {
        try await tool(name).call(arguments, ToolContext(timeLimit: limit))
    }

    /// Why a call gives nothing.
    func failure(_ name: String, limit: Duration = .seconds(20)) async throws -> String {
        let tool = try await tool(name)
        do throws(ToolError) {
            let result = try await tool.call([:], ToolContext(timeLimit: limit))
            return "no error but \(result.text)"
        } catch {
            return error.message
        }
    }

    /// The lines that the server has read, each a message or a note of its own.
    var lines: [String] {
        ((try? String(contentsOf: record, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }

    /// Waits until the server has read such a line.
    func hasRead(_ text: String) async throws -> Bool {
        for _ in 0..<200 {
            if lines.contains(where: { $0.contains(text) }) { return true }
            try await Task.sleep(for: .milliseconds(50))
        }
        return false
    }

    /// Ends the server and removes its files.
    func end() async {
        await servers.close()
        try? FileManager.default.removeItem(at: folder)
    }
}

/// A server for the time of a test.
func withServer(
    _ mode: String, timeout: Double? = 20, allowed: Set<String> = [], environment: [String: String] = [:],
    directory: String? = nil, _ body: (ScriptedServer) async throws -> Void
) async throws {
    let server = try ScriptedServer(
        mode, timeout: timeout, allowed: allowed, environment: environment, directory: directory)
    do {
        try await body(server)
        await server.end()
    } catch {
        await server.end()
        throw error
    }
}
