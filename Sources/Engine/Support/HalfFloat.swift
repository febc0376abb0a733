/// IEEE half floats; `Float16` is not available on every platform that Swift supports.
enum HalfFloat {
    /// The bits of the nearest half float, ties to even; infinity beyond the largest one.
    static func bits(_ value: Float) -> UInt16 {
        let bits = value.bitPattern
        let sign = UInt16(truncatingIfNeeded: bits >> 16) & 0x8000
        let magnitude = bits & 0x7FFF_FFFF
        if magnitude >= 0x7F80_0000 { return sign | (magnitude > 0x7F80_0000 ? 0x7E00 : 0x7C00) }
        if magnitude >= 0x4780_0000 { return sign | 0x7C00 }
        if magnitude >= 0x3880_0000 {  // 2⁻¹⁴ and more: a carry out of the fraction raises the exponent, as it should.
            let rounded = magnitude + 0xFFF + (magnitude >> 13 & 1)
            return sign | UInt16(truncatingIfNeeded: (rounded >> 13) - (112 << 10))
        }
        // Multiples of 2⁻²⁴; adding 0.5 moves them to the end of a float's fraction, rounded.
        let rounded = (Float(bitPattern: magnitude) + 0.5).bitPattern &- Float(0.5).bitPattern
        return sign | UInt16(truncatingIfNeeded: rounded)
    }
}
