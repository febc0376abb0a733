import AgentCore

/// The questions about tool calls that wait for an answer from the page.
final class Consents: Sendable {
    private let waiting = Locked<[String: CheckedContinuation<ToolAnswer, Never>]>([:])

    /// Waits for the answer to a question; `no` where the task is cancelled.
    ///
    /// - Parameter ask: is given the question's id once an answer would be taken.
    func answer(_ ask: (String) -> Void) async -> ToolAnswer {
        let id = Identifier.make()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiting.withLock { $0[id] = continuation }
                if Task.isCancelled { _ = resolve(id, .no) } else { ask(id) }
            }
        } onCancel: {
            _ = resolve(id, .no)
        }
    }

    /// Answers a question.
    ///
    /// - Returns: whether it was waiting.
    func resolve(_ id: String, _ answer: ToolAnswer) -> Bool {
        let continuation = waiting.withLock { $0.removeValue(forKey: id) }
        continuation?.resume(returning: answer)
        return continuation != nil
    }
}

/// Asks the person at the page of a conversation.
final class PageApproval: ToolApproval {
    /// Shows a question; its id and what it is.
    typealias Show = @Sendable (String, ToolQuestion) -> Void

    private let consents: Consents
    private let show = Locked<Show?>(nil)

    /// An approval with nobody at the page yet.
    init(_ consents: Consents) { self.consents = consents }

    /// Sets who is asked from now on; `nil` for nobody.
    func ask(by show: Show?) { self.show.withLock { $0 = show } }

    var absence: String? { show.withLock { $0 } == nil ? "nobody is there to be asked" : nil }

    func answer(_ question: ToolQuestion) async -> ToolAnswer {
        guard let show = show.withLock({ $0 }) else { return .no }
        return await consents.answer { show($0, question) }
    }
}
