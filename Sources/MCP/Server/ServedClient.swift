import AgentCore

/// One client of an `AgentService`: what it said about itself, its requests in progress, and what it was asked.
final class ServedClient: Sendable {
    private struct State {
        /// The revision agreed on by `initialize`.
        var revision: String?
        var canBeAsked = false
        var running: [RequestID: Task<Void, Never>] = [:]
        var asked: [RequestID: CheckedContinuation<Result<JSONValue, any Error>, Never>] = [:]
        var questions = 0
        /// Whether no message of the client can come any more.
        var isSilent = false
        var isClosed = false
    }

    private let service: AgentService
    private let state = Locked(State())

    /// The most requests in progress; further ones are refused.
    static let mostRequests = 256

    /// Begins with a client that has said nothing yet.
    init(_ service: AgentService) { self.service = service }

    /// The revision agreed on; `nil` before `initialize`.
    var revision: String? { state.withLock { $0.revision } }

    /// Takes a message. For a request it returns when the answer was sent, or the request was cancelled: then none is.
    /// Cancelling the task cancels the request.
    ///
    /// - Parameter send: sends the answer, and before it what belongs to the request.
    func receive(_ message: JSONRPCMessage, send: @escaping MessageSender) async {
        switch message {
        case .request(let id, let method, let params): await run(id, method, params, send)
        case .notification(let method, let params):
            guard method == Method.cancelled, let id = RequestID(params?["requestId"]) else { return }
            state.withLock { $0.running[id] }?.cancel()
        case .response(let id, let result):
            guard let id else { return }
            let waiting = state.withLock { $0.asked.removeValue(forKey: id) }
            waiting?.resume(returning: result.mapError { $0 })
        }
    }

    /// The client sends nothing more: what it was asked is not answered.
    func endInput() {
        let asked = state.withLock { state in
            state.isSilent = true
            return Array(state.asked.keys)
        }
        for id in asked { giveUp(id) }
    }

    /// Cancels all requests, and refuses further ones.
    func cancel() {
        let running = state.withLock { state in
            state.isClosed = true
            return Array(state.running.values)
        }
        for task in running { task.cancel() }
    }

    /// Cancels all requests and waits until they have ended.
    func close() async {
        cancel()
        for task in state.withLock({ Array($0.running.values) }) { await task.value }
    }

    private func run(
        _ id: RequestID, _ method: String, _ params: JSONValue?, _ send: @escaping MessageSender
    ) async {
        let begun = state.withLock { state -> Result<Task<Void, Never>, JSONRPCError> in
            if state.isClosed { return .failure(JSONRPCError(JSONRPCError.invalidRequest, "the server ends")) }
            guard state.running[id] == nil else {
                return .failure(JSONRPCError(JSONRPCError.invalidRequest, "a request with this id is in progress"))
            }
            guard state.running.count < Self.mostRequests else {
                return .failure(
                    JSONRPCError(
                        JSONRPCError.internalError, "\(Self.mostRequests) requests are in progress; try again later"))
            }
            let task = Task { [self] in
                let outcome = await outcome(of: method, params, send)
                self.state.withLock { $0.running[id] = nil }
                if let outcome { await send(.response(id, outcome)) }
            }
            state.running[id] = task
            return .success(task)
        }
        switch begun {
        case .success(let task):
            await withTaskCancellationHandler {
                await task.value
            } onCancel: {
                task.cancel()
            }
        case .failure(let error): await send(.response(id, .failure(error)))
        }
    }

    /// The answer to a request; `nil` if it was cancelled.
    private func outcome(
        of method: String, _ params: JSONValue?, _ send: @escaping MessageSender
    ) async -> Result<JSONValue, JSONRPCError>? {
        do {
            return .success(try await result(of: method, params, send))
        } catch let error as JSONRPCError {
            return Task.isCancelled ? nil : .failure(error)
        } catch {
            return Task.isCancelled ? nil : .failure(service.failure(error))
        }
    }

    private func result(of method: String, _ params: JSONValue?, _ send: @escaping MessageSender) async throws
        -> JSONValue
    {
        if RequestEnvelope.isIn(method, params) || method == Method.discover {
            return try await service.statelessResult(of: method, params, send: send)
        }
        if method == Method.initialize {
            let (result, revision) = try service.initialize(params)
            state.withLock { state in
                state.revision = revision
                state.canBeAsked = ConsentForm.canBeShown(by: params?["capabilities"] ?? [:])
            }
            return result
        }
        let (isReady, canBeAsked) = state.withLock { ($0.revision != nil, $0.canBeAsked) }
        guard isReady || method == Method.ping else {
            throw JSONRPCError(JSONRPCError.invalidRequest, "\(method.oneLine(60)) came before initialize")
        }
        let consent = ElicitedConsent { [self] in try await ask($0, $1, send) }
        let request = RequestContext(
            consent: canBeAsked ? consent : nil, progress: ProgressSender(params, send: send), isStateless: false)
        return try await service.result(of: method, params, request)
    }

    /// Sends a request to the client and waits for its answer.
    ///
    /// - Throws: the client's `JSONRPCError`, `CancellationError`.
    private func ask(_ method: String, _ params: JSONValue, _ send: @escaping MessageSender) async throws -> JSONValue {
        let id = state.withLock { state in
            state.questions += 1
            return RequestID.text("agent-\(state.questions)")
        }
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { waiting in
                let isSilent = state.withLock { state in
                    state.asked[id] = waiting
                    return state.isSilent
                }
                if isSilent || Task.isCancelled {
                    giveUp(id)
                } else {
                    Task { await send(.request(id, method: method, params: params)) }
                }
            }
        } onCancel: {
            giveUp(id)
        }
        return try answer.get()
    }

    private func giveUp(_ id: RequestID) {
        state.withLock { $0.asked.removeValue(forKey: id) }?.resume(returning: .failure(CancellationError()))
    }
}
