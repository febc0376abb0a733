import Foundation

/// Counts occurrences of a text in raw bytes.
enum ByteSearch {
    /// How often the text's UTF-8 bytes occur. ASCII letters match in either case.
    static func count(_ text: String, in data: Data) -> Int {
        let needle = text.utf8.map(lower)
        guard let first = needle.first, needle.count <= data.count else { return 0 }
        return data.withUnsafeBytes { bytes in
            var count = 0
            for start in 0...(bytes.count - needle.count) where lower(bytes[start]) == first {
                var offset = 1
                while offset < needle.count, lower(bytes[start + offset]) == needle[offset] { offset += 1 }
                if offset == needle.count { count += 1 }
            }
            return count
        }
    }

    private static func lower(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }
}
