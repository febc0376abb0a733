/// How a tensor's numbers are stored.
///
/// Source: `ggml_type` and the block layouts of ggml (`ggml.h`, `ggml-common.h`).
public enum WeightType: String, Sendable, Hashable, CaseIterable {
    /// 32-bit floats.
    case f32 = "F32"
    /// IEEE half floats.
    case f16 = "F16"
    /// The upper half of 32-bit floats.
    case bf16 = "BF16"
    /// Signed bytes, 32 to a half-float scale.
    case q8 = "Q8_0"
    /// Four bits, 32 to a half-float scale.
    case q4 = "Q4_0"
    /// Four bits, 256 to a block with eight 6-bit scales and minima.
    case q4K = "Q4_K"
    /// Six bits, 256 to a block with sixteen 8-bit scales.
    case q6K = "Q6_K"

    /// The type with a number of `ggml_type`.
    init?(code: UInt32) {
        switch code {
        case 0: self = .f32
        case 1: self = .f16
        case 2: self = .q4
        case 8: self = .q8
        case 12: self = .q4K
        case 14: self = .q6K
        case 30: self = .bf16
        default: return nil
        }
    }

    /// Values in one block; the length of a row is a multiple of it.
    public var blockLength: Int {
        switch self {
        case .f32, .f16, .bf16: 1
        case .q8, .q4: 32
        case .q4K, .q6K: 256
        }
    }

    /// Bytes of one block.
    public var blockBytes: Int {
        switch self {
        case .f32: 4
        case .f16, .bf16: 2
        case .q8: 34
        case .q4: 18
        case .q4K: 144
        case .q6K: 210
        }
    }

    /// The name ggml gives a type number, also of types that are not read here.
    static func name(ofCode code: UInt32) -> String {
        let names: [UInt32: String] = [
            3: "Q4_1", 6: "Q5_0", 7: "Q5_1", 9: "Q8_1", 10: "Q2_K", 11: "Q3_K", 13: "Q5_K", 15: "Q8_K",
            16: "IQ2_XXS", 17: "IQ2_XS", 18: "IQ3_XXS", 19: "IQ1_S", 20: "IQ4_NL", 21: "IQ3_S", 22: "IQ2_S",
            23: "IQ4_XS", 24: "I8", 25: "I16", 26: "I32", 27: "I64", 28: "F64", 29: "IQ1_M", 34: "TQ1_0",
            35: "TQ2_0", 39: "MXFP4",
        ]
        return WeightType(code: code)?.rawValue ?? names[code] ?? "number \(code)"
    }
}
