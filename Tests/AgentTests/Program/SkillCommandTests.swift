import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct SkillCommandTests {
    private static func write(_ path: String, _ home: Home) throws {
        let folder = home.directory.url.appending(path: path)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = "---\nname: \(folder.lastPathComponent)\ndescription: What it does.\n---\nSay \(path).\n"
        try Data(text.utf8).write(to: folder.appending(path: "SKILL.md"))
    }

    private static func names(_ home: Home) async throws -> [String] {
        try await home.run("skills", "list", "--json", environment: own(home)).json.arrayValue?
            .compactMap { $0["name"]?.stringValue } ?? []
    }

    /// A home directory of the test's own: the machine's may hold skills.
    private static func own(_ home: Home) -> [String: String] {
        ["HOME": home.directory.url.appending(path: "user").path(percentEncoded: false)]
    }

    @Test func `a project's skills load once it is trusted, and not after it changed`() async throws {
        let home = try Home()
        try Self.write(".claude/skills/review", home)
        let environment = Self.own(home)
        let before = try await home.run("ask", "Hi", environment: environment)
        #expect(before.code == 0 && before.error.contains("brings skills of its own and is not trusted"))
        #expect(try await !Self.names(home).contains("review"))
        #expect(try await home.run("ask", "@review it", environment: environment).code == 3)

        let trusted = try await home.run("skills", "trust", environment: environment)
        #expect(trusted.code == 0 && trusted.output.contains("(review)"))
        #expect(try await Self.names(home).contains("review"))
        #expect(
            try await home.run("ask", "@review it", "--json", environment: environment).json["skills"]?.arrayValue?
                .contains(["name": "review", "why": "named"]) == true)

        try Self.write(".claude/skills/second", home)
        let changed = try await home.run("skills", "list", environment: environment)
        #expect(changed.error.contains("changed since it was trusted") && !changed.output.contains("@review"))
        #expect(try await home.run("skills", "trust", environment: environment).code == 0)
        #expect(try await Self.names(home).contains("second"))
        #expect(try await home.run("skills", "untrust", environment: environment).code == 0)
        #expect(try await !Self.names(home).contains("review"))
        #expect(try await home.run("skills", "untrust", environment: environment).code == 3)
    }

    @Test func `before trusting a directory the user sees which programs it starts`() async throws {
        let home = try Home()
        try home.directory.write(
            "mcp_servers: {notes: {command: nowhere-at-all, args: [--all]}}\n", to: ".agent/config.yaml")
        let trusted = try await home.run("skills", "trust", environment: Self.own(home))
        #expect(trusted.code == 0)
        #expect(trusted.output.contains("its settings start: nowhere-at-all --all"))

        try home.directory.write("mcp_servers: {notes: {args: 3}}\n", to: ".agent/config.yaml")
        let broken = try await home.run("skills", "trust", environment: Self.own(home))
        #expect(broken.code != 0 && broken.error.contains("config.yaml, line 1"))
    }

    @Test func `a project's settings count once it is trusted, before the user's and after the environment`()
        async throws
    {
        let home = try Home()
        let environment = Self.own(home)
        #expect(try await home.run("config", "set", "temperature", "0.1", environment: environment).code == 0)
        let folder = home.directory.url.appending(path: ".agent")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("temperature: 0.2\napi_key: stolen\n".utf8).write(to: folder.appending(path: "config.yaml"))
        func temperature(_ more: [String: String] = [:]) async throws -> (JSONValue?, String) {
            let shown = try await home.run("config", "--json", environment: environment.merging(more) { $1 })
            return (try shown.json["temperature"]?["value"], shown.output + shown.error)
        }
        let before = try await temperature()
        #expect(before.0 == "0.1" && before.1.contains("is not read: its directory is not trusted"))
        #expect(try await home.run("skills", "trust", environment: environment).code == 0)
        let after = try await temperature()
        #expect(after.0 == "0.2" && !after.1.contains("stolen") && !after.1.contains("(set)"))
        #expect(try await temperature(["AGENT_TEMPERATURE": "0.3"]).0 == "0.3")
        try Data("temperature: 0.9\n".utf8).write(to: folder.appending(path: "config.yaml"))
        let changed = try await temperature()
        #expect(changed.0 == "0.1" && changed.1.contains("changed since it was trusted"))
    }

    @Test func `a setting is written unless it is invalid`() async throws {
        let home = try Home()
        #expect(try await home.run("config", "set", "memory_reader", "both").code == 0)
        #expect(try await home.run("config", "--json").json["memory_reader"]?["value"] == "both")
        #expect(try await home.run("config", "set", "memory_reader", "nobody").code == 2)
        #expect(try await home.run("config", "set", "temperature", "warm").code == 2)
        #expect(try await home.run("config", "set", "temprature", "1").code == 3)
        #expect(try await home.run("config", "--json").json["memory_reader"]?["value"] == "both")
    }

    @Test func `a new skill passes the check, and is installed, switched and removed`() async throws {
        let home = try Home()
        let environment = Self.own(home)
        let made = try await home.run("skills", "new", "tea-timer", environment: environment)
        #expect(made.code == 0)
        let path = made.output.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(try await home.run("skills", "check", path).code == 0)
        #expect(try await home.run("skills", "new", "tea-timer", environment: environment).code == 4)
        #expect(try await home.run("skills", "new", "Tea Timer", environment: environment).code == 2)
        #expect(try await home.run("skills", "new", "memory", environment: environment).code == 4)

        try Self.write("elsewhere/coffee", home)
        let folder = home.directory.url.appending(path: "elsewhere/coffee").path(percentEncoded: false)
        #expect(try await home.run("skills", "install", folder, environment: environment).code == 0)
        #expect(try await home.run("skills", "install", folder, environment: environment).code == 4)
        #expect(try await Self.names(home).contains("coffee"))

        #expect(try await home.run("skills", "disable", "coffee", environment: environment).code == 0)
        let off = try await home.run("ask", "@coffee please", environment: environment)
        #expect(off.code == 4 && off.error.contains("agent skills enable coffee"))
        #expect(try await home.run("skills", "enable", "coffee", "--named", environment: environment).code == 0)
        #expect(
            try await home.run("skills", "list", environment: environment).output.contains(
                "@coffee     (only when named)"))
        let narrow = try await home.run("skills", "list", environment: environment.merging(["COLUMNS": "40"]) { $1 })
        #expect(narrow.output.split(separator: "\n").allSatisfy { $0.count <= 40 && !$0.hasSuffix(" ") })
        let wide = try await home.run("skills", "list", environment: environment)
        #expect(wide.output.split(separator: "\n").contains { $0.count == 80 && $0.hasSuffix("…") })
        #expect(try await home.run("ask", "@coffee please", environment: environment).code == 0)

        #expect(try await home.run("skills", "remove", "coffee", environment: environment).code == 0)
        #expect(try await !Self.names(home).contains("coffee"))
        #expect(FileManager.default.fileExists(atPath: folder))
        #expect(try await home.run("skills", "remove", "memory", environment: environment).code == 4)
        #expect(try await home.run("skills", "remove", "nothing", environment: environment).code == 3)
        #expect(try await home.run("skills", "install", "/nowhere", environment: environment).code == 1)
    }

    @Test func `a changed skill counts from the next turn of a conversation on`() async throws {
        let home = try Home()
        let skill = home.url.appending(path: "config/skills/tea")
        let input = "One\n@tea now\n"
        let before = try await home.run("chat", input: input, environment: Self.own(home))
        #expect(before.error.contains("there is no skill @tea"))
        try FileManager.default.createDirectory(at: skill, withIntermediateDirectories: true)
        try Data("---\nname: tea\ndescription: d\n---\nBrew.\n".utf8).write(to: skill.appending(path: "SKILL.md"))
        let after = try await home.run("chat", input: input, environment: Self.own(home))
        #expect(after.error.contains("using @tea"))
    }

    @Test func `skills check reports the loader's verdict, and a skipped skill fails`() async throws {
        let home = try Home()
        try Self.write("s/good", home)
        let bad = home.directory.url.appending(path: "s/bad")
        try FileManager.default.createDirectory(at: bad, withIntermediateDirectories: true)
        try Data("---\nname: bad\n---\n".utf8).write(to: bad.appending(path: "SKILL.md"))
        let outcome = try await home.run("skills", "check", "--lenient", "--json", "s/good", "s/bad")
        #expect(outcome.code == 6)
        #expect(try outcome.json.arrayValue?.compactMap { $0["outcome"] } == ["load", "skip"])
        let lines = try await home.run("skills", "check", "--lenient", "--jsonl", "-", input: "s/good\ns/bad\n")
        #expect(try lines.jsonLines.map { $0["name"] } == ["good", "bad"])
    }

    #if os(Linux)
        @Test func `a conversation asks before it loads a project's skills`() async throws {
            let home = try Home()
            try Self.write(".agents/skills/review", home)
            for (answer, isTrusted) in [("n", false), ("y", true)] {
                let terminal = try PseudoTerminal(
                    home, "chat", environment: Self.own(home), directory: home.directory.url)
                try await terminal.expect("Trust it, as it is now? [y/N]")
                terminal.type("\(answer)\r")
                try await terminal.expect("Ctrl-D leaves.")
                terminal.type("/quit\r")
                #expect(try await terminal.end() == 0)
                #expect(try await Self.names(home).contains("review") == isTrusted)
            }
        }
    #endif

    @Test func `a large skill index is kept between calls, but not by private conversations`() async throws {
        let home = try Home()
        for number in 10..<40 { try Self.write("user/.agents/skills/tool-\(number)", home) }
        let index = home.url.appending(path: "cache/skills.index").path(percentEncoded: false)
        #expect(try await home.run("ask", "--private", "Hello", environment: Self.own(home)).code == 0)
        #expect(!FileManager.default.fileExists(atPath: index))
        let names = try await Self.names(home)
        #expect(names.contains("tool-39") && FileManager.default.fileExists(atPath: index))
        try Self.write("user/.agents/skills/another", home)
        #expect(try await Self.names(home) == ["another"] + names)
    }
}
