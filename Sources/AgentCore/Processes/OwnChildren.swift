package import Foundation

/// The children that this process started, to be told from orphans that it adopted.
package enum OwnChildren {
    private struct State {
        var numbers: Set<pid_t> = []
        /// Programs whose families are not over.
        var families = 0
        var adoptsOrphans = false
    }

    private static let state = Locked(State())
    /// How often, and how long each time, a process that was ended is waited for.
    private static let rounds = 100
    private static let pause: useconds_t = 10_000

    /// From now on a process whose parent ends becomes a child of this one, where the system has that (prctl(2),
    /// PR_SET_CHILD_SUBREAPER), and is ended when no program runs any more that may have started it.
    package static func adoptOrphans() { state.withLock { $0.adoptsOrphans = ProcessTable.adoptOrphans() } }

    /// Starts a child; until it is taken down, no other may be looked for.
    package static func start<Failure: Error>(_ body: () -> Result<pid_t, Failure>) -> Result<pid_t, Failure> {
        state.withLock { state in
            let result = body()
            if case .success(let number) = result { state.numbers.insert(number) }
            return result
        }
    }

    /// A child's status was taken; its number may be another's now.
    package static func collected(_ number: pid_t) { state.withLock { _ = $0.numbers.remove(number) } }

    static func begin() { state.withLock { $0.families += 1 } }
    static func end() { state.withLock { $0.families -= 1 } }

    /// Ends the processes with this variable and, where nothing else runs, all adopted ones.
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

    /// Adopted processes to be ended; those that have ended are collected.
    private static func adopted(_ state: State) -> [pid_t] {
        guard state.adoptsOrphans else { return [] }
        return ProcessTable.children().filter { number in
            guard !state.numbers.contains(number) else { return false }
            var status: Int32 = 0
            return waitpid(number, &status, WNOHANG) == 0 && state.families == 0
        }
    }
}
