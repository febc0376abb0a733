/// Whitespace (the Unicode property) at a position in UTF-8 bytes.
enum Blanks {
    /// The start of the whitespace that ends at `index`, but not before `least`.
    static func start(before index: Int, in bytes: UnsafeBufferPointer<UInt8>, least: Int = 0) -> Int {
        var index = index
        while index > least, let scalar = scalar(before: index, in: bytes), scalar.properties.isWhitespace {
            index -= UTF8.width(scalar)
        }
        return max(index, least)
    }

    /// The end of the whitespace that begins at `index`.
    static func end(behind index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var index = index
        while let scalar = scalar(behind: index, in: bytes), scalar.properties.isWhitespace {
            index += UTF8.width(scalar)
        }
        return index
    }

    /// The bytes without whitespace at their ends.
    static func trimmed(_ bytes: ArraySlice<UInt8>, left: Bool, right: Bool) -> ArraySlice<UInt8> {
        let range = bytes.withUnsafeBufferPointer { bytes in
            let start = left ? end(behind: 0, in: bytes) : 0
            let end = right ? self.start(before: bytes.count, in: bytes) : bytes.count
            return start..<max(start, end)
        }
        return bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound]
    }

    /// The character that ends at `index`.
    static func scalar(before index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
        var start = index - 1
        while start > 0, start > index - 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return start < 0 ? nil : scalar(behind: start, in: bytes)
    }

    /// The character that begins at `index`.
    static func scalar(behind index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
        guard index < bytes.count else { return nil }
        return String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
    }
}
