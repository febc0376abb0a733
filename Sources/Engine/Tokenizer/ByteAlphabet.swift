/// The alphabet in which byte-level vocabularies are written: one printable character for every byte.
///
/// Printable Latin-1 characters stand for themselves, the other bytes for the characters from U+0100 on, in order.
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

    /// The byte of a character by its code point, -1 where it stands for none.
    private static let bytes: [Int16] = {
        var table = [Int16](repeating: -1, count: 0x144)
        for (byte, scalar) in scalars.enumerated() { table[Int(scalar.value)] = Int16(byte) }
        return table
    }()

    /// The bytes that a written token stands for, or `nil` where it uses a character outside the alphabet.
    static func decode(_ token: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(token.count)
        var index = 0
        while index < token.count {
            var value = Int(token[index])
            if value >= 0x80 {  // All of the alphabet fits two bytes of UTF-8.
                guard value & 0xe0 == 0xc0, index + 1 < token.count, token[index + 1] & 0xc0 == 0x80 else { return nil }
                value = (value & 0x1f) << 6 | Int(token[index + 1] & 0x3f)
                index += 1
            }
            guard value < bytes.count, bytes[value] >= 0 else { return nil }
            result.append(UInt8(bytes[value]))
            index += 1
        }
        return result
    }
}
