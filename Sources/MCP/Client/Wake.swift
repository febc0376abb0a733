import AgentCore
import Foundation

/// Ends a thread's `poll` from another.
final class Wake: Sendable {
    private let pipe: ProcessPipe

    /// Makes one.
    init() throws(AgentError) {
        pipe = try ProcessPipe()
        setNonblocking(pipe.writing)
    }

    /// What is polled for reading.
    var descriptor: Int32 { pipe.reading.number }

    /// Wakes the thread; a pipe that is full wakes it as well.
    func signal() {
        var byte: UInt8 = 1
        _ = write(pipe.writing.number, &byte, 1)
    }

    /// Takes what was signalled.
    func drain() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(pipe.reading.number, &bytes, bytes.count) > 0 {}
    }
}

/// Makes writing return at once.
func setNonblocking(_ end: Descriptor) {
    _ = fcntl(end.number, F_SETFL, fcntl(end.number, F_GETFL) | O_NONBLOCK)
}
