import Engine

/// Random but fixed numbers for the tensors of test models.
///
/// `Reference/reference.py` makes the same numbers in the same way; whoever changes one changes the other.
enum RandomWeights {
    /// splitmix64 of an index, seeded with the FNV-1a hash of the name.
    struct Hashes {
        private let seed: UInt64

        init(_ name: String) {
            seed = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        }

        subscript(index: Int) -> UInt64 {
            var z = seed &+ UInt64(index + 1) &* 0x9E37_79B9_7F4A_7C15
            z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
            return z ^ z >> 31
        }

        /// A float in [0, 1) with 24 random bits.
        func unit(_ index: Int) -> Float { Float(self[index] >> 40) * 0x1p-24 }
    }

    /// Bytes of a matrix of `count` numbers.
    static func matrix(_ name: String, _ count: Int, _ type: WeightType) -> [UInt8] {
        let hashes = Hashes(name)
        switch type {
        case .f32: return floats(count) { (hashes.unit($0) - 0.5) * 0.2 }
        case .f16:
            return words(count) { index in
                let hash = hashes[index]
                return UInt16(truncatingIfNeeded: hash & 0x83FF | (8 + (hash >> 16 & 3)) << 10)
            }
        case .bf16:
            return words(count) { index in
                let hash = hashes[index]
                return UInt16(truncatingIfNeeded: hash & 0x807F | (120 + (hash >> 16 & 3)) << 7)
            }
        default: return blocks(hashes, count / type.blockLength, type)
        }
    }

    static func floats(_ count: Int, _ value: (Int) -> Float) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count * 4) { buffer, used in
            let raw = UnsafeMutableRawBufferPointer(buffer)
            for index in 0..<count { raw.storeBytes(of: value(index), toByteOffset: index * 4, as: Float.self) }
            used = count * 4
        }
    }

    static func words(_ count: Int, _ value: (Int) -> UInt16) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count * 2) { buffer, used in
            let raw = UnsafeMutableRawBufferPointer(buffer)
            for index in 0..<count { raw.storeBytes(of: value(index), toByteOffset: index * 2, as: UInt16.self) }
            used = count * 2
        }
    }

    /// Random bytes, but with scales of a size that a trained model could have.
    private static func blocks(_ hashes: Hashes, _ count: Int, _ type: WeightType) -> [UInt8] {
        let size = type.blockBytes
        return [UInt8](unsafeUninitializedCapacity: count * size) { buffer, used in
            used = count * size
            for index in 0..<used { buffer[index] = UInt8(truncatingIfNeeded: hashes[index]) }
            for start in stride(from: 0, to: used, by: size) {
                var block = Block(bytes: UnsafeMutableBufferPointer(rebasing: buffer[start..<start + size])) {
                    hashes[start + $0]
                }
                block.setScales(type)
            }
        }
    }

    /// One block's bytes, random so far.
    private struct Block {
        let bytes: UnsafeMutableBufferPointer<UInt8>
        let hash: (Int) -> UInt64

        /// A half of the given exponent field and ten random bits.
        mutating func half(_ exponent: UInt16, at index: Int, negative: Bool = false) {
            let bits = exponent << 10 | UInt16(truncatingIfNeeded: hash(index) >> 8 & 1023) | (negative ? 0x8000 : 0)
            bytes[index] = UInt8(truncatingIfNeeded: bits)
            bytes[index + 1] = UInt8(truncatingIfNeeded: bits >> 8)
        }

        /// A float of the given exponent field and 23 random bits.
        mutating func float(_ exponent: UInt32, at index: Int, negative: Bool = false) {
            let bits = exponent << 23 | UInt32(truncatingIfNeeded: hash(index) & 0x7FFFFF) | (negative ? 1 << 31 : 0)
            for byte in 0..<4 { bytes[index + byte] = UInt8(truncatingIfNeeded: bits >> (8 * byte)) }
        }

        mutating func setScales(_ type: WeightType) {
            switch type {
            case .q8: half(4, at: 0)
            case .q4: half(8, at: 0)
            case .q4Offset:
                half(8, at: 0)
                half(11, at: 2, negative: true)
            case .q5: half(7, at: 0)
            case .q5Offset:
                half(7, at: 0)
                half(11, at: 2, negative: true)
            case .q2K:
                // Minima near the scales, so that values lie around zero as a quantiser leaves them.
                for index in 0..<16 { bytes[index] = (bytes[index] & 15) &* 17 ^ (bytes[index] & 16) }
                half(6, at: 80)
                half(6, at: 82)
            case .q3K: half(4, at: 108)
            case .q4K, .q5K:
                half(type == .q4K ? 3 : 2, at: 0)
                half(6, at: 2)
                // Any scales, and minima near them.
                for index in 8..<12 { bytes[index] = bytes[index - 4] ^ (bytes[index] & 7) }
                for index in 12..<16 { bytes[index] = (bytes[index] & 15) &* 17 ^ (bytes[index] & 0x30) }
            case .q6K: half(0, at: 208)  // subnormal, as the scales that it scales are large
            case .iq4NL: half(4, at: 0)
            case .iq4XS: half(0, at: 0)
            case .mxfp4: bytes[0] = 119 + (bytes[0] & 3)
            case .affine8:
                float(117, at: 0)
                float(124, at: 4, negative: true)
            case .f32, .f16, .bf16: break
            }
        }
    }
}
