import AgentCore
import Foundation
import PromptsSkill
import Testing

struct EditTests {
    let room: PromptRoom

    init() throws { room = try PromptRoom() }

    private func editor(writing body: String, front: String = "") -> PromptEditor {
        let text = "---\nname: companion\ndescription: d\n\(front)---\n\(body)\n"
        return { path in try Data(text.utf8).write(to: URL(filePath: path)) }
    }

    @Test func `the edited text replaces the user's file, and the old text is kept`() async throws {
        try room.write("Mine.", to: .user, "companion")
        let output = try await room.call("edit", "companion", skill: room.skill(editor: editor(writing: "Edited.")))
        #expect(output.json["changed"] == true)
        #expect(try await room.instructions().text == "Edited.")
        _ = try await room.call("rollback", "companion", "1")
        #expect(try await room.instructions().text == "Mine.")
    }

    @Test func `a built-in prompt becomes a user prompt once it is changed`() async throws {
        let same = room.skill(editor: { _ in })
        #expect(try await room.call("edit", "companion", skill: same).json["changed"] == false)
        #expect(!FileManager.default.fileExists(atPath: room.user.appending(path: "companion.md").path))
        _ = try await room.call("edit", "companion", skill: room.skill(editor: editor(writing: "Edited.")))
        #expect(try await room.instructions().text == "Edited.")
    }

    @Test func `a broken edit changes nothing, and is saved separately`() async throws {
        try room.write("Mine.", to: .user, "companion")
        let skill = room.skill(editor: editor(writing: "{{nobody}}"))
        let output = try await room.call("edit", "companion", skill: skill)
        #expect(output.failure == .checkFailed)
        #expect(output.text.contains("line 5"))
        #expect(try await room.instructions().text == "Mine.")
        let draft = try #require(output.json["draft"]?.stringValue)
        #expect(try String(contentsOf: URL(filePath: draft), encoding: .utf8).contains("{{nobody}}"))
    }

    @Test func `a file that was changed meanwhile is not overwritten`() async throws {
        try room.write("Mine.", to: .user, "companion")
        let inner = editor(writing: "Edited.")
        let skill = room.skill(editor: { [room] path in
            try room.write("Meanwhile.", to: .user, "companion")
            try await inner(path)
        })
        let error = try await #require(throws: AgentError.self) {
            try await room.call("edit", "companion", skill: skill)
        }
        #expect(error.code == .refused)
        #expect(error.remedy.contains("Your text is kept"))
        #expect(try await room.instructions().text == "Meanwhile.")
    }
}
