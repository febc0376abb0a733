import AgentCore
import Foundation
import Testing

@testable import MemorySkill

/// Recall with an embedding model: here one that knows which words mean alike.
struct MeaningTests {
    /// A vector of one number for each group of words that mean alike.
    private struct Senses: EmbeddingModel {
        static let groups: [Set<String>] = [
            ["boat", "canoe", "ship", "vessel"], ["music", "cello", "violin", "concert"], ["rain", "weather", "sun"],
        ]
        let identity = ModelIdentity(name: "senses", location: "")

        func embed(_ texts: [String]) async throws(ModelError) -> [Embedding] {
            texts.map { text in
                let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
                let counts = Self.groups.map { Float($0.intersection(words).count) } + [0.1]
                let length = counts.reduce(0) { $0 + $1 * $1 }.squareRoot()
                return Embedding(vector: counts.map { $0 / length })
            }
        }
    }

    private let memory: TemporaryStore
    private let embedder = Embedder(model: Senses())

    init() throws {
        memory = try TemporaryStore()
        try memory.importConversation(
            [
                ("Ines", "The canoe is ready at last."), ("Oleg", "Good. It took a long time."),
                ("Ines", "I bought a cello."), ("Oleg", "The sun was out."),
            ], session: "a")
    }

    private func search(_ text: String) async throws -> [String] {
        let vector = try await embedder.vector(of: text)
        return try memory.store.searchMessages(MessageQuery(text, vector: vector), limit: 1).compactMap(\.reference)
    }

    @Test func `a message is found by what it means`() async throws {
        #expect(try await embedder.index(memory.store, limit: .max) == 4)
        #expect(try await search("vessel") == ["a:1"])
        #expect(try await search("violin") == ["a:3"])
    }

    @Test func `every fact and message gets one vector, and a changed one another`() async throws {
        try await memory.learn("I love my boat")
        _ = try await embedder.index(memory.store, limit: .max)
        #expect(try await embedder.index(memory.store, limit: .max) == 0)
        #expect(try memory.store.vectorCount(of: "senses") == 5)
        try memory.database.execute("UPDATE messages SET content = 'The ship sank.' WHERE reference = 'a:4'")
        #expect(try memory.store.vectorCount(of: "senses") == 4)
        #expect(try await embedder.index(memory.store, limit: .max) == 1)
    }

    @Test func `vectors go with the fact, the message and the session`() async throws {
        try await memory.learn("I love my boat")
        _ = try await embedder.index(memory.store, limit: .max)
        let fact = try #require(try memory.store.facts(in: [.current]).first)
        try await memory.run("forget", fact.id)
        #expect(try memory.store.vectorCount(of: "senses") == 4)
        let session = try #require(
            try memory.database.query("SELECT session FROM messages") { $0.text(0) }.first ?? nil)
        try SQLiteSessionStore(memory.database, calendar: Fixtures.calendar).delete(session)
        #expect(try memory.store.vectorCount(of: "senses") == 0)
    }

    @Test func `a vector that is missing is made again, whichever message it is of`() async throws {
        try memory.importConversation((1...600).map { ("Ines", "The weather of day \($0).") }, session: "b")
        #expect(try await embedder.index(memory.store, limit: .max) == 604)
        #expect(try memory.store.unembedded([.fact, .message], by: "senses", limit: 9).isEmpty)
        // One of the oldest, far from the newest.
        try memory.database.execute("UPDATE messages SET content = '[removed]' WHERE reference = 'a:2'")
        #expect(
            try memory.store.unembedded([.fact, .message], by: "senses", limit: 9).map(\.text) == ["Oleg: [removed]"])
        // The place of the newest message goes to the next one.
        try memory.database.execute("DELETE FROM messages WHERE reference = 'b:600'")
        try memory.importConversation([("Oleg", "A concert.")], session: "c")
        #expect(
            Set(try memory.store.unembedded([.fact, .message], by: "senses", limit: 9).map(\.text))
                == ["Oleg: [removed]", "Oleg: A concert."])
        #expect(try await embedder.index(memory.store, limit: .max) == 2)
        #expect(try memory.store.unembedded([.fact, .message], by: "senses", limit: 9).isEmpty)
        #expect(try memory.store.unembedded([.fact, .message], by: "another", limit: 1_000).count == 604)
    }

    @Test func `a backlog is worked off in pieces, the newest messages first`() async throws {
        try memory.importConversation((1...600).map { ("Ines", "Day \($0).") }, session: "b")
        #expect(
            try memory.store.unembedded([.fact, .message], by: "senses", limit: 2).map(\.text) == [
                "Ines: Day 600.", "Ines: Day 599.",
            ])
        var made = 0
        for _ in 0..<70 { made += try await embedder.index(memory.store, limit: 10) }
        #expect(made == 604)
        #expect(try memory.store.vectorCount(of: "senses") == 604)
    }

    @Test func `a packed vector keeps the angle to a hundredth`() {
        let left: [Float] = (0..<384).map { Float(sin(Double($0))) / 13.9 }
        let right: [Float] = (0..<384).map { Float(cos(Double($0) * 1.1)) / 13.9 }
        let exact = zip(left, right).reduce(0) { $0 + Double($1.0 * $1.1) }
        let vector = TextVector(model: "m", left)
        let packed = TextVector(model: "m", right).bytes.withUnsafeBytes(vector.similarity)
        #expect(abs(exact - packed) < 0.01)
        #expect(vector.similarity(UnsafeRawBufferPointer(start: nil, count: 0)) == 0)
        #expect(Array(repeating: UInt8(1), count: 300).withUnsafeBytes(vector.similarity) == 0)
    }
}
