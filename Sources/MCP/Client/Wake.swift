import AgentCore
import Foundation

/// Interrupts a thread's `poll` from another thread.
final class Wake: Sendable {
    private let pipe: ProcessPipe

    /// Creates the pipe.
    init() throws(AgentError) {
        pipe = try ProcessPipe()
        setNonblocking(pipe.writing)
    }

    /// The descriptor to poll for reading.
    var descriptor: Int32 { pipe.reading.number }

    /// Wakes the thread. If the pipe is full, a signal is already pending.
    func signal() {
        var byte: UInt8 = 1
        _ = write(pipe.writing.number, &byte, 1)
    }

    /// Consumes all signals.
    func drain() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(pipe.reading.number, &bytes, bytes.count) > 0 {}
    }
}

/// Makes writes to a descriptor return at once.
func setNonblocking(_ end: Descriptor) {
    _ = fcntl(end.number, F_SETFL, fcntl(end.number, F_GETFL) | O_NONBLOCK)
}
