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

    /// The cosine of two packed vectors; 0 where their lengths differ.
    static func similarity(_ left: [UInt8], _ right: [UInt8]) -> Double {
        guard left.count == right.count, left.count > 4 else { return 0 }
        var sum: Int32 = 0
        left.withUnsafeBufferPointer { left in
            right.withUnsafeBufferPointer { right in
                for index in 4..<left.count {
                    sum &+= Int32(Int8(bitPattern: left[index])) &* Int32(Int8(bitPattern: right[index]))
                }
            }
        }
        return Double(sum) * Double(scale(left)) * Double(scale(right))
    }

    private static func scale(_ bytes: [UInt8]) -> Float {
        let bits = bytes.prefix(4).enumerated().reduce(UInt32(0)) { $0 | UInt32($1.element) << (8 * UInt32($1.offset)) }
        return Float(bitPattern: bits)
    }
}
