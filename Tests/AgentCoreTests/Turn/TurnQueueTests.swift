import AgentCore
import TestKit
import Testing

@Suite struct TurnQueueTests {
    let room: TurnRoom

    init() throws { room = try TurnRoom() }

    @Test(.timeLimit(.minutes(1)))
    func `who waits is let in by arrival, one at a time, and told the place as it changes`() async throws {
        let queue = TurnQueue()
        let events = Locked<[String]>([])
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let first = Task { try await queue.run(on: "m") { for await _ in ends { break } } }
        while queue.count < 1 { await Task.yield() }
        var tasks: [Task<Void, Never>] = []
        for number in 1...4 {
            tasks.append(
                Task {
                    do {
                        try await queue.run(on: "m") { place in
                            events.withLock { $0.append("\(number) at \(place)") }
                        } _: {
                            events.withLock { $0.append("\(number) in") }
                        }
                    } catch {
                        events.withLock { $0.append("\(number) left") }
                    }
                })
            while events.withLock({ $0.last }) != "\(number) at \(number)" { await Task.yield() }
        }
        #expect(queue.count == 5)
        tasks[1].cancel()
        await tasks[1].value
        #expect(events.withLock { $0 }.contains("2 left") && events.withLock { $0 }.contains("4 at 3"))
        end.yield()
        try await first.value
        for task in tasks { await task.value }
        #expect(events.withLock { $0 }.filter { $0.hasSuffix("in") } == ["1 in", "3 in", "4 in"])
        #expect(queue.count == 0)
    }

    @Test(.timeLimit(.minutes(1))) func `models do not wait for each other`() async throws {
        let queue = TurnQueue()
        try await queue.run(on: "one") {
            try await queue.run(on: "two") { _ in
                Issue.record("it waited")
            } _: {
            }
        }
    }

    @Test(.timeLimit(.minutes(1))) func `slow work begins when nobody waits, and the next turn stops it`() async throws
    {
        let events = Locked<[String]>([])
        let loop = loop(events)
        let queue = TurnQueue()
        try await queue.run(on: "m") {
            queue.beginBackgroundWork(loop, after: try await loop.collect(TurnRequest(text: "Hello")).0)
        }
        while events.withLock({ $0.isEmpty }) { await Task.yield() }
        try await queue.run(on: "m") { events.withLock { $0.append("next turn") } }
        #expect(events.withLock { $0 } == ["begun", "stopped", "next turn"])
    }

    @Test(.timeLimit(.minutes(1))) func `slow work does not begin while somebody waits`() async throws {
        let events = Locked<[String]>([])
        let loop = loop(events)
        let queue = TurnQueue()
        var next: Task<Void, any Error>?
        try await queue.run(on: "m") {
            let result = try await loop.collect(TurnRequest(text: "Hello")).0
            next = Task { try await queue.run(on: "m") { events.withLock { $0.append("next turn") } } }
            while queue.count < 2 { await Task.yield() }
            queue.beginBackgroundWork(loop, after: result)
        }
        try await next?.value
        await queue.endBackgroundWork()
        #expect(events.withLock { $0 } == ["next turn"])
    }

    /// A loop with a skill whose slow work tells of its beginning and its end.
    private func loop(_ events: Locked<[String]>) -> AgentLoop {
        let skill = StubSkill(
            name: "memory",
            backgroundWork: { _ in
                events.withLock { $0.append("begun") }
                do {
                    try await Task.sleep(for: .seconds(60))
                } catch {
                    events.withLock { $0.append("stopped") }
                    throw error
                }
                return Observation()
            })
        return room.loop(
            ScriptedModel { _ in [.text("ok")] }, [room.entry(skill.name, scope: .builtin, implementation: skill)])
    }
}
