import AgentCore
import Foundation
import Testing

@testable import MCP

/// How a client and a server of any revision come together.
@Suite struct HandshakeTests {
    @Test func `a stateless server is not asked to initialize, and each request says its revision and sender`()
        async throws
    {
        try await withServer("stateless") { (server) async throws in
            #expect(try await server.call("say").text == "hello")
            #expect(try await server.hasRead("subscriptions/listen"))
            let messages = try server.lines.map { try JSONReader().read($0) }
            #expect(
                messages.map { $0["method"]?.stringValue } == [
                    "server/discover", "tools/list", "subscriptions/listen", "tools/call",
                ])
            for message in messages {
                let meta = message["params"]?["_meta"]
                #expect(meta?["io.modelcontextprotocol/protocolVersion"] == "2026-07-28")
                #expect(meta?["io.modelcontextprotocol/clientInfo"] == ["name": "agent", "version": "9"])
                #expect(meta?["io.modelcontextprotocol/clientCapabilities"] == [:])
            }
        }
    }

    @Test(arguments: ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"])
    func `a server with a handshake is used in the revision that it answers with`(revision: String) async throws {
        try await withServer(revision) { (server) async throws in
            #expect(try await server.call("say").text == "hello")
            let messages = try server.lines.map { try JSONReader().read($0) }
            #expect(
                messages.map { $0["method"]?.stringValue } == [
                    "server/discover", "initialize", "notifications/initialized", "tools/list", "tools/call",
                ])
            #expect(messages[1]["params"]?["protocolVersion"] == "2025-11-25")
            #expect(messages[1]["params"]?["capabilities"] == [:])
            #expect(messages.dropFirst().allSatisfy { $0["params"]?["_meta"] == nil })
            #expect(Set(messages.compactMap { $0["id"] }).count == 4)
        }
    }

    @Test(arguments: ["fragile", "silent", "lists-older", "unsupporting", "nameless"])
    func `an older server that rejects the first request is still used`(mode: String) async throws {
        try await withServer(mode, timeout: 60) { (server) async throws in
            #expect(try await server.call("say").text == "hello")
        }
    }

    @Test func `a stateless server that starts slowly is awaited`() async throws {
        try await withServer("slow", timeout: 60) { (server) async throws in
            #expect(try await server.call("say").text == "hello")
        }
    }

    @Test func `a server with only newer revisions is left out, and both sides' revisions are named`() async throws {
        try await withServer("future") { (server) async throws in
            let (tools, notices) = await server.servers.tools()
            #expect(tools.isEmpty)
            #expect(notices.count == 1)
            #expect(
                notices[0].contains(
                    "it speaks the protocol revision 2031-01-01, and agent speaks 2026-07-28, 2025-11-25"))
        }
        try await withServer("2031-01-01") { (server) async throws in
            let notices = await server.servers.tools().notices
            #expect(notices.first?.contains("2031-01-01") == true)
        }
    }

    @Test func `a server without tools is no failure`() async throws {
        try await withServer("toolless") { (server) async throws in
            let (tools, notices) = await server.servers.tools()
            #expect(tools.isEmpty && notices.isEmpty)
        }
    }
}
