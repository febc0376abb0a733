import AgentCore
import Foundation

/// Reads a line at the terminal while a turn runs.
enum TerminalLine {
    /// Discards what was typed before a question is shown, because it is not an answer to it.
    static func discardTyped() { tcflush(STDIN_FILENO, TCIFLUSH) }

    /// Waits for a line on a separate thread; `nil` where the input ends or the task is cancelled.
    static func read() async -> String? {
        let isCancelled = Locked(false)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Thread { continuation.resume(returning: typed { isCancelled.withLock { $0 } }) }.start()
            }
        } onCancel: {
            isCancelled.withLock { $0 = true }
        }
    }

    private static func typed(_ isCancelled: () -> Bool) -> String? {
        var before = termios()
        let isTerminal = tcgetattr(STDIN_FILENO, &before) == 0
        if isTerminal {
            var settings = before
            settings.c_lflag |= tcflag_t(ECHO) | tcflag_t(ICANON)
            tcsetattr(STDIN_FILENO, TCSANOW, &settings)
        }
        defer { if isTerminal { tcsetattr(STDIN_FILENO, TCSANOW, &before) } }
        var bytes: [UInt8] = []
        while !isCancelled() {
            var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            guard poll(&input, 1, 50) > 0 else { continue }
            var byte: UInt8 = 0
            guard Foundation.read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
            if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
            if bytes.count < 1_000 { bytes.append(byte) }
        }
        return nil
    }
}
