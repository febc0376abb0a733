import AgentCore
import Foundation
import Testing

@testable import MemorySkill

/// "What do you know about me?", answered from the store.
struct WholeMemoryTests {
    private func filled() async throws -> TemporaryStore {
        let memory = try TemporaryStore()
        try await memory.learn("I'm allergic to peanuts and my sister Anna lives in Lyon.")
        try await memory.learn("I live in Ghent and I like tea")
        return memory
    }

    @Test func `everything is told, and nothing of it is left to a model`() async throws {
        let memory = try await filled()
        let answer = try #require(try await memory.answer("What do you know about me?"))
        for text in try memory.texts() { #expect(answer.text.contains("2026-03-14: \(text)")) }
        #expect(answer.factsUsed.count == 5)
    }

    @Test func `of a person or a theme only what belongs to it is told`() async throws {
        let memory = try await filled()
        let anna = try #require(try await memory.answer("What do you know about Anna?"))
        #expect(
            Set(anna.factsUsed.map(\.text)) == [
                "The user's sister is named Anna.", "The user's sister Anna lives in Lyon.",
            ])
        let health = try #require(try await memory.answer("Tell me all you know on my health"))
        #expect(health.factsUsed.map(\.text) == ["The user is allergic to peanuts."])
        #expect(try await memory.answer("What do you know about Ringo?") == nil)
    }

    @Test func `an empty memory says so`() async throws {
        let answer = try await TemporaryStore().answer("What do you know about me?")
        #expect(answer?.text.contains("don't know anything") == true)
    }

    @Test func `where somebody is in danger no list is read out`() async throws {
        #expect(try await filled().answer("I want to die. What do you know about me?") == nil)
    }
}
