import AgentCore
import Foundation
import Testing

@Suite struct MCPCommandTests {
    private static func line(_ id: Int, _ method: String, _ params: String) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"# + "\n"
    }

    private static let greeting =
        line(
            0, "initialize",
            #"{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"t","version":"1"}}"#)
        + #"{"jsonrpc":"2.0","method":"notifications/initialized"}"# + "\n"

    private static func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
        line(id, "tools/call", #"{"name":"\#(tool)","arguments":\#(arguments),"_meta":{"progressToken":\#(id)}}"#)
    }

    private func result(_ id: Int, in outcome: Home.Outcome) throws -> JSONValue {
        try #require(try outcome.jsonLines.first { $0["id"] == .integer(id) && $0["method"] == nil }?["result"])
    }

    private func text(_ result: JSONValue) -> String {
        result["content"]?.arrayValue?.first?["text"]?.stringValue ?? ""
    }

    @Test func `standard output is the protocol's, and what was said is in no log`() async throws {
        let home = try Home()
        let input =
            Self.greeting + Self.call(1, "remember", #"{"text":"My cat is called Miso"}"#)
            + Self.call(2, "run_skill", #"{"name":"memory","arguments":["import","-"]}"#) + "{ Miso\n"
        let outcome = try await home.run("mcp", input: input)
        #expect(outcome.code == 0)
        // Every line is a message, each request is answered, and a line that is none is refused.
        let lines = try outcome.jsonLines
        #expect(lines.allSatisfy { $0["jsonrpc"] == "2.0" })
        #expect(lines.contains { $0["error"]?["code"] == -32700 })
        #expect(try text(result(1, in: outcome)).contains("Miso"))
        #expect(try result(2, in: outcome)["isError"] == true)
        #expect(!outcome.error.contains("Miso"))
        let facts = try await home.run("memory", "list", "--json").json
        #expect(facts.text().contains("Miso"))
    }

    @Test func `a private server reads and changes nothing`() async throws {
        let home = try Home()
        _ = try await home.run("memory", "add", "My cat is called Miso")
        let before = try home.contents()
        let input =
            Self.greeting + Self.call(1, "recall", #"{"query":"cat"}"#)
            + Self.call(2, "remember", #"{"text":"I play the cello"}"#)
            + Self.call(3, "ask", #"{"text":"Hello","save":true}"#)
        let outcome = try await home.run("mcp", "--private", input: input)
        #expect(try text(result(1, in: outcome)).contains("Miso"))
        #expect(try result(2, in: outcome)["isError"] == true)
        #expect(try result(3, in: outcome)["structuredContent"]?["session"] == .null)
        #expect(try home.contents() == before)
    }

    @Test func `a turn is saved only where it is asked for, and continues a session`() async throws {
        let home = try Home()
        let first = try await home.run(
            "mcp",
            input: Self.greeting + Self.call(1, "ask", #"{"text":"Hello"}"#)
                + Self.call(2, "ask", #"{"text":"Good morning","save":true}"#))
        let session = try #require(try result(2, in: first)["structuredContent"]?["session"]?.stringValue)
        #expect(try await home.run("sessions", "list", "--json").json.arrayValue?.count == 1)
        let second = try await home.run(
            "mcp",
            input: Self.greeting + Self.call(1, "ask", #"{"text":"And you?","save":true,"session":"\#(session)"}"#)
                + Self.call(2, "ask", #"{"text":"Hm","session":"nosuch"}"#),
            environment: [:])
        #expect(try result(1, in: second)["structuredContent"]?["session"]?.stringValue == session)
        #expect(try text(result(2, in: second)).contains("nosuch"))
        // Once its day has passed it is frozen, as everywhere.
        let later = try await home.run(
            "mcp", input: Self.greeting + Self.call(1, "ask", #"{"text":"Hi","save":true,"session":"\#(session)"}"#),
            environment: ["AGENT_NOW": "2031-01-01T10:00:00Z"])
        #expect(try result(1, in: later)["isError"] == true)
        #expect(try text(result(1, in: later)).contains("frozen"))
    }

    @Test func `a server that is stopped keeps what a reply has so far`() async throws {
        let home = try Home(isEndless: true)
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = try Home.executable
        process.arguments = ["mcp", "--max-tokens", "4000"]
        process.environment = home.environment()
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        try input.fileHandleForWriting.write(
            contentsOf: Data((Self.greeting + Self.call(1, "ask", #"{"text":"Hello","save":true}"#)).utf8))
        var seen = ""
        while !seen.contains("notifications/progress") {
            seen += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        }
        process.terminate()
        let rest = try output.fileHandleForReading.readToEnd() ?? Data()
        while process.isRunning { try await Task.sleep(for: .milliseconds(10)) }
        #expect(process.terminationStatus == 130)
        #expect(!String(decoding: rest, as: UTF8.self).contains(#""id":1"#))
        let session = try #require(
            try await home.run("sessions", "list", "--json").json.arrayValue?.first?["id"]?.stringValue)
        let messages = try await home.run("sessions", "show", session, "--json").json["messages"]?.arrayValue ?? []
        #expect(messages.last?["finish_reason"] == "interrupted" && messages.last?["role"] == "assistant")
    }

    @Test func `the program is a server to itself`() async throws {
        let home = try Home()
        _ = try await home.run("memory", "add", "My cat is called Miso")
        let agent = try Home.executable.path(percentEncoded: false)
        let variables = home.environment().filter { $0.key.hasPrefix("AGENT_") }
            .map { "\"\($0.key)\": \"\($0.value)\"" }.joined(separator: ", ")
        let config = home.url.appending(path: "config/config.yaml")
        try FileManager.default.createDirectory(
            at: config.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "mcp_servers: {own: {command: \"\(agent)\", args: [mcp], env: {\(variables)}, allow: [recall]}}\n"
            .write(to: config, atomically: true, encoding: .utf8)
        let list = try await home.run("tools", "list", "--json")
        #expect(list.output.contains("own__recall") && list.output.contains("own__run_skill"), "\(list.error)")
        let found = try await home.run("tools", "call", "own__recall", #"{"query":"cat"}"#)
        #expect(found.output.contains("Miso"), "\(found.error)")
    }
}
