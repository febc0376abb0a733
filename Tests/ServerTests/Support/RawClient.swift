import AgentCore
import Foundation

/// A connection of which every byte is the test's.
final class RawClient: Sendable {
    private let descriptor: Int32
    private let isClosed = Locked(false)

    /// Connects to a port of this machine.
    init(port: Int) throws {
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        descriptor = socket(AF_INET, kind, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw CocoaError(.fileNoSuchFile) }
    }

    deinit { close() }

    /// Sends a text.
    func send(_ text: String) {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            #if canImport(Glibc)
                let flags = Int32(MSG_NOSIGNAL)
            #else
                let flags: Int32 = 0
            #endif
            let count = bytes[sent...].withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, flags) }
            guard count > 0 else { return }
            sent += count
        }
    }

    /// Reads at most so many bytes, waiting for the first; `nil` at the end, or after so many seconds without any. A thread
    /// of its own waits, since the tests share few.
    func read(_ most: Int = 65_536, seconds: Int = 20) async -> String? {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [descriptor] in
                var time = timeval(tv_sec: seconds, tv_usec: 0)
                setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
                var buffer = [UInt8](repeating: 0, count: most)
                let count = recv(descriptor, &buffer, most, 0)
                continuation.resume(returning: count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil)
            }
        }
    }

    /// Reads until a text has come; what came.
    func read(until mark: String) async -> String {
        var text = ""
        while !text.contains(mark), let more = await read() { text += more }
        return text
    }

    /// Reads to the end.
    func readAll(seconds: Int = 20) async -> String {
        var text = ""
        while let more = await read(seconds: seconds) { text += more }
        return text
    }

    /// Makes the kernel keep little, so that the server notices a slow reader.
    func shrinkBuffer() {
        var size: Int32 = 4096
        setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Closes the connection.
    func close() {
        let wasOpen = isClosed.withLock { isClosed in
            defer { isClosed = true }
            return !isClosed
        }
        if wasOpen { Foundation.close(descriptor) }
    }
}
