/// Collects a program's output, of which it keeps the beginning and the end.
struct OutputBuffer {
    private let headLimit: Int
    private let tailLimit: Int
    private var head: [UInt8] = []
    private var tail: [UInt8] = []
    private var total = 0

    /// - Parameter limit: the most bytes to keep.
    init(limit: Int) {
        tailLimit = max(0, limit) / 2
        headLimit = max(0, limit) - tailLimit
    }

    /// Adds output.
    mutating func append(_ bytes: some Collection<UInt8>) {
        let (sum, overflows) = total.addingReportingOverflow(bytes.count)
        total = overflows ? .max : sum
        let first = bytes.prefix(headLimit - head.count)
        head += first
        tail += bytes.dropFirst(first.count)
        // `removeFirst` moves the remaining bytes, so drop bytes only when the buffer is well over its limit.
        if tail.count > 2 * tailLimit + (64 << 10) { tail.removeFirst(tail.count - tailLimit) }
    }

    /// The output kept so far.
    var captured: CapturedOutput {
        CapturedOutput(head: head, tail: Array(tail.suffix(tailLimit)), totalBytes: total)
    }
}
