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
        case .q8, .q4, .q4K, .q6K: return blocks(hashes, count / type.blockLength, type)
        }
    }

    static func floats(_ count: Int, _ value: (Int) -> Float) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count * 4) { buffer, used in
            let raw = UnsafeMutableRawBufferPointer(buffer)
            for index in 0..<count { raw.storeBytes(of: value(index), toByteOffset: index * 4, as: Float.self) }
            used = count * 4
        }
    }

    private static func words(_ count: Int, _ value: (Int) -> UInt16) -> [UInt8] {
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
            func half(_ exponent: UInt16, at index: Int) {
                let bits = exponent << 10 | UInt16(truncatingIfNeeded: hashes[index] >> 8 & 1023)
                buffer[index] = UInt8(truncatingIfNeeded: bits)
                buffer[index + 1] = UInt8(truncatingIfNeeded: bits >> 8)
            }
            for block in 0..<count {
                let start = block * size
                switch type {
                case .q8: half(4, at: start)
                case .q4: half(8, at: start)
                case .q4K:
                    half(3, at: start)
                    half(6, at: start + 2)
                    // Any scales, and minima near them, so that values lie around zero.
                    for index in start + 8..<start + 12 { buffer[index] = buffer[index - 4] ^ (buffer[index] & 7) }
                    for index in start + 12..<start + 16 {
                        buffer[index] = (buffer[index] & 15) &* 17 ^ (buffer[index] & 0x30)
                    }
                default: half(0, at: start + 208)  // subnormal, as the scales that it scales are large
                }
            }
        }
    }
}
