import AgentCore
import TestKit
import Testing

@Suite struct LineByLineModelTests {
    /// Says again the lines of the reminder that it is given.
    private let scripted = ScriptedModel { request in
        let reminder = request.messages.dropLast().last { $0.role == .system }?.content ?? ""
        return [.text(reminder.split(separator: "\n").dropFirst().map { $0.dropFirst(2) + "." }.joined(separator: "|"))]
    }

    private func reply(_ reminder: String, shape: ResponseShape? = nil) async throws -> String {
        let messages = [
            ChatMessage(.system, "Be brief."), ChatMessage(.system, reminder), ChatMessage(.user, "Who is who?"),
        ]
        var text = ""
        for try await event in LineByLineModel(scripted).stream(ModelRequest(messages: messages, shape: shape)) {
            if case .text(let piece) = event { text += piece }
        }
        return text
    }

    @Test func `each line of a reminder is answered by itself, in one reply with one end`() async throws {
        #expect(try await reply("You remember:\n- Ann is tall\n- Bo is small") == "Ann is tall. Bo is small.")
        #expect(
            scripted.requests.map { $0.messages[1].content } == [
                "You remember:\n- Ann is tall", "You remember:\n- Bo is small",
            ])
        #expect(scripted.requests.allSatisfy { $0.messages.count == 3 && $0.messages[2].content == "Who is who?" })
        let messages = [ChatMessage(.system, "You remember:\n- A\n- B"), ChatMessage(.user, "Who?")]
        var ends = 0
        for try await event in LineByLineModel(scripted).stream(ModelRequest(messages: messages)) {
            if case .end(.stop, _) = event { ends += 1 }
        }
        #expect(ends == 1)
    }

    @Test func `what is lacking is told with the line before it`() async throws {
        #expect(
            try await reply("You remember:\n- Ann is tall\n- nothing of the rest")
                == "Ann is tall.|nothing of the rest.")
        #expect(scripted.requests.count == 1)
    }

    @Test func `what is not sure is said to be so once`() async throws {
        _ = try await reply("You remember nothing sure, only:\n- Ann is tall\n- Bo is small")
        #expect(
            scripted.requests.map { $0.messages[1].content } == [
                "You remember nothing sure, only:\n- Ann is tall", "You remember:\n- Bo is small",
            ])
    }

    @Test func `what was said already is not asked for, nor said again`() async throws {
        #expect(
            try await reply("You remember:\n- Ann and Bo are tall\n- The user's Bo is tall") == "Ann and Bo are tall.")
        #expect(scripted.requests.count == 1)
        let talkative = ScriptedModel { _ in [.text("No idea.")] }
        let messages = [ChatMessage(.system, "You remember:\n- A\n- B"), ChatMessage(.user, "Who?")]
        var text = ""
        for try await event in LineByLineModel(talkative).stream(ModelRequest(messages: messages)) {
            if case .text(let piece) = event { text += piece }
        }
        #expect(text == "No idea.")
    }

    @Test(arguments: ["You remember nothing.", "You remember:\n- Ann is tall", "Be kind:\nand brief"])
    func `what is no reminder of several lines goes to the model as it is`(text: String) async throws {
        _ = try await reply(text)
        #expect(scripted.requests.map { $0.messages[1].content } == [text])
    }
}
