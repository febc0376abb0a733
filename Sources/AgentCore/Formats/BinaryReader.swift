import Foundation

/// Reads what `BinaryWriter` wrote. Counts and lengths are checked against the bytes that are left.
struct BinaryReader {
    /// The bytes are truncated or corrupt.
    struct Damage: Error {}

    private let bytes: UnsafeRawBufferPointer
    /// The offset of the next byte to read.
    private(set) var offset: Int

    /// Reads these bytes, starting at an offset.
    init(_ bytes: UnsafeRawBufferPointer, from offset: Int = 0) {
        self.bytes = bytes
        self.offset = min(max(0, offset), bytes.count)
    }

    private var left: Int { bytes.count - offset }

    /// Reads a little-endian integer.
    mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) throws(Damage) -> Number {
        let size = MemoryLayout<Number>.size
        guard size <= left else { throw Damage() }
        defer { offset += size }
        return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }

    /// Reads a count of elements that take at least `size` bytes each.
    mutating func count(of size: Int) throws(Damage) -> Int {
        let count = Int(try number(UInt32.self))
        guard count <= left / max(1, size) else { throw Damage() }
        return count
    }

    /// Reads a text.
    mutating func text() throws(Damage) -> String {
        let count = try count(of: 1)
        defer { offset += count }
        guard let text = String(validating: bytes[offset..<offset + count], as: UTF8.self) else { throw Damage() }
        return text
    }

    /// Reads a text that may be missing.
    mutating func optionalText() throws(Damage) -> String? {
        switch try number(UInt8.self) {
        case 0: nil
        case 1: try text()
        default: throw Damage()
        }
    }

    /// Reads a list whose elements take at least `size` bytes each.
    mutating func list<Element>(
        of size: Int, _ each: (inout BinaryReader) throws(Damage) -> Element
    ) throws(Damage) -> [Element] {
        let count = try count(of: size)
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try each(&self)) }
        return elements
    }
}
