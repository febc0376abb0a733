import AgentCore
import TestKit
import Testing

@Suite struct CaringModelTests {
    private let scripted = ScriptedModel { _ in [.text("plain")] }

    private func reply(_ messages: [ChatMessage], shape: ResponseShape? = nil) async throws -> String {
        var text = ""
        let caring = CaringModel(scripted, reader: MeaningReader(encoder: StubEmbeddings(), ranker: StubRanking()))
        for try await event in caring.stream(ModelRequest(messages: messages, shape: shape)) {
            if case .text(let piece) = event { text += piece }
        }
        return text
    }

    @Test func `a crisis message is answered with people to turn to, without asking the model`() async throws {
        let text = try await reply([ChatMessage(.system, "Be brief."), ChatMessage(.user, "I want to kill myself")])
        #expect(text.contains("988") && text.contains("116 123") && text.contains("findahelpline.com"))
        #expect(scripted.requests.isEmpty)
    }

    @Test func `a second crisis message in the conversation is answered in other words`() async throws {
        var messages = [ChatMessage(.user, "I want to kill myself")]
        let first = try await reply(messages)
        messages += [ChatMessage(.assistant, first), ChatMessage(.user, "I mean it, I want to die")]
        let second = try await reply(messages)
        #expect(second != first && second.contains("988"))
    }

    @Test func `a user who worries about somebody is told how to help`() async throws {
        let text = try await reply([ChatMessage(.user, "My brother wants to kill himself")])
        #expect(text.contains("Stay with them") && text.contains("988"))
    }

    @Test func `every language has both texts, with a number`() async throws {
        let cries = [
            "Ich will sterben": "0800 111 0 111", "Je veux mourir": "3114", "Quiero morir": "024",
            "Voglio morire": "2327",
            "Quero morrer": "808 24 24 24",
        ]
        for (cry, number) in cries {
            let first = try await reply([ChatMessage(.user, cry)])
            let second = try await reply([
                ChatMessage(.user, cry), ChatMessage(.assistant, first), ChatMessage(.user, cry),
            ])
            #expect(first.contains(number) && second.contains(number) && first != second)
        }
    }

    @Test func `other messages and shaped requests go to the model`() async throws {
        #expect(try await reply([ChatMessage(.user, "I want to run more but I never start")]) == "plain")
        #expect(try await reply([ChatMessage(.user, "I want to die")], shape: .choice(["a", "b"])) == "plain")
        #expect(scripted.requests.count == 2)
    }

    @Test(arguments: [(-6.0, false), (6.0, true)])
    func `crisis lines in the model's reply stay only if the message may be a crisis`(
        _ odds: Double, _ stays: Bool
    ) async throws {
        let alarm = "I'm so sorry it hurts this much. Please call 988 or 116 123."
        let caring = CaringModel(
            ScriptedModel { _ in [.text(alarm)] },
            reader: MeaningReader(encoder: StubEmbeddings(), ranker: StubRanking(odds)))
        var text = ""
        for try await event in caring.stream(ModelRequest(messages: [ChatMessage(.user, "too hot to even think")])) {
            if case .text(let piece) = event { text += piece }
        }
        #expect(text.contains("988") == stays)
    }
}
