import EngineAdapter
import Foundation
import TestKit
import Testing

@testable import AgentCore

/// What is said to everyday messages, with the encoder and the topics that come with the program.
@Suite struct TopicalModelTests {
    private static let reader = RecallByMeaningTests.meaning
    private static let topics = bundled("topics")
    private static let questions = bundled("questions")

    private static func bundled(_ name: String) -> NativeTopicModel {
        NativeTopicModel(
            path: URL(filePath: #filePath).appending(path: "../../../../models/\(name).gguf").standardizedFileURL
                .path(percentEncoded: false))
    }

    /// What is said to a message; "plain" where it is left to the model.
    private func said(
        _ message: String, before: [ChatMessage] = [], promptName: String? = "companion", own: String = "plain"
    ) async throws -> String {
        let scripted = ScriptedModel { _ in [.text(own)] }
        let request = ModelRequest(messages: before + [ChatMessage(.user, message)], promptName: promptName)
        var text = ""
        let model = TopicalModel(scripted, reader: Self.reader, topics: Self.topics, questions: Self.questions)
        for try await event in model.stream(request) {
            if case .text(let piece) = event { text += piece }
        }
        return text
    }

    @Test(arguments: [
        ("We had to put our old dog down yesterday", "dog|friend|gap|miss"),
        ("I passed my driving test on the second go, only two faults!", "road|drive|driv|test|licence|wheel"),
        ("my back hurts so much today", "back|pain|sore|hurt"),
    ])
    func `a message on a known topic gets a reply about it`(_ message: String, _ words: String) async throws {
        let reply = try await said(message)
        #expect(words.split(separator: "|").contains { reply.lowercased().contains($0) }, "\(reply)")
    }

    @Test(arguments: [
        "My sister's name is Ottilie.", "Where do I live?",
    ])
    func `statements and questions about facts are left to the model`(_ message: String) async throws {
        #expect(try await said(message) == "plain")
    }

    @Test func `questions to memory go to the model, and an uncertain hint gets a listening reply`() async throws {
        #expect(try await said("so what was her dog called again?") == "plain")
        let hint = "they would all cope better without me in the way"
        let acts = try await Self.reader.acts(of: hint)
        #expect(acts.replies(to: .isSad).contains(try await said(hint)))
    }

    @Test func `good news gets no reply meant for bad news`() async throws {
        let message = "third try and I passed, parallel parking and all"
        let reply = try await said(message)
        let vectors = try await Self.reader.vectors(of: message)
        let sad = try await Self.topics.topics(of: vectors, limit: 5).filter { $0.tone == .sad }
        #expect(!sad.isEmpty && !sad.contains { $0.replies.contains(reply) }, "\(reply)")
    }

    @Test func `a message in another language is not declined`() async throws {
        let reply = try await said("Ich war heute sehr müde und mein Hund ist krank.")
        #expect(!reply.contains("agent model pull"), "\(reply)")
    }

    @Test func `the same message gets another reply the second time`() async throws {
        let message = "We had to put our old dog down yesterday"
        let first = try await said(message)
        let second = try await said(message, before: [ChatMessage(.user, message), ChatMessage(.assistant, first)])
        #expect(first != second && second != "plain")
    }

    @Test func `a too particular reply of the model is replaced by a plain one in the message's tone`()
        async throws
    {
        let message = "not one of them would listen, would they"
        let own = "I'm sorry, that's tiring for the whole house. How are you coping?"
        let reply = try await said(message, own: own)
        #expect(reply != own && Tone(ofReply: reply) == .sad)
        #expect(Tone(ofReply: try await said(message, own: "How nice! What was the best part?")) == .sad)
        #expect(Tone(ofReply: try await said(message, own: "How do you feel about it?")) == .sad)
        #expect(try await said("My sister's name is Ottilie.", own: "I'll remember that.") == "I'll remember that.")
    }

    @Test(arguments: [
        ("the neighbour's cat broke my grandmother's vase!!", "the neighbour's cat broke your grandmother's vase"),
        ("Swapped the hinges on the goat shed.", "you swapped the hinges on the goat shed"),
        ("Finished the scarf at last.", "you finished the scarf at last"),
    ])
    func `a statement can be restated with a question`(_ message: String, _ restated: String) async throws {
        let listening = ListeningReply(reader: Self.reader, questions: Self.questions)
        let reply = try await listening.text(to: message, Self.reader.tonedMeaning(of: message), after: []) ?? ""
        #expect(reply.lowercased().contains(restated) && reply.hasSuffix("?"), "\(reply)")
    }

    @Test(arguments: [
        ("flurb the snonk", MessageAct.testsOrSaysNothing), ("it was the one with the green lid", .addsADetail),
        ("I'm the youngest of four and I still live at home", .tellsOfThemselves),
        ("my mum reckons i should just ring him and say it", .tellsWhatWasSaid),
        ("the foreman reckons it will never hold", .tellsWhatWasSaid),
    ])
    func `otherwise the reply follows the message's act`(_ message: String, _ act: MessageAct) async throws {
        let replies = try await Self.reader.acts(of: message).replies(to: act)
        let reply = try await said(message)
        #expect(replies.contains(reply), "\(reply)")
    }

    @Test func `a minor detail of a long message is not restated`() async throws {
        let message = """
            Lost at chess to my seven-year-old nephew twice in a row on a rainy Sunday at my sister's, which has never \
            happened. He was eating a banana.
            """
        #expect(try await said(message).contains("banana") == false)
    }

    @Test func `only the facts to be remembered are mentioned`() async throws {
        let scripted = ScriptedModel { _ in [.text("I'll remember that your mother Pickles is 14.")] }
        let model = TopicalModel(scripted, reader: Self.reader, topics: Self.topics, questions: Self.questions)
        let request = ModelRequest(
            messages: [ChatMessage(.user, "Our cat is called Pickles.")], promptName: "companion",
            learning: ["The user has a cat named Pickles."])
        var text = ""
        for try await event in model.stream(request) { if case .text(let piece) = event { text += piece } }
        #expect(text.contains("I'll remember that you have a cat named Pickles."), "\(text)")
    }

    @Test func `other prompts leave the reply to the model`() async throws {
        #expect(try await said("We had to put our old dog down yesterday", promptName: "coach") == "plain")
        #expect(try await said("We had to put our old dog down yesterday", promptName: nil) == "plain")
    }

    @Test func `questions for memory and short answers are left to the model`() async throws {
        let reminder = ChatMessage(.system, Reminder([.fact("The user's dog is called Bo.")]).text)
        #expect(try await said("We had to put our old dog down yesterday", before: [reminder]) == "plain")
        let asked = ChatMessage(.assistant, "How do you feel about it?")
        #expect(try await said("so tired", before: [ChatMessage(.user, "hi"), asked]) == "plain")
    }
}
