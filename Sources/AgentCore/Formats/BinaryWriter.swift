/// Writes numbers, little end first, and texts one behind the other, for `BinaryReader` to read.
struct BinaryWriter {
    /// What was written.
    private(set) var bytes: [UInt8] = []

    /// Writes a number.
    mutating func write(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Writes a text with its length.
    mutating func write(_ text: String) {
        write(UInt32(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes whether there is a text, and the text.
    mutating func write(_ text: String?) {
        write(UInt8(text == nil ? 0 : 1))
        if let text { write(text) }
    }

    /// Writes how many there are, and each.
    mutating func write<Element>(_ elements: some Collection<Element>, _ each: (inout BinaryWriter, Element) -> Void) {
        write(UInt32(elements.count))
        for element in elements { each(&self, element) }
    }

    /// Fills up with zeros to a multiple of this many bytes.
    mutating func align(to size: Int) {
        bytes.append(contentsOf: repeatElement(0, count: (size - bytes.count % size) % size))
    }
}
