import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct SessionCommandTests {
    private let lines = """
        {"session":"s1","role":"user","content":"My tortoise is called Zeno","at":"2024-03-01T09:00:00Z","ref":"D1:1"}
        {"session":"s1","role":"assistant","name":"Ada","content":"A fine name","at":"2024-03-01T09:00:05Z"}
        {"session":"s2","role":"user","content":"Hello again","at":"2024-03-02T10:00:00+01:00"}

        """

    @Test func `exported sessions can be imported elsewhere, with their times`() async throws {
        let home = try Home()
        let imported = try await home.run("sessions", "import", "-", "--json", input: lines).json
        #expect(imported["messages"] == 3)
        let ids = (imported["sessions"]?.arrayValue ?? []).compactMap(\.stringValue)
        let exported = try await home.run("sessions", "export", "--all")
        let other = try Home()
        #expect(try await other.run("sessions", "import", "-", input: exported.output).code == 0)
        let again = try await other.run("sessions", "export", "--all").jsonLines
        let first = try exported.jsonLines
        for key in ["role", "name", "content", "at", "ref"] { #expect(first.map { $0[key] } == again.map { $0[key] }) }
        #expect(ids.count == 2)
        #expect(first.map { $0["ref"] } == ["D1:1", .null, .null])
        #expect(first.map { $0["at"] }.last == "2024-03-02T09:00:00.000Z")
    }

    @Test func `a search finds words and returns the reference`() async throws {
        let home = try Home()
        _ = try await home.run("sessions", "import", "-", input: lines)
        let found = try await home.run("sessions", "search", "tortoise", "--json").json.arrayValue
        #expect(found?.count == 1)
        #expect(found?.first?["ref"] == "D1:1")
        #expect(found?.first?["text"] == "My tortoise is called Zeno")
    }

    @Test func `one broken line imports nothing unless it may be skipped`() async throws {
        let home = try Home()
        let broken = lines + "{\"session\":\"s3\"}\n"
        let refused = try await home.run("sessions", "import", "-", input: broken)
        #expect(refused.code == 1)
        #expect(refused.error.contains("line 4"))
        #expect(try await home.run("sessions", "list", "--json").json == [])
        let skipped = try await home.run("sessions", "import", "-", "--skip-bad", "--json", input: broken).json
        #expect(skipped["skipped"]?.arrayValue?.first?["line"] == 4)
        #expect(skipped["messages"] == 3)
    }

    @Test func `past sessions can be read, renamed and deleted, by the start of their ids`() async throws {
        let home = try Home()
        let ids = try await home.run("sessions", "import", "-", "--json", input: lines).json["sessions"]?.arrayValue
        let id = try #require(ids?.first?.stringValue)
        let start = String(id.prefix(8))
        let renamed = try await home.run("sessions", "rename", start, "A", "tortoise", "--json").json
        #expect(renamed["title"] == "A tortoise")
        let shown = try await home.run("sessions", "show", start, "--json").json
        #expect(shown["day"] == "2024-03-01")
        #expect(shown["frozen"] == true)
        #expect(shown["messages"]?.arrayValue?.map { $0["role"] } == ["user", "assistant"])
        #expect(try await home.run("sessions", "export", start, "--markdown").output.contains("# A tortoise"))
        #expect(try await home.run("sessions", "delete", start).code == 0)
        #expect(try await home.run("sessions", "show", id).code == 3)
        #expect(try await home.run("sessions", "search", "tortoise", "--json").json == [])
        for (path, bytes) in try home.contents() { #expect(bytes.firstRange(of: Data("Zeno".utf8)) == nil, "\(path)") }
    }

    @Test func `sessions are listed by day, newest first`() async throws {
        let home = try Home()
        _ = try await home.run("sessions", "import", "-", input: lines)
        let list = try await home.run("sessions", "list").output
        let days = list.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(days == ["2024-03-02", "2024-03-01"])
    }

    @Test func `skills are checked one by one, also from standard input`() async throws {
        let home = try Home()
        let good = try home.directory.write("---\nname: good\ndescription: Good.\n---\nBody\n", to: "good/SKILL.md")
        let path = good.deletingLastPathComponent().path(percentEncoded: false)
        let one = try await home.run("skills", "check", path, "--json")
        #expect(one.code == 0)
        #expect(try one.json["valid"] == true)
        let both = try await home.run("skills", "check", "--jsonl", "-", input: "\(path)\nmissing\n")
        #expect(both.code == 6)
        #expect(try both.jsonLines.map { $0["valid"] } == [true, false])
        #expect(try await home.run("skills", "check", path, "missing", "--json").json.arrayValue?.count == 2)
        let folder = home.directory.url.path(percentEncoded: false)
        let listed = try await home.run("skills", "list", "--json", "--skills-dir", folder).json.arrayValue
        #expect(listed?.contains { $0["name"] == "good" && $0["scope"] == "given" } == true)
    }
}
