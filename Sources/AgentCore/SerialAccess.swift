/// Lets in one task at a time, in the order of arrival. An actor alone would not do: it lets other tasks in at every
/// `await`, and a model must not be shared during a generation.
public final class SerialAccess: Sendable {
    private struct Waiter {
        let number: Int
        let continuation: CheckedContinuation<Bool, Never>
        let told: @Sendable (Int) -> Void
    }

    private struct State {
        var isHeld = false
        var waiters: [Waiter] = []
        var nextNumber = 0
        /// Tasks that were cancelled before they began to wait.
        var cancelled: Set<Int> = []

        func tell() {
            for (index, waiter) in waiters.enumerated() { waiter.told(index + 1) }
        }
    }

    private let state = Locked(State())

    /// Access that nobody has.
    public init() {}

    /// How many tasks are in or wait.
    public var count: Int { state.withLock { $0.waiters.count + ($0.isHeld ? 1 : 0) } }

    /// Waits until no other task is in, and enters.
    ///
    /// - Parameter told: is given the place among those that wait, from 1, at first and whenever it changes; not called
    ///   where nobody is in. Must not wait.
    /// - Returns: false if the task was cancelled instead.
    public func enter(told: @escaping @Sendable (Int) -> Void = { _ in }) async -> Bool {
        guard !Task.isCancelled else { return false }
        let number = state.withLock { state in
            state.nextNumber += 1
            return state.nextNumber
        }
        defer { state.withLock { _ = $0.cancelled.remove(number) } }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer: Bool? = state.withLock { state in
                    if state.cancelled.contains(number) { return false }
                    guard state.isHeld else {
                        state.isHeld = true
                        return true
                    }
                    state.waiters.append(Waiter(number: number, continuation: continuation, told: told))
                    told(state.waiters.count)
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            cancel(number)
        }
    }

    /// Leaves, and lets the next task in.
    public func leave() {
        let next = state.withLock { state -> Waiter? in
            guard !state.waiters.isEmpty else {
                state.isHeld = false
                return nil
            }
            let next = state.waiters.removeFirst()
            state.tell()
            return next
        }
        next?.continuation.resume(returning: true)
    }

    private func cancel(_ number: Int) {
        let waiter = state.withLock { state -> Waiter? in
            guard let index = state.waiters.firstIndex(where: { $0.number == number }) else {
                state.cancelled.insert(number)
                return nil
            }
            let waiter = state.waiters.remove(at: index)
            state.tell()
            return waiter
        }
        waiter?.continuation.resume(returning: false)
    }
}
