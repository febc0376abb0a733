import AgentCore
import Foundation
import TestKit
import Testing

/// What is searched for as it is written, among facts and among conversations alike.
@Suite struct SearchTests {
    private static func filled() async throws -> Home {
        let home = try Home()
        let sentences = [
            "I like C++", "I take vitamin C", "I work in R&D", "I like .NET", "My cat is called 🙂", "我喜欢猫",
        ]
        let lines = sentences.enumerated().map { number, text in
            let time = "2026-11-1\(number)T10:00:00Z"
            return #"{"session":"s\#(number)","role":"user","content":"\#(text)","at":"\#(time)"}"#
        }
        let sessions = try await home.run(["sessions", "import", "-"], input: Data(lines.joined(separator: "\n").utf8))
        #expect(sessions.code == 0, "\(sessions.error)")
        let facts = ["C++", "vitamin C", "R&D", ".NET", "🙂", "我喜欢猫"].enumerated().map { number, value in
            #"{"id":"f\#(number)","text":"The user notes \#(value).","subject":"user","attribute":"note","#
                + #""value":"\#(value)","category":"x","confidence":1,"state":"current","#
                + #""source":{"at":"2026-11-10T10:00:00Z","quote":"q"}}"#
        }
        let imported = try await home.run(["memory", "import", "-"], input: Data(facts.joined(separator: "\n").utf8))
        #expect(imported.code == 0, "\(imported.error)")
        return home
    }

    @Test func `marks, single letters, emoji and scripts without spaces are found, and no hit scores zero`()
        async throws
    {
        let home = try await Self.filled()
        let wanted = ["C++": "C++", "R&D": "R&D", ".NET": ".NET", "🙂": "🙂", "猫": "我喜欢猫", "C": "vitamin C"]
        for (query, text) in wanted {
            let commands = [
                ["sessions", "search", query], ["memory", "search", query, "--kind", "message"],
                ["memory", "search", query, "--kind", "fact"],
            ]
            for command in commands {
                let outcome = try await home.run(command + ["--json"], input: Data())
                let found = try outcome.json.arrayValue ?? []
                let texts = found.compactMap { $0["text"]?.stringValue }
                // A letter alone is a word of its own in "C++" too.
                let best = query == "C" ? texts.joined() : texts.first ?? ""
                #expect(best.contains(text), "\(command): \(outcome.output)")
                for hit in found {
                    #expect(hit["score"]?.doubleValue ?? 0 > 0, "\(command): \(outcome.output)")
                }
            }
        }
        // What is written otherwise is no hit beside one that is written so.
        #expect(try await home.run("memory", "search", "C++", "--kind", "fact", "--json").json.arrayValue?.count == 1)
    }

    @Test func `an empty query is a usage error in every search`() async throws {
        let home = try Home()
        for blank in ["", "  ", "\n"] {
            for command in [["memory", "search"], ["sessions", "search"], ["skills", "route"]] {
                let outcome = try await home.run(command + [blank], input: Data())
                #expect(outcome.code == 2, "\(command) \(outcome.output)")
                #expect(outcome.output.isEmpty && outcome.error.hasPrefix("agent: "))
            }
        }
        for command in [["memory", "search", "--queries", "-"], ["skills", "route", "--queries", "-"]] {
            let input = "{\"id\":\"1\",\"query\":\"tea\"}\n{\"id\":\"2\",\"query\":\" \"}\n"
            let outcome = try await home.run(command, input: Data(input.utf8))
            #expect(outcome.code == 2 && outcome.error.contains("line 2"), "\(outcome.error)")
        }
    }
}
