import EngineKernels

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
    /// Four bits, with a half-float scale per 32 values.
    case q4 = "Q4_0"
    /// Four bits, with a half-float scale and offset per 32 values.
    case q4Offset = "Q4_1"
    /// Five bits, with a half-float scale per 32 values.
    case q5 = "Q5_0"
    /// Five bits, with a half-float scale and offset per 32 values.
    case q5Offset = "Q5_1"
    /// Signed bytes, with a half-float scale per 32 values.
    case q8 = "Q8_0"
    /// Two bits, 256 to a block with sixteen 4-bit scales and minima.
    case q2K = "Q2_K"
    /// Three bits, 256 to a block with sixteen 6-bit scales.
    case q3K = "Q3_K"
    /// Four bits, 256 to a block with eight 6-bit scales and minima.
    case q4K = "Q4_K"
    /// Five bits, 256 to a block with eight 6-bit scales and minima.
    case q5K = "Q5_K"
    /// Six bits, 256 to a block with sixteen 8-bit scales.
    case q6K = "Q6_K"
    /// Four-bit index into a table of sixteen values, with a half-float scale per 32 values.
    case iq4NL = "IQ4_NL"
    /// Four-bit index into a table of sixteen values, 256 to a block with eight 6-bit scales.
    case iq4XS = "IQ4_XS"
    /// Four-bit floats, with a power-of-two scale per 32 values.
    case mxfp4 = "MXFP4"
    /// Bytes, with a float scale and offset per 32 values. Not a GGUF type: MLX's eight-bit weights in memory.
    case affine8 = "AFFINE8"

    /// The number in `ggml_type`; `nil` if no file holds the type.
    var code: UInt32? {
        switch self {
        case .f32: 0
        case .f16: 1
        case .bf16: 30
        case .q4: 2
        case .q4Offset: 3
        case .q5: 6
        case .q5Offset: 7
        case .q8: 8
        case .q2K: 10
        case .q3K: 11
        case .q4K: 12
        case .q5K: 13
        case .q6K: 14
        case .iq4NL: 20
        case .iq4XS: 23
        case .mxfp4: 39
        case .affine8: nil
        }
    }

    /// The type with a number of `ggml_type`.
    init?(code: UInt32) {
        guard let type = Self.allCases.first(where: { $0.code == code }) else { return nil }
        self = type
    }

    /// The type's number in the kernels.
    var kernelType: ek_type {
        switch self {
        case .f32: EK_F32
        case .f16: EK_F16
        case .bf16: EK_BF16
        case .q4: EK_Q4_0
        case .q4Offset: EK_Q4_1
        case .q5: EK_Q5_0
        case .q5Offset: EK_Q5_1
        case .q8: EK_Q8_0
        case .q2K: EK_Q2_K
        case .q3K: EK_Q3_K
        case .q4K: EK_Q4_K
        case .q5K: EK_Q5_K
        case .q6K: EK_Q6_K
        case .iq4NL: EK_IQ4_NL
        case .iq4XS: EK_IQ4_XS
        case .mxfp4: EK_MXFP4
        case .affine8: EK_AFFINE8
        }
    }

    /// Values in one block; the length of a row is a multiple of it.
    public var blockLength: Int { ek_block_length(kernelType) }

    /// Bytes of one block.
    public var blockBytes: Int { ek_block_bytes(kernelType) }

    /// ggml's name of a type number, including types that are not supported here.
    static func name(ofCode code: UInt32) -> String {
        let names: [UInt32: String] = [
            9: "Q8_1", 15: "Q8_K", 16: "IQ2_XXS", 17: "IQ2_XS", 18: "IQ3_XXS", 19: "IQ1_S", 21: "IQ3_S",
            22: "IQ2_S", 24: "I8", 25: "I16", 26: "I32", 27: "I64", 28: "F64", 29: "IQ1_M", 34: "TQ1_0",
            35: "TQ2_0", 40: "NVFP4",
        ]
        return WeightType(code: code)?.rawValue ?? names[code] ?? "number \(code)"
    }
}
