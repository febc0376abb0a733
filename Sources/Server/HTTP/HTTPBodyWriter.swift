import AgentCore
import CMicroHTTPD

/// Takes the bytes of a streamed response. Writing never waits, so that a client that reads slowly holds nobody back: what
/// it has not read yet is kept here, up to a limit.
final class HTTPBodyWriter: Sendable {
    private struct State {
        var pending: [UInt8] = []
        /// How many of the pending bytes were handed over already.
        var taken = 0
        var isEnded = false
        var isClosed = false
        /// The suspended connection that waits for bytes.
        nonisolated(unsafe) var waiting: OpaquePointer?
    }

    private let state = Locked(State())
    private let limit: Int

    /// A writer that keeps at most `limit` bytes for its client.
    init(limit: Int) { self.limit = limit }

    /// Sends bytes. Where the client is gone, or further behind than the limit, they are dropped and the response ends.
    func write(_ bytes: some Collection<UInt8>) {
        state.withLock { state in
            guard !state.isEnded, !state.isClosed else { return }
            if state.pending.count - state.taken + bytes.count > limit { state.isClosed = true }
            if !state.isClosed { state.pending.append(contentsOf: bytes) }
            Self.wake(&state)
        }
    }

    /// Sends one server-sent event.
    func event(_ name: String, _ data: JSONValue) { write("event: \(name)\ndata: \(data.text())\n\n".utf8) }

    /// Whether the client has not read all that was written, so that what can wait or be left out should.
    var isBehind: Bool { state.withLock { $0.pending.count > $0.taken } }

    /// Whether nobody reads any longer.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Ends the response after what was written.
    func end() {
        state.withLock { state in
            state.isEnded = true
            Self.wake(&state)
        }
    }

    /// The client is gone; what is still pending is dropped.
    func close() {
        state.withLock { state in
            state.isClosed = true
            state.waiting = nil
            state.pending = []
            state.taken = 0
        }
    }

    /// Called by the connection's thread for more bytes: how many were copied, 0 where the connection was suspended until
    /// there are some, or -1 at the end.
    func read(into buffer: UnsafeMutableRawPointer, count: Int, for connection: OpaquePointer) -> Int {
        nonisolated(unsafe) let (buffer, connection) = (buffer, connection)
        return state.withLock { state in
            let rest = state.pending[state.taken...].prefix(count)
            guard rest.isEmpty else {
                rest.withUnsafeBytes { bytes in
                    if let base = bytes.baseAddress { buffer.copyMemory(from: base, byteCount: bytes.count) }
                }
                state.taken += rest.count
                if state.taken == state.pending.count {
                    state.pending.removeAll(keepingCapacity: true)
                    state.taken = 0
                }
                return rest.count
            }
            if state.isEnded || state.isClosed { return -1 }
            // Under the lock, so that bytes written now resume the connection after it was suspended.
            MHD_suspend_connection(connection)
            state.waiting = connection
            return 0
        }
    }

    private static func wake(_ state: inout State) {
        guard let connection = state.waiting else { return }
        state.waiting = nil
        MHD_resume_connection(connection)
    }
}
