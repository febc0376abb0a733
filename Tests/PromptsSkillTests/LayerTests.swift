import AgentCore
import Foundation
import PromptsSkill
import TestKit
import Testing

struct LayerTests {
    let room: PromptRoom

    init() throws { room = try PromptRoom() }

    @Test func `a trusted project's prompt precedes the user's, an untrusted one's does not`() async throws {
        try room.write("Project.", to: .project, "companion")
        try room.write("Mine.", to: .user, "companion")
        #expect(try await room.instructions().text == "Mine.")
        let trusting = room.skill(trusted: [room.project])
        #expect(try await room.instructions(trusting).text == "Project.")
        let items = try #require(try await room.call("list", skill: trusting).json.arrayValue)
        #expect(items[0]["layer"] == "project")
        #expect(items[0]["shadows"]?.arrayValue?.count == 2)
    }

    @Test func `a directory that is no longer trusted provides no prompt`() async throws {
        try room.write("Project.", to: .project, "companion")
        let library = PromptLibrary(
            directories: room.directories, builtin: room.builtin, trustedProjectRoots: [room.project])
        let skill = PromptsSkill(library: library, timeZone: .gmt)
        #expect(try await room.instructions(skill).text == "Project.")
        library.trust([])
        #expect(try await room.instructions(skill).text == "You are warm.")
    }

    @Test func `a link out of the project's folder is not a prompt`() async throws {
        try room.write("Project.", to: .project, "fine")
        let secret = room.home.appending(path: "secret.md")
        try Data("---\nname: x\n---\nsecret".utf8).write(to: secret)
        try FileManager.default.createSymbolicLink(
            at: room.project.appending(path: ".agent/prompts/leak.md"), withDestinationURL: secret)
        let skill = room.skill(trusted: [room.project])
        let error = try await #require(throws: AgentError.self) { try await room.instructions(skill, mode: "leak") }
        #expect(error.code == .notFound)
        try room.write("x", to: .user, "p", front: "include: [leak]\n")
        #expect(try await room.call("check", "p", skill: skill).text.contains("include-missing"))
    }

    @Test func `a project's file is not written to`() async throws {
        try room.write("Project.", to: .project, "fine")
        let skill = room.skill(trusted: [room.project])
        _ = try await room.instructions(skill, mode: "fine")
        let error = try await #require(throws: AgentError.self) {
            try await room.call("rollback", "fine", "1", skill: skill)
        }
        #expect(error.code == .refused)
    }

    @Test func `facts and profile are placed where the prompt names them, and count as used`() async throws {
        let facts = [FactReference(id: "1", text: "Likes\ntea."), FactReference(id: "2", text: "Has {{date}}.")]
        let known = RememberedUser(name: { "Ida" }, facts: { facts }, profile: { [facts[0]] })
        try room.write("{{name}}:\n{{facts}}\nIn short: {{profile}}", to: .user, "p")
        let skill = room.skill(remembered: known)
        let preparation = try await skill.prepare(PromptRoom.turn(mode: "p"), PromptRoom.context())
        #expect(
            preparation.sections.first?.text == "Ida:\n- Likes tea.\n- Has {{date}}.\nIn short: Likes tea.")
        #expect(preparation.factsUsed == facts)
        let without = try await skill.prepare(
            PromptRoom.turn(mode: "p", usesMemory: false), PromptRoom.context())
        #expect(without.sections.first?.text == "the user:\nnothing yet\nIn short: nothing yet")
        #expect(without.factsUsed == [])
    }

    @Test func `list and render count tokens like the model, and check knows the budget`() async throws {
        let skill = room.skill(model: ScriptedModel(context: 40) { _ in [] })
        let items = try #require(try await room.call("list", skill: skill).json.arrayValue)
        #expect(items[0]["tokens"] == 5)
        #expect(try await room.call("render", skill: skill).json["tokens"] == 5)
        #expect(try await room.call("check", "companion", skill: skill).failure == nil)
        try room.write("one two three four five six seven eight nine", to: .user, "long")
        let output = try await room.call("check", "long", skill: skill)
        #expect(output.failure == .checkFailed)
        #expect(output.text.contains("over-budget"))
    }

    @Test func `a prompt file cannot choose a server`() async throws {
        try room.write("x", to: .user, "p", front: "model: http://example.com/v1#m\n")
        #expect(try await room.call("check", "p").failure == .checkFailed)
    }
}
