import AgentCore
import CMicroHTTPD
import Foundation

/// One request and the answer to it, from the connection's thread to the handler's task and back.
final class HTTPExchange: Sendable {
    /// How far it is.
    enum Phase {
        /// The body is being read.
        case receiving
        /// The handler works; the connection is suspended.
        case running
        /// There is an answer to be sent.
        case answered(HTTPResponse)
        /// The answer was handed to the connection.
        case sent
        /// The connection is done with it.
        case over
    }

    private struct State {
        var phase = Phase.receiving
        var body: [UInt8] = []
        var excess = 0
        var status = 0
        var task: Task<Void, Never>?
        var isCancelled = false
        nonisolated(unsafe) var connection: OpaquePointer
    }

    /// The request without its body.
    let head: HTTPRequest
    /// Takes a streamed response.
    let writer: HTTPBodyWriter
    private let limit: Int
    private let start = ContinuousClock.now
    private let state: Locked<State>

    /// A request whose header fields were read.
    init(_ head: HTTPRequest, on connection: OpaquePointer, limits: HTTPLimits) {
        self.head = head
        limit = limits.body
        writer = HTTPBodyWriter(limit: limits.unread)
        nonisolated(unsafe) let connection = connection
        state = Locked(State(connection: connection))
    }

    /// Keeps a piece of the body.
    ///
    /// - Returns: false where so much too much was sent that the connection is to be closed.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        nonisolated(unsafe) let bytes = bytes
        return state.withLock { state in
            if state.excess == 0, state.body.count + bytes.count <= limit {
                state.body.append(contentsOf: bytes)
                return true
            }
            // What remains is read and dropped, so that the client gets to read the answer.
            state.excess += bytes.count
            return state.excess <= 4 * limit
        }
    }

    /// Ends the reading; the whole request, or `nil` where its body is too large.
    func received() -> HTTPRequest? {
        state.withLock { state in
            guard state.excess == 0 else { return nil }
            var request = head
            request.body = state.body
            request.cancel = { [weak self] in self?.cancel() }
            state.body = []
            return request
        }
    }

    /// Whether the body is still being read.
    var isReceiving: Bool {
        state.withLock { state in
            if case .receiving = state.phase { true } else { false }
        }
    }

    /// Suspends the connection while the handler works.
    func suspend() {
        state.withLock { state in
            state.phase = .running
            MHD_suspend_connection(state.connection)
        }
    }

    /// Remembers the task that works on it.
    func work(in task: Task<Void, Never>) {
        let isCancelled = state.withLock { state in
            state.task = task
            return state.isCancelled
        }
        if isCancelled { task.cancel() }
    }

    /// Has the connection send an answer.
    func answer(_ response: HTTPResponse) {
        state.withLock { state in
            guard case .running = state.phase else { return }
            state.phase = .answered(response)
            MHD_resume_connection(state.connection)
        }
    }

    /// The answer to be sent now, once.
    func takeAnswer() -> HTTPResponse? {
        state.withLock { state in
            guard case .answered(let response) = state.phase else { return nil }
            state.phase = .sent
            return response
        }
    }

    /// Records what was answered.
    func sending(_ status: Int) { state.withLock { $0.status = status } }

    /// Stops the handler's work, because the client left or the server stops.
    func cancel() {
        let task = state.withLock { state in
            state.isCancelled = true
            return state.task
        }
        task?.cancel()
    }

    /// The connection is done with this exchange and may be closed.
    func over(isComplete: Bool) -> HTTPRecord {
        let status = state.withLock { state in
            state.phase = .over
            return state.status
        }
        writer.close()
        if !isComplete { cancel() }
        let elapsed = ContinuousClock.now - start
        return HTTPRecord(
            method: head.method, path: head.path, status: status,
            milliseconds: (elapsed / .milliseconds(1) * 10).rounded() / 10, isComplete: isComplete)
    }

    /// Whether the client has closed its connection while the answer is being made. A suspended connection is not
    /// watched by the library.
    func hasLostClient() -> Bool {
        state.withLock { state in
            switch state.phase {
            case .running, .answered, .sent: break
            case .receiving, .over: return false
            }
            let socket = http_connection_socket(state.connection)
            guard socket >= 0 else { return false }
            var byte: UInt8 = 0
            let count = recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
            return count == 0 || count < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR
        }
    }
}
