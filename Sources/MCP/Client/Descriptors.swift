import AgentCore
import Foundation

/// Held while a pipe is made and while a program is started: a server that got another's pipe would keep it open.
let spawning = Locked(())

/// Both ends of a pipe, which no other program inherits.
struct PipeEnds {
    let reading: Int32
    let writing: Int32

    /// Makes a pipe.
    ///
    /// - Throws: `MCPError.Code.cannotStart` where the system gives none.
    init() throws(MCPError) {
        var ends: [Int32] = [-1, -1]
        let failure = spawning.withLock { _ in
            guard pipe(&ends) == 0 else { return errno }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return 0
        }
        guard failure == 0 else {
            throw MCPError(.cannotStart, "it cannot be started: no pipe (\(String(cString: strerror(failure))))")
        }
        (reading, writing) = (ends[0], ends[1])
    }

    /// Closes both ends.
    func close() {
        _ = Foundation.close(reading)
        _ = Foundation.close(writing)
    }
}

/// Makes reading and writing return at once.
func setNonblocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

/// Ends a thread's `poll` from another.
final class Wake: Sendable {
    private let ends: PipeEnds

    /// Makes one.
    init() throws(MCPError) {
        ends = try PipeEnds()
        setNonblocking(ends.reading)
        setNonblocking(ends.writing)
    }

    deinit { ends.close() }

    /// What is polled for reading.
    var descriptor: Int32 { ends.reading }

    /// Wakes the thread; a pipe that is full wakes it as well.
    func signal() {
        var byte: UInt8 = 1
        _ = write(ends.writing, &byte, 1)
    }

    /// Takes what was signalled.
    func drain() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(ends.reading, &bytes, bytes.count) > 0 {}
    }
}
