package import Foundation

/// Keeps track of the children that this process started, to distinguish them from orphans that it adopted.
package enum OwnChildren {
    private struct State {
        var numbers: Set<pid_t> = []
        /// The number of process families still in use.
        var families = 0
        var adoptsOrphans = false
    }

    private static let state = Locked(State())
    /// How often, and how many microseconds each time, to wait for killed processes to go away.
    private static let rounds = 100
    private static let pause: useconds_t = 10_000

    /// Makes this process adopt orphaned descendants, where the system supports it (prctl(2), PR_SET_CHILD_SUBREAPER).
    /// They are killed once no program that may have started them is running.
    package static func adoptOrphans() { state.withLock { $0.adoptsOrphans = ProcessTable.adoptOrphans() } }

    /// Starts a child and records it under the lock, so that `endStrays` cannot mistake it for an orphan in between.
    package static func start<Failure: Error>(_ body: () -> Result<pid_t, Failure>) -> Result<pid_t, Failure> {
        state.withLock { state in
            let result = body()
            if case .success(let number) = result { state.numbers.insert(number) }
            return result
        }
    }

    /// Forgets a child after `waitpid` has returned its status, because the system may reuse its number.
    package static func collected(_ number: pid_t) { state.withLock { _ = $0.numbers.remove(number) } }

    static func begin() { state.withLock { $0.families += 1 } }
    static func end() { state.withLock { $0.families -= 1 } }

    /// Kills the processes with this environment variable and, if no family is left, all adopted orphans.
    static func endStrays(of variable: String) {
        for _ in 0..<rounds {
            let isDone = state.withLock { state in
                let strays = Set(ProcessTable.processes(with: variable)).union(adopted(state))
                for number in strays { kill(number, SIGKILL) }
                return strays.isEmpty
            }
            if isDone { return }
            usleep(pause)
        }
    }

    /// The adopted processes to kill. Those that have already ended are reaped.
    private static func adopted(_ state: State) -> [pid_t] {
        guard state.adoptsOrphans else { return [] }
        return ProcessTable.children().filter { number in
            guard !state.numbers.contains(number) else { return false }
            var status: Int32 = 0
            return waitpid(number, &status, WNOHANG) == 0 && state.families == 0
        }
    }
}
