import AgentCore
import Foundation
import Testing

@testable import MCP

/// The client against a server of the official Python SDK. They run where `Tests/MCPTests/Reference/run` has set one up:
/// it names its Python in AGENT_MCP_PYTHON, and the revision that the two should agree on in AGENT_MCP_REVISION.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["AGENT_MCP_PYTHON"] != nil))
struct ReferenceServerTests {
    private static let variables = ProcessInfo.processInfo.environment

    private func configuration() throws -> MCPServerConfiguration {
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "Reference/reference_server.py")
        return MCPServerConfiguration(
            name: "reference", command: try #require(Self.variables["AGENT_MCP_PYTHON"]),
            arguments: [script.path(percentEncoded: false)], environment: ["OWN": "mine"])
    }

    private func servers() throws -> MCPServers {
        MCPServers([try configuration()], version: "9", environment: ["PATH": "/usr/bin:/bin", "OTHER": "not yours"])
    }

    private func call(_ name: String, _ arguments: JSONValue, of tools: [any Tool]) async throws -> ToolResult {
        let tool = try #require(tools.first { $0.declaration.name == "reference__\(name)" })
        return try await tool.call(arguments, ToolContext())
    }

    @Test func `the newest common revision is agreed on`() async throws {
        let connection = try ServerConnection(try configuration(), environment: [:])
        let handshake = Handshake(
            connection: connection, client: PeerInfo(name: "agent", version: "9"), deadline: .now + .seconds(30),
            limit: .seconds(30))
        let agreement = try await handshake.run(probes: true)
        #expect(agreement.revision == Self.variables["AGENT_MCP_REVISION"])
        #expect(agreement.hasTools)
        await connection.close()
    }

    @Test func `tools are listed and return the expected results`() async throws {
        let servers = try servers()
        let (tools, notices) = await servers.tools()
        #expect(tools.count == 10 && notices.isEmpty)
        let echo = try #require(tools.first).declaration
        #expect(echo.name == "reference__echo" && echo.description == "Says the text again.")
        let schema = try JSONReader().read(echo.parameters)
        guard case .object(let properties)? = schema["properties"] else {
            Issue.record("no properties")
            return
        }
        #expect(properties.map(\.key) == ["zulu", "alpha"])
        #expect(try await call("echo", ["zulu": "é\n", "alpha": 2], of: tools) == ToolResult("é\né\n"))
        #expect(try await call("add", ["a": 1, "b": .number(2.5)], of: tools).text == "3.5")
        #expect(try await call("cities", [:], of: tools).text == "Oslo\nRome")
        let weather = try JSONReader().read(try await call("weather", ["city": "Rome"], of: tools).text)
        #expect(weather == ["city": "Rome", "degrees": 21, "dry": true])
        #expect(try await call("fail", ["why": "because"], of: tools).isError)
        #expect(try await call("echo", ["no": 1], of: tools).isError)
        let picture = try await call("picture", [:], of: tools).text.split(separator: "\n")
        #expect(picture.first?.hasPrefix("[an image, image/png, ") == true && picture.last == "a memo")
        #expect(try await call("variable", ["name": "OWN"], of: tools).text == "mine")
        #expect(try await call("variable", ["name": "OTHER"], of: tools).text == "(none)")
        await servers.close()
    }

    @Test func `a tool that is added is found, and a server that dies is started again`() async throws {
        let servers = try servers()
        let tools = await servers.tools().tools
        #expect(try await call("grow", [:], of: tools).text == "added")
        var now = tools
        for _ in 0..<100 where now.count == tools.count {
            try await Task.sleep(for: .milliseconds(50))
            now = await servers.tools().tools
        }
        #expect(try await call("grown", [:], of: now).text == "grown up")
        await #expect(throws: ToolError.self) { try await call("die", [:], of: now) }
        #expect(try await call("echo", ["zulu": "a", "alpha": 1], of: now).text == "a")
        await servers.close()
    }

    @Test func `a call is given up after its timeout, and the server goes on`() async throws {
        let servers = try servers()
        let tools = await servers.tools().tools
        let wait = try #require(tools.first { $0.declaration.name == "reference__wait" })
        await #expect(throws: ToolError.self) {
            try await wait.call(["seconds": 60], ToolContext(timeLimit: .milliseconds(300)))
        }
        #expect(try await call("echo", ["zulu": "a", "alpha": 1], of: tools).text == "a")
        await servers.close()
    }
}
