import AgentCore
import EngineAdapter
import TestKit
import Testing

/// The tone that the built-in model may take, told by the encoder that comes with the program.
@Suite struct TonedModelTests {
    private static let reader = RecallByMeaningTests.meaning

    /// What is said where the model would say `reply`.
    private func said(_ message: String, _ reply: String, before: [ChatMessage] = []) async throws -> String {
        let middle = reply.index(reply.startIndex, offsetBy: reply.count / 2)
        let scripted = ScriptedModel { _ in [.text(String(reply[..<middle])), .text(String(reply[middle...]))] }
        let request = ModelRequest(messages: before + [ChatMessage(.user, message)])
        var text = ""
        var ends = 0
        for try await event in TonedModel(scripted, reader: Self.reader).stream(request) {
            switch event {
            case .text(let piece): text += piece
            case .end(let reason, _): ends += reason == .stop ? 1 : 0
            case .reasoning, .textWasReasoning, .toolCall: Issue.record("a call")
            }
        }
        #expect(ends == 1)
        return text
    }

    @Test(arguments: [
        ("I failed my exam and I can't stop crying", "How nice! What was the best part?"),
        ("she left me last night", "I'm glad for you! What comes next?"),
        ("I won first prize at the show!!", "I'm sorry, that's not easy. How are you feeling about it now?"),
        ("we got the keys to our new house, so happy", "I'm sorry you have to deal with that."),
    ])
    func `a reply of the wrong tone is replaced by one of the right tone or of none`(
        _ message: String, _ reply: String
    ) async throws {
        let said = try await said(message, reply)
        #expect(said != reply && Tone(ofReply: said) != Tone(ofReply: reply))
    }

    @Test func `certain good news gets a glad reply`() async throws {
        let said = try await said("I won first prize at the show!!", "I'm sorry, that's not easy.")
        #expect(Tone(ofReply: said) == .glad)
    }

    @Test(arguments: [
        ("I failed my exam and I can't stop crying", "I'm sorry, that's not easy."),
        ("I won first prize at the show!!", "How nice! What was the best part?"),
        ("I failed my exam", "Ah, I see. What was it in?"),
        ("she left me last night", "You matter. Please call someone right now."),
    ])
    func `a reply that fits or has no tone is kept`(_ message: String, _ reply: String) async throws {
        #expect(try await said(message, reply) == reply)
    }

    @Test func `a reply from memory stays unchanged`() async throws {
        let reminder = ChatMessage(.system, Reminder([.fact("The user's friend is called Glad.")]).text)
        let reply = "How nice! Your friend is called Glad."
        #expect(try await said("I failed my exam. Who is my friend?", reply, before: [reminder]) == reply)
    }

    @Test func `the same question is not asked twice`() async throws {
        let message = "she left me last night"
        let first = try await said(message, "How lovely!")
        let before = [ChatMessage(.user, message), ChatMessage(.assistant, first)]
        #expect(try await said(message, "How lovely!", before: before) != first)
    }

    @Test func `a reply with both tones has none`() {
        #expect(Tone(ofReply: "I'm sorry it was hard, and well done!") == nil)
        #expect(Tone(ofReply: "I'm sorry.") == .sad)
        #expect(Tone(ofReply: "Congratulations!") == .glad)
    }
}
