import AgentCore
import Foundation
import PromptsSkill
import Testing

/// The prompts that come with the program.
struct BuiltinPromptTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let layer = PromptLayer(.builtin, root.appending(path: "prompts"))

    @Test func `the built-in prompts are there`() {
        #expect(Self.layer.names() == ["coach", "code", "companion", "concise", "journal", "listener"])
    }

    @Test(arguments: layer.names()) func `a built-in prompt is short and has no findings`(_ name: String) throws {
        let file = PromptFile(name: name, layer: .builtin, location: Self.layer.location(of: name))
        #expect(file.check.diagnostics == [])
        let template = try #require(file.check.template)
        #expect(!template.description.isEmpty)
        let text = try template.render(builtin: [:])
        #expect(text.split(separator: " ").count <= 70)
    }

    @Test func `the companion's text is the one the bundled model was trained with`() throws {
        let location = Self.layer.location(of: "companion")
        let file = PromptFile(name: "companion", layer: .builtin, location: location)
        let expected =
            "You are a warm, attentive companion who talks with one person and remembers what they tell you. "
            + "Reply in one to three short sentences. Use what you know about the user when it helps. "
            + "If you do not know something, say so plainly."
        #expect(try file.check.template?.render(builtin: [:]) == expected)
    }

    @Test(arguments: [
        ("coach", "e638ebc2f413fb235dd17cf13c683ea53f8e770b948b6f3c1483ee89a88efb54"),
        ("companion", "36d81e0c4812dca90f4bed05f04cf94583cdb0e0f13e11905d3a8b71ec3fad9f"),
        ("concise", "8ce8430d7544efbe0d525aae036af508f8bcc8edd82147dd3ebb95acdf6739e4"),
        ("journal", "20382362d32ff77dc1f8794cd9c4c1a635056aa0c8a323bb23405bc51d2effe5"),
        ("listener", "daa79525ccd6dd169a39613ba071b088c45f4dbd27d358db911fe9f36e07898b"),
    ])
    func `the text the bundled model was measured with is unchanged`(_ name: String, _ hash: String) throws {
        let file = PromptFile(name: name, layer: .builtin, location: Self.layer.location(of: name))
        let text = try #require(try file.check.template?.render(builtin: [:]))
        #expect(try ContentHash.sha256(text) == hash)
    }

    @Test(arguments: layer.names()) func `a built-in prompt has tests`(_ name: String) throws {
        let file = PromptFile(name: name, layer: .builtin, location: Self.layer.location(of: name))
        #expect(try #require(file.check.template?.tests.cases.count) >= 4)
    }

    @Test func `the skill's manifest is valid`() {
        let check = SkillManifestReader().read(folder: Self.root.appending(path: "skills/prompts"))
        #expect(check.isValid)
        #expect(check.diagnostics == [])
    }
}
