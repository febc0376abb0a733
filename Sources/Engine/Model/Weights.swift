import EngineKernels

/// The weights of a model: matrices stay in the mapped file, the few vectors are copied as floats.
struct Weights: @unchecked Sendable {
    /// [vocabulary][width], one row for each token.
    let embedding: ek_matrix
    let layers: [LayerWeights]
    /// [width]
    let outputNorm: Buffer<Float>
    /// [vocabulary][width]; the embedding itself where the file has no tensor for it.
    let output: ek_matrix
    /// Divisors of the rotary frequencies [rope dimensions / 2], as Llama 3 has them.
    let ropeFactors: Buffer<Float>?
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
    let queryNorm: Buffer<Float>?  // [head size]
    let keyNorm: Buffer<Float>?  // [head size]
    let feedForwardNorm: Buffer<Float>  // [width]
    let gate: ek_matrix  // [feed-forward width][width]
    let up: ek_matrix  // [feed-forward width][width]
    let down: ek_matrix  // [width][feed-forward width]
}

extension ek_matrix {
    /// Whether products read columns rounded to eight bits rather than floats.
    var isQuantized: Bool { ek_block_length(type) > 1 }

    /// Bytes of the whole matrix.
    var byteCount: Int {
        var copy = self
        return rows * ek_row_bytes(&copy)
    }
}
