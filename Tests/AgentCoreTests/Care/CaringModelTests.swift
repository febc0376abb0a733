import AgentCore
import TestKit
import Testing

@Suite struct CaringModelTests {
    private let model = ScriptedModel { _ in [.text("plain")] }
    private let reader = ScriptedReader { message throws(ModelError) in
        switch message {
        case "they would all be better off": "hint no"
        case "his face droops and he cannot speak": "emergency no"
        case "tonight is my last night", "everything ends tonight for her, she said": "crisis no"
        default: "none no"
        }
    }

    private func reply(_ messages: [ChatMessage], shape: ResponseShape? = nil) async throws -> String {
        try await CaringModel(model, reader: MessageReader(reader))
            .complete(ModelRequest(messages: messages, shape: shape))
    }

    private func reply(_ message: String) async throws -> String { try await reply([ChatMessage(.user, message)]) }

    @Test func `a message that the reader finds a crisis is answered with people to turn to, without the model`()
        async throws
    {
        let text = try await reply("tonight is my last night")
        #expect(text.contains("988") && text.contains("116 123") && text.contains("findahelpline.com"))
        #expect(model.requests.isEmpty)
    }

    @Test func `a second crisis in the conversation is answered in other words`() async throws {
        let first = try await reply("tonight is my last night")
        let second = try await reply([
            ChatMessage(.user, "tonight is my last night"), ChatMessage(.assistant, first),
            ChatMessage(.user, "I want to die"),
        ])
        #expect(second != first && second.contains("988"))
    }

    @Test func `an emergency is answered with the number to call`() async throws {
        let text = try await reply("his face droops and he cannot speak")
        #expect(text.contains("112") && text.contains("911"))
    }

    @Test func `a hint is asked about, and hinted again it is a crisis`() async throws {
        let hint = "they would all be better off"
        let asked = try await reply(hint)
        #expect(asked.contains("not wanting to live?"))
        let again = try await reply([
            ChatMessage(.user, hint), ChatMessage(.assistant, asked), ChatMessage(.user, hint),
        ])
        #expect(again.contains("988"))
    }

    @Test func `a user who tells of somebody else is told how to help`() async throws {
        #expect(try await reply("everything ends tonight for her, she said").contains("Stay with them"))
    }

    @Test func `unmistakable words are found without a reader, in six languages, each with its own number`()
        async throws
    {
        let cries = [
            "i want to kill myself": "988", "Ich will sterben.": "0800 111 0 111", "je veux mourir": "3114",
            "Ya no puedo, quiero morir": "024", "Voglio morire": "2327", "Quero morrer": "808 24 24 24",
        ]
        for (cry, number) in cries {
            let text = try await CaringModel(model, reader: nil)
                .complete(ModelRequest(messages: [ChatMessage(.user, cry)]))
            #expect(text.contains(number), "\(cry)")
        }
    }

    @Test func `other messages, turns of phrase and shaped requests go to the model`() async throws {
        #expect(try await reply("I want to run more but I never start") == "plain")
        #expect(try await reply("I want to die laughing at this film") == "plain")
        #expect(try await reply([ChatMessage(.user, "I want to die")], shape: .choice(["a", "b"])) == "plain")
        #expect(model.requests.count == 3)
    }

    @Test func `a reader that fails is an error, so that care is never off unseen`() async throws {
        let broken = ScriptedReader { _ throws(ModelError) in throw ModelError(.unusable, "reader.gguf: cut off") }
        let caring = CaringModel(model, reader: MessageReader(broken))
        await #expect(throws: ModelError(.unusable, "reader.gguf: cut off")) {
            try await caring.complete(ModelRequest(messages: [ChatMessage(.user, "Hello")]))
        }
    }
}
