import AgentCore
import Foundation
import Testing

@testable import MemorySkill

/// What holds, what held, and what waits for a yes.
struct TruthTests {
    private let later = Fixtures.now.addingTimeInterval(3 * 86_400)

    @Test func `two values said on one day wait for the user's word`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Ghent")
        let observation = try await memory.learn("I live in Porto")
        #expect(observation.learned.isEmpty)
        #expect(observation.notices.count == 1)
        #expect(try memory.texts() == ["The user lives in Ghent."])
        let waiting = try #require(try memory.store.facts(in: [.proposed]).first)
        #expect(waiting.text == "The user lives in Porto.")
        #expect(observation.notices[0].contains(waiting.id))
        try await memory.learn("I live in Porto")
        #expect(try memory.store.facts(in: [.proposed]).count == 1)

        try await memory.run("yes", waiting.id)
        #expect(try memory.texts() == ["The user lives in Porto."])
        #expect(try memory.store.facts(in: [.superseded]).map(\.value) == ["Ghent"])
        #expect(try memory.store.facts(in: [.proposed]).isEmpty)
    }

    @Test func `a proposal that is refused leaves no trace`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Ghent")
        try await memory.learn("I live in Porto")
        let waiting = try #require(try memory.store.facts(in: [.proposed]).first)
        try await memory.run("no", waiting.id)
        #expect(try memory.store.facts(in: Set(Fact.State.allCases)).map(\.value) == ["Ghent"])
    }

    @Test func `what the reader takes for a change is no contradiction`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Ghent")
        #expect(try await memory.learn("I moved to Porto").learned.map(\.operation) == [.update])
        #expect(try memory.texts() == ["The user lives in Porto."])
    }

    @Test func `what waits for a yes is in no prompt`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Ghent")
        try await memory.learn("I live in Porto")
        #expect(try await memory.prepare("Where do I live?").factsUsed.map(\.text) == ["The user lives in Ghent."])
        #expect(try await memory.run("list").text.contains("Porto"))
    }

    @Test func `a message that was learned from teaches nothing a second time`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Ghent and I like tea", id: "m1")
        let facts = try memory.store.facts(in: Set(Fact.State.allCases))
        try await memory.learn("I live in Ghent and I like tea", id: "m1")
        #expect(try memory.store.facts(in: Set(Fact.State.allCases)) == facts)
    }

    @Test func `a program that dies while it learns leaves nothing half-written`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Ghent")
        let before = try memory.store.facts(in: Set(Fact.State.allCases))
        struct Death: Error {}
        let fact = Fact(
            text: "The user likes tea.", subject: "user", attribute: "like", value: "tea",
            source: FactSource(at: "2026-03-14T12:00:00.000Z", quote: "tea"), createdAt: "2026-03-14T12:00:00.000Z")
        // A connection that goes away in the middle of its transaction, as with the process.
        #expect(throws: Death.self) {
            try Database(at: memory.database.location).transaction { transaction in
                try transaction.execute(FactRow.insert, FactRow.values(fact))
                try transaction.execute("UPDATE facts SET state = 'superseded'")
                throw Death()
            }
        }
        #expect(try memory.store.facts(in: Set(Fact.State.allCases)) == before)
        #expect(try memory.store.search("tea", limit: 1).isEmpty)
        try await memory.learn("I like tea")
        #expect(try memory.texts().count == 2)
    }

    @Test func `what was learned last is shown and can be undone`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Ghent")
        try await memory.learn("I moved to Porto and I like tea", at: later)
        let recent = try await memory.run("recent")
        #expect(recent.text.contains("lives in Porto"))
        #expect(recent.text.contains("likes tea"))
        try await memory.run("undo")
        #expect(try memory.texts() == ["The user lives in Porto."])
        try await memory.run("undo")
        #expect(try memory.texts() == ["The user lives in Ghent."])
        #expect(try memory.store.facts(in: [.superseded]).isEmpty)
    }
}
