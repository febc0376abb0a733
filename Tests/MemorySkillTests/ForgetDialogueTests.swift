import AgentCore
import Foundation
import Testing

@testable import MemorySkill

/// "Forget that …" in a conversation.
struct ForgetDialogueTests {
    private func bytes(_ memory: TemporaryStore, contain text: String) -> Bool {
        let path = memory.database.location.path(percentEncoded: false)
        return [path, path + "-wal"].compactMap { FileManager.default.contents(atPath: $0) }
            .contains { ByteSearch.count(text, in: $0) > 0 }
    }

    @Test func `the question names the fact, and only a yes forgets`() async throws {
        let request = "Forget that I live in Marbella."
        let memory = try TemporaryStore()
        try await memory.learn("I live in Marbella and my name is Ana")
        let question = try #require(try await memory.answer(request))
        #expect(question.text.contains("The user lives in Marbella."))
        #expect(bytes(memory, contain: "Marbella"))
        #expect(try await memory.answer("no")?.text == "Nothing was forgotten.")
        #expect(try await memory.answer("yes") == nil)
        #expect(try memory.texts().count == 2)
        _ = try await memory.answer(request)
        let done = try #require(try await memory.answer("Yes, please."))
        #expect(done.json["remaining"] == 0)
        #expect(try memory.texts() == ["The user's name is Ana."])
        #expect(!bytes(memory, contain: "Marbella"))
    }

    @Test func `what stands beside a request is not lost without a word`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Marbella and my name is Ana")
        let asked = try #require(try await memory.answer("Forget that I live in Marbella. I have a dog named Rex."))
        #expect(asked.text.contains("The user lives in Marbella.") && !asked.text.contains("Rex"))
        #expect(asked.text.contains("What else you said was not taken up"))
        let plain = try #require(try await memory.answer("Forget that I live in Marbella."))
        #expect(!plain.text.contains("not taken up"))
    }

    @Test func `a request that means nothing known is left to the model`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Ghent")
        #expect(try await memory.answer("Forget that I live in Oslo") == nil)
        #expect(try await memory.answer("yes") == nil)
        #expect(try memory.texts().count == 1)
    }

    @Test func `a yes that comes too late or in another session forgets nothing`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Marbella")
        _ = try await memory.answer("Forget that I live in Marbella.")
        #expect(try await memory.answer("yes", session: "other") == nil)
        #expect(try await memory.answer("yes", at: Fixtures.now.addingTimeInterval(3_600)) == nil)
        #expect(try memory.texts().count == 1)
    }

    @Test func `anything said in between keeps the fact`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Marbella")
        _ = try await memory.answer("Forget that I live in Marbella.")
        #expect(try await memory.answer("Do you like tea?") == nil)
        #expect(try await memory.answer("yes") == nil)
        #expect(try memory.texts().count == 1)
    }

    @Test func `the sentence goes from messages too where the yes says so`() async throws {
        let memory = try TemporaryStore()
        try memory.makeMessages()
        try memory.save(Fixtures.message("Hello! I live in Marbella.", id: "m1"))
        try await memory.learn("Hello! I live in Marbella.", id: "m1")
        _ = try await memory.answer("Forget that I live in Marbella.")
        _ = try await memory.answer("yes, and from my messages")
        #expect(!bytes(memory, contain: "Marbella"))
    }

    @Test func `a private conversation forgets nothing`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Marbella")
        let answer = try await memory.answer("Forget that I live in Marbella.", isPrivate: true)
        #expect(answer?.text.contains("private") == true)
        #expect(try await memory.answer("yes", isPrivate: true) == nil)
        #expect(try memory.texts().count == 1)
    }

    @Test func `what was forgotten is not learned again from an old message, but from a new one`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Marbella", id: "old")
        try await memory.run("forget", "Marbella", "--yes")
        let earlier = Fixtures.now.addingTimeInterval(-60)
        #expect(try await memory.learn("I live in Marbella", at: earlier, id: "old").learned.isEmpty)
        #expect(try await memory.learn("I live in Marbella", at: earlier, id: "copy").learned.isEmpty)
        #expect(try memory.texts().isEmpty)
        #expect(!bytes(memory, contain: "Marbella"))
        let later = Fixtures.now.addingTimeInterval(60)
        #expect(try await memory.learn("I live in Marbella", at: later).learned.count == 1)
    }

    @Test func `forgetting a name takes it out of what was derived from it`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("My sister Annelies lives in Lyon")
        try await memory.run("forget", "Annelies", "--yes")
        let facts = try memory.store.facts(in: Set(Fact.State.allCases))
        #expect(facts.map(\.text) == ["The user's sister lives in Lyon."])
        #expect(!bytes(memory, contain: "Annelies"))
    }

    @Test func `a program killed while it forgot finishes at its next start`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Marbella")
        let facts = try memory.store.facts(in: [.current])
        // As erase leaves it when the process dies before the file is compacted.
        try memory.database.execute("DELETE FROM facts WHERE id = ?", [.text(facts[0].id)])
        try memory.database.execute("INSERT INTO memory_settings (name, value) VALUES ('compaction', 'due')")
        _ = try SQLiteMemoryStore(database: memory.database)
        #expect(!bytes(memory, contain: "Marbella"))
        let due = try memory.database.query("SELECT 1 FROM memory_settings WHERE name = 'compaction'") { $0.integer(0) }
        #expect(due.isEmpty)
    }
}
