import AgentCore
import Foundation
import Testing

@testable import MemorySkill

/// What the user said in other conversations, as it is looked through for an answer.
@Suite struct PastSayingsTests {
    /// An encoder for which all texts mean nearly the same: words alone tell.
    private struct Flat: EmbeddingModel {
        let identity = ModelIdentity(name: "flat", location: "", isBundled: false)

        func embed(_ texts: [String]) async throws(ModelError) -> [Embedding] {
            texts.map { Embedding(vector: [1, Float($0.utf8.count) / 1_000]) }
        }
    }

    private let memory: TemporaryStore
    private let sayings: PastSayings

    init() throws {
        memory = try TemporaryStore()
        try memory.makeMessages()
        sayings = PastSayings(
            store: memory.store, reader: StatementReader(calendar: Fixtures.calendar),
            weighing: AnswerWeighing(vectors: VectorCache(Flat(), store: memory.store), ranker: nil))
    }

    private func runs(_ text: String, besides inView: Set<String> = []) async throws -> [[String]] {
        try await sayings.runs(for: text, besides: inView, now: Fixtures.now).map { $0.map(\.text) }
    }

    /// Says something as a session would store it, and learns from it.
    private func say(_ text: String, minute: Double = 0) async throws {
        let message = Fixtures.message(text, at: Fixtures.now.addingTimeInterval(60 * minute - 7_200))
        try memory.save(message)
        try await memory.learn(text, at: message.createdAt, id: message.id)
    }

    @Test func `what the user said comes with what they said before and behind it, and nobody else's words do`()
        async throws
    {
        try memory.importConversation(
            [
                ("Ines", "Lovely morning."), ("agent", "Is it?"), ("Ines", "My guest is called Horatio."),
                ("agent", "Horatio drinks tea."), ("Ines", "He only drinks fennel tea."), ("agent", "I see."),
                ("Ines", "Off to the garden."), ("agent", "Enjoy it."), ("Ines", "Back again."),
            ], session: "a")
        #expect(
            try await runs("which fennel tea is it that he drinks?") == [
                [
                    "Lovely morning", "My guest is called Horatio", "He only drinks fennel tea", "Off to the garden",
                    "Back again",
                ]
            ])
    }

    @Test func `messages far from one another are no run`() async throws {
        let lines = ["The heron sat on one leg."] + (1...8).map { "Day \($0)." } + ["A heron again!"]
        try memory.importConversation(lines.flatMap { [("Ines", $0), ("agent", "Yes.")] }, session: "a")
        let found = try await runs("where did the heron sit?")
        #expect(found.contains { $0.first == "The heron sat on one leg" && !$0.contains("A heron again!") })
    }

    @Test func `nothing is looked for where nothing is asked, nor in the conversation itself`() async throws {
        let message = Fixtures.message("The heron is back.", id: "m1")
        try memory.save(message)
        #expect(try await runs("A heron came.").isEmpty)
        #expect(try await runs("where is the heron?", besides: ["m1"]).isEmpty)
        #expect(try await runs("where is the heron?") == [["The heron is back"]])
    }

    @Test func `a sentence is left out once what it told was forgotten`() async throws {
        try await say("I'm allergic to peanuts. The heron is back.")
        let fact = try #require(try memory.store.facts(in: [.current]).first)
        #expect(try await runs("what am I allergic to?") == [["I'm allergic to peanuts\nThe heron is back"]])
        try await memory.run("forget", fact.id)
        #expect(try await runs("what am I allergic to?") == [["The heron is back"]])
    }

    @Test func `or changed, by the user's words or by hand`() async throws {
        try await say("I live in Porto. It rains.")
        try await say("I moved to Ghent last week.", minute: 1)
        let moved = try await runs("where do I live?").flatMap(\.self)
        #expect(!moved.joined().contains("Porto"))
        #expect(moved.joined().contains("It rains"))
        let fact = try #require(try memory.store.facts(in: [.current]).first { $0.value == "Ghent" })
        try await memory.run("edit", fact.id, "The user lives in Bruges.")
        #expect(try await !runs("where do I live?").flatMap(\.self).joined().contains("Ghent"))
    }
}
