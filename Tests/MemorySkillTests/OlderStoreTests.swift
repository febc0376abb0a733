import AgentCore
import Foundation
import TestKit
import Testing

@testable import MemorySkill

/// Files that an earlier version wrote.
struct OlderStoreTests {
    private let directory: TemporaryDirectory
    private var location: URL { directory.url.appending(path: "agent.sqlite") }

    init() throws { directory = try TemporaryDirectory() }

    /// A file of the second version, with facts, and a message and its vector kept by the message's id.
    private func write() throws {
        let database = try Database(at: location)
        let sessions = try SQLiteSessionStore(database, calendar: Fixtures.calendar)
        let message = try sessions.begin(title: "One", with: "A boat.", at: Fixtures.now, observers: [])
        try database.migrate(component: MemorySchema.component, Array(MemorySchema.migrations.prefix(2)))
        for (subject, text) in [("user", "The user likes tea."), ("user.sister.husband", "He likes tea.")] {
            let day = Timestamp.text(Fixtures.now)
            let fact = Fact(
                text: text, subject: subject, attribute: "like", value: "tea", source: FactSource(at: day, quote: text),
                createdAt: day)
            try database.execute(FactRow.insert, FactRow.values(fact))
        }
        let vector = TextVector(model: "senses", [0, 1])
        try database.execute(
            "INSERT INTO vectors (owner, kind, model, vector) VALUES (?, 'message', 'senses', ?)",
            [.text(message.id), .blob(vector.bytes)])
        // As the version before made them.
        for (name, event) in [("deleted", "DELETE"), ("updated", "UPDATE OF content")] {
            try database.execute(
                """
                CREATE TRIGGER messages_vectors_\(name) AFTER \(event) ON messages BEGIN
                    DELETE FROM vectors WHERE owner = old.id;
                END
                """)
        }
    }

    @Test func `facts, relations and vectors are there after the file was opened`() throws {
        try write()
        let database = try Database(at: location)
        let store = try SQLiteMemoryStore(database: database)
        #expect(
            try store.facts(where: .ofPeople(relations: ["sister"], names: [], limit: 9)).map(\.text) == [
                "He likes tea."
            ])
        #expect(try store.facts(where: .newest(9)).count == 2)
        #expect(try store.vectorCount(of: "senses") == 1)
        let query = MessageQuery("zeppelin", vector: TextVector(model: "senses", [0, 1]))
        #expect(try store.searchMessages(query, limit: 5).map(\.text) == ["A boat."])
        try database.execute("DELETE FROM messages")
        #expect(try store.vectorCount(of: "senses") == 0)
    }

    @Test func `a private conversation says that the file is older and leaves it alone`() throws {
        try write()
        _ = try Database(at: location).compact()
        let before = FileManager.default.contents(atPath: location.path(percentEncoded: false))
        let store = try SQLiteMemoryStore(database: Database(at: location, readOnly: true), readOnly: true)
        let error = #expect(throws: AgentError.self) { try store.facts(in: [.current]) }
        #expect(error?.message.contains("older version") == true)
        #expect(FileManager.default.contents(atPath: location.path(percentEncoded: false)) == before)
    }
}
