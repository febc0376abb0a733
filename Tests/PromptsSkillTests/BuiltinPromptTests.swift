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
        #expect(Self.layer.names() == ["coach", "companion", "concise", "journal", "listener"])
    }

    @Test(arguments: layer.names()) func `a built-in prompt is without findings and short`(_ name: String) throws {
        let file = PromptFile(name: name, layer: .builtin, location: Self.layer.location(of: name))
        #expect(file.check.diagnostics == [])
        let template = try #require(file.check.template)
        #expect(!template.description.isEmpty)
        let text = try template.render(builtin: [:])
        #expect(text.split(separator: " ").count <= 70)
    }

    @Test func `the companion's words are those that the bundled model was trained with`() throws {
        let location = Self.layer.location(of: "companion")
        let file = PromptFile(name: "companion", layer: .builtin, location: location)
        let expected =
            "You are a warm, attentive companion who talks with one person and remembers what they tell you. "
            + "Reply in one to three short sentences. Use what you know about the user when it helps. "
            + "If you do not know something, say so plainly."
        #expect(try file.check.template?.render(builtin: [:]) == expected)
    }

    @Test func `the skill's manifest is valid`() {
        let check = SkillManifestReader().read(folder: Self.root.appending(path: "skills/prompts"))
        #expect(check.isValid)
        #expect(check.diagnostics == [])
    }
}
