import AgentCore
import Foundation
import TestKit
import Testing

/// A home with a skill that brings a script and a text, and a server whose model has the script run and tells what it gave.
struct ToolFixture {
    let home: Home
    let server: LoopbackServer
    let environment: [String: String]

    init() throws {
        home = try Home()
        try home.directory.write(
            "---\nname: weekly\ndescription: Writes the weekly report.\n---\nRun scripts/report.sh.\n",
            to: "skills/weekly/SKILL.md")
        try home.directory.write("echo \"report of week $1\"\n", to: "skills/weekly/scripts/report.sh")
        try home.directory.write("Be brief.\n", to: "skills/weekly/references/style.md")
        server = try Self.server()
        environment = ["AGENT_MODEL": "\(server.base)#tiny", "AGENT_MEMORY_READER": "small"]
    }

    var skills: String { home.directory.url.appending(path: "skills").path(percentEncoded: false) }

    /// What the model is to be asked.
    func arguments(_ first: String, _ more: String...) -> [String] { [first] + more + ["--skills-dir", skills] }

    private static func server() throws -> LoopbackServer {
        try LoopbackServer { request, _ in
            if request.line == "GET /v1/models" {
                return [LoopbackServer.answer("200 OK", #"{"data":[{"id":"tiny","max_model_len":4096}]}"#)]
            }
            let messages = (try? JSONValue(parsing: request.body))?["messages"]?.arrayValue ?? []
            let result = messages.last { $0["role"] == "tool" }?["content"]?.stringValue
            let delta: JSONValue
            if let result {
                delta = ["content": .string("It says: \(result)")]
            } else {
                delta = [
                    "tool_calls": [
                        [
                            "index": 0, "id": "a",
                            "function": [
                                "name": "run_script",
                                "arguments": #"{"skill":"weekly","script":"scripts/report.sh","arguments":["46"]}"#,
                            ],
                        ]
                    ]
                ]
            }
            let chunk: JSONValue = [
                "choices": [["delta": delta, "finish_reason": result == nil ? "tool_calls" : "stop"]]
            ]
            return [LoopbackServer.eventHead, .send("data: \(chunk.text())\n\n"), .send("data: [DONE]\n\n")]
        }
    }
}

@Suite struct ToolCommandTests {
    @Test func `a script runs only if the user allowed it, and the reply reports its outcome`() async throws {
        let fixture = try ToolFixture()
        defer { fixture.server.stop() }
        let ask = fixture.arguments("ask", "@weekly the report", "--json")
        let refused = try await fixture.home.run(ask, input: Data(), environment: fixture.environment)
        #expect(refused.code == 0, "\(refused.error)")
        #expect(try refused.json["tools"]?.arrayValue?.first?["outcome"] == "refused")
        #expect(try refused.json["reply"]?.stringValue?.contains("nobody is there to be asked") == true)

        let allowed = try await fixture.home.run(
            ask + ["--allow-tool", "run_script"], input: Data(), environment: fixture.environment)
        #expect(try allowed.json["tools"]?.arrayValue?.first?["outcome"] == "done")
        #expect(try allowed.json["reply"]?.stringValue?.contains("report of week 46") == true)
        let message = try #require(try allowed.json["message"]?.stringValue)
        let why = try await fixture.home.run("memory", "why", message, "--json")
        #expect(why.output.contains("run_script"))
    }

    @Test func `without tools the model is offered none`() async throws {
        let fixture = try ToolFixture()
        defer { fixture.server.stop() }
        let ask = fixture.arguments("ask", "@weekly the report", "--tools", "off")
        _ = try await fixture.home.run(ask, input: Data(), environment: fixture.environment)
        let asked = try JSONValue(parsing: try #require(fixture.server.requests.last).body)
        #expect(asked["tools"] == nil)
        #expect(try await fixture.home.run("ask", "x", "--tools", "maybe").code == 2)
    }

    @Test func `tools are listed and called by hand, within the same rules`() async throws {
        let fixture = try ToolFixture()
        defer { fixture.server.stop() }
        let list = try await fixture.home.run(
            fixture.arguments("tools", "list", "--json"), input: Data(), environment: fixture.environment)
        #expect(try list.json.arrayValue?.compactMap { $0["name"] } == ["read_skill_file", "run_script"])
        func call(_ name: String, _ arguments: String, _ more: String...) async throws -> Home.Outcome {
            try await fixture.home.run(
                fixture.arguments("tools", "call", name, arguments) + more, input: Data(),
                environment: fixture.environment)
        }
        let text = #"{"skill":"weekly","path":"references/style.md"}"#
        #expect(try await call("read_skill_file", text).output == "Be brief.\n")
        #expect(try await call("read_skill_file", #"{"skill":"weekly","path":"../../out"}"#).code == 1)
        let script = #"{"skill":"weekly","script":"scripts/report.sh","arguments":["7"]}"#
        #expect(try await call("run_script", script).code == 4)
        #expect(try await call("run_script", script, "--allow-tool", "run_script").output.contains("week 7"))
        #expect(try await call("run_script", "[").code == 2)
        #expect(try await call("nosuch", "{}").code == 3)
    }

    #if os(Linux)
        @Test func `at a terminal the user is asked, and "always" is stored and can be revoked`()
            async throws
        {
            let fixture = try ToolFixture()
            defer { fixture.server.stop() }
            func terminal() throws -> PseudoTerminal {
                try PseudoTerminal(
                    fixture.home, "ask", "@weekly the report", "--skills-dir", fixture.skills, "--no-color",
                    environment: fixture.environment)
            }
            let first = try terminal()
            try await first.expect("run scripts/report.sh 46 of @weekly")
            try await first.expect("[y]es once")
            first.type("maybe\r")
            try await first.expect("[y]es once")
            first.type("a\r")
            try await first.expect("report of week 46")
            #expect(try await first.end() == 0)

            let second = try terminal()
            try await second.expect("report of week 46")
            #expect(try await second.end() == 0)

            let decisions = try await fixture.home.run("tools", "decisions", "--json").json.arrayValue
            #expect(decisions?.compactMap { $0["decision"] } == ["always"])
            #expect(try await fixture.home.run("tools", "revoke", "--all").code == 0)
            let third = try terminal()
            try await third.expect("[y]es once")
            third.type("\r")
            try await third.expect("the user said no")
            #expect(try await third.end() == 0)
        }

        @Test func `Ctrl-C at the question stops the turn and runs nothing`() async throws {
            let fixture = try ToolFixture()
            defer { fixture.server.stop() }
            let terminal = try PseudoTerminal(
                fixture.home, "ask", "@weekly the report", "--skills-dir", fixture.skills, "--no-color",
                environment: fixture.environment)
            try await terminal.expect("[y]es once")
            terminal.type("\u{3}")
            #expect(try await terminal.end() == 130)
            #expect(fixture.server.requests.count { $0.line == "POST /v1/chat/completions" } == 1)
        }
    #endif
}
