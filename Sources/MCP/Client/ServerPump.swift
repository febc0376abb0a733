import AgentCore
import Foundation

/// Moves the bytes between a server and its callers, on its own thread, from the start to the end of the process.
struct ServerPump {
    /// Maximum length of a message in bytes.
    static let lineLimit = 16 << 20
    /// Time that a server has to exit after its input was closed, and again after it was asked to terminate.
    static let grace: Duration = .seconds(2)
    /// The shorter time before a server is asked to terminate with which nothing was agreed.
    static let haste: Duration = .milliseconds(200)

    private let process: ServerProcess
    private let state: Locked<ConnectionState>
    private let wake: Wake
    private let inbox: ServerInbox
    private var lines = MessageLines(limit: lineLimit)
    private var input: Int32
    private var output: Int32
    private var errors: Int32
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)

    init(_ process: ServerProcess, _ state: Locked<ConnectionState>, _ wake: Wake) {
        self.process = process
        self.state = state
        self.wake = wake
        inbox = ServerInbox(state: state)
        input = process.input
        output = process.output
        errors = process.errors
    }

    /// Runs until the server is gone.
    mutating func run() {
        // A server that closes its input must not end this program by SIGPIPE.
        var pipeSignal = sigset_t()
        sigemptyset(&pipeSignal)
        sigaddset(&pipeSignal, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &pipeSignal, nil)
        while output >= 0, !state.withLock({ $0.isClosing }) { turn(wait: nil) }
        shutDown()
    }

    /// Waits for something to do and does it.
    private mutating func turn(wait: Duration?) {
        let (hasOutgoing, deadline) = state.withLock { state in
            (!state.outgoing.isEmpty, state.waiting.values.map(\.deadline).min())
        }
        var descriptors = [pollfd(fd: wake.descriptor, events: Int16(POLLIN), revents: 0)]
        for end in [output, errors] { descriptors.append(pollfd(fd: end, events: Int16(POLLIN), revents: 0)) }
        descriptors.append(pollfd(fd: hasOutgoing ? input : -1, events: Int16(POLLOUT), revents: 0))
        let waits = [wait, deadline.map { ContinuousClock.now.duration(to: $0) }].compactMap(\.self)
        let count = poll(&descriptors, nfds_t(descriptors.count), waits.min().map(Self.milliseconds) ?? -1)
        if count > 0 {
            if descriptors[0].revents != 0 { wake.drain() }
            if descriptors[1].revents != 0 { readOutput() }
            if descriptors[2].revents != 0 { readErrors() }
            if descriptors[3].revents != 0 { writeInput() }
        }
        expire()
    }

    private static func milliseconds(_ duration: Duration) -> Int32 {
        let (seconds, rest) = duration.components
        guard seconds < 1_000_000 else { return 1_000_000_000 }
        return Int32(Swift.max(0, seconds * 1000 + rest / 1_000_000_000_000_000 + 1))
    }

    private func expire() {
        let (late, log) = state.withLock { ($0.expire(.now), $0.log) }
        for one in late {
            let hint = log.hint(since: one.logMark)
            let error = MCPError(
                .timedOut, "it did not answer \(one.method) within \(one.limit.inSeconds)\(hint)")
            one.answer.resume(returning: .failure(error))
        }
    }

    private mutating func readOutput() {
        guard let bytes = read(\.output) else {
            for line in lines.end() { inbox.take(line) }
            return
        }
        for line in lines.take(bytes) { inbox.take(line) }
    }

    private mutating func readErrors() {
        guard let bytes = read(\.errors) else { return }
        state.withLock { $0.log.write(bytes) }
    }

    /// The bytes that have arrived; `nil` at the end of the stream, which is then closed.
    private mutating func read(_ end: WritableKeyPath<Self, Int32>) -> ArraySlice<UInt8>? {
        let count = Foundation.read(self[keyPath: end], &buffer, buffer.count)
        if count > 0 { return buffer[..<count] }
        if count < 0, errno == EAGAIN || errno == EINTR { return [] }
        close(self[keyPath: end])
        self[keyPath: end] = -1
        return nil
    }

    private mutating func writeInput() {
        let next = state.withLock { Array($0.outgoing.prefix(64 << 10)) }
        let count = write(input, next, next.count)
        if count > 0 {
            state.withLock { $0.outgoing.removeFirst(count) }
        } else if count < 0, errno != EAGAIN, errno != EINTR {
            // The server no longer reads; its output is still read to the end.
            closeInput()
        }
    }

    private mutating func closeInput() {
        if input >= 0 { close(input) }
        input = -1
        state.withLock { $0.outgoing = [] }
    }

    private mutating func shutDown() {
        if input >= 0, state.withLock({ !$0.outgoing.isEmpty }) { writeInput() }
        let wasAsked = state.withLock { $0.isClosing }
        closeInput()
        let isUseless = state.withLock { $0.isUseless }
        for signal in [SIGTERM, SIGKILL] {
            if hasEnded(within: isUseless && signal == SIGTERM ? Self.haste : Self.grace) { break }
            process.signal(signal)
        }
        // Only a process that the system cannot end takes this long.
        let isEnded = hasEnded(within: Self.grace)
        // While the leader is a zombie, no other group can get this number.
        process.signal(SIGKILL)
        process.family.end()
        OrphanGuard.shared.remove(process)
        if errors >= 0 { readErrors() }
        let how = isEnded ? process.reap() : "it cannot be ended"
        for end in [output, errors] where end >= 0 { close(end) }
        finish(wasAsked ? "it was ended" : how)
    }

    /// Whether the process ended within this time; keeps moving bytes meanwhile.
    private mutating func hasEnded(within limit: Duration) -> Bool {
        let deadline = ContinuousClock.now + limit
        var pause = Duration.milliseconds(1)
        while !process.hasEnded {
            guard ContinuousClock.now < deadline else { return false }
            turn(wait: pause)
            pause = Swift.min(pause * 2, .milliseconds(50))
        }
        return true
    }

    private func finish(_ how: String) {
        let (waiting, closing, error) = state.withLock { state in
            let error = MCPError(.ended, "\(how)\(state.log.hint())")
            state.end = error
            state.isGone = true
            defer {
                state.waiting = [:]
                state.closing = []
            }
            return (Array(state.waiting.values), state.closing, error)
        }
        for one in waiting { one.answer.resume(returning: .failure(error)) }
        for one in closing { one.resume() }
    }
}

extension Duration {
    /// A text such as `5 seconds` or `0.3 seconds`.
    var inSeconds: String {
        let tenths = ((self / .milliseconds(100)).rounded())
        let isWhole = tenths.truncatingRemainder(dividingBy: 10) == 0
        return (isWhole ? "\(Int(tenths / 10))" : "\(tenths / 10)") + (tenths == 10 ? " second" : " seconds")
    }
}
