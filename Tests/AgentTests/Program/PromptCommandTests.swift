import AgentCore
import Foundation
import TestKit
import Testing

/// `agent prompts …` as a user calls it.
struct PromptCommandTests {
    @Test(.enabled(if: Home.hasSmallModel))
    func `nine in ten replies of the built-in model pass the tests of its own prompt`() async throws {
        let home = try Home(hasSmallModel: true)
        let outcome = try await home.run("prompts", "test", "companion", "--json", environment: ["AGENT_MODEL": ""])
        let report = try outcome.json
        #expect(outcome.code == (report["passed"] == true ? 0 : 6), "\(outcome.error)")
        let runs = (report["cases"]?.arrayValue ?? []).flatMap { $0["runs"]?.arrayValue ?? [] }
        let passed = runs.count { $0["passed"] == true }
        #expect(!runs.isEmpty && 10 * passed >= 9 * runs.count, "\(passed) of \(runs.count)")
        #expect(try home.contents().keys.allSatisfy { !$0.hasPrefix("data/prompts") })
    }

    @Test func `a reply names its prompt, and the prompt can be shown as it was`() async throws {
        let home = try Home()
        let asked = try await home.run("ask", "--json", "hello").json
        let message = try #require(asked["message"]?.stringValue)
        let why = try await home.run("memory", "why", message, "--json").json
        #expect(why["prompt"] == "companion")
        let revision = try #require(why["prompt_revision"]?.stringValue)
        let shown = try await home.run("prompts", "show", revision, "--json").json
        #expect(shown["text"]?.stringValue?.contains("You are a warm, attentive companion") == true)
    }

    @Test func `a test below the threshold ends with 6`() async throws {
        let home = try Home()
        let created = try await home.run("prompts", "new", "mine").output
        let text = "---\nname: mine\ndescription: d\ntests:\n  - {input: Hi, contains: never}\n---\nText.\n"
        try Data(text.utf8).write(to: URL(filePath: created.trimmingCharacters(in: .newlines)))
        let outcome = try await home.run("prompts", "test", "mine", "-n", "1")
        #expect(outcome.code == 6)
        #expect(outcome.output.contains("FAILED"))
    }

    @Test func `a project's prompts count once the directory is trusted`() async throws {
        let home = try Home()
        let folder = home.directory.url.appending(path: ".agent/prompts", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = "---\nname: companion\ndescription: d\n---\nYou belong to the project.\n"
        try Data(text.utf8).write(to: folder.appending(path: "companion.md"))
        #expect(try await home.run("prompts", "render").output.contains("warm, attentive"))
        #expect(try await home.run("skills", "trust", home.directory.url.path).code == 0)
        #expect(try await home.run("prompts", "render").output.contains("You belong to the project."))
    }

    @Test func `a prompt's model is used where the user chose none, and is never an address`() async throws {
        let home = try Home()
        let created = try await home.run("prompts", "new", "mine").output
        let file = URL(filePath: created.trimmingCharacters(in: .newlines))
        try Data("---\nname: mine\ndescription: d\nmodel: nowhere-7b\n---\nText.\n".utf8).write(to: file)
        let missing = try await home.run("ask", "--mode", "mine", "hello", environment: ["AGENT_MODEL": ""])
        #expect(missing.code == 5)
        #expect(missing.error.contains("the prompt mine: there is no model nowhere-7b"), "\(missing.error)")
        #expect(try await home.run("ask", "--mode", "mine", "hello").code == 0)
    }

    @Test func `edit gives the path where there is no terminal, whatever the editor is`() async throws {
        let home = try Home()
        let outcome = try await home.run("prompts", "edit", "companion", environment: ["EDITOR": "false"])
        #expect(outcome.code == 0)
        #expect(outcome.output.hasSuffix("prompts/companion.md\n"))
    }
}
