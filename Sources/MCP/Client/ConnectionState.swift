import AgentCore

/// What a connection's thread and those who ask over it share.
struct ConnectionState {
    /// Somebody who waits for an answer.
    struct Waiting {
        let answer: CheckedContinuation<Result<JSONValue, MCPError>, Never>
        let method: String
        let deadline: ContinuousClock.Instant
        /// The time that was set for it.
        let limit: Duration
        /// Whether the server is told when the answer is not wanted any more.
        let isCancellable: Bool
        /// What the server's log held when the request was made.
        let logMark: Int
    }

    /// Requests without an answer, by their ids.
    var waiting: [Int: Waiting] = [:]
    /// Ids whose answers are left aside: nobody waits any more, or nobody ever did.
    var unawaited: Set<Int> = []
    private var lastID = 0
    /// What is to be written.
    var outgoing: [UInt8] = []
    /// Whether the server is to be ended.
    var isClosing = false
    /// Whether nothing was ever agreed on with it, so that it has nothing to finish.
    var isUseless = false
    /// Why nothing comes any more.
    var end: MCPError?
    /// Whether the process is gone.
    var isGone = false
    /// Those who wait for that.
    var closing: [CheckedContinuation<Void, Never>] = []
    /// Whether the server said that its list of tools is another.
    var toolsChanged = false
    /// The server's own words.
    var log = LogTail()

    /// The most bytes that wait to be written.
    static let outgoingLimit = 32 << 20

    /// An id that was not given before.
    mutating func nextID() -> Int {
        lastID += 1
        return lastID
    }

    /// Puts a message in line; false where too much is waiting already.
    mutating func enqueue(_ message: JSONValue) -> Bool {
        let line = Array(message.text().utf8)
        guard line.count < Self.outgoingLimit - outgoing.count else { return false }
        outgoing += line
        outgoing.append(UInt8(ascii: "\n"))
        return true
    }

    /// Takes a waiting request out, and tells the server that its answer is not wanted.
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

    /// Takes out those whose time is over.
    mutating func expire(_ now: ContinuousClock.Instant) -> [Waiting] {
        let late = waiting.filter { $0.value.deadline <= now }.keys.sorted()
        return late.compactMap { abandon($0, "no answer in time") }
    }
}
