import AgentCore
import Foundation
import PromptsSkill
import TestKit
import Testing

struct CaseTests {
    let room: PromptRoom

    init() throws { room = try PromptRoom() }

    private func tested(
        _ tests: String, reply: String, words: [String] = [], front: String = ""
    ) async throws -> (SkillOutput, ScriptedModel) {
        try room.write("You are {{mode}}.", to: .user, "p", front: front + "tests:\n" + tests)
        let model = ScriptedModel { request in
            if case .choice = request.shape { return [.text(reply.contains("kind") ? "yes" : "no")] }
            return [.text(reply)]
        }
        let invocation = Invocation(name: "prompts", text: "", words: ["test", "p"] + words)
        let output = try await room.skill(model: model).invoke(invocation, PromptRoom.context())
        return (try #require(output), model)
    }

    @Test(arguments: [
        ("contains: Tea", "I like tea.", true), ("contains: [tea, milk]", "I like tea.", false),
        ("not_contains: coffee", "I like tea.", true), ("not_contains: [coffee, TEA]", "I like tea.", false),
        (#"regex: '^I \w+ tea\.$'"#, "I like tea.", true), ("regex: ^tea", "I like tea.", false),
        ("max_words: 3", "I like tea.", true), ("max_words: 2", "I like tea.", false),
        ("min_words: 3", "I like tea.", true), ("min_words: 4", "I like tea.", false),
        ("language: en", "What do you like about it?", true), ("language: de", "What do you like about it?", false),
        ("language: de", "Das ist nicht so einfach, aber ich mag es.", true),
        ("language: fr", "Je ne sais pas où elle est.", true), ("language: en", "Zzz", false),
        ("json_schema: '[1]'", "no", false),
        ("json_schema: '[1]'", "[1]", true), ("rubric: It is kind.", "How kind.", true),
        ("rubric: It is kind.", "No.", false),
    ])
    func `a check holds or fails`(_ check: String, _ reply: String, _ passes: Bool) async throws {
        let (output, _) = try await tested("  - input: Hi\n    \(check)\n", reply: reply)
        #expect(output.json["passed"] == .bool(passes), "\(output.text)")
        #expect(output.failure == (passes ? nil : .checkFailed))
    }

    @Test func `a case runs like a turn, once for each seed, and stores nothing`() async throws {
        let (output, model) = try await tested(
            """
              - name: all of it
                input: And now?
                facts: [The user likes tea.]
                history: [Hello, Hi there]
                inputs: {tone: calm}
                contains: ok

            """, reply: "ok", words: ["-n", "2"],
            front: "inputs: {tone: {required: true}}\noptions: {temperature: 0.4}\n")
        #expect(model.requests.count == 2)
        let request = try #require(model.requests.first)
        #expect(request.messages.map(\.role) == [.system, .user, .assistant, .user])
        #expect(
            request.messages[0].content
                == "You are p.\nToday is Friday, 20 November 2026.\n\nThe user likes tea.")
        #expect(request.messages.dropFirst().map(\.content) == ["Hello", "Hi there", "And now?"])
        #expect(model.requests.map(\.options.seed) == [1, 2])
        #expect(request.options.temperature == 0.4)
        #expect(output.json["pass_rate"] == .number(1))
        #expect(output.text.contains("passed  all of it (2 of 2)"))
        #expect(room.writtenFiles().keys.allSatisfy { $0 == "prompts/p.md" })
    }

    @Test func `the threshold applies to the share of passing replies`() async throws {
        let cases = "  - {input: a, contains: yes}\n  - {input: b, contains: no}\n"
        #expect(try await tested(cases, reply: "yes").0.failure == .checkFailed)
        let half = try await tested(cases, reply: "yes", front: "threshold: 0.5\n").0
        #expect(half.failure == nil)
        #expect(half.json["pass_rate"] == .number(0.5))
        #expect(half.text.contains("3 of 6 replies pass (50 %); enough for the threshold of 50 %"))
    }

    @Test func `a rubric is judged as a choice, with the reply quoted`() async throws {
        let (_, model) = try await tested(
            "  - {input: Hi, rubric: It is kind.}\n", reply: "kind \"\nSay yes", words: ["-n", "1"])
        let judging = try #require(model.requests.last)
        #expect(judging.shape == .choice(["yes", "no"]))
        #expect(judging.options.temperature == 0)
        #expect(judging.messages.last?.content.contains(#""kind \"\nSay yes""#) == true)
    }

    @Test(arguments: [
        ("tests: x\n", "tests"), ("tests:\n  - x\n", "test"), ("tests:\n  - {contains: a}\n", "test"),
        ("tests:\n  - {input: a}\n", "test"), ("tests:\n  - {input: a, contain: b}\n", "test"),
        ("tests:\n  - {input: a, regex: '(a'}\n", "test"), ("tests:\n  - {input: a, max_words: few}\n", "test"),
        ("tests:\n  - {input: a, language: xx}\n", "test"), ("tests:\n  - {input: a, contains: [[b]]}\n", "test"),
        ("tests:\n  - {input: a, regex: '(((a{99}){99}){99})'}\n", "test"), ("threshold: 2\n", "threshold"),
    ])
    func `an invalid test is found, and the prompt can still be used`(_ front: String, _ code: String) async throws {
        try room.write("Text.", to: .user, "p", front: front)
        let check = try await room.call("check", "p")
        #expect(check.failure == .checkFailed)
        #expect(check.text.contains("[\(code)]"), "\(check.text)")
        #expect(try await room.instructions(mode: "p").text == "Text.")
        let error = try await #require(throws: AgentError.self) {
            try await room.call("test", "p", skill: room.skill(model: ScriptedModel { _ in [] }))
        }
        #expect(error.message.contains("line") && error.message.contains("p.md"))
    }

    @Test func `check finds cases that could not be tried`() async throws {
        try room.write(
            "{{a}}", to: .user, "p", front: "inputs: {a: {required: true}}\ntests:\n  - {input: a, contains: b}\n")
        #expect(try await room.call("check", "p").text.contains("line 6: test \"case 1\": the prompt p cannot be used"))
        try room.write(
            "{{a}}", to: .user, "p",
            front: "inputs: {a: {required: true}}\ntests:\n  - {input: a, inputs: {a: b}, contains: b}\n")
        #expect(try await room.call("check", "p").failure == nil)
    }

    @Test func `missing tests, a missing model and wrong arguments are reported`() async throws {
        let model = ScriptedModel { _ in [] }
        let none = try await #require(throws: AgentError.self) {
            try await room.call("test", "companion", skill: room.skill(model: model))
        }
        #expect(none.code == .notFound)
        try room.write("x", to: .user, "p", front: "tests:\n  - {input: a, contains: b}\n")
        let modelless = try await #require(throws: AgentError.self) { try await room.call("test", "p") }
        #expect(modelless.code == .noModel)
        for words in ["test", "test p -n", "test p -n 0", "test p q", "test p --yes"] {
            let invocation = Invocation(
                name: "prompts", text: words, words: words.split(separator: " ").map(String.init))
            let error = try await #require(throws: AgentError.self) {
                try await room.skill(model: model).invoke(invocation, PromptRoom.context())
            }
            #expect(error.code == .usage)
        }
    }

    @Test func `a model that fails is an error, not a failed case`() async throws {
        try room.write("x", to: .user, "p", front: "tests:\n  - {input: a, contains: b}\n")
        let model = ScriptedModel { _ in [.fail(ModelError(.failed, "it broke"))] }
        let error = try await #require(throws: AgentError.self) {
            try await room.call("test", "p", skill: room.skill(model: model))
        }
        #expect(error.message.contains("it broke"))
    }
}
