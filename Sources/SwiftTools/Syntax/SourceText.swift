/// A Swift file's text, with places as the compiler counts them: offsets in bytes of UTF-8, from 0.
package struct SourceText: Sendable, Hashable {
    /// The text's bytes.
    package let bytes: [UInt8]
    /// Where each line begins.
    private let lineStarts: [Int]

    /// Makes a text.
    package init(_ text: String) { self.init(bytes: Array(text.utf8)) }

    /// Makes a text of its bytes.
    package init(bytes: [UInt8]) {
        self.bytes = bytes
        // A carriage return alone, or one with a line feed, ends a line too.
        var starts = [0]
        for (offset, byte) in bytes.enumerated() {
            let isReturn = byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
            if byte == 0x0A || isReturn { starts.append(offset + 1) }
        }
        lineStarts = starts
    }

    /// The text of a part; what is no UTF-8 becomes the replacement character.
    ///
    /// - Parameter range: lies within the text.
    package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The line of a place, from 1.
    package func line(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The column of a place in bytes, from 1, as the compiler's messages count it.
    package func column(of offset: Int) -> Int { offset - lineStarts[line(of: offset) - 1] + 1 }

    /// The place of a line and a column, both from 1; `nil` where there is no such place.
    package func offset(line: Int, column: Int) -> Int? {
        guard (1...lineStarts.count).contains(line), (1...bytes.count + 1).contains(column) else { return nil }
        let offset = lineStarts[line - 1] + column - 1
        return offset <= bytes.count ? offset : nil
    }

    /// The lines of a part, from 1.
    package func lines(of range: Range<Int>) -> ClosedRange<Int> {
        let first = line(of: range.lowerBound)
        return first...max(first, line(of: max(range.lowerBound, range.upperBound - 1)))
    }
}
