import AgentCore
import Foundation

/// Writes messages to a file, one a line and whole. It waits for the reader on a queue of its own, so that the threads
/// that tasks share are never blocked.
final class LineOutput: Sendable {
    private let file: Int32
    private let queue = DispatchQueue(label: "mcp.output")
    private let closed = Locked(false)

    /// Writes to this file.
    init(_ file: Int32) { self.file = file }

    /// Whether nobody reads any more. What is written then is dropped.
    var isClosed: Bool { closed.withLock { $0 } }

    /// Writes a message; returns when the system has all of it.
    func write(_ message: JSONRPCMessage) async {
        let line = Array((message.json.text() + "\n").utf8)
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            queue.async { [self] in
                put(line)
                done.resume()
            }
        }
    }

    private func put(_ line: [UInt8]) {
        guard !isClosed else { return }
        line.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EINTR || errno == EAGAIN {
                    FileReadiness.wait(for: file, Int16(POLLOUT))
                } else {
                    closed.withLock { $0 = true }
                    return
                }
            }
        }
    }
}
