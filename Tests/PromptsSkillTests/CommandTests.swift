import AgentCore
import Foundation
import PromptsSkill
import Testing

struct CommandTests {
    let room: PromptRoom

    init() throws { room = try PromptRoom() }

    @Test func `list names every prompt with its layer, what it shadows and which is active`() async throws {
        try room.write("Mine.", to: .user, "companion")
        try room.write(file: "broken", to: .user, "zzz")
        let output = try await room.call("list")
        let items = try #require(output.json.arrayValue)
        #expect(items.map { $0["name"]?.stringValue } == ["companion", "concise", "zzz"])
        #expect(items.map { $0["layer"]?.stringValue } == ["user", "builtin", "user"])
        #expect(items.map { $0["active"] } == [true, false, false])
        #expect(items.map { $0["valid"] } == [true, true, false])
        #expect(items[0]["shadows"]?.arrayValue?.count == 1)
        #expect(output.text.contains("* companion  For tests. (yours, in the place of the built-in one)"))
        #expect(try await room.call() == output)
    }

    @Test func `show prints the file unchanged, even a broken one`() async throws {
        let output = try await room.call("show", "companion")
        #expect(output.text.hasPrefix("companion (built-in): "))
        #expect(output.text.hasSuffix("You are warm."))
        #expect(output.json["text"]?.stringValue?.hasPrefix("---\nname: companion") == true)
        try room.write(file: "only this", to: .user, "companion")
        let broken = try await room.call("show", "companion")
        #expect(broken.json["text"] == "only this")
        #expect(broken.json["valid"] == false)
        #expect(broken.text.contains("front-matter-missing"))
    }

    @Test func `a chosen prompt is used by later processes`() async throws {
        #expect(try await room.call("use", "concise").json["active"] == true)
        #expect(try await room.instructions().text == "You are brief.")
        #expect(room.writtenFiles()["active-prompt"] == 0o600)
    }

    @Test func `a missing chosen prompt is replaced by the companion, with a notice`() async throws {
        try room.write("Mine.", to: .user, "mine")
        _ = try await room.call("use", "mine")
        try FileManager.default.removeItem(at: room.user.appending(path: "mine.md"))
        let result = try await room.instructions()
        #expect(result.text == "You are warm.")
        #expect(result.notices.first?.contains("mine is gone") == true)
    }

    @Test func `a prompt that lacks a value or does not exist cannot be chosen`() async throws {
        try room.write("{{who}}", to: .user, "ask", front: "inputs: {who: {required: true}}\n")
        let error = try await #require(throws: AgentError.self) { try await room.call("use", "ask") }
        #expect(error.message.contains("who"))
        let missing = try await #require(throws: AgentError.self) { try await room.call("use", "compnion") }
        #expect(missing.code == .notFound)
        #expect(missing.remedy.contains("companion"))
        #expect(try await room.instructions().text == "You are warm.")
    }

    @Test func `render prints the final text with the given values`() async throws {
        try room.write("{{who}} on {{date}}", to: .user, "ask", front: "inputs: {who: {required: true}}\n")
        let output = try await room.call("render", "ask", "who=Ann = Bo")
        #expect(output.text == "Ann = Bo on Friday, 20 November 2026")
        #expect(output.json["hash"]?.stringValue?.count == 64)
        #expect(try await room.call("render").text == "You are warm.")
        #expect(room.writtenFiles().keys.sorted() == ["prompts/ask.md"])
    }

    @Test func `check fails where a prompt is broken, by name, by path and over all`() async throws {
        #expect(try await room.call("check").failure == nil)
        try room.write("{{x}}", to: .user, "bad")
        #expect(try await room.call("check").failure == .checkFailed)
        let named = try await room.call("check", "bad")
        #expect(named.failure == .checkFailed)
        #expect(named.json["valid"] == false)
        let path = room.user.appending(path: "bad.md").path(percentEncoded: false)
        #expect(try await room.call("check", path).failure == .checkFailed)
        #expect(try await room.call("check", "companion").failure == nil)
        let error = try await #require(throws: AgentError.self) { try await room.call("check", "./none.md") }
        #expect(error.code == .notFound)
    }

    @Test func `new starts a valid prompt and never overwrites`() async throws {
        let output = try await room.call("new", "mine")
        let path = try #require(output.json["path"]?.stringValue)
        #expect(output.text == path)
        #expect(try await room.call("check", "mine").failure == nil)
        try Data("precious".utf8).write(to: URL(filePath: path))
        let error = try await #require(throws: AgentError.self) { try await room.call("new", "mine") }
        #expect(error.code == .refused)
        #expect(try String(contentsOf: URL(filePath: path), encoding: .utf8) == "precious")
        let wrong = try await #require(throws: AgentError.self) { try await room.call("new", "../up") }
        #expect(wrong.code == .usage)
    }

    @Test func `new does not write through a dangling link`() async throws {
        try FileManager.default.createDirectory(at: room.user, withIntermediateDirectories: true)
        let target = room.home.appending(path: "elsewhere.md")
        try FileManager.default.createSymbolicLink(
            at: room.user.appending(path: "mine.md"), withDestinationURL: target)
        let error = try await #require(throws: AgentError.self) { try await room.call("new", "mine") }
        #expect(error.code == .refused)
        #expect(!FileManager.default.fileExists(atPath: target.path(percentEncoded: false)))
    }

    @Test func `edit copies a built-in prompt once and keeps the user's file`() async throws {
        let first = try await room.call("edit", "concise")
        #expect(first.json["created"] == true)
        try room.write("Changed.", to: .user, "concise")
        let second = try await room.call("edit", "concise")
        #expect(second.json["created"] == false)
        #expect(second.text == first.text)
        #expect(try await room.instructions(mode: "concise").text == "Changed.")
    }

    @Test(arguments: [["use", "concise"], ["new", "mine"], ["edit", "concise"]])
    func `a private conversation changes nothing`(_ words: [String]) async throws {
        let error = try await #require(throws: AgentError.self) {
            try await room.call(words[0], words[1], isPrivate: true)
        }
        #expect(error.code == .refused)
        #expect(room.writtenFiles() == [:])
    }

    @Test(arguments: [
        ["diff"], ["rollback", "a"], ["test"], ["show"], ["show", "a", "b"], ["list", "a"], ["render", "a", "b"],
    ])
    func `a wrong call is a usage error with a remedy`(_ words: [String]) async throws {
        let invocation = Invocation(name: "prompts", text: "", words: words)
        let error = try await #require(throws: AgentError.self) {
            try await room.skill().invoke(invocation, PromptRoom.context())
        }
        #expect(error.code == .usage)
        #expect(!error.remedy.isEmpty)
    }
}
