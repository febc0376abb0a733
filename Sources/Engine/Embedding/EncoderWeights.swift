import EngineKernels

/// The weights of an encoder: matrices stay in the mapped file, the few vectors are copied as floats.
struct EncoderWeights: @unchecked Sendable {
    /// [vocabulary][width], one row for each token.
    let embedding: ek_matrix
    /// [width], the embedding of token type 0, the only type used; absent in some models.
    let tokenType: Buffer<Float>?
    /// [context][width]; absent with rotary positions.
    let positions: ek_matrix?
    let embeddingNorm: LayerNorm
    let layers: [EncoderLayer]

    /// A layer norm's weight and bias, [width] each.
    struct LayerNorm: @unchecked Sendable {
        let weight: Buffer<Float>
        let bias: Buffer<Float>?
    }

    /// A matrix [rows][columns] and the bias of its product [rows].
    struct Projection: @unchecked Sendable {
        let matrix: ek_matrix
        let bias: Buffer<Float>?
    }
}

/// The weights of one layer.
struct EncoderLayer: @unchecked Sendable {
    let query: EncoderWeights.Projection  // [width][width]
    let key: EncoderWeights.Projection  // [width][width]
    let value: EncoderWeights.Projection  // [width][width]
    let attentionOutput: EncoderWeights.Projection  // [width][width]
    let attentionNorm: EncoderWeights.LayerNorm
    let up: EncoderWeights.Projection  // [feed-forward width][width]
    let gate: ek_matrix?  // [feed-forward width][width]
    let down: EncoderWeights.Projection  // [width][feed-forward width]
    let outputNorm: EncoderWeights.LayerNorm
}
