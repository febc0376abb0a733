/// Extracts the `data` of server-sent events from bytes as they arrive.
///
/// The format is that of https://html.spec.whatwg.org/multipage/server-sent-events.html: lines end with CR, LF or both;
/// an empty line ends an event; several `data` lines are joined with LF; a line that begins with a colon is a comment.
/// Event names, ids and retry times are ignored.
struct EventStreamParser {
    /// Maximum bytes of one line or one event's data; more is an error, as no such server sends that much at once.
    static let longest = 4 << 20

    private var line: [UInt8] = []
    private var data: [UInt8] = []
    private var hasData = false
    private var endedWithReturn = false
    private var isFirstLine = true

    /// Takes bytes and returns the events that they complete.
    ///
    /// - Throws: `EngineError` (malformed) if a line or an event grows beyond `longest` bytes, or is not UTF-8.
    mutating func feed(_ bytes: some Sequence<UInt8>) throws(EngineError) -> [String] {
        var events: [String] = []
        for byte in bytes {
            if byte == 0x0A, endedWithReturn {
                endedWithReturn = false
                continue
            }
            endedWithReturn = byte == 0x0D
            if byte == 0x0A || byte == 0x0D {
                if let event = try endLine() { events.append(event) }
            } else {
                line.append(byte)
                guard line.count <= Self.longest else { throw Self.tooLong }
            }
        }
        return events
    }

    private mutating func endLine() throws(EngineError) -> String? {
        defer { line.removeAll(keepingCapacity: true) }
        if isFirstLine {
            isFirstLine = false
            if line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        }
        if line.isEmpty {
            defer {
                data.removeAll(keepingCapacity: true)
                hasData = false
            }
            guard hasData else { return nil }
            guard let text = String(validating: data, as: UTF8.self) else {
                throw EngineError(.malformed, "the server sent an event that is not valid UTF-8")
            }
            return text
        }
        let name = line.prefix { $0 != UInt8(ascii: ":") }
        guard Array(name) == Array("data".utf8) else { return nil }
        var value = line.dropFirst(name.count + 1)
        if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
        if hasData { data.append(0x0A) }
        hasData = true
        data += value
        guard data.count <= Self.longest else { throw Self.tooLong }
        return nil
    }

    private static let tooLong = EngineError(
        .malformed, "the server sent an event of more than \(longest) bytes; is it an OpenAI-compatible API?")
}
