import Foundation

/// One stream of a program's output as it is read.
struct OutputReader {
    private let descriptor: Descriptor
    private var buffer: OutputBuffer
    private(set) var hasEnded = false

    /// - Parameters:
    ///   - descriptor: a pipe's end that never makes a reader wait.
    ///   - limit: the most bytes that are kept.
    init(_ descriptor: Descriptor, limit: Int) {
        self.descriptor = descriptor
        buffer = OutputBuffer(limit: limit)
    }

    /// What was kept.
    var captured: CapturedOutput { buffer.captured }
    /// The number to wait for; poll(2) leaves aside the negative one of a stream that has ended.
    var pollable: Int32 { hasEnded ? -1 : descriptor.number }

    /// Takes what is there.
    mutating func read() {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64 << 10) { bytes in
            let count = Foundation.read(descriptor.number, bytes.baseAddress, bytes.count)
            if count > 0 {
                buffer.append(bytes[..<count])
            } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
                hasEnded = true
            }
        }
    }
}
