import Foundation

/// Reads one stream of a program's output.
struct OutputReader {
    private let descriptor: Descriptor
    private var buffer: OutputBuffer
    private(set) var hasEnded = false

    /// - Parameters:
    ///   - descriptor: the reading end of a pipe, in non-blocking mode.
    ///   - limit: the most bytes to keep.
    init(_ descriptor: Descriptor, limit: Int) {
        self.descriptor = descriptor
        buffer = OutputBuffer(limit: limit)
    }

    /// The output kept so far.
    var captured: CapturedOutput { buffer.captured }
    /// The descriptor's number for poll(2); -1, which poll ignores, after the end of the stream.
    var pollable: Int32 { hasEnded ? -1 : descriptor.number }

    /// Reads what is available, without blocking.
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
