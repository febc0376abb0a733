/// Name, shape, type and location of one tensor of a safetensors file.
public struct SafetensorsTensor: Sendable, Hashable {
    /// Its name, such as `model.layers.0.self_attn.q_proj.weight`.
    public let name: String
    /// How its numbers are stored.
    public let type: SafetensorsType
    /// Its dimensions, the length of a row last.
    public let shape: [Int]
    /// The index of its file in a split model, from 0; 0 if there is only one.
    public let shard: Int
    /// The offset of its first byte in that file.
    public let offset: Int
    /// Its size in bytes.
    public let byteCount: Int

    /// Numbers in the tensor.
    public var elementCount: Int { shape.reduce(1, *) }
}

/// How a safetensors file stores numbers, named as in its header.
public enum SafetensorsType: String, Sendable, Hashable {
    /// Booleans, one byte each.
    case bool = "BOOL"
    /// Unsigned bytes.
    case u8 = "U8"
    /// Signed bytes.
    case i8 = "I8"
    /// Eight-bit floats with five bits of exponent.
    case f8e5m2 = "F8_E5M2"
    /// Eight-bit floats with four bits of exponent.
    case f8e4m3 = "F8_E4M3"
    /// Signed 16-bit integers.
    case i16 = "I16"
    /// Unsigned 16-bit integers.
    case u16 = "U16"
    /// IEEE half floats.
    case f16 = "F16"
    /// The upper half of 32-bit floats.
    case bf16 = "BF16"
    /// Signed 32-bit integers.
    case i32 = "I32"
    /// Unsigned 32-bit integers; MLX packs quantised weights into them.
    case u32 = "U32"
    /// 32-bit floats.
    case f32 = "F32"
    /// 64-bit floats.
    case f64 = "F64"
    /// Signed 64-bit integers.
    case i64 = "I64"
    /// Unsigned 64-bit integers.
    case u64 = "U64"

    /// Bytes of one number.
    public var size: Int {
        switch self {
        case .bool, .u8, .i8, .f8e5m2, .f8e4m3: 1
        case .i16, .u16, .f16, .bf16: 2
        case .i32, .u32, .f32: 4
        case .f64, .i64, .u64: 8
        }
    }
}
