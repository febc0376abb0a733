import AgentCore
import EngineAdapter
import TestKit
import Testing

/// What the built-in model declines, told by the encoder that comes with the program.
@Suite struct ModestModelTests {
    private static let reader = RecallByMeaningTests.meaning

    /// What is said to a message, and whether the model was asked.
    private func reply(
        _ message: String, before: [ChatMessage] = [], shape: ResponseShape? = nil
    ) async throws -> (text: String, isAsked: Bool) {
        let scripted = ScriptedModel { _ in [.text("plain")] }
        let request = ModelRequest(messages: before + [ChatMessage(.user, message)], shape: shape)
        var text = ""
        var ends = 0
        for try await event in ModestModel(scripted, reader: Self.reader).stream(request) {
            switch event {
            case .text(let piece): text += piece
            case .end(let reason, _): ends += reason == .stop ? 1 : 0
            case .reasoning, .textWasReasoning, .toolCall: Issue.record("a call")
            }
        }
        #expect(ends == 1)
        return (text, !scripted.requests.isEmpty)
    }

    @Test(arguments: [
        "write a python function that sorts a list", "What is the capital of Australia?", "solve 3x + 7 = 22",
        "can my landlord throw me out without notice", "translate this letter into French please",
        "set a timer for ten minutes",
    ])
    func `a request beyond the model is declined in one line that names a way`(_ message: String) async throws {
        let reply = try await reply(message)
        #expect(!reply.isAsked)
        #expect(reply.text.contains("built-in model") && reply.text.contains("`agent model pull`"))
        #expect(!reply.text.contains("\n"))
    }

    @Test(arguments: [
        "which tablets should I take for the pain in my chest?",
        "11 weeks pregnant and I ate brie without thinking, is that bad",
    ])
    func `a health question that needs judgement is referred to a doctor`(_ message: String) async throws {
        let reply = try await reply(message)
        #expect(!reply.isAsked && reply.text.contains("doctor"))
    }

    @Test(arguments: [
        "My knee is playing up again.", "I wrote a poem today!", "hi", "who are you?", "should I call her tonight?",
        "thanks, good night", "my landlord is such a nice man", "we had a lovely day at the lake",
    ])
    func `small talk is left to the model`(_ message: String) async throws {
        let reply = try await reply(message)
        #expect(reply.isAsked && reply.text == "plain")
    }

    @Test func `a question with a sure memory is answered, whatever it sounds like`() async throws {
        let reminder = Reminder([.fact("The user's penguin lives in Canberra, the capital of Australia.")])
        let reply = try await reply("What is the capital of Australia?", before: [ChatMessage(.system, reminder.text)])
        #expect(reply.isAsked)
    }

    @Test func `a shaped request is left to the model`() async throws {
        let shape = ResponseShape.choice(["a", "b"])
        #expect(try await reply("What is the capital of Australia?", shape: shape).isAsked)
    }

    @Test func `a repeated request is declined in other words`() async throws {
        let message = "What is the capital of Australia?"
        let first = try await reply(message).text
        let before = [ChatMessage(.user, message), ChatMessage(.assistant, first)]
        let second = try await reply(message, before: before).text
        #expect(first != second && second.contains("`agent model pull`"))
    }
}
