import AgentCore

/// Lets one reply be generated at a time for each model, in the order of arrival, and tells those that wait how many are
/// before them.
final class GenerationQueue: Sendable {
    private struct Waiter {
        let number: Int
        let continuation: CheckedContinuation<Bool, Never>
        let told: @Sendable (Int) -> Void
    }

    private struct State {
        var held: Set<String> = []
        var waiters: [String: [Waiter]] = [:]
        var next = 0
        var cancelled: Set<Int> = []
    }

    private let state = Locked(State())

    /// How many replies are being generated or wait for it.
    var count: Int { state.withLock { state in state.held.count + state.waiters.values.reduce(0) { $0 + $1.count } } }

    /// Waits for the model, and takes it.
    ///
    /// - Parameter told: is given the place in the queue, from 1, at first and whenever it changes; not called where there
    ///   is no queue.
    /// - Returns: false where the task was cancelled instead.
    func enter(_ model: String, told: @escaping @Sendable (Int) -> Void) async -> Bool {
        guard !Task.isCancelled else { return false }
        let number = state.withLock { state in
            state.next += 1
            return state.next
        }
        defer { state.withLock { _ = $0.cancelled.remove(number) } }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer: Bool? = state.withLock { state in
                    if state.cancelled.contains(number) { return false }
                    guard state.held.contains(model) else {
                        state.held.insert(model)
                        return true
                    }
                    state.waiters[model, default: []].append(
                        Waiter(number: number, continuation: continuation, told: told))
                    told(state.waiters[model, default: []].count)
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            cancel(number)
        }
    }

    /// Gives the model to the next that waits.
    func leave(_ model: String) {
        let next = state.withLock { state -> Waiter? in
            guard var waiters = state.waiters[model], !waiters.isEmpty else {
                state.held.remove(model)
                return nil
            }
            let next = waiters.removeFirst()
            state.waiters[model] = waiters.isEmpty ? nil : waiters
            Self.tell(waiters)
            return next
        }
        next?.continuation.resume(returning: true)
    }

    private func cancel(_ number: Int) {
        let waiter = state.withLock { state -> Waiter? in
            for (model, waiters) in state.waiters {
                guard let index = waiters.firstIndex(where: { $0.number == number }) else { continue }
                var rest = waiters
                let found = rest.remove(at: index)
                state.waiters[model] = rest.isEmpty ? nil : rest
                Self.tell(rest)
                return found
            }
            state.cancelled.insert(number)
            return nil
        }
        waiter?.continuation.resume(returning: false)
    }

    private static func tell(_ waiters: [Waiter]) {
        for (index, waiter) in waiters.enumerated() { waiter.told(index + 1) }
    }
}
