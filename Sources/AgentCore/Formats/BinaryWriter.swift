/// Writes little-endian integers and length-prefixed texts, for `BinaryReader` to read.
struct BinaryWriter {
    /// The bytes written so far.
    private(set) var bytes: [UInt8] = []

    /// Writes an integer.
    mutating func write(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Writes the text's length in UTF-8 bytes (`UInt32`), then the bytes.
    mutating func write(_ text: String) {
        write(UInt32(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes a byte, 1 for a text or 0 for none, then the text.
    mutating func write(_ text: String?) {
        write(UInt8(text == nil ? 0 : 1))
        if let text { write(text) }
    }

    /// Writes the count (`UInt32`), then each element.
    mutating func write<Element>(_ elements: some Collection<Element>, _ each: (inout BinaryWriter, Element) -> Void) {
        write(UInt32(elements.count))
        for element in elements { each(&self, element) }
    }

    /// Pads with zeros to a multiple of `size` bytes.
    mutating func align(to size: Int) {
        bytes.append(contentsOf: repeatElement(0, count: (size - bytes.count % size) % size))
    }
}
