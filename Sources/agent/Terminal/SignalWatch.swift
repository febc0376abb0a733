import AgentCore
import Foundation

/// Handles SIGINT, SIGTERM and SIGHUP on an ordinary thread, without the restrictions of signal handlers.
final class SignalWatch: Sendable {
    /// The only instance, because signal handlers belong to the process.
    static let shared = SignalWatch()

    private struct State {
        var handler: (@Sendable () -> Void)?
        var staysPatient = false
        var isTerminating = false
        var cleanUp: (@Sendable () -> Void)?
    }

    private let state = Locked(State())

    private init() {}

    /// Starts watching. Without a handler, a signal ends the program with exit code 130.
    func start() {
        guard signalPipe.write >= 0 else { return }
        // Use handlers rather than SIG_IGN, because child processes inherit ignored signals.
        for number in [SIGINT, SIGTERM, SIGHUP] {
            _ = signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = Foundation.write(signalPipe.write, &byte, 1)
            }
        }
        _ = signal(SIGPIPE) { _ in }
        let thread = Thread { [self] in
            var byte: UInt8 = 0
            while true {
                let count = read(signalPipe.read, &byte, 1)
                if count == 1 { arrived(Int32(byte)) } else if errno != EINTR { return }
            }
        }
        thread.start()
    }

    /// Sets an action to run before a signal ends the program, such as restoring the terminal.
    func onExit(_ action: (@Sendable () -> Void)?) { state.withLock { $0.cleanUp = action } }

    /// Runs `body` with a signal handler. A second signal ends the program, unless `staysPatient` is set.
    func handling<Result>(
        staysPatient: Bool, _ handler: @escaping @Sendable () -> Void, _ body: () async throws -> Result
    ) async rethrows -> Result {
        state.withLock {
            $0.handler = handler
            $0.staysPatient = staysPatient
        }
        defer { state.withLock { $0.handler = nil } }
        return try await body()
    }

    /// Whether the program was asked to end (SIGTERM or SIGHUP), not only to stop its current work (SIGINT).
    var isTerminating: Bool { state.withLock { $0.isTerminating } }

    private func arrived(_ number: Int32) {
        let (handler, cleanUp) = state.withLock { state in
            if number != SIGINT { state.isTerminating = true }
            defer { if !state.staysPatient { state.handler = nil } }
            return (state.handler, state.cleanUp)
        }
        if let handler {
            handler()
        } else {
            cleanUp?()
            _exit(130)
        }
    }
}

/// The pipe from the signal handlers to the watching thread.
private let signalPipe: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
}()
