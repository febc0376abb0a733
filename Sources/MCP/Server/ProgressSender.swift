import AgentCore

/// Tells a client how far its request is (`notifications/progress`).
struct ProgressSender: Sendable {
    private let token: JSONValue
    private let send: MessageSender

    /// Reads the token with which a request asks for progress; `nil` if it does not ask.
    init?(_ params: JSONValue?, send: @escaping MessageSender) {
        switch params?["_meta"]?["progressToken"] {
        case .some(.string(let text)): token = .string(text)
        case .some(.integer(let number)): token = .integer(number)
        default: return nil
        }
        self.send = send
    }

    /// Sends one notification.
    ///
    /// - Parameters:
    ///   - amount: what is done; more each time.
    ///   - message: a text for people.
    func report(_ amount: Int, _ message: String) async {
        await send(
            .notification(
                method: Method.progress,
                params: ["progressToken": token, "progress": .integer(amount), "message": .string(message)]))
    }
}

/// Tells a reply as progress: each message has the text that came since the last one, the amount is the number of
/// characters so far. What comes within a tenth of a second is sent together.
struct ReplyProgress: Sendable {
    private let sender: ProgressSender
    private var pending = ""
    private var total = 0
    private var last: ContinuousClock.Instant?

    private static let pause: Duration = .milliseconds(100)

    /// Begins with nothing.
    init(_ sender: ProgressSender) { self.sender = sender }

    /// Takes the next piece of the reply.
    mutating func add(_ piece: String) async {
        pending += piece
        let now = ContinuousClock.now
        if let last, last + Self.pause > now { return }
        last = now
        total += pending.count
        let message = pending
        pending = ""
        if !message.isEmpty { await sender.report(total, message) }
    }
}
