/// The end of a server's standard error, and lines on its standard output that are not messages.
struct LogTail: Sendable {
    /// Maximum bytes kept.
    static let limit = 8 << 10
    private var bytes: [UInt8] = []
    /// Number of bytes written in all.
    private(set) var written = 0
    /// The first line of its output that was not a message, and the number of such lines.
    private(set) var garbage: (first: String, count: Int)?

    /// Appends output and keeps the end of it.
    mutating func write(_ new: some Collection<UInt8>) {
        written += new.count
        bytes.append(contentsOf: new.suffix(Self.limit))
        if bytes.count > Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
    }

    /// Records a line of output that is not a message.
    mutating func note(garbage line: String) {
        garbage = (garbage?.first ?? line.oneLine(120), (garbage?.count ?? 0) + 1)
    }

    /// The last lines, joined into one, for error messages; `nil` if nothing was written.
    ///
    /// - Parameter mark: an earlier value of `written`; output before it is left out.
    func end(since mark: Int = 0) -> String? {
        let text = String(decoding: bytes.suffix(written - mark), as: UTF8.self)
        let lines = text.split(whereSeparator: \.isNewline).map { String($0).oneLine(200) }
            .filter { $0.contains { !$0.isWhitespace } }
        return lines.isEmpty ? nil : lines.suffix(3).joined(separator: " / ")
    }

    /// An addition to error messages: the server's own output since `written` was `mark`.
    func hint(since mark: Int = 0) -> String {
        var hint = ""
        if let garbage {
            let more = garbage.count > 1 ? " and \(garbage.count - 1) more" : ""
            hint += "; on standard output it wrote what is no message: \"\(garbage.first)\"\(more)"
        }
        if let end = end(since: mark) { hint += "; its standard error ends: \(end)" }
        return hint
    }
}
