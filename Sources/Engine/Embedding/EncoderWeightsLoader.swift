import EngineKernels

/// Finds an encoder's tensors in its files and checks their shapes. The names are those of llama.cpp's converter
/// (`gguf-py/gguf/tensor_mapping.py`).
struct EncoderWeightsLoader {
    private let file: any ModelFile
    private let config: EncoderConfig
    private var used: Set<String> = []

    private init(file: any ModelFile, config: EncoderConfig) {
        self.file = file
        self.config = config
    }

    /// The weights of a model.
    ///
    /// - Throws: `EngineError` naming the file and the tensor: missing or of another shape (malformed), or a tensor
    ///   that would change the result and is not known here (unsupported).
    static func load(_ file: any ModelFile, _ config: EncoderConfig) throws(EngineError) -> EncoderWeights {
        var loader = Self(file: file, config: config)
        let width = config.width
        let embedding = try loader.matrix("token_embd.weight", rows: config.vocabularySize, columns: width)
        let tokenType = try loader.tokenType()
        let positions =
            config.architecture.hasRotaryPositions
            ? nil : try loader.positions()
        let norm = try loader.norm("token_embd_norm")
        var layers: [EncoderLayer] = []
        for index in 0..<config.layerCount { layers.append(try loader.layer("blk.\(index).")) }
        try loader.refuseUnknown()
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
                ? try matrix(prefix + "ffn_gate.weight", rows: hidden, columns: width) : nil,
            down: try projection(prefix + "ffn_down", rows: width, columns: hidden),
            outputNorm: try norm(prefix + "layer_output_norm"))
    }

    /// Query, key and value, which lie one below the other in some files.
    private mutating func attention(_ prefix: String) throws(EngineError) -> [EncoderWeights.Projection] {
        let width = config.width
        guard file.tensors[prefix + "attn_qkv.weight"] != nil else {
            return [
                try projection(prefix + "attn_q", rows: width, columns: width),
                try projection(prefix + "attn_k", rows: width, columns: width),
                try projection(prefix + "attn_v", rows: width, columns: width),
            ]
        }
        var whole = try matrix(prefix + "attn_qkv.weight", rows: 3 * width, columns: width)
        let bias = try optionalVector(prefix + "attn_qkv.bias", 3 * width)
        let bytes = width * ek_row_bytes(&whole)
        return (0..<3).map { part in
            let matrix = ek_matrix(data: whole.data + part * bytes, rows: width, k: width, type: whole.type)
            guard let bias else { return EncoderWeights.Projection(matrix: matrix, bias: nil) }
            let own = Buffer<Float>(count: width)
            own.start.update(from: bias.start + part * width, count: width)
            return EncoderWeights.Projection(matrix: matrix, bias: own)
        }
    }

    private mutating func projection(
        _ name: String, rows: Int, columns: Int
    ) throws(EngineError) -> EncoderWeights.Projection {
        EncoderWeights.Projection(
            matrix: try matrix(name + ".weight", rows: rows, columns: columns),
            bias: try optionalVector(name + ".bias", rows))
    }

    private mutating func norm(_ name: String) throws(EngineError) -> EncoderWeights.LayerNorm {
        EncoderWeights.LayerNorm(
            weight: try vector(name + ".weight", config.width), bias: try optionalVector(name + ".bias", config.width))
    }

    /// The first row of the kinds of sentences, however many there are.
    private mutating func tokenType() throws(EngineError) -> Buffer<Float>? {
        let name = "token_types.weight"
        guard let tensor = file.tensors[name] else { return nil }
        guard tensor.shape.first == config.width, tensor.shape.count <= 2 else {
            throw malformed(name, "has shape \(tensor.shape), not [\(config.width), kinds]")
        }
        used.insert(name)
        return try row(tensor)
    }

    /// One row for each position of the context; further ones are of no use.
    private mutating func positions() throws(EngineError) -> ek_matrix {
        let rows = file.tensors["position_embd.weight"]?.shape.last ?? 0
        return try matrix("position_embd.weight", rows: max(rows, config.contextLength), columns: config.width)
    }

    private mutating func matrix(_ name: String, rows: Int, columns: Int) throws(EngineError) -> ek_matrix {
        let tensor = try tensor(name, shape: [columns, rows])
        return ek_matrix(data: try file.data(of: tensor), rows: rows, k: columns, type: tensor.type.kernelType)
    }

    private mutating func vector(_ name: String, _ count: Int) throws(EngineError) -> Buffer<Float> {
        try row(try tensor(name, shape: [count]))
    }

    private mutating func optionalVector(_ name: String, _ count: Int) throws(EngineError) -> Buffer<Float>? {
        file.tensors[name] == nil ? nil : try vector(name, count)
    }

    private func row(_ tensor: GGUFTensor) throws(EngineError) -> Buffer<Float> {
        var matrix = ek_matrix(
            data: try file.data(of: tensor), rows: 1, k: tensor.shape[0], type: tensor.type.kernelType)
        let buffer = Buffer<Float>(count: tensor.shape[0])
        ek_dequantize_row(&matrix, 0, buffer.start)
        return buffer
    }

    private mutating func tensor(_ name: String, shape: [Int]) throws(EngineError) -> GGUFTensor {
        guard let tensor = file.tensors[name] else { throw malformed(name, "is missing") }
        // Dimensions of one at the end mean nothing.
        var found = tensor.shape
        while found.count > shape.count, found.last == 1 { found.removeLast() }
        guard found == shape else { throw malformed(name, "has shape \(tensor.shape), not \(shape)") }
        used.insert(name)
        return tensor
    }

    /// A tensor that was not asked for means a network that differs from the one computed here.
    private func refuseUnknown() throws(EngineError) {
        for name in file.tensors.keys.sorted() where !used.contains(name) {
            throw EngineError(.unsupported, "\(file.place(ofTensor: name)) is not known to this network")
        }
    }

    private func malformed(_ tensor: String, _ what: String) -> EngineError {
        EngineError(.malformed, "\(file.place(ofTensor: tensor)) \(what)")
    }
}
