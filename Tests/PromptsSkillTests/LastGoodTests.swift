import AgentCore
import Foundation
import PromptsSkill
import Testing

struct LastGoodTests {
    let room: PromptRoom

    init() throws { room = try PromptRoom() }

    static let broken = [
        "", "no front matter", "---\nname: companion\nnever closed", "---\nname: [open\n---\nText",
        "---\nname: companion\n---\n\n   \n", "---\nname: companion\n---\n{{unknown}}",
        "---\nname: companion\n---\nopen {{name", "---\na: &a x\nb: *a\n---\nText",
        "---\noptions: {temperature: hot}\n---\nText",
    ]

    @Test(arguments: broken) func `a broken prompt keeps its last good text`(_ text: String) async throws {
        let skill = room.skill()
        try room.write("You were good.", to: .user, "companion")
        _ = try await room.instructions(skill)
        try room.write(file: text, to: .user, "companion")
        let result = try await room.instructions(skill)
        #expect(result.text == "You were good.")
        #expect(result.notices.count == 1)
        #expect(result.notices.first?.contains("companion.md") == true)
        #expect(result.notices.first?.contains("last good text") == true)
    }

    @Test(arguments: broken) func `another process knows the last good text too`(_ text: String) async throws {
        try room.write("You were good.", to: .user, "companion")
        _ = try await room.instructions()
        try room.write(file: text, to: .user, "companion")
        #expect(try await room.instructions().text == "You were good.")
    }

    @Test func `the notice says which line is wrong`() async throws {
        _ = try await room.instructions()
        try room.write(file: "---\nname: companion\n---\nOne.\nTwo {{unknwon}}.\n", to: .user, "companion")
        let notice = try #require(try await room.instructions().notices.first)
        #expect(notice.contains("line 5"))
        #expect(notice.contains("{{unknwon}}"))
    }

    @Test func `a corrected file counts again`() async throws {
        let skill = room.skill()
        _ = try await room.instructions(skill)
        try room.write(file: "broken", to: .user, "companion")
        _ = try await room.instructions(skill)
        try room.write("You are back.", to: .user, "companion")
        let result = try await room.instructions(skill)
        #expect(result.text == "You are back.")
        #expect(result.notices == [])
    }

    @Test func `bytes that are not UTF-8 break a file without losing its last good text`() async throws {
        _ = try await room.instructions()
        try Data([0x2D, 0x2D, 0x2D, 0xFF]).write(to: room.builtin.appending(path: "companion.md"))
        let result = try await room.instructions()
        #expect(result.text == "You are warm.")
        #expect(result.notices.first?.contains("UTF-8") == true)
    }

    @Test func `a file that was never valid falls back to the layer below`() async throws {
        try room.write(file: "broken", to: .user, "companion")
        let result = try await room.instructions()
        #expect(result.text == "You are warm.")
        #expect(result.notices.first?.contains("built-in") == true)
    }

    @Test func `a file that was never valid with no layer below is an error with its reason`() async throws {
        try room.write(file: "broken", to: .user, "mine")
        let error = try await #require(throws: AgentError.self) { try await room.instructions(mode: "mine") }
        #expect(error.code == .failed)
        #expect(error.message.contains("mine.md"))
    }

    @Test func `copies are private to the user, one for each text`() async throws {
        for _ in 0..<3 { _ = try await room.instructions() }
        let files = room.writtenFiles()
        #expect(files.count == 2)
        #expect(files.values.allSatisfy { $0 == 0o600 })
    }

    @Test func `a private turn writes nothing and still keeps the last good text`() async throws {
        let skill = room.skill()
        #expect(try await room.instructions(skill, isPrivate: true).text == "You are warm.")
        try room.write(file: "broken", to: .builtin, "companion")
        #expect(try await room.instructions(skill, isPrivate: true).text == "You are warm.")
        #expect(room.writtenFiles() == [:])
    }

    @Test func `a copy cannot be kept where the disk refuses, and the turn goes on`() async throws {
        // A file stands where the directory would be.
        try FileManager.default.createDirectory(at: room.directories.data, withIntermediateDirectories: true)
        try Data().write(to: room.directories.data.appending(path: "prompts"))
        let skill = room.skill()
        #expect(try await room.instructions(skill).text == "You are warm.")
        try room.write(file: "broken", to: .builtin, "companion")
        #expect(try await room.instructions(skill).text == "You are warm.")
    }
}
