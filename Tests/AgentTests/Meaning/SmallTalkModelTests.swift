import EngineAdapter
import Foundation
import TestKit
import Testing

@testable import AgentCore

/// What is said to the companion itself, with the topics that come with the program.
@Suite struct SmallTalkModelTests {
    private static let reader = RecallByMeaningTests.meaning
    private static let topics = NativeTopicModel(
        path: URL(filePath: #filePath).appending(path: "../../../../models/topics.gguf").standardizedFileURL
            .path(percentEncoded: false))

    private func said(_ message: String, before: [ChatMessage] = [], learning: [String] = []) async throws -> String {
        let request = ModelRequest(
            messages: [ChatMessage(.system, "Today is Friday, 20 November 2026.")] + before + [
                ChatMessage(.user, message)
            ],
            promptName: "companion", learning: learning)
        var text = ""
        let model = SmallTalkModel(ScriptedModel { _ in [.text("plain")] }, reader: Self.reader, topics: Self.topics)
        for try await event in model.stream(request) {
            if case .text(let piece) = event { text += piece }
        }
        return text
    }

    @Test func `every topic that has rows has replies`() async throws {
        for topic in Set(SmallTalk.topics).union(TopicalModel.answering) where topic != DateReply.topic {
            let own = SmallTalk.replies[topic] ?? []
            let known = try await Self.topics.replies(on: topic)
            #expect(!own.isEmpty || !known.isEmpty, "\(topic)")
        }
        #expect(try await Self.topics.replies(on: "no topic at all").isEmpty)
    }

    @Test func `a joke is told, a different one the second time, and the day is known`() async throws {
        let first = try await said("Tell me a joke then.")
        #expect(first != "plain")
        let before = [ChatMessage(.user, "Tell me a joke then."), ChatMessage(.assistant, first)]
        let second = try await said("Tell me a joke then.", before: before)
        #expect(second != "plain" && second != first)
        #expect(try await said("what day is it?") == "It's Friday, 20 November 2026.")
    }

    @Test func `a message about the user's life is left to the wrapped model`() async throws {
        #expect(try await said("We bought a house by the sea") == "plain")
        #expect(try await said("do you think this lump on my neck is cancer") == "plain")
        #expect(try await said("do you think I should text him") != "plain")
        #expect(try await said("call me Dee", learning: ["The user's name is Dee."]) == "plain")
    }
}
