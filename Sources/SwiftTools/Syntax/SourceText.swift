/// A Swift file's text, with positions as the compiler counts them: offsets in UTF-8 bytes, from 0.
package struct SourceText: Sendable, Hashable {
    /// The text as UTF-8.
    package let bytes: [UInt8]
    /// The offset of each line.
    private let lineStarts: [Int]

    /// Makes a text.
    package init(_ text: String) { self.init(bytes: Array(text.utf8)) }

    /// Makes a text from its bytes.
    package init(bytes: [UInt8]) {
        self.bytes = bytes
        // Lines end with LF, CR or CRLF.
        var starts = [0]
        for (offset, byte) in bytes.enumerated() {
            let isReturn = byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
            if byte == 0x0A || isReturn { starts.append(offset + 1) }
        }
        lineStarts = starts
    }

    /// The text of a range; invalid UTF-8 becomes the replacement character.
    ///
    /// - Parameter range: a range of bytes within the text.
    package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The line of an offset, counted from 1.
    package func line(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The column of an offset in bytes, counted from 1, as in the compiler's messages.
    package func column(of offset: Int) -> Int { offset - lineStarts[line(of: offset) - 1] + 1 }

    /// The offset of a line and a column, both counted from 1; `nil` if there is no such position.
    package func offset(line: Int, column: Int) -> Int? {
        guard (1...lineStarts.count).contains(line), (1...bytes.count + 1).contains(column) else { return nil }
        let offset = lineStarts[line - 1] + column - 1
        return offset <= bytes.count ? offset : nil
    }

    /// The lines of a range, counted from 1.
    package func lines(of range: Range<Int>) -> ClosedRange<Int> {
        let first = line(of: range.lowerBound)
        return first...max(first, line(of: max(range.lowerBound, range.upperBound - 1)))
    }
}
