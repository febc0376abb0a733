/// The end of what a server writes to its standard error, and of lines on its standard output that are no messages.
struct LogTail: Sendable {
    /// The most bytes that are kept.
    static let limit = 8 << 10
    private var bytes: [UInt8] = []
    /// Bytes that were written in all.
    private(set) var written = 0
    /// The first line of its output that was no message, and how many there were.
    private(set) var garbage: (first: String, count: Int)?

    /// Keeps the end of what was written.
    mutating func write(_ new: some Collection<UInt8>) {
        written += new.count
        bytes.append(contentsOf: new.suffix(Self.limit))
        if bytes.count > Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
    }

    /// Notes a line of output that is no message.
    mutating func note(garbage line: String) {
        garbage = (garbage?.first ?? line.oneLine(120), (garbage?.count ?? 0) + 1)
    }

    /// The last lines on one line, for error messages; `nil` where nothing was written.
    ///
    /// - Parameter mark: what `written` was; what stood before is left out.
    func end(since mark: Int = 0) -> String? {
        let text = String(decoding: bytes.suffix(written - mark), as: UTF8.self)
        let lines = text.split(whereSeparator: \.isNewline).map { String($0).oneLine(200) }
            .filter { $0.contains { !$0.isWhitespace } }
        return lines.isEmpty ? nil : lines.suffix(3).joined(separator: " / ")
    }

    /// What is added to an error message: what the server itself wrote, since `written` was `mark`.
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
