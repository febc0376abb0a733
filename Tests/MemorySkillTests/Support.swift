import AgentCore
import Foundation
import Testing

@testable import MemorySkill

/// A real database file in a directory of its own, removed with the value.
final class TemporaryStore: Sendable {
    let directory: URL
    let database: Database
    let store: SQLiteMemoryStore
    let skill: MemorySkill

    init() throws {
        directory = FileManager.default.temporaryDirectory.appending(path: "memory-\(UUID().uuidString)")
        database = try Database(at: directory.appending(path: "agent.sqlite"))
        store = try SQLiteMemoryStore(database: database)
        skill = MemorySkill(store: store, reader: Script.reader(), calendar: Fixtures.calendar)
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    /// The tables of the session store, and one session in them.
    func makeMessages() throws {
        _ = try SQLiteSessionStore(database, calendar: Fixtures.calendar)
        let now = SQLValue.text(Timestamp.text(Fixtures.now))
        try database.execute(
            "INSERT INTO sessions (id, title, created_at, last_message_at) VALUES ('s1', 'One', ?, ?)", [now, now])
    }

    /// Saves a message as a session would.
    func save(_ message: Message) throws {
        try database.execute(
            "INSERT INTO messages (id, session, role, content, created_at) VALUES (?, ?, ?, ?, ?)",
            [
                .text(message.id), .text(message.session), .text(message.role.rawValue), .text(message.content),
                .text(Timestamp.text(message.createdAt)),
            ])
    }

    /// Imports a conversation of `(speaker, text)` as one session; references count from 1.
    func importConversation(_ lines: [(String, String)], session: String) throws {
        _ = try SQLiteSessionStore(database, calendar: Fixtures.calendar).add(
            zip(1..., lines).map { number, line in
                ImportedMessage(
                    session: session, role: number % 2 == 1 ? .user : .assistant, name: line.0, content: line.1,
                    createdAt: Fixtures.now, reference: "\(session):\(number)")
            })
    }

    /// Has the skill learn from one message; answers what it learned.
    @discardableResult
    func learn(
        _ text: String, after history: [Message] = [], reply: String? = nil, at date: Date = Fixtures.now,
        id: String = Identifier.make()
    ) async throws -> Observation {
        let user = Fixtures.message(text, id: id, at: date)
        let answer = reply.map { Fixtures.message($0, role: .assistant, at: date) }
        return try await skill.observe(
            SavedExchange(user: user, reply: answer, history: history), SkillContext(now: date, session: "s1"))
    }

    /// Runs a command.
    @discardableResult
    func run(_ words: String..., input: String? = nil, isPrivate: Bool = false) async throws -> SkillOutput {
        var reading: (@Sendable () throws -> String)?
        if let input { reading = { input } }
        let output = try await skill.invoke(
            Invocation(name: "memory", text: words.joined(separator: " "), words: words, input: reading),
            SkillContext(now: Fixtures.now, session: nil, isPrivate: isPrivate))
        return try #require(output)
    }

    /// What the skill answers by itself to a text that is not addressed to it.
    func answer(_ text: String, at date: Date = Fixtures.now, session: String? = "s1", isPrivate: Bool = false)
        async throws -> SkillOutput?
    {
        let parsed = ParsedTurn(request: TurnRequest(text: text), text: text, invocations: [])
        return try await skill.answer(
            RoutedTurn(parsed: parsed, skills: [], history: []),
            SkillContext(now: date, session: session, isPrivate: isPrivate))
    }

    /// The sentences of the facts that hold.
    func texts() throws -> [String] { try store.facts(in: [.current]).map(\.text) }

    /// What a turn is told.
    func prepare(_ text: String, history: [Message] = []) async throws -> Preparation {
        let parsed = ParsedTurn(request: TurnRequest(text: text), text: text, invocations: [])
        return try await skill.prepare(
            RoutedTurn(parsed: parsed, skills: [RoutedSkill(name: "memory", why: .always)], history: history),
            SkillContext(now: Fixtures.now, session: "s1"))
    }
}

/// Values that tests share.
enum Fixtures {
    /// Noon of a Saturday.
    static let now = Timestamp.date("2026-03-14T12:00:00Z") ?? Date(timeIntervalSince1970: 0)

    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    static func message(
        _ text: String, role: Message.Role = .user, id: String = Identifier.make(), at date: Date = now
    ) -> Message { Message(id: id, session: "s1", role: role, content: text, createdAt: date) }
}
