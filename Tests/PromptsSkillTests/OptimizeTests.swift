import AgentCore
import Foundation
import PromptsSkill
import TestKit
import Testing

struct OptimizeTests {
    let room: PromptRoom

    init() throws { room = try PromptRoom() }

    /// Six cases of which the third and the sixth are held back.
    private func write(_ check: String, count: Int = 6) throws {
        let cases = (1...count).map { "  - {input: q\($0), \(check)}\n" }.joined()
        try room.write("You talk. You are kind.", to: .user, "p", front: "tests:\n" + cases)
    }

    private func optimize(_ model: ScriptedModel, _ words: String..., isPrivate: Bool = false) async throws
        -> SkillOutput
    {
        let invocation = Invocation(name: "prompts", text: "", words: ["optimize", "p", "-n", "1"] + words)
        let skill = room.skill(model: model)
        return try #require(try await skill.invoke(invocation, PromptRoom.context(isPrivate: isPrivate)))
    }

    /// Keeps to a limit of words where it is told.
    private let obedient = ScriptedModel { request in
        let system = request.messages[0].content
        if system.contains("You improve") { return [.text("You talk. {{facts}}")] }
        return [.text(system.contains("Use at most 3 words.") ? "Yes indeed." : "Yes indeed I do so.")]
    }

    @Test func `an instruction that raises the held-back cases too is proposed, and written when accepted`()
        async throws
    {
        try write("max_words: 3")
        let shown = try await optimize(obedient)
        #expect(shown.json["pass_rate_held_back"] == .number(0))
        #expect(shown.json["kept"]?["pass_rate_held_back"] == .number(1))
        #expect(shown.text.contains("+You talk. You are kind. Use at most 3 words."))
        #expect(shown.json["written"] == .null)
        #expect(try await room.instructions(mode: "p").text == "You talk. You are kind.")
        let written = try await optimize(obedient, "--yes")
        #expect(written.json["written"]?.stringValue?.hasSuffix("p.md") == true)
        #expect(try await room.instructions(mode: "p").text == "You talk. You are kind. Use at most 3 words.")
        // What was written still has its tests, and can be taken back.
        #expect(try await room.call("test", "p", skill: room.skill(model: obedient)).failure == nil)
        _ = try await room.call("rollback", "p", "1")
        #expect(try await room.instructions(mode: "p").text == "You talk. You are kind.")
    }

    @Test func `an instruction that improves only the open cases is rejected`() async throws {
        try write("max_words: 3")
        let model = ScriptedModel { request in
            let isHeldBack = ["q3", "q6"].contains(request.messages.last?.content ?? "")
            let isTold = request.messages[0].content.contains("Use at most 3 words.")
            return [.text(isTold && !isHeldBack ? "Yes." : "Yes indeed I do so.")]
        }
        let output = try await optimize(model, "--yes")
        #expect(output.json["kept"] == .null)
        #expect(output.json["written"] == .null)
        #expect(output.json["variants"]?.arrayValue?.first?["pass_rate"] == .number(1))
        #expect(output.text.contains("nothing is proposed"))
    }

    @Test func `variants are made without the held-back cases, and keep their placeholders`() async throws {
        try write("max_words: 3")
        _ = try await optimize(obedient)
        let asked = obedient.requests.filter { $0.messages[0].content.contains("You improve") }
        #expect(asked.count == 3)
        #expect(asked.allSatisfy { !$0.messages[1].content.contains("q3") })
        // The proposal has a variable that the prompt has not, and is left aside.
        #expect(obedient.requests.allSatisfy { !$0.messages[0].content.contains("nothing yet") })
    }

    @Test func `if the held-back cases pass, there is nothing to gain`() async throws {
        try write("max_words: 30")
        let output = try await optimize(obedient)
        #expect(output.text.contains("nothing to gain"))
        #expect(output.json["variants"]?.arrayValue?.isEmpty == true)
    }

    @Test func `the text a check looks for is not put into the prompt`() async throws {
        try write("contains: pineapple")
        _ = try await optimize(obedient)
        #expect(
            obedient.requests.filter { !$0.messages[0].content.contains("You improve") }
                .allSatisfy { !$0.messages[0].content.contains("pineapple") })
    }

    @Test func `one case is too few, and a private conversation writes nothing`() async throws {
        try write("max_words: 3", count: 1)
        let few = try await #require(throws: AgentError.self) { try await optimize(obedient) }
        #expect(few.code == .refused)
        try write("max_words: 3")
        let refused = try await #require(throws: AgentError.self) {
            try await optimize(obedient, "--yes", isPrivate: true)
        }
        #expect(refused.code == .refused)
    }
}
