import AgentCore
import Dispatch
import Foundation

/// Threads of their own for the tasks that answer requests. A model computes for seconds without a pause, and the shared
/// pool has no more threads than the machine has cores: one reply would keep all other requests waiting.
final class WorkerThreads: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var threads = 0
        var idle = 0
    }

    private let state = Locked(State())
    private let ready = DispatchSemaphore(value: 0)
    private let most: Int

    /// At most so many threads, started as they are needed.
    init(most: Int) { self.most = most }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let needsThread = state.withLock { state in
            state.jobs.append(job)
            guard state.jobs.count > state.idle, state.threads < most else { return false }
            state.threads += 1
            return true
        }
        if needsThread {
            let thread = Thread { [self] in work() }
            thread.stackSize = 8 << 20
            thread.start()
        }
        ready.signal()
    }

    private func work() {
        while true {
            state.withLock { $0.idle += 1 }
            ready.wait()
            let job = state.withLock { state in
                state.idle -= 1
                return state.jobs.isEmpty ? nil : state.jobs.removeFirst()
            }
            guard let job else { continue }
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}
