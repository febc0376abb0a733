import AgentCore
import EngineAdapter
import Foundation
import TestKit
import Testing

@testable import MemorySkill

/// What the built-in model is reminded of where other conversations are asked about.
struct PastTalkTests {
    private static let now = Timestamp.date("2026-03-14T12:00:00Z") ?? Date(timeIntervalSince1970: 0)

    /// What memory prepares for the first message of a conversation after two others, of yesterday and of this morning. The
    /// message itself is stored already.
    private func prepared(_ message: String, forBuiltIn: Bool = true) async throws -> Preparation {
        let directory = FileManager.default.temporaryDirectory.appending(path: "past-talk-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let database = try Database(at: directory.appending(path: "agent.sqlite"))
        let store = try SQLiteMemoryStore(database: database)
        let lines = [
            ("a", -1.0, "I saw a heron at the pond. Lotte slipped in the mud."),
            ("a", -0.99, "What do herons eat?"),
            ("b", -0.1, "We had pancakes with lemon, the kids were thrilled."), ("c", 0, message),
        ]
        let sessions = try SQLiteSessionStore(database)
        _ = try sessions.add(
            lines.enumerated().map { number, line in
                ImportedMessage(
                    session: line.0, role: .user, name: "Ines", content: line.2,
                    createdAt: Self.now.addingTimeInterval(line.1 * 86_400), reference: "\(number)")
            })
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let skill = MemorySkill(
            store: store, encoder: forBuiltIn ? RecallByMeaningTests.encoder : nil,
            ranker: forBuiltIn ? RecallByMeaningTests.ranker() : nil, calendar: calendar)
        let newest = try #require(try store.userMessages(since: "2026-03-14T12").last)
        let parsed = ParsedTurn(request: TurnRequest(text: message), text: message, invocations: [])
        return try await skill.prepare(
            RoutedTurn(parsed: parsed, skills: [RoutedSkill(name: "memory", why: .always)], history: []),
            SkillContext(now: Self.now, session: newest.session, message: newest.id))
    }

    @Test(arguments: [
        ("What did I see at the pond?", ["I saw a heron at the pond"]),
        ("what did we have with lemon?", ["We had pancakes with lemon, the kids were thrilled"]),
        ("What did I tell you about the heron?", ["I saw a heron at the pond"]),
        ("What did we talk about last time?", ["We had pancakes with lemon, the kids were thrilled"]),
        ("remind me what we discussed yesterday", ["I saw a heron at the pond"]),
        (
            "What did I tell you this week?",
            ["I saw a heron at the pond", "We had pancakes with lemon, the kids were thrilled"]
        ),
    ])
    func `the reminder has the answering sentence, not the messages`(_ message: String, _ told: [String]) async throws {
        let prepared = try await prepared(message)
        #expect(!prepared.sections.contains { $0.kind == .memory })
        let reminder = try #require(prepared.sections.first { $0.kind == .reminder }.flatMap { Reminder($0.text) })
        #expect(reminder.lines == told.map { .said($0) })
        #expect(prepared.messagesUsed.count == told.count)
    }

    @Test(arguments: [
        "What did I tell you about the dentist?", "what did we talk about in 2024?",
        "I wrote it down at the pond. What was my dentist's name?",
    ])
    func `questions about things never said are answered as unknown`(_ message: String) async throws {
        let prepared = try await prepared(message)
        #expect(prepared.sections.compactMap { Reminder($0.text) } == [Reminder()])
        #expect(prepared.messagesUsed.isEmpty)
    }

    @Test func `another model is given the messages of the time range`() async throws {
        let prepared = try await prepared("What did we talk about yesterday?", forBuiltIn: false)
        let section = try #require(prepared.sections.first { $0.kind == .memory }?.text)
        #expect(section.contains("I saw a heron at the pond. Lotte slipped in the mud."))
        #expect(!section.contains("pancakes"))
    }

    @Test(arguments: [
        "What did we talk about?", "remind me what I told you last week", "what was it we discussed 2 days ago",
    ])
    func `a question about everything said is recognised`(_ text: String) { #expect(PastTalk.isAsked(by: text)) }

    @Test(arguments: [
        "What did I tell you about the car?", "I told you!", "what did you say yesterday?", "did we talk about money?",
    ])
    func `other questions are not`(_ text: String) { #expect(!PastTalk.isAsked(by: text)) }
}
