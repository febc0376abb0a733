import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct ExitCodeTests {
    private static let endings: [([String], Int32)] = [
        (["--version"], 0), (["help"], 0), (["help", "sessions"], 0), (["ask", "--help"], 0), (["config"], 0),
        (["ask", "--nonsense"], 2), (["sesions"], 2), (["sessions"], 2), (["help", "nonsense"], 2),
        (["ask", "--temperature", "warm", "x"], 2), (["ask", "--session", "a", "-c", "x"], 2),
        (["completions", "tcsh"], 2),
        (["sessions", "show", "nothing"], 3), (["ask", "--session", "nothing", "x"], 3), (["@nosuchskill", "x"], 3),
        (["skills", "show", "nothing"], 3), (["ask", "--mode", "nothing", "x"], 3), (["@./nothing"], 3),
        (["ask", "--model", "nothing.gguf", "x"], 5), (["chat", "--model", "nothing.gguf"], 5),
        (["skills", "check", "."], 6),
    ]

    @Test(arguments: endings)
    func `each kind of failure has its exit code and a remedy`(_ words: [String], _ code: Int32) async throws {
        let outcome = try await Home().run(words, input: Data())
        #expect(outcome.code == code, "\(outcome.error)")
        if code != 0 && code != 6 {
            #expect(outcome.error.hasPrefix("agent: "))
            #expect(outcome.error.split(separator: "\n").count == 2)
            #expect(outcome.output.isEmpty)
        }
    }

    @Test func `an invalid clock is refused`() async throws {
        let outcome = try await Home().run("sessions", "list", environment: ["AGENT_NOW": "noon"])
        #expect(outcome.code == 2)
    }

    @Test func `an unknown skill is answered with the nearest names, without the model`() async throws {
        let home = try Home()
        let outcome = try await home.run("@promts", "list", environment: ["AGENT_MODEL": "nothing.gguf"])
        #expect(outcome.code == 3)
        #expect(outcome.error.contains("@prompts"))
        #expect(try await home.run("sessions", "list", "--json").json == [])
    }

    @Test func `a file that is not a model is named in the error`() async throws {
        let home = try Home()
        try home.directory.write("no model", to: "text.gguf")
        let outcome = try await home.run("ask", "--model", "text.gguf", "hello")
        #expect(outcome.code == 5)
        #expect(outcome.error.contains("text.gguf"))
        // What the user wrote is kept.
        #expect(try await home.run("sessions", "list", "--json").json.arrayValue?.count == 1)
    }

    @Test func `settings come from flag, environment, file and default, in this order`() async throws {
        let home = try Home()
        try home.directory.write("temperature: 0.3\ntop_k: 7\ntop_q: 1\n", to: "home/config/config.yaml")
        let outcome = try await home.run(
            "config", "--json", "--temperature", "0.1", environment: ["AGENT_TOP_K": "9", "AGENT_MODEL": ""])
        let config = try outcome.json
        #expect(config["temperature"]?["value"] == "0.1")
        #expect(config["temperature"]?["source"] == "flag")
        #expect(config["top_k"]?["source"] == "environment")
        #expect(config["max_tokens"]?["source"] == "default")
        #expect(outcome.error.contains("top_q"))
        #expect(try await home.run("config", "--json").json["temperature"]?["source"] == "user")
    }

    @Test func `the doctor names the model and why it was chosen`() async throws {
        let outcome = try await Home().run("doctor", "--json")
        let report = try outcome.json
        #expect(report["model"]?["why"] == "AGENT_MODEL")
        #expect(report["database"]?["exists"] == false)
    }

    @Test func `the doctor names the protection of scripts`() async throws {
        let report = try await Home().run("doctor", "--json").json
        let protection = try #require(report["scripts"]?["protection"]?.stringValue)
        #expect(protection == "bubblewrap: no network, no home directory" || protection.hasPrefix("none: "))
    }

    @Test func `files of the user are private`() async throws {
        let home = try Home()
        _ = try await home.run("ask", "hello")
        let data = home.url.appending(path: "data")
        for (path, mode) in [(data, 0o700), (data.appending(path: "agent.sqlite"), 0o600)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path.path(percentEncoded: false))
            #expect(attributes[.posixPermissions] as? Int == mode)
        }
    }

    @Test func `a damaged database is reported in one line and left unchanged`() async throws {
        let home = try Home()
        let file = try home.directory.write(String(repeating: "no database ", count: 500), to: "home/data/agent.sqlite")
        let before = try Data(contentsOf: file)
        for words in [["ask", "Hello"], ["sessions", "list"], ["memory", "list"]] {
            let outcome = try await home.run(words, input: Data())
            #expect(outcome.code == 1)
            #expect(outcome.error.contains("agent.sqlite"))
            #expect(outcome.error.split(separator: "\n").count == 2)
        }
        let report = try await home.run("doctor", "--json")
        #expect(report.code == 6)
        #expect(try report.json["database"]?["error"] != nil)
        #expect(try Data(contentsOf: file) == before)
    }

    #if os(Linux)
        @Test func `output that cannot be written is an error`() async throws {
            let program = try Home.executable.path(percentEncoded: false)
            let shell = Process()
            shell.executableURL = URL(filePath: "/bin/sh")
            shell.arguments = ["-c", "'\(program)' help > /dev/full 2> /dev/null"]
            try shell.run()
            shell.waitUntilExit()
            #expect(shell.terminationStatus == 1)
        }
    #endif
}
