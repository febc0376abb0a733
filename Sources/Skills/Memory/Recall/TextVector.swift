/// A text's vector, with the name of the model that made it: vectors of different models cannot be compared.
///
/// It is quantised to 8 bits with one scale, so that the largest absolute value becomes 127. For vectors of length 1
/// this changes a cosine by less than 0.01.
public struct TextVector: Sendable, Hashable {
    /// The model.
    public let model: String
    /// The scale as a little-endian 32-bit float, then one signed byte for each number.
    public let bytes: [UInt8]

    /// Quantises a vector.
    public init(model: String, _ vector: [Float]) {
        self.model = model
        let largest = vector.map(abs).max() ?? 0
        let scale = largest > 0 ? largest / 127 : 1
        bytes =
            withUnsafeBytes(of: scale.bitPattern.littleEndian, Array.init)
            + vector.map { UInt8(bitPattern: Int8((max(-127, min(127, $0 / scale))).rounded())) }
    }

    /// Makes a vector from its stored bytes.
    init(model: String, bytes: [UInt8]) {
        self.model = model
        self.bytes = bytes
    }

    /// The dequantised numbers; empty if the bytes are malformed.
    var numbers: [Float] {
        guard bytes.count > 4 else { return [] }
        let scale = bytes.withUnsafeBytes(Self.scale)
        return bytes.dropFirst(4).map { Float(Int8(bitPattern: $0)) * scale }
    }

    /// The cosine with another quantised vector; 0 if their lengths differ.
    func similarity(_ other: UnsafeRawBufferPointer) -> Double {
        bytes.withUnsafeBytes { own in
            guard own.count == other.count, own.count > 4, let left = own.baseAddress, let right = other.baseAddress
            else { return 0 }
            let (first, second) = (left.assumingMemoryBound(to: Int8.self), right.assumingMemoryBound(to: Int8.self))
            var sum: Int32 = 0
            for index in 4..<own.count { sum &+= Int32(first[index]) &* Int32(second[index]) }
            return Double(sum) * Double(Self.scale(own)) * Double(Self.scale(other))
        }
    }

    private static func scale(_ bytes: UnsafeRawBufferPointer) -> Float {
        Float(bitPattern: UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)))
    }
}
