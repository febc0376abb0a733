/// A 64-bit checksum that detects changed bytes. Not cryptographic.
enum Checksum {
    /// Four running sums of multiplied words, mixed at the end; about as fast as memory.
    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var sums = SIMD4<UInt64>(0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB, 1)
        let factor = SIMD4<UInt64>(repeating: 0x2127_599B_F432_5C37)
        var offset = 0
        while offset + 32 <= bytes.count {
            let words = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
            sums = (sums ^ words) &* factor
            sums ^= sums &>> 29
            offset += 32
        }
        var result = UInt64(bytes.count)
        for byte in bytes[offset...] { result = (result ^ UInt64(byte)) &* 0x100_0000_01B3 }
        for lane in 0..<4 { result = (result ^ sums[lane]) &* 0x8803_55F2_1E6D_1965 }
        return result ^ result >> 32
    }

    /// The checksum of a text's UTF-8 bytes.
    static func of(_ text: String) -> UInt64 {
        var copy = text
        return copy.withUTF8 { of(UnsafeRawBufferPointer($0)) }
    }
}
