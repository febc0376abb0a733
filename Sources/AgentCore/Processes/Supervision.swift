/// State machine that decides when to terminate and kill a program, and when its run is finished. It performs no I/O;
/// `ProcessSupervisor` carries out the actions.
struct Supervision {
    typealias Instant = ContinuousClock.Instant

    /// What to do now.
    enum Action: Hashable {
        /// Send SIGTERM to the process group.
        case terminate
        /// Send SIGKILL to the process group.
        case kill
        /// Reap the program and return its outcome.
        case finish
        /// Report an error: the program does not end even after SIGKILL.
        case giveUp
    }

    /// Why the program was stopped.
    enum Stop: Hashable {
        case timeLimit
        case cancellation
    }

    private enum Phase {
        case running
        case ending
        case killed
        case draining
    }

    /// How long a program may take to end after SIGTERM.
    let grace: Duration
    /// How long to wait for output that another process still holds open. After SIGKILL the program gets this and four
    /// seconds more to end.
    let patience: Duration

    /// Why the program was stopped; `nil` if it was not.
    private(set) var stop: Stop?
    /// When to call `decide` again if nothing happens before.
    private(set) var deadline: Instant
    private var phase = Phase.running

    /// Starts at the program's start.
    init(start: Instant, timeLimit: Duration, grace: Duration = .seconds(2), patience: Duration = .seconds(1)) {
        self.grace = grace
        self.patience = patience
        // Limit the duration, because the sum could overflow.
        deadline = start + min(max(.zero, timeLimit), .seconds(366 * 86_400))
    }

    /// Decides what to do; `nil` to wait.
    ///
    /// - Parameters:
    ///   - now: the current time.
    ///   - hasExited: whether the program has ended. It must not be reaped yet, so that its group's number stays taken.
    ///   - isCancelled: whether the run was cancelled.
    ///   - isDrained: whether all its output streams have ended.
    mutating func decide(at now: Instant, hasExited: Bool, isCancelled: Bool, isDrained: Bool) -> Action? {
        if hasExited, phase != .draining {
            phase = .draining
            deadline = now + patience
            // Kill what it started and left running in its group.
            return .kill
        }
        switch phase {
        case .running:
            guard isCancelled || now >= deadline else { return nil }
            stop = isCancelled ? .cancellation : .timeLimit
            phase = .ending
            deadline = now + grace
            return .terminate
        case .ending:
            guard now >= deadline else { return nil }
            phase = .killed
            deadline = now + patience + .seconds(4)
            return .kill
        case .killed:
            return now >= deadline ? .giveUp : nil
        case .draining:
            return isDrained || now >= deadline ? .finish : nil
        }
    }
}
