import AgentCore
import Foundation
import Testing

@testable import MCP

/// How a server's tools look to the loop, to the model and to the user.
@Suite struct ToolTests {
    @Test func `a tool's schema keeps its order, and gets type object if it is missing`() async throws {
        try await withServer("2025-11-25") { (server) async throws in
            let say = try await server.tool("say").declaration
            #expect(say.description == "The tool say")
            #expect(say.parameters == #"{"type":"object","properties":{"zeta":{"type":"string"},"alpha":{}}}"#)
            #expect(try await server.tool("noted").declaration.parameters == #"{"type":"object"}"#)
        }
    }

    @Test func `the question about a call shows what it does, what runs, and the server's own claims`() async throws {
        try await withServer("2025-11-25", allowed: ["say"]) { (server) async throws in
            let arguments: JSONValue = ["q": "a\u{1B}[2J\u{202E}b"]
            guard case .ask(let noted) = try await server.tool("noted").permission(for: arguments) else {
                Issue.record("it is not asked about")
                return
            }
            #expect(noted.action == #"call noted of the MCP server test: {"q":"a\u001b[2J b"}"#)
            #expect(noted.scope == "noted of the MCP server test as it is now, with any arguments")
            #expect(noted.details[0].hasPrefix("it runs: /bin/sh "))
            #expect(
                noted.details.dropFirst() == [
                    "the server calls it: Noted", "the server says of it, unproven: changes nothing",
                ])
            // A hint allows nothing, the configuration does.
            #expect(noted.preapproval == nil)
            guard case .ask(let say) = try await server.tool("say").permission(for: [:]) else { return }
            #expect(say.preapproval == "allow of mcp_servers.test in config.yaml")
            #expect(say.key != noted.key)
        }
    }

    @Test func `a changed tool is listed and asked about again, and its old version is not called`() async throws {
        try await withServer("stateless") { (server) async throws in
            let before = try await server.tool("noted")
            let say = try await server.tool("say")
            _ = try await server.call("change")
            let after = try await server.tool("noted")
            #expect(before.declaration.description == "first" && after.declaration.description == "second")
            guard case .ask(let old) = before.permission(for: [:]), case .ask(let new) = after.permission(for: [:])
            else {
                return
            }
            #expect(old.key != new.key)
            await #expect(throws: ToolError.self) { try await before.call([:], ToolContext()) }
            #expect(try await after.call([:], ToolContext()).text == "noted")
            // The others are as they were.
            guard case .ask(let saying) = say.permission(for: [:]) else { return }
            guard case .ask(let now) = try await server.tool("say").permission(for: [:]) else { return }
            #expect(saying.key == now.key)
        }
    }

    @Test func `a changed command or definition changes the key; order and icons do not`() throws {
        let definition: JSONValue = ["name": "t", "inputSchema": ["type": "object", "title": "T"]]
        func key(_ arguments: [String] = [], _ definition: JSONValue) throws -> String {
            let server = MCPServer(
                MCPServerConfiguration(name: "s", command: "c", arguments: arguments),
                client: PeerInfo(name: "agent", version: "9"), environment: [:])
            guard
                case .ask(let question) = try MCPTool(server, ToolDefinition(definition), name: "s__t").permission(
                    for: [:])
            else {
                return ""
            }
            return question.key
        }
        #expect(try key(["a b"], definition) != key(["a", "b"], definition))
        let same: JSONValue = [
            "icons": [], "inputSchema": ["title": "T", "type": "object"], "_meta": ["at": 1], "name": "t",
        ]
        #expect(try key([], definition) == key([], same))
        let more: JSONValue = ["name": "t", "inputSchema": ["type": "object", "title": "T"], "description": "d"]
        #expect(try key([], definition) != key([], more))
    }

    @Test func `pages are joined, an empty cursor is valid, and a cycle ends`() async throws {
        try await withServer("pages") { (server) async throws in
            let (tools, notices) = await server.servers.tools()
            #expect(tools.map(\.declaration.name) == ["test__first", "test__second", "test__third"])
            #expect(notices == ["the MCP server test: it offers a second tool first: left out"])
        }
        try await withServer("circle") { (server) async throws in
            let (tools, notices) = await server.servers.tools()
            #expect(tools.count == 1)
            #expect(notices.contains { $0.contains("comes back to where it was") })
        }
    }

    @Test func `tools that cannot be used are left out, each with its reason`() async throws {
        try await withServer("bad-tools") { (server) async throws in
            let (tools, notices) = await server.servers.tools()
            #expect(tools.map(\.declaration.name) == ["test__good"])
            #expect(
                notices
                    == [
                        "the tool list, whose inputSchema is no object", "a tool without a name",
                        "a tool without a name",
                        "the tool big, whose definition has 70048 bytes (up to 65536 are taken)",
                        "the tool job, which can only be called as a task",
                    ].map { "the MCP server test: it offers \($0): left out" })
        }
    }

    @Test func `a model is shown no invisible characters`() throws {
        let server = MCPServer(
            MCPServerConfiguration(name: "s", command: "c"), client: PeerInfo(name: "agent", version: "9"),
            environment: [:])
        let hidden = "Adds.\nTwo\u{1B}[8m \u{E0049}\u{E0047}\u{202E}numbers \u{200B}é"
        let definition = try ToolDefinition(["name": "t", "inputSchema": [:], "description": .string(hidden)])
        #expect(try MCPTool(server, definition, name: "s__t").declaration.description == "Adds.\nTwo[8m numbers é")
        let long = try ToolDefinition(
            ["name": "t", "inputSchema": [:], "description": .string(String(repeating: "é", count: 3000))])
        #expect(try MCPTool(server, long, name: "s__t").declaration.description.count == MCPTool.descriptionLimit + 1)
    }

    @Test func `names are valid, stable and unique`() {
        func names(_ tools: [(server: String, tool: String)]) -> [String] { ToolNames.unique(tools) }
        #expect(names([("files", "read_text"), ("git hub", "a.b")]) == ["files__read_text", "git_hub__a_b"])
        let clash = names([("s", "a.b"), ("s", "a_b"), ("s", "a b")])
        #expect(clash[1] == "s__a_b" && Set(clash).count == 3 && clash.allSatisfy { $0.hasPrefix("s__a_b") })
        #expect(names([("a", "b__c"), ("a__b", "c")])[0] == "a__b__c")
        #expect(Set(names([("a", "b__c"), ("a__b", "c")])).count == 2)
        let long = names([("server", String(repeating: "x", count: 80)), ("server", String(repeating: "x", count: 81))])
        #expect(long.allSatisfy { $0.utf8.count == 64 } && long[0] != long[1])
        #expect(
            long
                == names([("server", String(repeating: "x", count: 80)), ("server", String(repeating: "x", count: 81))])
        )
        #expect(names([("日本", "ツール")]).allSatisfy { $0.allSatisfy { $0 == "_" } })
    }
}
