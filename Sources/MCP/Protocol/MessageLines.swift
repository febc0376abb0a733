/// Splits a stream of bytes into lines of bounded length, one message per line.
struct MessageLines {
    /// One line of the stream.
    enum Line: Equatable {
        /// A whole line without its end; never blank.
        case whole([UInt8])
        /// A line beyond the limit, which is dropped as it comes; reported when the limit is passed.
        case tooLong
    }

    private let limit: Int
    private var rest: [UInt8] = []
    private var isSkipping = false

    /// Accepts lines of up to `limit` bytes.
    init(limit: Int) { self.limit = limit }

    /// Takes the next bytes; returns the lines that they complete.
    mutating func take(_ bytes: some Collection<UInt8>) -> [Line] {
        var lines: [Line] = []
        var remaining = bytes[...]
        while let end = remaining.firstIndex(of: UInt8(ascii: "\n")) {
            keep(remaining[..<end], &lines)
            finish(&lines)
            remaining = remaining[remaining.index(after: end)...]
        }
        keep(remaining, &lines)
        return lines
    }

    /// The rest after the last line end, when the stream is over.
    mutating func end() -> [Line] {
        var lines: [Line] = []
        finish(&lines)
        return lines
    }

    private mutating func keep(_ part: some Collection<UInt8>, _ lines: inout [Line]) {
        if isSkipping { return }
        guard part.count <= limit - rest.count else {
            isSkipping = true
            rest = []
            lines.append(.tooLong)
            return
        }
        rest.append(contentsOf: part)
    }

    private mutating func finish(_ lines: inout [Line]) {
        defer {
            rest = []
            isSkipping = false
        }
        if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        if !isSkipping, rest.contains(where: { $0 != 0x20 && $0 != 0x09 }) { lines.append(.whole(rest)) }
    }
}
