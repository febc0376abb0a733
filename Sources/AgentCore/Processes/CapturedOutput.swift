/// A program's output: complete, or its beginning and its end.
public struct CapturedOutput: Sendable, Hashable {
    /// How many bytes the program wrote, kept or not.
    public let totalBytes: Int
    private let head: [UInt8]
    private let tail: [UInt8]

    /// Makes an output from its beginning and what was kept of the rest.
    init(head: [UInt8], tail: [UInt8], totalBytes: Int) {
        self.head = head
        self.tail = tail
        self.totalBytes = totalBytes
    }

    /// Whether the middle was dropped.
    public var isCut: Bool { totalBytes > head.count + tail.count }
    /// Whether nothing was written.
    public var isEmpty: Bool { totalBytes == 0 }

    /// The kept output as text. Invalid UTF-8 and zero bytes become U+FFFD. If the middle is missing, a line says how
    /// many bytes were left out.
    ///
    /// - Parameter limit: the most bytes of UTF-8 to return, that line included. Longer text loses its middle.
    public func text(limit: Int = .max) -> String {
        if !isCut {
            let whole = Self.repaired(head + tail)
            if whole.count <= limit { return String(decoding: whole, as: UTF8.self) }
            return Self.joined(whole, whole, limit: limit, missing: 0)
        }
        // Drop the parts of a character that the cut went through.
        let first = head.dropLast(Self.incompleteEnd(head))
        let last = tail.dropFirst(tail.prefix(3).prefix { $0 & 0xC0 == 0x80 }.count)
        return Self.joined(
            Self.repaired(first), Self.repaired(last), limit: limit, missing: totalBytes - first.count - last.count)
    }

    /// The beginning of `first` and the end of `last`, which are valid UTF-8, with a line between them that gives the
    /// number of missing bytes. If `missing` is 0, both are the same text.
    private static func joined(_ first: [UInt8], _ last: [UInt8], limit: Int, missing: Int) -> String {
        let isSame = missing == 0
        let room = max(0, limit - noteLength)
        let all = isSame ? first.count : first.count + last.count
        var headCount = isSame || all > room ? min(first.count, room - room / 2) : first.count
        var tailCount = isSame || all > room ? min(last.count, room / 2) : last.count
        while headCount > 0, headCount < first.count, first[headCount] & 0xC0 == 0x80 { headCount -= 1 }
        while tailCount > 0, tailCount < last.count, last[last.count - tailCount] & 0xC0 == 0x80 { tailCount -= 1 }
        let left = missing + all - headCount - tailCount
        return String(decoding: first[..<headCount], as: UTF8.self) + "\n[… \(left) bytes left out …]\n"
            + String(decoding: last[(last.count - tailCount)...], as: UTF8.self)
    }

    /// The greatest length of the line between them, in bytes.
    private static let noteLength = 48

    private static func repaired(_ bytes: some Collection<UInt8>) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self).utf8
        guard text.contains(0) else { return Array(text) }
        return text.flatMap { $0 == 0 ? Array("\u{FFFD}".utf8) : [$0] }
    }

    /// The number of bytes at the end that belong to an incomplete character.
    private static func incompleteEnd(_ bytes: [UInt8]) -> Int {
        for back in 1...3 where back <= bytes.count {
            let byte = bytes[bytes.count - back]
            if byte & 0xC0 == 0x80 { continue }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length > back ? back : 0
        }
        return 0
    }
}
