import AgentCore

/// The state that a connection's thread shares with the callers that send requests over it.
struct ConnectionState {
    /// A request that waits for its answer.
    struct Waiting {
        let answer: CheckedContinuation<Result<JSONValue, MCPError>, Never>
        let method: String
        let deadline: ContinuousClock.Instant
        /// The whole time limit, for messages.
        let limit: Duration
        /// Whether the server is told when the answer is no longer wanted.
        let isCancellable: Bool
        /// `log.written` when the request was made.
        let logMark: Int
    }

    /// Requests without an answer, keyed by id.
    var waiting: [Int: Waiting] = [:]
    /// Ids whose answers are ignored: the caller gave up, or never waited.
    var unawaited: Set<Int> = []
    private var lastID = 0
    /// Bytes to be written.
    var outgoing: [UInt8] = []
    /// Whether the server is being shut down.
    var isClosing = false
    /// Whether nothing was ever agreed with the server, so that it has nothing to finish.
    var isUseless = false
    /// Why no more answers come.
    var end: MCPError?
    /// Whether the process is gone.
    var isGone = false
    /// Callers that wait for that.
    var closing: [CheckedContinuation<Void, Never>] = []
    /// Whether the server announced that its list of tools has changed.
    var toolsChanged = false
    /// The server's own output.
    var log = LogTail()

    /// Maximum bytes waiting to be written.
    static let outgoingLimit = 32 << 20

    /// An id that was not used before.
    mutating func nextID() -> Int {
        lastID += 1
        return lastID
    }

    /// Queues a message; false if too much is queued already.
    mutating func enqueue(_ message: JSONValue) -> Bool {
        let line = Array(message.text().utf8)
        guard line.count < Self.outgoingLimit - outgoing.count else { return false }
        outgoing += line
        outgoing.append(UInt8(ascii: "\n"))
        return true
    }

    /// Removes a waiting request, and tells the server that its answer is no longer wanted.
    mutating func abandon(_ id: Int, _ reason: String) -> Waiting? {
        guard let one = waiting.removeValue(forKey: id) else { return nil }
        unawaited.insert(id)
        if one.isCancellable {
            let message = JSONRPCMessage.notification(
                method: Method.cancelled, params: ["requestId": .integer(id), "reason": .string(reason)])
            _ = enqueue(message.json)
        }
        return one
    }

    /// Removes the requests whose time is over.
    mutating func expire(_ now: ContinuousClock.Instant) -> [Waiting] {
        let late = waiting.filter { $0.value.deadline <= now }.keys.sorted()
        return late.compactMap { abandon($0, "no answer in time") }
    }
}
