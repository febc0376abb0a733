import EngineAdapter
import Foundation
import TestKit
import Testing

@testable import AgentCore

/// What messages do, told by the models that come with the program.
@Suite struct MessageActsTests {
    private static let reader = RecallByMeaningTests.meaning

    private func reply(_ model: some LanguageModel, _ messages: [ChatMessage], name: String? = "companion") async throws
        -> String
    {
        var text = ""
        for try await event in model.stream(ModelRequest(messages: messages, promptName: name)) {
            if case .text(let piece) = event { text += piece }
        }
        return text
    }

    @Test func `the file's acts match the program's, each with a group and replies`() async throws {
        let vectors = MessageVectors(
            meaning: [], reading: try await RecallByMeaningTests.ranker().reading(of: "hello"))
        let acts = try await RecallByMeaningTests.acts.topics(of: vectors, limit: 1_000)
        #expect(Set(acts.map(\.name)) == Set(MessageAct.allCases.map(\.rawValue)))
        #expect(Set(acts.map(\.group)) == Set(MessageAct.Group.allCases.map(\.rawValue)))
        #expect(acts.allSatisfy { $0.replies.count > 1 })
        #expect(acts.map(\.chance).reduce(0, +) > 0.99)
    }

    @Test(arguments: [
        ("right, that's the ferry horn, I must run", MessageAct.leaves),
        ("turning the lamp off now, till the morning", .leavesForTheNight),
        ("that was a rubbish answer, you just repeat me", .complains),
        ("please hold on to that number for me", .wantsItKept),
        ("go on, entertain me, I'm on the bus", .wantsToBeEntertained),
        ("so what was her dog called again?", .asksWhatItRemembers),
        ("would you take the job if you were me?", .asksItsJudgement),
        ("they made me captain of the team!!", .goodNews),
        ("the washing machine died and flooded the hall", .mishap),
        ("I'm going to ask the neighbour for his ladder tomorrow", .plans),
    ])
    func `the act of a message is recognised`(_ message: String, _ act: MessageAct) async throws {
        #expect(try await Self.reader.acts(of: message).surest(from: 0.3) == act)
    }

    @Test func `without a model file no act is known`() async throws {
        let reader = MeaningReader(encoder: RecallByMeaningTests.encoder, ranker: RecallByMeaningTests.ranker())
        let acts = try await reader.acts(of: "bye")
        #expect(!acts.isKnown && acts.surest(from: 0) == nil && acts.chance(of: .leaves) == 0)
    }

    @Test func `replies to an act do not repeat until all are used`() async throws {
        let acts = try await Self.reader.acts(of: "right, that's the ferry horn, I must run")
        let message = ChatMessage(.user, "bye")
        var request = ModelRequest(messages: [message])
        var said: Set<String> = []
        while let next = ActReply.text(to: .leaves, acts, "bye", request) {
            #expect(said.insert(next).inserted)
            request.messages += [ChatMessage(.assistant, next), message]
        }
        #expect(said == Set(acts.replies(to: .leaves)))
    }

    @Test(arguments: [
        ("I was so happy for her, I want that noted", false), ("the lads said I should talk to my mum instead", false),
        ("what was it I told you about the boat?", true), ("tell me which day the plumber comes", true),
    ])
    func `an empty reminder reaches the model for questions, not for statements`(
        _ message: String, _ isAsked: Bool
    ) async throws {
        let scripted = ScriptedModel { _ in [.text("plain")] }
        let messages = [ChatMessage(.system, Reminder().text), ChatMessage(.user, message)]
        _ = try await reply(UnaskedModel(scripted, reader: Self.reader), messages)
        #expect(scripted.requests.first?.messages.contains { $0.role == .system } == isAsked)
    }

    @Test func `a private conversation promises to keep nothing`() async throws {
        let model = SmallTalkModel(
            ScriptedModel { _ in [.text("plain")] }, reader: Self.reader,
            topics: NativeTopicModel(path: RecallByMeaningTests.path("topics.gguf")))
        func said(isEphemeral: Bool) async throws -> String {
            var request = ModelRequest(
                messages: [ChatMessage(.user, "please hold on to that number for me")], promptName: "companion")
            request.isEphemeral = isEphemeral
            var text = ""
            for try await event in model.stream(request) { if case .text(let piece) = event { text += piece } }
            return text
        }
        let acts = try await Self.reader.acts(of: "please hold on to that number for me")
        #expect(acts.replies(to: .wantsItKept).contains(try await said(isEphemeral: false)))
        #expect(try await said(isEphemeral: true).contains("conversation"))
    }

    @Test func `a goodbye or a question has no tone, whatever its words`() async throws {
        let topics = NativeTopicModel(path: RecallByMeaningTests.path("topics.gguf"))
        let reader = MeaningReader(
            encoder: RecallByMeaningTests.encoder, ranker: RecallByMeaningTests.ranker(), topics: topics,
            acts: RecallByMeaningTests.acts)
        let tones = try await reader.tonedMeaning(of: "right, that's the ferry horn, I must run").tones
        #expect(tones[.glad] == 0 && tones[.sad] == 0)
        #expect(try await reader.tonedMeaning(of: "they made me captain of the team!!").tones[.glad] ?? 0 > 0.5)
    }

    @Test(arguments: [
        ("oh god no, I meant the holiday", false), ("haha no its just how i talk", false),
        ("it's only a figure of speech", false), ("no no im fine", false),
        ("yes", true), ("i think about it a lot", true), ("maybe", true), ("idk", true),
    ])
    func `an answer to the crisis question is read as yes or no`(_ answer: String, _ isYes: Bool) {
        let text = CareFollowUp.text(to: answer, after: ["Do you?"], asking: ["Do you?"])
        #expect(text?.contains("988") == isYes, "\(text ?? "nothing")")
    }

    @Test(arguments: [
        "no one would notice", "never felt so low", "it was good while it lasted", "i have to catch my bus",
        "maybe the blue one", "i think the kettle is on", "i gave the speech",
    ])
    func `an answer that is neither yes nor no is neither`(_ answer: String) {
        #expect(CareFollowUp.text(to: answer, after: ["Do you?"], asking: ["Do you?"]) == nil)
        // A message that hints again is a yes, however it begins.
        let again = CareFollowUp.text(to: answer, after: ["Do you?"], asking: ["Do you?"], isHint: true)
        #expect(again?.contains("988") == true)
    }

    private func cared(_ messages: [ChatMessage]) async throws -> String {
        try await reply(CaringModel(ScriptedModel { _ in [.text("plain")] }, reader: Self.reader), messages)
    }

    @Test func `a hint at not wanting to live leads to a question, and its answer counts`() async throws {
        let hint = ChatMessage(.user, "they would all cope better without me in the way")
        let asked = try await cared([hint])
        #expect(asked.contains("988") && asked.contains("116 123") && asked.contains("findahelpline.com"))
        let before = [hint, ChatMessage(.assistant, asked)]
        let yes = try await cared(before + [ChatMessage(.user, "sometimes, yeah")])
        #expect(yes.contains("988") && yes != asked)
        let no = try await cared(before + [ChatMessage(.user, "oh god no, I meant the holiday")])
        #expect(!no.contains("988") && no != "plain")
        let after = try await cared(
            before + [
                ChatMessage(.user, "oh god no, I meant the holiday"), ChatMessage(.assistant, no),
                ChatMessage(.user, "we leave on Monday"),
            ])
        #expect(after == "plain")
        // Neither a yes nor a no: the talk goes on, and a second hint is a cry.
        let dodged = before + [ChatMessage(.user, "the bus is late again")]
        #expect(try await cared(dodged) == "plain")
        let again = try await cared(
            dodged + [ChatMessage(.assistant, "plain"), ChatMessage(.user, "I'd be doing everyone a favour by going")])
        #expect(again.contains("988") && again != asked)
    }

    @Test(arguments: [
        "this meeting will be the death of me", "I gave the old sofa to my nephew, feels roomier already",
        "so glad that job is over and done with", "can't wait for the weekend to come",
    ])
    func `a message that only sounds like a hint leads to no question`(_ message: String) async throws {
        #expect(try await cared([ChatMessage(.user, message)]) == "plain")
    }
}
