/// Takes all that a program writes and keeps its beginning and its end.
struct OutputBuffer {
    private let headLimit: Int
    private let tailLimit: Int
    private var head: [UInt8] = []
    private var tail: [UInt8] = []
    private var total = 0

    /// - Parameter limit: the most bytes that are kept.
    init(limit: Int) {
        tailLimit = max(0, limit) / 2
        headLimit = max(0, limit) - tailLimit
    }

    /// Takes what came next.
    mutating func append(_ bytes: some Collection<UInt8>) {
        let (sum, overflows) = total.addingReportingOverflow(bytes.count)
        total = overflows ? .max : sum
        let first = bytes.prefix(headLimit - head.count)
        head += first
        tail += bytes.dropFirst(first.count)
        // Moving the end to the front costs its length, so it is done once per such a length.
        if tail.count > 2 * tailLimit + (64 << 10) { tail.removeFirst(tail.count - tailLimit) }
    }

    /// What was kept.
    var captured: CapturedOutput {
        CapturedOutput(head: head, tail: Array(tail.suffix(tailLimit)), totalBytes: total)
    }
}
