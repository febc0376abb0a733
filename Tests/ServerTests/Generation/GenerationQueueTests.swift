import AgentCore
import Testing

@testable import Server

@Suite struct GenerationQueueTests {
    @Test func `who waits is let in by arrival, one at a time, and told the place as it changes`() async throws {
        let queue = GenerationQueue()
        #expect(await queue.enter("m", told: { _ in }))
        let events = Locked<[String]>([])
        var tasks: [Task<Void, Never>] = []
        for number in 1...4 {
            tasks.append(
                Task {
                    let isIn = await queue.enter("m") { place in events.withLock { $0.append("\(number) at \(place)") }
                    }
                    events.withLock { $0.append("\(number) \(isIn ? "in" : "left")") }
                    if isIn { queue.leave("m") }
                })
            #expect(try await ServerRoom.wait { events.withLock { $0.last } == "\(number) at \(number)" })
        }
        #expect(queue.count == 5)
        tasks[1].cancel()
        #expect(try await ServerRoom.wait { events.withLock { $0.contains("2 left") } })
        #expect(events.withLock { $0 }.contains("4 at 3"))
        queue.leave("m")
        for task in tasks { await task.value }
        let entered = events.withLock { $0 }.filter { $0.hasSuffix("in") }
        #expect(entered == ["1 in", "3 in", "4 in"])
        #expect(queue.count == 0)
    }

    @Test func `models do not wait for each other`() async {
        let queue = GenerationQueue()
        #expect(await queue.enter("one", told: { _ in }))
        #expect(await queue.enter("two", told: { _ in Issue.record("it waited") }))
        #expect(queue.count == 2)
    }
}
