import AgentCore
import Foundation
import Testing

@testable import MCP

/// What calls give, and what servers do to them.
@Suite struct CallTests {
    @Test func `text parts are returned, and other parts are named`() async throws {
        try await withServer("stateless") { (server) async throws in
            #expect(
                try await server.call("parts").text == """
                    one
                    [an image, image/png, 6 bytes, which cannot be shown here]
                    [a sound, audio/wav, 3 bytes, which cannot be played here]
                    [a resource: a, file:///a.txt, text/plain: the first]
                    [the resource memo://1, text/plain]
                    inside
                    [the resource memo://2, 3 bytes, which is no text]
                    [a part of the kind "hologram", which is not known here]
                    """)
            #expect(try await server.call("structured").text == #"{"b":1,"a":[true]}"#)
            #expect(try await server.call("both").text == #"{"a": 2, "b": 1}"#)
        }
    }

    @Test func `a failure reported by the tool is a result, a refusal of the server is an error`() async throws {
        try await withServer("2025-11-25") { (server) async throws in
            let result = try await server.call("fail")
            #expect(result.isError && result.text == "no such file")
            let message = try await server.failure("wrong")
            #expect(
                message
                    == #"wrong of the MCP server test: it answered tools/call with an error: Unknown tool (-32602) {"tool":"wrong"}"#
            )
        }
    }

    @Test func `arguments reach the server unchanged and in order`() async throws {
        try await withServer("2025-11-25") { (server) async throws in
            let arguments: JSONValue = ["zeta": "a\n\"b\" ü 🎈", "alpha": [1, .number(2.5), nil, true, ["k": -7]]]
            let line = try await server.call("params", arguments).text
            #expect(try JSONReader().read(line)["params"]?["arguments"] == arguments)
        }
    }

    @Test func `a call that takes too long is cancelled at the server, which goes on`() async throws {
        try await withServer("stateless") { (server) async throws in
            let message = try await server.failure("hang", limit: .milliseconds(300))
            #expect(message == "hang of the MCP server test: it did not answer tools/call within 0.3 seconds")
            #expect(try await server.hasRead(#""method":"notifications/cancelled","params":{"requestId":4"#))
            #expect(try await server.call("say").text == "hello")
        }
    }

    @Test func `cancelling the task cancels the call`() async throws {
        try await withServer("stateless") { (server) async throws in
            let tool = try await server.tool("hang")
            let call = Task { try await tool.call([:], ToolContext()) }
            #expect(try await server.hasRead("tools/call"))
            call.cancel()
            await #expect(throws: ToolError("hang of the MCP server test: it was cancelled")) { try await call.value }
            #expect(try await server.hasRead("notifications/cancelled"))
        }
    }

    @Test(arguments: [("garbage", "after"), ("twice", "once"), ("stray", "right"), ("batch", "of a batch")])
    func `malformed output of a server disturbs no answer`(tool: String, text: String) async throws {
        try await withServer("2025-03-26") { (server) async throws in
            #expect(try await server.call(tool).text == text)
            #expect(try await server.call("say").text == "hello")
        }
    }

    @Test func `if an answer is missing, the error quotes the malformed output`() async throws {
        try await withServer("2025-11-25") { (server) async throws in
            _ = try await server.call("garbage")
            let message = try await server.failure("hang", limit: .milliseconds(200))
            #expect(message.contains(#"on standard output it wrote what is no message: "Listening on port 80""#))
        }
    }

    @Test func `an enormous line is dropped, and the call that waits for it fails`() async throws {
        try await withServer("2025-11-25") { (server) async throws in
            #expect(try await server.failure("huge").contains("it sent a line of over 16 MiB, which is not read"))
            #expect(try await server.call("say").text == "hello")
        }
    }

    @Test func `a server's requests are answered: ping with an empty result, others with an error`() async throws {
        try await withServer("2025-11-25") { (server) async throws in
            let text = try await server.call("ask").text
            #expect(
                text == #"{"jsonrpc":"2.0","id":"p","result":{}} "#
                    + #"{"jsonrpc":"2.0","id":8,"error":{"code":-32601,"message":"roots/list is not offered"}}"#)
        }
    }

    @Test func `a server's retry request is followed, and a request for input is refused`()
        async throws
    {
        try await withServer("stateless") { (server) async throws in
            #expect(try await server.call("again").text == "done")
            let message = try await server.failure("need")
            #expect(
                message
                    == #"need of the MCP server test: it asks for elicitation/create: "Who are you?", which agent gives no server"#
            )
            #expect(try await server.failure("odd").contains("a result of the kind quantum"))
        }
    }

    @Test func `a long result loses its middle and says so`() async throws {
        try await withServer("2025-11-25") { (server) async throws in
            let tool = try await server.tool("params")
            let long = String(repeating: "ä", count: 4000)
            let result = try await tool.call(["zeta": .string(long)], ToolContext(outputLimit: 1000))
            #expect(result.text.utf8.count <= 1000 && result.text.utf8.count > 900)
            #expect(result.text.contains("bytes left out …]") && result.text.hasPrefix(#"{"jsonrpc""#))
        }
    }

    @Test func `a server gets the usual and the configured variables, and no other keys`() async throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path(percentEncoded: false)
        try await withServer("2025-11-25", environment: ["OWN": "a b"], directory: folder) { (server) async throws in
            let text = try await server.call("env").text
            #expect(text.hasPrefix("own=a b home=set key=none in="))
            #expect(text.hasSuffix(folder.hasSuffix("/") ? String(folder.dropLast()) : folder))
        }
    }
}
