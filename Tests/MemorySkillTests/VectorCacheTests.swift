import AgentCore
import Foundation
import Testing

@testable import MemorySkill

/// The vectors of facts that tell which of them answers.
@Suite struct VectorCacheTests {
    /// An encoder that counts what it is asked for.
    private final class Counting: EmbeddingModel {
        let identity = ModelIdentity(name: "counting", location: "", isBundled: false)
        private let asked = Locked<[String]>([])
        var texts: [String] { asked.withLock { $0 } }

        func embed(_ texts: [String]) async throws(ModelError) -> [Embedding] {
            asked.withLock { $0 += texts }
            return texts.map { Embedding(vector: [1, Float($0.utf8.count) / 100, 0]) }
        }
    }

    private let memory: TemporaryStore
    private let encoder = Counting()
    private var skill: MemorySkill { MemorySkill(store: memory.store, encoder: encoder, calendar: Fixtures.calendar) }

    init() throws {
        memory = try TemporaryStore()
        try memory.makeMessages()
    }

    private func run(_ words: String...) async throws {
        let invocation = Invocation(name: "memory", text: words.joined(separator: " "), words: words)
        _ = try await skill.invoke(invocation, SkillContext(now: Fixtures.now, session: nil))
    }

    private var current: [Fact] { get throws { try memory.store.facts(in: [.current]) } }

    @Test func `vectors of facts that were added are there for the next process`() async throws {
        try await run("add", "The user likes tea.")
        #expect(encoder.texts == ["The user likes tea."])
        let vectors = try await VectorCache(encoder, store: memory.store).vectors(of: current, and: ["tea?"])
        #expect(encoder.texts == ["The user likes tea.", "tea?"])
        let kept = vectors["The user likes tea."]
        #expect(kept.count == 3)
        #expect(zip(kept, [1, 0.19, 0]).allSatisfy { abs($0 - $1) < 0.005 })
    }

    @Test func `what is learned in conversation gets its vector after the reply, and nothing where it is private`()
        async throws
    {
        let exchange = SavedExchange(user: Fixtures.message("My cat is called Miso."), reply: nil, history: [])
        _ = try await skill.observe(exchange, SkillContext(now: Fixtures.now, session: "s1", isPrivate: true))
        #expect(encoder.texts.isEmpty)
        _ = try await skill.observe(exchange, SkillContext(now: Fixtures.now, session: "s1"))
        let learned = try current.map(\.text)
        #expect(!learned.isEmpty)
        #expect(encoder.texts.sorted() == learned.sorted())
        #expect(try memory.store.vectorCount(of: VectorCache.name) == learned.count)
    }

    @Test func `a vector goes with its fact, and a changed fact gets another`() async throws {
        try await run("add", "The user likes tea.")
        let first = try #require(try current.first)
        try await run("edit", first.id, "The user likes green tea.")
        #expect(encoder.texts == ["The user likes tea.", "The user likes green tea."])
        #expect(try memory.store.vectorCount(of: VectorCache.name) == 1)
        let changed = try #require(try current.first)
        try await run("forget", changed.id, "--yes")
        #expect(try memory.store.vectorCount(of: VectorCache.name) == 0)
    }
}
