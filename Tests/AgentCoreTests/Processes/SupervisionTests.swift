import Testing

@testable import AgentCore

@Suite struct SupervisionTests {
    let start = ContinuousClock.now

    func after(_ seconds: Double) -> ContinuousClock.Instant { start + .seconds(seconds) }

    @Test func `after a program exits its group is killed, and its output is read to the end`() {
        var supervision = Supervision(start: start, timeLimit: .seconds(10))
        #expect(supervision.decide(at: after(1), hasExited: false, isCancelled: false, isDrained: false) == nil)
        #expect(supervision.decide(at: after(2), hasExited: true, isCancelled: false, isDrained: false) == .kill)
        #expect(supervision.decide(at: after(2), hasExited: true, isCancelled: false, isDrained: false) == nil)
        #expect(supervision.decide(at: after(2.1), hasExited: true, isCancelled: false, isDrained: true) == .finish)
        #expect(supervision.stop == nil)
    }

    @Test func `output held open by another process is awaited only for a while`() {
        var supervision = Supervision(start: start, timeLimit: .seconds(10))
        #expect(supervision.decide(at: after(2), hasExited: true, isCancelled: false, isDrained: false) == .kill)
        #expect(supervision.decide(at: after(4), hasExited: true, isCancelled: false, isDrained: false) == .finish)
    }

    @Test func `at the time limit a program is asked to end, then killed, then given up`() {
        var supervision = Supervision(start: start, timeLimit: .seconds(10))
        let steps = [10.0, 11, 12, 13, 18].map {
            supervision.decide(at: after($0), hasExited: false, isCancelled: false, isDrained: false)
        }
        #expect(steps == [.terminate, nil, .kill, nil, .giveUp])
        #expect(supervision.stop == .timeLimit)
    }

    @Test func `a cancellation counts before the time limit, and not after`() {
        var early = Supervision(start: start, timeLimit: .seconds(10))
        #expect(early.decide(at: after(1), hasExited: false, isCancelled: true, isDrained: false) == .terminate)
        #expect(early.stop == .cancellation)
        var late = Supervision(start: start, timeLimit: .seconds(10))
        _ = late.decide(at: after(11), hasExited: false, isCancelled: false, isDrained: false)
        #expect(late.decide(at: after(11.5), hasExited: false, isCancelled: true, isDrained: false) == nil)
        #expect(late.stop == .timeLimit)
    }

    @Test(arguments: [Duration.seconds(Int64.max), .seconds(-5), .zero])
    func `any time limit is accepted`(limit: Duration) {
        var supervision = Supervision(start: start, timeLimit: limit)
        let action = supervision.decide(at: start, hasExited: false, isCancelled: false, isDrained: false)
        #expect(action == (limit > .zero ? nil : .terminate))
    }
}
