import AgentCore
import Foundation
import Synchronization
import TestKit
import Testing

@Suite struct ObservingTests {
    let room: TurnRoom
    private var sessions: SQLiteSessionStore { room.sessions }
    private var now: Date { room.now }

    init() throws { room = try TurnRoom() }

    private func loop(_ skill: StubSkill) -> AgentLoop {
        room.loop(
            ScriptedModel { _ in [.text("ok")] }, [room.entry(skill.name, scope: .builtin, implementation: skill)])
    }

    private static func learned(_ text: String) -> Observation {
        var observation = Observation()
        observation.learned = [.init(.add, FactReference(id: "f", text: text))]
        return observation
    }

    private func send(_ text: String, _ loop: AgentLoop) async throws -> TurnResult {
        try await loop.collect(TurnRequest(text: text)).0
    }

    @Test func `a message is pending until its skills have observed it`() async throws {
        let sessions = sessions
        let owed = Mutex<[String]>([])
        let skill = StubSkill(
            name: "memory",
            observe: { _ in
                let now = try sessions.pendingObservations().map(\.message.content)
                owed.withLock { $0 = now }
                return Observation()
            })
        _ = try await send("Hello", loop(skill))
        #expect(owed.withLock { $0 } == ["Hello"])
        #expect(try sessions.pendingObservations().isEmpty)
    }

    @Test func `a message of an interrupted turn is observed first in the next turn`() async throws {
        let lost = try sessions.begin(title: "Lost", with: "I live in Ghent", at: now, observers: ["memory"])
        _ = try sessions.append(.assistant, "Nice.", to: lost.session, at: now, finishReason: .stop)
        let skill = StubSkill(name: "memory")
        _ = try await send("And now?", loop(skill))
        #expect(skill.exchanges.map(\.user.content) == ["I live in Ghent", "And now?"])
        #expect(skill.exchanges.first?.reply?.content == "Nice.")
        #expect(try sessions.pendingObservations().isEmpty)
    }

    @Test func `a private turn leaves pending observations alone`() async throws {
        _ = try sessions.begin(title: "Lost", with: "I live in Ghent", at: now, observers: ["memory"])
        let skill = StubSkill(name: "memory")
        _ = try await loop(skill).collect(TurnRequest(text: "Secret", isPrivate: true))
        #expect(skill.exchanges.isEmpty)
        #expect(try sessions.pendingObservations().count == 1)
    }

    @Test func `a deleted message is no longer pending`() async throws {
        let lost = try sessions.begin(title: "Lost", with: "I live in Ghent", at: now, observers: ["memory"])
        try sessions.delete(lost.session)
        #expect(try sessions.pendingObservations().isEmpty)
        let kept = try sessions.begin(title: "Kept", with: "I live in Genk", at: now, observers: ["memory"])
        _ = try sessions.removeLastExchange(of: kept.session, at: now)
        #expect(try sessions.pendingObservations().isEmpty)
    }

    @Test func `background work runs once for each exchange`() async throws {
        let skill = StubSkill(
            name: "memory", backgroundWork: { exchange in Self.learned("studied \(exchange.user.content)") })
        let loop = loop(skill)
        #expect(try await send("One", loop).factsLearned.isEmpty)
        _ = try await send("Two", loop)
        let learned = await loop.runBackgroundWork { _ in }
        #expect(learned.map(\.fact.text) == ["studied One", "studied Two"])
        #expect(await loop.runBackgroundWork { _ in }.isEmpty)
    }

    @Test func `background work remains where another program without it observed the message too`() async throws {
        let other = loop(StubSkill(name: "memory"))
        let skill = StubSkill(
            name: "memory",
            observe: { _ in
                await other.resumeObservations { _ in }
                return Observation()
            },
            backgroundWork: { exchange in Self.learned("studied \(exchange.user.content)") })
        let loop = loop(skill)
        _ = try await send("One", loop)
        #expect(await loop.runBackgroundWork { _ in }.map(\.fact.text) == ["studied One"])
    }

    @Test func `background work of a message that was deleted meanwhile is not remembered`() async throws {
        let sessions = sessions
        let skill = StubSkill(
            name: "memory",
            observe: { exchange in
                try sessions.delete(exchange.user.session)
                return Observation()
            },
            backgroundWork: { _ in Self.learned("never") })
        let (_, events) = try await loop(skill).collect(TurnRequest(text: "One"))
        #expect(try sessions.pendingObservations().isEmpty)
        #expect(!events.contains { if case .notice = $0 { true } else { false } })
    }

    @Test func `cancelled background work is resumed later`() async throws {
        let isFirst = Mutex(true)
        let (started, start) = AsyncStream<Void>.makeStream()
        let skill = StubSkill(
            name: "memory",
            backgroundWork: { _ in
                if isFirst.withLock({ first in
                    defer { first = false }
                    return first
                }) {
                    start.yield()
                    while true {
                        try Task.checkCancellation()
                        await Task.yield()
                    }
                }
                return Self.learned("at last")
            })
        let loop = loop(skill)
        _ = try await send("One", loop)
        let task = Task { await loop.runBackgroundWork { _ in } }
        for await _ in started { break }
        task.cancel()
        #expect(await task.value.isEmpty)
        #expect(try sessions.pendingObservations().map(\.stage) == [.backgroundWork])
        #expect(await loop.runBackgroundWork { _ in }.map(\.fact.text) == ["at last"])
    }

    @Test func `a skill that fails in background work is reported and not run again`() async throws {
        let skill = StubSkill(
            name: "memory", backgroundWork: { _ in throw AgentError(.failed, "the model is gone", remedy: "") })
        let loop = loop(skill)
        _ = try await send("One", loop)
        let notices = Mutex<[TurnEvent]>([])
        #expect(await loop.runBackgroundWork { event in notices.withLock { $0.append(event) } }.isEmpty)
        guard case .notice(let line)? = notices.withLock({ $0 }).first else {
            return #expect(Bool(false), "no notice")
        }
        #expect(line.contains("@memory could not learn from this turn") && line.contains("the model is gone"))
        #expect(try sessions.pendingObservations().isEmpty)
    }

    @Test func `only the newest twenty exchanges of a long queue get background work`() async throws {
        let skill = StubSkill(name: "memory", backgroundWork: { exchange in Self.learned(exchange.user.content) })
        let loop = loop(skill)
        for number in 1...23 { _ = try await send("\(number)", loop) }
        #expect(await loop.runBackgroundWork { _ in }.map(\.fact.text) == (4...23).map(String.init))
        #expect(try sessions.pendingObservations().isEmpty)
    }
}
