import EngineKernels

/// The weights of a model: matrices stay in the mapped file, the few vectors are copied as floats.
struct Weights: @unchecked Sendable {
    /// [vocabulary][width], one row for each token.
    let embedding: ek_matrix
    let layers: [LayerWeights]
    /// [width]
    let outputNorm: Buffer<Float>
    /// [vocabulary][width]; the embedding itself if the file has no such tensor.
    let output: ek_matrix
    let rotary: RotaryFactors
}

/// Divisors of the rotary frequencies [rope dimensions / 2].
struct RotaryFactors: Sendable {
    /// For any context (Llama 3).
    let always: Buffer<Float>?
    /// For contexts beyond the original one.
    let long: Buffer<Float>?
    /// For contexts within the original one.
    let short: Buffer<Float>?

    /// The factors for a context length.
    func factors(contextLength: Int, originalContext: Int) -> Buffer<Float>? {
        always ?? (contextLength > originalContext ? long : short)
    }
}

/// The weights of one layer.
struct LayerWeights: @unchecked Sendable {
    let attentionNorm: Buffer<Float>  // [width]
    let query: ek_matrix  // [heads · head size][width]
    let key: ek_matrix  // [key-value heads · head size][width]
    let value: ek_matrix  // [key-value heads · head size][width]
    let attentionOutput: ek_matrix  // [width][heads · head size]
    let queryBias: Buffer<Float>?  // [heads · head size]
    let keyBias: Buffer<Float>?  // [key-value heads · head size]
    let valueBias: Buffer<Float>?  // [key-value heads · head size]
    let attentionOutputBias: Buffer<Float>?  // [width]
    let queryNorm: Buffer<Float>?  // [head size]
    let keyNorm: Buffer<Float>?  // [head size]
    let attentionPostNorm: Buffer<Float>?  // [width]
    let feedForwardNorm: Buffer<Float>  // [width]
    let feedForward: FeedForwardWeights
    let feedForwardPostNorm: Buffer<Float>?  // [width]
}

/// The feed-forward part of a layer.
enum FeedForwardWeights: @unchecked Sendable {
    /// One network for all tokens.
    case dense(GatedWeights)
    /// Several experts, chosen by `router` [experts][width].
    case experts(router: ek_matrix, [GatedWeights])
}

/// down · (activation(gate · x) · (up · x)).
struct GatedWeights: @unchecked Sendable {
    let gate: ek_matrix  // [feed-forward width][width]
    let up: ek_matrix  // [feed-forward width][width]
    let down: ek_matrix  // [width][feed-forward width]

    var byteCount: Int { gate.byteCount + up.byteCount + down.byteCount }
}

extension ek_matrix {
    /// Whether products read columns in eight bits rather than as floats.
    var isQuantized: Bool { ek_block_length(type) > 1 }

    /// Bytes of the whole matrix.
    var byteCount: Int { rows * rowBytes }

    private var rowBytes: Int {
        var copy = self
        return ek_row_bytes(&copy)
    }

    /// `count` of the rows, from `first` on.
    func slice(from first: Int, count: Int) -> ek_matrix {
        ek_matrix(data: data + first * rowBytes, rows: count, k: k, type: type)
    }
}
