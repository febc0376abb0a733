import AgentCore
import Foundation
import TestKit
import Testing

/// Texts as other systems and programs write them: with carriage returns, with a mark at the start, with separators of
/// Unicode inside of a line.
@Suite struct LineEndTests {
    private func run(_ home: Home, _ arguments: String..., input: String) async throws -> Home.Outcome {
        try await home.run(arguments, input: Data(input.utf8))
    }

    @Test func `facts are taken from Markdown and JSON lines with carriage returns`() async throws {
        let home = try Home()
        let markdown = "\u{FEFF}# Facts\r\n\r\n- The user lives in Lyon.\r\n- The user likes green tea.\r\n"
        try home.directory.write(markdown, to: "facts.md")
        let first = try await home.run("memory", "import", "facts.md", "--json")
        #expect(try first.json["imported"] == 2, "\(first.output)\(first.error)")
        let exported = try await home.run("memory", "export").output
        #expect(exported.contains("lives in Lyon.") && !exported.contains("\\r"))

        let other = try Home()
        let lines = "\u{FEFF}" + exported.replacing("\n", with: "\r\n")
        let second = try await run(other, "memory", "import", "-", "--json", input: lines)
        #expect(try second.json["imported"] == 2, "\(second.output)\(second.error)")
        #expect(try await other.run("memory", "export").output == exported)
    }

    @Test func `Unicode separators inside a line do not split it`() async throws {
        let home = try Home()
        for separator in ["\u{2028}", "\u{2029}", "\u{85}"] {
            let text = "I live\(separator)in Lyon"
            let query = #"{"id":"q","query":"\#(text)"}"# + "\r\n"
            for command in [["memory", "search"], ["skills", "route"]] {
                let answered = try await home.run(command + ["--queries", "-", "--jsonl"], input: Data(query.utf8))
                #expect(answered.code == 0, "\(answered.error)")
                #expect(try answered.jsonLines.map { $0["id"] } == ["q"])
            }
            let message = #"{"session":"s","role":"user","content":"\#(text)","at":"2026-11-19T10:00:00Z"}"#
            let imported = try await run(home, "sessions", "import", "-", "--json", input: "\u{FEFF}\(message)\r\n")
            #expect(try imported.json["messages"] == 1, "\(imported.error)")
        }
    }

    @Test func `a piped chat stores no carriage return and no byte-order mark`() async throws {
        let home = try Home()
        #expect(try await run(home, "chat", input: "\u{FEFF}Hello there.\r\nHow are you?\r\n").code == 0)
        let sessions = try await home.run("sessions", "list", "--json").json.arrayValue
        let session = try #require(sessions?.first?["id"]?.stringValue)
        let messages = try await home.run("sessions", "show", session, "--json").json["messages"]?.arrayValue ?? []
        #expect(messages.filter { $0["role"] == "user" }.map { $0["content"] } == ["Hello there.", "How are you?"])
    }

    @Test func `invalid UTF-8 is reported with its line, and nothing is stored`() async throws {
        let home = try Home()
        let bad = Data("- The user lives in Lyon.\n- The user lik".utf8) + [0xFF] + Data("es tea.\n".utf8)
        for command in [["memory", "import", "-"], ["memory", "extract"], ["sessions", "import", "-"]] {
            let outcome = try await home.run(command, input: bad)
            #expect(outcome.code == 2)
            #expect(outcome.error.hasPrefix("agent: standard input, line 2 is not UTF-8 text\n"), "\(outcome.error)")
        }
        #expect(try await home.run("memory", "list", "--json").json == [])
    }

    @Test func `paths are read from lines with carriage returns`() async throws {
        let home = try Home()
        try home.directory.write("---\nname: a\ndescription: d\n---\nText.\n", to: "a/SKILL.md")
        let outcome = try await run(home, "skills", "check", "-", "--jsonl", input: "\u{FEFF}a\r\n\r\na/SKILL.md\r\n")
        #expect(outcome.code == 0, "\(outcome.output)")
        #expect(try outcome.jsonLines.count == 2)
    }
}
