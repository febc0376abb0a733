import EngineKernels

/// Finds an encoder's tensors in its files and checks their shapes. The names are those of llama.cpp's converter
/// (`gguf-py/gguf/tensor_mapping.py`).
struct EncoderWeightsLoader {
    private var tensors: TensorReader
    private let config: EncoderConfig

    private init(file: any ModelFile, config: EncoderConfig) {
        tensors = TensorReader(file)
        self.config = config
    }

    /// Loads the weights of a model.
    ///
    /// - Throws: `EngineError` naming the file and the tensor: missing or of another shape (malformed), or unknown, so
    ///   that ignoring it could change the result (unsupported).
    static func load(_ file: any ModelFile, _ config: EncoderConfig) throws(EngineError) -> EncoderWeights {
        var loader = Self(file: file, config: config)
        let width = config.width
        let embedding = try loader.tensors.matrix("token_embd.weight", rows: config.vocabularySize, columns: width)
        // Only token type 0 is used, however many there are.
        let tokenType = try loader.tensors.optionalFirstRow("token_types.weight", width)
        let positions =
            config.architecture.hasRotaryPositions
            ? nil : try loader.positions()
        let norm = try loader.norm("token_embd_norm")
        var layers: [EncoderLayer] = []
        for index in 0..<config.layerCount { layers.append(try loader.layer("blk.\(index).")) }
        try loader.tensors.refuseUnknown()
        return EncoderWeights(
            embedding: embedding, tokenType: tokenType, positions: positions, embeddingNorm: norm, layers: layers)
    }

    private mutating func layer(_ prefix: String) throws(EngineError) -> EncoderLayer {
        let (width, hidden) = (config.width, config.feedForwardWidth)
        let attention = try attention(prefix)
        return EncoderLayer(
            query: attention[0], key: attention[1], value: attention[2],
            attentionOutput: try projection(prefix + "attn_output", rows: width, columns: width),
            attentionNorm: try norm(prefix + "attn_output_norm"),
            up: try projection(prefix + "ffn_up", rows: hidden, columns: width),
            gate: config.architecture.isGated
                ? try tensors.matrix(prefix + "ffn_gate.weight", rows: hidden, columns: width) : nil,
            down: try projection(prefix + "ffn_down", rows: width, columns: hidden),
            outputNorm: try norm(prefix + "layer_output_norm"))
    }

    /// Query, key and value; some files stack them in one tensor.
    private mutating func attention(_ prefix: String) throws(EngineError) -> [EncoderWeights.Projection] {
        let width = config.width
        guard tensors.has(prefix + "attn_qkv.weight") else {
            return [
                try projection(prefix + "attn_q", rows: width, columns: width),
                try projection(prefix + "attn_k", rows: width, columns: width),
                try projection(prefix + "attn_v", rows: width, columns: width),
            ]
        }
        let whole = try tensors.matrix(prefix + "attn_qkv.weight", rows: 3 * width, columns: width)
        let bias = try tensors.optionalVector(prefix + "attn_qkv.bias", 3 * width)
        return (0..<3).map { part in
            EncoderWeights.Projection(
                matrix: whole.slice(from: part * width, count: width),
                bias: bias?.slice(from: part * width, count: width))
        }
    }

    private mutating func projection(
        _ name: String, rows: Int, columns: Int
    ) throws(EngineError) -> EncoderWeights.Projection {
        EncoderWeights.Projection(
            matrix: try tensors.matrix(name + ".weight", rows: rows, columns: columns),
            bias: try tensors.optionalVector(name + ".bias", rows))
    }

    private mutating func norm(_ name: String) throws(EngineError) -> EncoderWeights.LayerNorm {
        EncoderWeights.LayerNorm(
            weight: try tensors.vector(name + ".weight", config.width),
            bias: try tensors.optionalVector(name + ".bias", config.width))
    }

    /// At least one row for each position of the context; further rows are unused.
    private mutating func positions() throws(EngineError) -> ek_matrix {
        let rows = tensors.file.tensors["position_embd.weight"]?.shape.last ?? 0
        return try tensors.matrix("position_embd.weight", rows: max(rows, config.contextLength), columns: config.width)
    }
}
