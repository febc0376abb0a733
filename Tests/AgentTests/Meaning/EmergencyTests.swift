import AgentCore
import EngineAdapter
import TestKit
import Testing

/// What is taken for an emergency, told by the encoder that comes with the program.
@Suite struct EmergencyTests {
    private func said(_ message: String, before: [ChatMessage] = []) async throws -> String {
        let scripted = ScriptedModel { _ in [.text("plain")] }
        let model = CaringModel(scripted, reader: RecallByMeaningTests.meaning)
        var text = ""
        for try await event in model.stream(ModelRequest(messages: before + [ChatMessage(.user, message)])) {
            if case .text(let piece) = event { text += piece }
        }
        return text
    }

    @Test(arguments: [
        "mum's words are all slurred and she can't lift her left arm",
        "my husband has a crushing pain in his chest and he's gone grey and sweaty",
        "my toddler just swallowed some of the drain cleaner",
        "there's a strong smell of gas in our kitchen and I feel dizzy",
        "she collapsed and she's not breathing",
    ])
    func `a user in an emergency is told whom to call`(_ message: String) async throws {
        let reply = try await said(message)
        #expect(reply.contains("112") && reply.contains("911") && reply.contains("999"))
    }

    @Test(arguments: [
        "I nearly had a heart attack when I saw the bill", "my dad had a stroke two years ago and plays golf again",
        "sore arm from the flu jab", "I burnt my tongue on the soup", "my feet are killing me",
        "we watched a film about a fire brigade", "I'm out of breath after three flights of stairs, need to train more",
    ])
    func `everyday messages are left to the model`(_ message: String) async throws {
        #expect(try await said(message) == "plain")
    }

    @Test func `the second emergency reply is shorter`() async throws {
        let message = "she collapsed and she's not breathing"
        let first = try await said(message)
        let second = try await said(message, before: [ChatMessage(.user, message), ChatMessage(.assistant, first)])
        #expect(second.count < first.count && second.contains("112"))
    }
}
