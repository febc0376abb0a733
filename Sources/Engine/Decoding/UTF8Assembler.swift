/// Decodes UTF-8 bytes that arrive in portions, and never returns part of a character.
///
/// Invalid bytes become U+FFFD, exactly as `String(decoding:as:)` does for the whole; bytes that may still become a
/// character are held back.
public struct UTF8Assembler: Sendable {
    private var kept: [UInt8] = []

    /// An empty assembler.
    public init() {}

    /// Takes bytes and returns the text that is complete so far.
    public mutating func append(_ bytes: some Sequence<UInt8>) -> String {
        kept.append(contentsOf: bytes)
        let certain = kept.count - Self.openTail(of: kept)
        defer { kept.removeFirst(certain) }
        return String(decoding: kept[..<certain], as: UTF8.self)
    }

    /// Returns the held-back bytes as text; no more bytes will complete them.
    public mutating func finish() -> String {
        defer { kept = [] }
        return String(decoding: kept, as: UTF8.self)
    }

    /// Number of trailing bytes that begin a character which more bytes may complete (Unicode standard, table 3-7).
    private static func openTail(of bytes: [UInt8]) -> Int {
        for length in 1...3 where length <= bytes.count {
            let tail = bytes[(bytes.count - length)...]
            guard let lead = tail.first, lead & 0xc0 != 0x80 else { continue }
            guard let second = secondBytes(after: lead), length < width(of: lead) else { return 0 }
            return tail.count == 1 || second.contains(tail[tail.startIndex + 1]) ? length : 0
        }
        return 0
    }

    private static func width(of lead: UInt8) -> Int { lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4 }

    private static func secondBytes(after lead: UInt8) -> ClosedRange<UInt8>? {
        switch lead {
        case 0xe0: 0xa0...0xbf
        case 0xed: 0x80...0x9f
        case 0xf0: 0x90...0xbf
        case 0xf4: 0x80...0x8f
        case 0xc2...0xdf, 0xe1...0xec, 0xee, 0xef, 0xf1...0xf3: 0x80...0xbf
        default: nil
        }
    }
}
