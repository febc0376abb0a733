import AgentCore
import Foundation
import TestKit
import Testing

/// Where models keep what they computed of sessions.
@Suite struct SavedContextsTests {
    private let directory: TemporaryDirectory
    private let contexts: SavedContexts

    init() throws {
        directory = try TemporaryDirectory()
        contexts = SavedContexts(root: directory.url.appending(path: "contexts"), limit: 1000)
    }

    private func fill(_ session: String, bytes: Int, secondsAgo: Double = 0) throws {
        let file = try directory.write(String(repeating: "x", count: bytes), to: "contexts/\(session)/0.chunk")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -secondsAgo)], ofItemAtPath: file.path)
    }

    private func names() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: contexts.root.path)) ?? []).sorted()
    }

    @Test func `the least recently used sessions are removed until the rest fits the limit`() throws {
        try fill("old", bytes: 400, secondsAgo: 300)
        try fill("new", bytes: 400, secondsAgo: 10)
        try fill("middle", bytes: 400, secondsAgo: 100)
        contexts.trim()
        #expect(names() == ["middle", "new"])
        contexts.trim()
        #expect(names() == ["middle", "new"])
    }

    @Test func `a new session starts from the last used one, an old session from its own`() throws {
        #expect(contexts.start(for: "new") == nil)
        for (session, secondsAgo) in [("old", 300.0), ("last", 10), ("middle", 100)] {
            try fill(session, bytes: 10)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -secondsAgo)],
                ofItemAtPath: contexts.folder(of: session).path)
        }
        #expect(contexts.start(for: "new")?.lastPathComponent == "last")
        #expect(contexts.start(for: nil)?.lastPathComponent == "last")
        #expect(contexts.start(for: "old") == nil)
    }

    @Test func `a session that is too large alone leaves too`() throws {
        try fill("large", bytes: 1001)
        contexts.trim()
        #expect(names().isEmpty)
    }

    @Test func `a deleted session's cache is removed, a forked one's is shared`() throws {
        let store = try SQLiteSessionStore(Database.inMemory(), contexts: contexts)
        let message = try store.begin(title: "One", with: "hello", at: .iso("2026-05-01T12:00:00Z"))
        try fill(message.session, bytes: 10)
        let fork = try store.fork(message.session, at: .iso("2026-05-01T12:00:00Z"))
        #expect(names() == [fork.id, message.session].sorted())
        try store.delete(message.session)
        #expect(names() == [fork.id])
        let kept = contexts.folder(of: fork.id).appending(path: "0.chunk")
        #expect(try Data(contentsOf: kept).count == 10)
    }
}
