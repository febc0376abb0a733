import AgentCore
import Foundation
import Testing

@testable import MemorySkill

struct ForgettingTests {
    private func bytes(_ memory: TemporaryStore, contain text: String) -> Bool {
        let path = memory.database.location.path(percentEncoded: false)
        return [path, path + "-wal"].compactMap { FileManager.default.contents(atPath: $0) }
            .contains { ByteSearch.count(text, in: $0) > 0 }
    }

    @Test func `a forgotten value is gone from the bytes of the file and its log`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I'm allergic to pistachios")
        try await memory.learn("I'm allergic to pistachios")
        try await memory.learn("I like tea")
        #expect(bytes(memory, contain: "pistachio"))
        let fact = try #require(try memory.store.facts(in: [.current]).first)
        let output = try await memory.run("forget", fact.id)
        #expect(!bytes(memory, contain: "pistachio"))
        #expect(output.json["remaining"]?["hits"] == 0)
        #expect(output.json["removed"] == .array([.string(fact.id)]))
        #expect(output.text.contains("Nothing of it is left"))
        #expect(try memory.texts() == ["The user likes tea."])
        #expect(try memory.store.search("pistachios", limit: 3).isEmpty)
    }

    @Test func `a sentence that says it in other words than the fact counts, and goes on request`() async throws {
        let memory = try TemporaryStore()
        try memory.makeMessages()
        let text = "My dog is called Rex, he barks"
        try memory.save(Fixtures.message(text, id: "m1"))
        try await memory.learn(text, id: "m1")
        let fact = try #require(try memory.store.facts(in: [.current]).first { $0.attribute == "pet" })
        #expect(!text.contains(fact.value))
        let copy = try TemporaryStore()
        try copy.makeMessages()
        try copy.save(Fixtures.message(text, id: "m1"))
        try await copy.learn(text, id: "m1")
        let kept = try await copy.run("forget", "Rex", "--yes")
        #expect(kept.json["remaining"]?["messages"] == [["session": "s1", "message": "m1"]])
        #expect(!kept.text.contains("Nothing of it is left"))
        let output = try await memory.run("forget", fact.id, "--yes", "--messages")
        #expect(output.json["redacted"] == [["session": "s1", "message": "m1"]])
        #expect(!bytes(memory, contain: "Rex"))
    }

    @Test func `the history of a forgotten value goes with it`() async throws {
        let memory = try TemporaryStore()
        for (day, town) in ["Zwolle", "Ghent again", "Zwolle"].enumerated() {
            try await memory.learn("I live in \(town)", at: Fixtures.now.addingTimeInterval(Double(day) * 86_400))
        }
        #expect(try memory.store.facts(in: [.superseded]).count == 2)
        try await memory.run("forget", "Zwolle", "--yes")
        #expect(try memory.store.facts(in: Set(Fact.State.allCases)).map(\.value) == ["Ghent"])
        #expect(!bytes(memory, contain: "Zwolle"))
    }

    @Test func `what still stands in a message is said, with its session`() async throws {
        let memory = try TemporaryStore()
        try memory.makeMessages()
        try memory.save(Fixtures.message("Hello! I'm allergic to pistachios. Any ideas?", id: "m1"))
        try await memory.learn("Hello! I'm allergic to pistachios. Any ideas?", id: "m1")
        let output = try await memory.run("forget", "pistachios", "--yes")
        #expect(output.json["remaining"]?["messages"] == [["session": "s1", "message": "m1"]])
        #expect(output.text.contains("session s1"))
        #expect(bytes(memory, contain: "pistachio"))
    }

    @Test func `on request the sentence is taken out of the message too`() async throws {
        let memory = try TemporaryStore()
        try memory.makeMessages()
        try memory.save(Fixtures.message("Hello! I'm allergic to pistachios. Any ideas?", id: "m1"))
        try await memory.learn("Hello! I'm allergic to pistachios. Any ideas?", id: "m1")
        let output = try await memory.run("forget", "pistachios", "--yes", "--messages")
        #expect(output.json["redacted"] == [["session": "s1", "message": "m1"]])
        #expect(output.json["remaining"]?["hits"] == 0)
        #expect(!bytes(memory, contain: "pistachio"))
        let content = try memory.database.query("SELECT content FROM messages") { $0.text(0) }
        #expect(content == ["Hello! [removed] Any ideas?"])
    }

    @Test func `forgetting by text asks first and names the fact`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Ghent")
        let error = try await #require(throws: AgentError.self) { try await memory.run("forget", "Ghent") }
        #expect(error.code == .refused)
        #expect(error.message.contains("The user lives in Ghent."))
        #expect(error.remedy.contains("--yes"))
        #expect(try memory.texts().count == 1)
    }

    @Test func `a text that matches several facts is refused with their ids`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("My sister Anna lives in Lyon")
        let ids = try memory.store.facts(in: [.current]).map(\.id)
        let error = try await #require(throws: AgentError.self) { try await memory.run("forget", "sister", "--yes") }
        #expect(error.code == .refused)
        #expect(ids.allSatisfy { error.message.contains($0) })
        #expect(try memory.texts().count == 2)
    }

    @Test func `forgetting what is not known is not found`() async throws {
        let memory = try TemporaryStore()
        let error = try await #require(throws: AgentError.self) { try await memory.run("forget", "gold", "--yes") }
        #expect(error.code == .notFound)
    }

    @Test(arguments: [(true, "[removed]"), (false, "Nut trouble")])
    func `a title that the model made goes with the messages, one that the user gave stays`(
        isByModel: Bool, kept: String
    ) async throws {
        let memory = try TemporaryStore()
        try memory.makeMessages()
        try memory.save(Fixtures.message("I'm allergic to pistachios", id: "m1"))
        try await memory.learn("I'm allergic to pistachios", id: "m1")
        let sessions = try SQLiteSessionStore(memory.database)
        let session = try #require(try sessions.sessions().first)
        if isByModel {
            try sessions.name(session.id, "Nut trouble", insteadOf: session.title)
        } else {
            try sessions.rename(session.id, to: "Nut trouble")
        }
        let fork = try sessions.fork(session.id, at: Date())
        let fact = try #require(try memory.store.facts(in: [.current]).first)
        _ = try await memory.run("forget", fact.id, "--messages")
        for id in [session.id, fork.id] { #expect(try sessions.session(id).title == kept) }
    }

    @Test func `traces lose the fact, and titles too where messages do`() async throws {
        let memory = try TemporaryStore()
        try memory.makeMessages()
        try memory.database.execute("UPDATE sessions SET title = 'I''m allergic to pistachios'")
        try memory.save(Fixtures.message("Noted.", role: .assistant, id: "m2"))
        try await memory.learn("I'm allergic to pistachios", id: "m1")
        let fact = try #require(try memory.store.facts(in: [.current]).first)
        let trace = JSONValue.pairs(["facts_used": [["id": .string(fact.id), "text": .string(fact.text)]]]).text()
        try memory.database.execute("UPDATE messages SET trace = ?", [.text(trace)])
        let output = try await memory.run("forget", fact.id, "--messages")
        #expect(output.json["remaining"]?["hits"] == 0)
        #expect(!bytes(memory, contain: "pistachio"))
        let kept = try memory.database.query("SELECT trace FROM messages") { $0.text(0) ?? "" }
        #expect(try JSONValue(parsing: Data(kept[0].utf8))["facts_used"]?.arrayValue?.first?["text"] == "…")
    }
}
