import EngineKernels

/// Finds a model's tensors in its file and checks their shapes.
struct WeightsLoader {
    private let file: any ModelFile
    private let config: ModelConfig
    private var used: Set<String> = []

    private init(file: any ModelFile, config: ModelConfig) {
        self.file = file
        self.config = config
    }

    /// The weights of the model in `file`.
    ///
    /// - Throws: `EngineError` naming the file and the tensor: missing or of another shape (malformed), or a tensor
    ///   of a layer that would change the result and is not known here (unsupported).
    static func load(_ file: any ModelFile, _ config: ModelConfig) throws(EngineError) -> Weights {
        var loader = WeightsLoader(file: file, config: config)
        let width = config.width
        let embedding = try loader.matrix("token_embd.weight", rows: config.vocabularySize, columns: width)
        var layers: [LayerWeights] = []
        for index in 0..<config.layerCount { layers.append(try loader.layer("blk.\(index).")) }
        let untied = file.tensors["output.weight"] != nil
        let weights = Weights(
            embedding: embedding,
            layers: layers,
            outputNorm: try loader.vector("output_norm.weight", width),
            output: untied
                ? try loader.matrix("output.weight", rows: config.vocabularySize, columns: width) : embedding,
            ropeFactors: try loader.optionalVector("rope_freqs.weight", config.ropeDimensions / 2)
        )
        if let factors = weights.ropeFactors {
            for index in 0..<factors.count where !(factors.start[index].isFinite && factors.start[index] > 0) {
                throw loader.malformed("rope_freqs.weight", "holds \(factors.start[index])")
            }
        }
        try loader.refuseUnknown()
        return weights
    }

    private mutating func layer(_ prefix: String) throws(EngineError) -> LayerWeights {
        let (width, queries, keys) = (config.width, config.queryWidth, config.keyValueWidth)
        let hidden = config.feedForwardWidth
        let headNorms = config.architecture == .qwen3
        let biases = config.architecture == .qwen2
        return LayerWeights(
            attentionNorm: try vector(prefix + "attn_norm.weight", width),
            query: try matrix(prefix + "attn_q.weight", rows: queries, columns: width),
            key: try matrix(prefix + "attn_k.weight", rows: keys, columns: width),
            value: try matrix(prefix + "attn_v.weight", rows: keys, columns: width),
            attentionOutput: try matrix(prefix + "attn_output.weight", rows: width, columns: queries),
            queryBias: try vector(prefix + "attn_q.bias", queries, required: biases),
            keyBias: try vector(prefix + "attn_k.bias", keys, required: biases),
            valueBias: try vector(prefix + "attn_v.bias", keys, required: biases),
            queryNorm: headNorms ? try vector(prefix + "attn_q_norm.weight", config.headSize) : nil,
            keyNorm: headNorms ? try vector(prefix + "attn_k_norm.weight", config.headSize) : nil,
            feedForwardNorm: try vector(prefix + "ffn_norm.weight", width),
            gate: try matrix(prefix + "ffn_gate.weight", rows: hidden, columns: width),
            up: try matrix(prefix + "ffn_up.weight", rows: hidden, columns: width),
            down: try matrix(prefix + "ffn_down.weight", rows: width, columns: hidden)
        )
    }

    private mutating func matrix(_ name: String, rows: Int, columns: Int) throws(EngineError) -> ek_matrix {
        let tensor = try tensor(name, shape: [columns, rows])
        return ek_matrix(data: try file.data(of: tensor), rows: rows, k: columns, type: tensor.type.kernelType)
    }

    private mutating func vector(_ name: String, _ count: Int) throws(EngineError) -> Buffer<Float> {
        let tensor = try tensor(name, shape: [count])
        var row = ek_matrix(data: try file.data(of: tensor), rows: 1, k: count, type: tensor.type.kernelType)
        let buffer = Buffer<Float>(count: count)
        ek_dequantize_row(&row, 0, buffer.start)
        return buffer
    }

    private mutating func optionalVector(_ name: String, _ count: Int) throws(EngineError) -> Buffer<Float>? {
        file.tensors[name] == nil ? nil : try vector(name, count)
    }

    private mutating func vector(_ name: String, _ count: Int, required: Bool) throws(EngineError) -> Buffer<Float>? {
        required ? try vector(name, count) : try optionalVector(name, count)
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
        for name in file.tensors.keys.sorted() where name.hasPrefix("blk.") && !used.contains(name) {
            // Frequencies that older files keep for every layer, and that follow from the metadata.
            if name.contains("rot_embd") { continue }
            throw EngineError(.unsupported, "\(file.place(ofTensor: name)) is not known to this network")
        }
    }

    private func malformed(_ tensor: String, _ what: String) -> EngineError {
        EngineError(.malformed, "\(file.place(ofTensor: tensor)) \(what)")
    }
}
