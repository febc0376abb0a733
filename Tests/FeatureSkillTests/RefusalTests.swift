import AgentCore
import Foundation
import TestKit
import Testing

@testable import FeatureSkill

@Suite struct RefusalTests {
    private func error(_ room: FeatureRoom, _ words: String...) async throws -> AgentError? {
        let before = try room.contents()
        let context = SkillContext(now: Date(), session: nil)
        let error = await #expect(throws: AgentError.self) {
            _ = try await room.skill.invoke(Invocation(name: "feature", text: "", words: words), context)
        }
        #expect(try room.contents() == before)
        return error
    }

    @Test func `a folder without a package is refused`() async throws {
        let room = try FeatureRoom()
        let error = try await error(room, "Task", "title:String", "--path", "..")
        #expect(error?.code == .notFound)
        #expect(error?.message.contains("no Package.swift") == true)
    }

    @Test func `a name that is taken is refused with its location`() async throws {
        let room = try FeatureRoom(files: ["Sources/Notes/Note.swift": "public actor TaskService {}\n"])
        let error = try await error(room, "Task", "title:String", "--yes")
        #expect(error?.code == .refused)
        #expect(error?.message == "TaskService exists already, in Sources/Notes/Note.swift")
    }

    @Test func `of several targets one has to be chosen`() async throws {
        let room = try FeatureRoom(
            manifest: FeatureRoom.manifest.replacing(
                "[.target(name: \"Notes\")]", with: "[.target(name: \"Notes\"), .target(name: \"Other\")]"),
            files: ["Sources/Notes/N.swift": "", "Sources/Other/O.swift": ""])
        #expect(try await error(room, "Task", "title:String")?.remedy.contains("--target") == true)
        #expect(try await error(room, "Task", "title:String", "--target", "Third")?.code == .notFound)
    }

    @Test func `a relation to nothing is refused`() async throws {
        let error = try await error(try FeatureRoom(), "Task", "project:Project")
        #expect(error?.code == .notFound)
        #expect(error?.remedy.contains("agent feature Project") == true)
    }

    @Test func `work that is not committed is refused`() async throws {
        let room = try FeatureRoom()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-C", room.root.path(percentEncoded: false), "init", "--quiet"]
        try process.run()
        process.waitUntilExit()
        let error = try await error(room, "Task", "title:String")
        #expect(error?.code == .refused)
        #expect(error?.remedy.contains("--force") == true)
    }

    @Test(
        arguments: [
            ["Task"], [], ["Task", "title:String", "--kind", "web"], ["Task", "title:String", "--frob"],
            ["Task", "--path"],
            ["String", "a:Int"],
        ])
    fileprivate func `a command that says too little is refused`(words: [String]) async throws {
        let room = try FeatureRoom()
        let error = await #expect(throws: AgentError.self) {
            _ = try await room.skill.invoke(
                Invocation(name: "feature", text: "", words: words), SkillContext(now: Date(), session: nil))
        }
        #expect(error?.code == .usage)
    }

    @Test func `a sentence without a model is refused with what to write`() async throws {
        let error = try await error(try FeatureRoom(), "Task", "--from", "a title and a due date")
        #expect(error?.code == .noModel)
        #expect(error?.remedy.contains("title:String") == true)
    }

    @Test func `nothing is written in a private conversation`() async throws {
        let room = try FeatureRoom()
        let context = SkillContext(now: Date(), session: nil, isPrivate: true)
        let error = await #expect(throws: AgentError.self) {
            _ = try await room.skill.invoke(
                Invocation(name: "feature", text: "", words: ["Task", "title:String", "--yes"]), context)
        }
        #expect(error?.code == .refused)
    }
}
