import AgentCore
import Foundation
import PromptsSkill
import Testing

struct HistoryTests {
    let room: PromptRoom

    init() throws { room = try PromptRoom() }

    private func use(_ body: String, _ name: String = "mine") async throws -> String? {
        try room.write(body, to: .user, name)
        let preparation = try await room.skill().prepare(PromptRoom.turn(mode: name), PromptRoom.context())
        return preparation.sections.first?.revision
    }

    @Test func `each text in use is kept once, and its hash shows it`() async throws {
        let first = try #require(try await use("One."))
        let second = try #require(try await use("Two."))
        _ = try await use("Two.")
        #expect(first != second)
        let history = try #require(try await room.call("history", "mine").json.arrayValue)
        #expect(history.map { $0["hash"]?.stringValue } == [first, second])
        #expect(history.map { $0["current"] } == [false, true])
        let shown = try await room.call("show", String(first.prefix(12)))
        #expect(shown.json["text"]?.stringValue?.contains("One.") == true)
        #expect(shown.json["hash"]?.stringValue == first)
        #expect(try await room.call("show", "mine").json["text"]?.stringValue?.contains("Two.") == true)
        await #expect(throws: AgentError.self) { try await room.call("show", "0123456789ab") }
    }

    @Test func `a prompt with what it includes is shown as it was`() async throws {
        try room.write("Style one.", to: .user, "style")
        try room.write("Text.", to: .user, "whole", front: "include: [style]\n")
        let preparation = try await room.skill().prepare(PromptRoom.turn(mode: "whole"), PromptRoom.context())
        let hash = try #require(preparation.sections.first?.revision)
        try room.write("Style two.", to: .user, "style")
        let shown = try await room.call("show", hash)
        #expect(shown.text.contains("Style one."))
        #expect(shown.json["includes"]?.arrayValue?.first?["name"] == "style")
        let later = try await room.skill().prepare(PromptRoom.turn(mode: "whole"), PromptRoom.context())
        #expect(later.sections.first?.revision != hash)
    }

    @Test func `diff compares with what was before, or two revisions`() async throws {
        _ = try await use("Same.\nOld line.")
        _ = try await use("Same.\nNew line.")
        let output = try await room.call("diff", "mine")
        #expect(output.text.contains("\n-Old line.\n+New line."))
        #expect(output.text.contains("\n Same."))
        #expect(try await room.call("diff", "mine", "2", "1").text.contains("\n-New line.\n+Old line."))
        #expect(try await room.call("diff", "mine", "2", "now").text.hasSuffix("are the same."))
        let error = try await #require(throws: AgentError.self) { try await room.call("diff", "mine", "9") }
        #expect(error.code == .notFound)
    }

    @Test func `diff without a history compares with the shadowed prompt`() async throws {
        try room.write("You are mine.", to: .user, "companion")
        #expect(try await room.call("diff", "companion").text.contains("-You are warm.\n+You are mine."))
        let error = try await #require(throws: AgentError.self) { try await room.call("diff", "concise") }
        #expect(error.code == .notFound)
    }

    @Test func `a rollback brings a text back and can itself be undone`() async throws {
        let first = try #require(try await use("One."))
        let second = try #require(try await use("Two."))
        // Never used, and so known to nobody but the file.
        try room.write("Three.", to: .user, "mine")
        _ = try await room.call("rollback", "mine", "1")
        #expect(try await room.instructions(mode: "mine").text == "One.")
        let history = try #require(try await room.call("history", "mine").json.arrayValue)
        #expect(history.compactMap { $0["event"]?.stringValue } == ["used", "used", "replaced", "rolled_back"])
        _ = try await room.call("rollback", "mine", "3")
        #expect(try await room.instructions(mode: "mine").text == "Three.")
        _ = try await room.call("rollback", "mine", String(second.prefix(8)))
        #expect(try await room.instructions(mode: "mine").text == "Two.")
        #expect(first != second)
        for revision in ["0", "99", "zzzzzz", "../../x", first.uppercased() + "0"] {
            await #expect(throws: AgentError.self) { try await room.call("rollback", "mine", revision) }
        }
    }

    @Test func `an old built-in prompt is restored as a user prompt`() async throws {
        _ = try await room.instructions()
        try room.write("Another release.", to: .builtin, "companion")
        _ = try await room.instructions()
        _ = try await room.call("rollback", "companion", "1")
        #expect(try await room.instructions().text == "You are warm.")
        #expect(FileManager.default.fileExists(atPath: room.user.appending(path: "companion.md").path))
        #expect(
            try String(contentsOf: room.builtin.appending(path: "companion.md"), encoding: .utf8)
                .contains("Another release."))
    }

    @Test func `a stored copy that was changed on disk is rejected`() async throws {
        let hash = try #require(try await use("One."))
        _ = try await use("Two.")
        let copy = room.directories.data.appending(path: "prompts/mine/\(hash).md")
        try Data("---\nname: mine\n---\nForged.".utf8).write(to: copy)
        let error = try await #require(throws: AgentError.self) { try await room.call("rollback", "mine", "1") }
        #expect(error.message.contains("changed on disk"))
        #expect(try await room.instructions(mode: "mine").text == "Two.")
    }

    @Test func `a history with a damaged line keeps the others`() async throws {
        _ = try await use("One.")
        let file = room.directories.data.appending(path: "prompts/mine/history.jsonl")
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data(("{\"at\":\n" + text + "cut of").utf8).write(to: file)
        #expect(try await room.call("history", "mine").json.arrayValue?.count == 1)
    }

    @Test func `a private conversation rolls nothing back`() async throws {
        let error = try await #require(throws: AgentError.self) {
            try await room.call("rollback", "companion", "1", isPrivate: true)
        }
        #expect(error.code == .refused)
    }

    @Test(.timeLimit(.minutes(1))) func `a comparison of long files that have nothing in common ends`() async throws {
        _ = try await use((0..<20_000).map { "a\($0)" }.joined(separator: "\n"))
        try room.write((0..<20_000).map { "b\($0)" }.joined(separator: "\n"), to: .user, "mine")
        #expect(try await room.call("diff", "mine").text.contains("+b19999"))
    }
}
