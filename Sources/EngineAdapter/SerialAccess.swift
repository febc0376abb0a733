import AgentCore

/// Lets in one task at a time, in the order of arrival. An actor alone would not do: it lets other tasks in at every
/// `await`, and a model must not be shared during a generation.
final class SerialAccess: Sendable {
    private struct Waiter {
        let number: Int
        let continuation: CheckedContinuation<Bool, Never>
    }

    private struct State {
        var isHeld = false
        var waiters: [Waiter] = []
        var nextNumber = 0
        /// Tasks that were cancelled before they began to wait.
        var cancelled: Set<Int> = []
    }

    private let state = Locked(State())

    /// Waits until no other task is in, and enters.
    ///
    /// - Returns: false if the task was cancelled instead.
    func enter() async -> Bool {
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
                    if state.isHeld {
                        state.waiters.append(Waiter(number: number, continuation: continuation))
                        return nil
                    }
                    state.isHeld = true
                    return true
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            cancel(number)
        }
    }

    /// Leaves, and lets the next task in.
    func leave() {
        let next = state.withLock { state -> Waiter? in
            guard !state.waiters.isEmpty else {
                state.isHeld = false
                return nil
            }
            return state.waiters.removeFirst()
        }
        next?.continuation.resume(returning: true)
    }

    private func cancel(_ number: Int) {
        let waiter = state.withLock { state -> Waiter? in
            guard let index = state.waiters.firstIndex(where: { $0.number == number }) else {
                state.cancelled.insert(number)
                return nil
            }
            return state.waiters.remove(at: index)
        }
        waiter?.continuation.resume(returning: false)
    }
}
