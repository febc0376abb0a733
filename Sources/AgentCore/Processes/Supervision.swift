/// When a running program is asked to end, when it is made to, and when there is no more to wait for: decisions alone,
/// which `ProcessSupervisor` carries out.
struct Supervision {
    typealias Instant = ContinuousClock.Instant

    /// What is to be done now.
    enum Action: Hashable {
        /// Asks the whole group to end.
        case terminate
        /// Ends the whole group.
        case kill
        /// Collects the program and tells what became of it.
        case finish
        /// The system does not end it.
        case giveUp
    }

    /// Why it was ended.
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

    /// How long a program may take to end when it is asked to.
    let grace: Duration
    /// How long the system may take to end a program, and how long output is waited for that something else still
    /// holds open.
    let patience: Duration

    /// Why it was ended, if it was.
    private(set) var stop: Stop?
    /// When to decide again, if nothing happens before.
    private(set) var deadline: Instant
    private var phase = Phase.running

    /// Begins with the program's start.
    init(start: Instant, timeLimit: Duration, grace: Duration = .seconds(2), patience: Duration = .seconds(1)) {
        self.grace = grace
        self.patience = patience
        // An instant is a sum that overflows.
        deadline = start + min(max(.zero, timeLimit), .seconds(366 * 86_400))
    }

    /// Decides.
    ///
    /// - Parameters:
    ///   - now: the present moment.
    ///   - hasExited: whether the program has ended; it is not collected yet, so that its group's number is still its own.
    ///   - isCancelled: whether nobody wants it any more.
    ///   - isDrained: whether nothing holds its output open any more.
    mutating func decide(at now: Instant, hasExited: Bool, isCancelled: Bool, isDrained: Bool) -> Action? {
        if hasExited, phase != .draining {
            phase = .draining
            deadline = now + patience
            // What it started and left running.
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
