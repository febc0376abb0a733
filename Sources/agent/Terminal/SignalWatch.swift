import AgentCore
import Foundation

/// Turns SIGINT, SIGTERM and SIGHUP into calls on an ordinary thread, where anything may be done.
final class SignalWatch: Sendable {
    /// The process has one set of signals.
    static let shared = SignalWatch()

    private struct State {
        var handler: (@Sendable () -> Void)?
        var staysPatient = false
        var isTerminating = false
        var cleanUp: (@Sendable () -> Void)?
    }

    private let state = Locked(State())

    private init() {}

    /// Begins to watch. Until a handler is set, a signal ends the program with exit code 130.
    func start() {
        guard signalPipe.write >= 0 else { return }
        // Handlers rather than SIG_IGN, because what is ignored stays ignored in programs started from here.
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

    /// Sets what is done before the program ends by a signal, such as putting the terminal back.
    func onExit(_ action: (@Sendable () -> Void)?) { state.withLock { $0.cleanUp = action } }

    /// Runs `body` while a signal calls `handler`; a second signal ends the program unless it `staysPatient`.
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

    /// Whether the program was asked to end, rather than to stop what it does.
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

/// Written by the signal handlers, read by the watching thread.
private let signalPipe: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
}()
