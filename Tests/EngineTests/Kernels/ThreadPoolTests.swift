import Synchronization
import Testing

@testable import Engine

/// The threads that share a decoder's work.
@Suite struct ThreadPoolTests {
    @Test(arguments: [1, 2, 5])
    func `every item is done once, and all are done when the call returns`(_ threads: Int) {
        let pool = ThreadPool(threads: threads)
        #expect(pool.threads == threads)
        var complete = true
        for round in 0..<2000 {
            let count = round % 23
            let calls = Mutex([Int](repeating: 0, count: count))
            pool.forEach(count) { item, thread in
                calls.withLock { $0[item] += thread < threads ? 1 : 2 }
            }
            complete = complete && calls.withLock { $0.allSatisfy { $0 == 1 } }
        }
        #expect(complete)
    }

    @Test func `small work stays on the caller's thread`() {
        let pool = ThreadPool(threads: 3)
        let seen = Mutex(Set<Int>())
        pool.forEach(50, alone: true) { _, thread in seen.withLock { _ = $0.insert(thread) } }
        #expect(seen.withLock { $0 } == [0])
    }
}
