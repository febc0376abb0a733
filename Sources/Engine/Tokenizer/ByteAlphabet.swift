/// The alphabet of byte-level vocabularies: one printable character for every byte.
///
/// Printable Latin-1 characters represent themselves; the other bytes get the characters from U+0100 on, in order.
/// Published with GPT-2 (Radford et al., 2019).
enum ByteAlphabet {
    /// The character of every byte.
    static let scalars: [Unicode.Scalar] = {
        var extra: UInt32 = 0x100
        return (UInt32(0)..<256).map { byte in
            let printable = (0x21...0x7e).contains(byte) || (0xa1...0xac).contains(byte) || (0xae...0xff).contains(byte)
            defer { if !printable { extra += 1 } }
            return Unicode.Scalar(printable ? byte : extra) ?? " "
        }
    }()

    /// The byte of a character, indexed by code point; -1 if it has none.
    private static let bytes: [Int16] = {
        var table = [Int16](repeating: -1, count: 0x144)
        for (byte, scalar) in scalars.enumerated() { table[Int(scalar.value)] = Int16(byte) }
        return table
    }()

    /// Appends the bytes that a written token represents.
    ///
    /// - Returns: false if it has a character outside the alphabet; bytes appended before that stay.
    static func decode(_ token: some Collection<UInt8>, into result: inout [UInt8]) -> Bool {
        var lead = 0
        for byte in token {
            var value = Int(byte)
            if lead != 0 {
                guard value & 0xc0 == 0x80 else { return false }
                value = lead << 6 | (value & 0x3f)
                lead = 0
            } else if value >= 0x80 {  // All of the alphabet fits two bytes of UTF-8.
                guard value & 0xe0 == 0xc0 else { return false }
                lead = value & 0x1f
                continue
            }
            guard value < bytes.count, bytes[value] >= 0 else { return false }
            result.append(UInt8(bytes[value]))
        }
        return lead == 0
    }
}
