import AgentCore
import Foundation
import PromptsSkill
import Testing

struct PreparationTests {
    let room: PromptRoom

    init() throws { room = try PromptRoom() }

    @Test func `a turn gets the prompt's text and the date`() async throws {
        let preparation = try await room.skill().prepare(PromptRoom.turn(), PromptRoom.context())
        #expect(preparation.sections.map(\.kind) == [.instructions, .circumstances])
        #expect(preparation.sections.map(\.text) == ["You are warm.", "Today is Friday, 20 November 2026."])
        #expect(preparation.sections.map(\.source) == ["companion", "date"])
        #expect(preparation.notices == [])
    }

    @Test func `an edited file counts from the next turn on`() async throws {
        let skill = room.skill()
        #expect(try await room.instructions(skill).text == "You are warm.")
        try room.write("You are calm.", to: .builtin, "companion")
        #expect(try await room.instructions(skill).text == "You are calm.")
    }

    @Test func `the user's file replaces the built-in one until it is removed`() async throws {
        try room.write("You are mine.", to: .user, "companion")
        #expect(try await room.instructions().text == "You are mine.")
        try FileManager.default.removeItem(at: room.user.appending(path: "companion.md"))
        #expect(try await room.instructions().text == "You are warm.")
    }

    @Test func `the request's mode overrides the active prompt`() async throws {
        _ = try await room.call("use", "concise")
        #expect(try await room.instructions(mode: "companion").text == "You are warm.")
    }

    @Test func `an unknown mode offers the nearest names`() async throws {
        let error = try await #require(throws: AgentError.self) { try await room.instructions(mode: "concize") }
        #expect(error.code == .notFound)
        #expect(error.remedy.contains("Did you mean concise?"))
    }

    @Test(arguments: ["../companion", "/etc/passwd", "", ".", "a/b", ".hidden"])
    func `a mode that is not a valid name reaches no file`(_ mode: String) async throws {
        let error = try await #require(throws: AgentError.self) { try await room.instructions(mode: mode) }
        #expect(error.code == .notFound)
    }

    @Test func `the day is the user's own`() async throws {
        let library = PromptLibrary(directories: room.directories, builtin: room.builtin)
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let late = PromptRoom.friday.addingTimeInterval(6 * 3600)
        let preparation = try await PromptsSkill(library: library, timeZone: tokyo)
            .prepare(PromptRoom.turn(), PromptRoom.context(now: late))
        #expect(preparation.sections.last?.text == "Today is Saturday, 21 November 2026.")
    }

    @Test func `the options of a prompt can be asked for`() throws {
        try room.write("Text.", to: .user, "calm", front: "options:\n  temperature: 0.2\n  max_tokens: 99\n")
        let options = try room.skill().options(mode: "calm", isPrivate: true)
        #expect(options.temperature == 0.2)
        #expect(options.maxTokens == 99)
        #expect(options.topK == nil && options.stop == nil)
    }
}
