/// A text's vector with the name of the model that made it: vectors of different models cannot be compared.
///
/// It is kept in a byte for each number, with one scale for all: the largest number is 127. For vectors of length one
/// this moves a cosine by less than a hundredth.
public struct TextVector: Sendable, Hashable {
    /// The model.
    public let model: String
    /// The scale, in the order of bytes of a little-endian float, then a signed byte for each number.
    public let bytes: [UInt8]

    /// Packs a vector.
    public init(model: String, _ vector: [Float]) {
        self.model = model
        let largest = vector.map(abs).max() ?? 0
        let scale = largest > 0 ? largest / 127 : 1
        bytes =
            withUnsafeBytes(of: scale.bitPattern.littleEndian, Array.init)
            + vector.map { UInt8(bitPattern: Int8((max(-127, min(127, $0 / scale))).rounded())) }
    }

    /// A vector that was kept packed.
    init(model: String, bytes: [UInt8]) {
        self.model = model
        self.bytes = bytes
    }

    /// The numbers; none where these are no packed vector.
    var numbers: [Float] {
        guard bytes.count > 4 else { return [] }
        let scale = bytes.withUnsafeBytes(Self.scale)
        return bytes.dropFirst(4).map { Float(Int8(bitPattern: $0)) * scale }
    }

    /// The cosine to another packed vector; 0 where their lengths differ.
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
