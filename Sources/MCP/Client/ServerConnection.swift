import AgentCore
import Foundation

/// A running server: requests go in, answers come out. A thread of its own moves the bytes, so that the threads that
/// tasks share are never blocked.
final class ServerConnection: Sendable {
    private let state = Locked(ConnectionState())
    private let wake: Wake

    /// Starts a server.
    ///
    /// - Throws: `MCPError.Code.cannotStart`.
    init(_ configuration: MCPServerConfiguration, environment: [String: String]) throws(MCPError) {
        let variables = ServerEnvironment.variables(adding: configuration.environment, to: environment)
        let path = try ServerEnvironment.executable(configuration.command, in: configuration.directory, variables)
        do throws(AgentError) {
            wake = try Wake()
        } catch {
            throw MCPError(.cannotStart, "it cannot be started: \(error.message)")
        }
        let process = try ServerProcess(
            path, configuration.arguments, variables: variables, directory: configuration.directory)
        do throws(MCPError) {
            try OrphanGuard.shared.add(process)
        } catch {
            process.signal(SIGKILL)
            process.family.end()
            for end in [process.input, process.output, process.errors] { Foundation.close(end) }
            _ = process.reap()
            throw error
        }
        let thread = Thread { [state, wake] in
            var pump = ServerPump(process, state, wake)
            pump.run()
        }
        thread.stackSize = 4 << 20
        thread.start()
    }

    /// Shuts the server down when the connection has no owner left.
    deinit { beginClosing() }

    /// Sends a request and waits for the answer.
    ///
    /// - Parameters:
    ///   - method: the method's name.
    ///   - params: the parameters.
    ///   - limit: how long to wait.
    ///   - told: the whole time limit, of which `limit` is left; for the message.
    ///   - isCancellable: whether the server is told when nobody waits any more; never true for a handshake.
    /// - Throws: `MCPError`; `cancelled` if the task was cancelled.
    func request(
        _ method: String, _ params: JSONValue, within limit: Duration, of told: Duration? = nil,
        isCancellable: Bool = true
    ) async throws(MCPError) -> JSONValue {
        let id = state.withLock { $0.nextID() }
        let message = JSONRPCMessage.request(.number(id), method: method, params: params).json
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { answer in
                let refusal = state.withLock { state -> MCPError? in
                    if let end = state.end { return end }
                    if state.isClosing { return MCPError(.ended, "it was ended") }
                    guard state.enqueue(message) else {
                        return MCPError(.invalid, "it does not read what is sent to it\(state.log.hint())")
                    }
                    state.waiting[id] = ConnectionState.Waiting(
                        answer: answer, method: method, deadline: .now + limit, limit: told ?? limit,
                        isCancellable: isCancellable, logMark: state.log.written)
                    return nil
                }
                if let refusal {
                    answer.resume(returning: .failure(refusal))
                } else {
                    wake.signal()
                    if Task.isCancelled { cancel(id) }
                }
            }
        } onCancel: {
            cancel(id)
        }
        return try outcome.get()
    }

    /// Sends a request without waiting: notifications may follow from it, its answer is ignored.
    func ask(_ method: String, _ params: JSONValue) {
        state.withLock { state in
            let id = state.nextID()
            state.unawaited.insert(id)
            _ = state.enqueue(JSONRPCMessage.request(.number(id), method: method, params: params).json)
        }
        wake.signal()
    }

    /// Sends a notification.
    func notify(_ method: String) {
        state.withLock { _ = $0.enqueue(JSONRPCMessage.notification(method: method, params: nil).json) }
        wake.signal()
    }

    /// Shuts the server down as the protocol describes for stdio: closes its input, then asks it to terminate, then
    /// kills it. Returns when it is gone, with everything it started.
    func close() async {
        await withCheckedContinuation { continuation in
            let isGone = state.withLock { state in
                state.isClosing = true
                if !state.isGone { state.closing.append(continuation) }
                return state.isGone
            }
            if isGone { continuation.resume() } else { wake.signal() }
        }
    }

    /// Begins to shut the server down, without waiting.
    ///
    /// - Parameter isUseless: whether nothing was agreed with it.
    func beginClosing(isUseless: Bool = false) {
        state.withLock { state in
            state.isClosing = true
            state.isUseless = isUseless
        }
        wake.signal()
    }

    /// Why no more answers come; `nil` while the server runs.
    var end: MCPError? { state.withLock { $0.end } }

    /// Whether the server announced, since the last call, that its list of tools has changed.
    func takeToolsChanged() -> Bool {
        state.withLock { state in
            defer { state.toolsChanged = false }
            return state.toolsChanged
        }
    }

    /// The first line of its output that was not a message, and the number of such lines.
    var garbage: (first: String, count: Int)? { state.withLock { $0.log.garbage } }

    private func cancel(_ id: Int) {
        let waiting = state.withLock { $0.abandon(id, "not wanted any more") }
        waiting?.answer.resume(returning: .failure(MCPError(.cancelled, "it was cancelled")))
        wake.signal()
    }
}
