import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct SQLiteSessionStoreTests {
    let directory: TemporaryDirectory
    let store: SQLiteSessionStore
    let morning = Date.iso("2026-11-20T09:00:00Z")

    init() throws {
        directory = try TemporaryDirectory()
        store = try Self.open(directory)
    }

    static func open(_ directory: TemporaryDirectory) throws -> SQLiteSessionStore {
        try SQLiteSessionStore(Database(at: directory.url.appending(path: "data/agent.sqlite")), calendar: .utc)
    }

    func file(_ suffix: String = "") -> URL { directory.url.appending(path: "data/agent.sqlite\(suffix)") }

    @Test func `another process sees the messages in order`() throws {
        let session = try store.begin(title: "Peanuts", with: "Hello\nthere 🥜", at: morning).session
        _ = try store.append(.assistant, "Hi", to: session, at: morning + 1, finishReason: .interrupted)
        let other = try Self.open(directory)
        let messages = try other.messages(of: session)
        #expect(messages.map(\.content) == ["Hello\nthere 🥜", "Hi"])
        #expect(messages.map(\.finishReason) == [nil, .interrupted])
        #expect(messages.map(\.createdAt) == [morning, morning + 1])
        #expect(try other.session(session).messageCount == 2)
        #expect(try other.session(session).lastMessageAt == morning + 1)
    }

    @Test func `a session of an earlier day accepts no message, and the error suggests fork`() throws {
        let session = try store.begin(title: "Yesterday", with: "first", at: morning).session
        let error = #expect(throws: AgentError.self) {
            try store.append(.user, "more", to: session, at: morning + 86_400, finishReason: nil)
        }
        #expect(error?.code == .refused)
        #expect(error?.remedy.contains("sessions fork \(session)") == true)
        try store.rename(session, to: "Renamed")
        #expect(try store.session(session).title == "Renamed")
    }

    @Test func `a reply that finishes after midnight is still stored`() throws {
        let evening = Date.iso("2026-11-20T23:59:59Z")
        let session = try store.begin(title: "Late", with: "Good night", at: evening).session
        _ = try store.append(.assistant, "Sleep well", to: session, at: evening + 2, finishReason: .stop)
        #expect(try store.messages(of: session).count == 2)
    }

    @Test func `a fork is a new session of its own day with the same messages`() throws {
        let session = try store.begin(title: "Trip", with: "Rome", at: morning).session
        let fork = try store.fork(session, at: morning + 86_400)
        #expect(fork.id != session)
        #expect(!fork.isFrozen(at: morning + 86_400, calendar: .utc))
        #expect(try store.messages(of: fork.id).map(\.content) == ["Rome"])
        _ = try store.append(.user, "and Naples", to: fork.id, at: morning + 86_400, finishReason: nil)
        #expect(try store.messages(of: session).count == 1)
    }

    @Test func `deleting a session removes its messages from the file's bytes`() throws {
        let session = try store.begin(title: "zanzibarquux title", with: "the word xylophonequux", at: morning).session
        let other = try store.begin(title: "Kept", with: "something else", at: morning).session
        try store.delete(session)
        #expect(throws: AgentError.self) { try store.messages(of: session) }
        for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: file(suffix).path) {
            let bytes = try Data(contentsOf: file(suffix))
            #expect(bytes.range(of: Data("xylophonequux".utf8)) == nil)
            #expect(bytes.range(of: Data("zanzibarquux".utf8)) == nil)
        }
        #expect(try store.messages(of: other).count == 1)
    }

    @Test func `search finds words in any form and ranks the fuller match first`() throws {
        let session = try store.begin(title: "s", with: "I walked the dog", at: morning).session
        _ = try store.append(.user, "The dogs were walking in the rain", to: session, at: morning, finishReason: nil)
        _ = try store.append(.user, "Nothing here", to: session, at: morning, finishReason: nil)
        let found = try store.search("walking \"dog\" rain*", limit: 5)
        #expect(found.map(\.message.content) == ["The dogs were walking in the rain", "I walked the dog"])
        #expect(try store.search("!?", limit: 5).isEmpty)
    }

    @Test func `imported sessions keep their times and references`() throws {
        let messages = [
            ImportedMessage(
                session: "a", role: .user, name: "Mia", content: "Hello", createdAt: morning, reference: "D1:1"),
            ImportedMessage(
                session: "b", role: .user, name: nil, content: "Other", createdAt: morning + 5, reference: nil),
            ImportedMessage(
                session: "a", role: .assistant, name: nil, content: "Hi Mia", createdAt: morning + 1, reference: "D1:2"),
        ]
        let ids = try store.add(messages)
        #expect(ids.count == 2)
        #expect(try store.messages(of: ids[0]).map(\.content) == ["Hello", "Hi Mia"])
        #expect(try store.session(ids[0]).createdAt == morning)
        #expect(try store.search("Mia", limit: 1).first?.reference == "D1:2")
    }

    @Test func `undo removes the last exchange and returns its text`() throws {
        let session = try store.begin(title: "s", with: "one", at: morning).session
        _ = try store.append(.assistant, "1", to: session, at: morning, finishReason: .stop)
        _ = try store.append(.user, "two", to: session, at: morning, finishReason: nil)
        #expect(try store.removeLastExchange(of: session, at: morning) == "two")
        #expect(try store.messages(of: session).map(\.content) == ["one", "1"])
    }

    @Test func `two writers at once lose nothing`() async throws {
        let session = try store.begin(title: "s", with: "first", at: morning).session
        let second = try Self.open(directory)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, store) in [store, second].enumerated() {
                group.addTask { [morning] in
                    for index in 0..<50 {
                        _ = try store.append(
                            .user, "writer \(number) message \(index)", to: session, at: morning, finishReason: nil)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try store.messages(of: session).count == 101)
    }

    @Test func `the files are private to the user`() throws {
        for (path, mode) in [(file(), 0o600), (directory.url.appending(path: "data"), 0o700)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path.path)
            #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o777 } == mode)
        }
    }
}
