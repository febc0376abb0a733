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
            rotary: RotaryFactors(
                always: try loader.rotaryFactors("rope_freqs.weight"),
                long: try loader.rotaryFactors("rope_factors_long.weight"),
                short: try loader.rotaryFactors("rope_factors_short.weight"))
        )
        try loader.refuseUnknown()
        return weights
    }

    private mutating func layer(_ prefix: String) throws(EngineError) -> LayerWeights {
        let (width, queries) = (config.width, config.queryWidth)
        let architecture = config.architecture
        let (query, key, value) = try projections(prefix)
        let biases = try projectionBiases(prefix)
        return LayerWeights(
            attentionNorm: try vector(prefix + "attn_norm.weight", width),
            query: query, key: key, value: value,
            attentionOutput: try matrix(prefix + "attn_output.weight", rows: width, columns: queries),
            queryBias: biases.query, keyBias: biases.key, valueBias: biases.value,
            attentionOutputBias: try optionalVector(prefix + "attn_output.bias", width),
            queryNorm: architecture.hasHeadNorms ? try vector(prefix + "attn_q_norm.weight", config.headSize) : nil,
            keyNorm: architecture.hasHeadNorms ? try vector(prefix + "attn_k_norm.weight", config.headSize) : nil,
            attentionPostNorm: architecture.hasPostNorms
                ? try vector(prefix + "post_attention_norm.weight", width) : nil,
            feedForwardNorm: try vector(prefix + "ffn_norm.weight", width),
            feedForward: try feedForward(prefix),
            feedForwardPostNorm: architecture.hasPostNorms ? try vector(prefix + "post_ffw_norm.weight", width) : nil
        )
    }

    /// Query, key and value: in one matrix, one below the other, or in three.
    private mutating func projections(
        _ prefix: String
    ) throws(EngineError) -> (query: ek_matrix, key: ek_matrix, value: ek_matrix) {
        let (width, queries, keys) = (config.width, config.queryWidth, config.keyValueWidth)
        guard file.tensors[prefix + "attn_qkv.weight"] != nil else {
            return (
                try matrix(prefix + "attn_q.weight", rows: queries, columns: width),
                try matrix(prefix + "attn_k.weight", rows: keys, columns: width),
                try matrix(prefix + "attn_v.weight", rows: keys, columns: width)
            )
        }
        let all = try matrix(prefix + "attn_qkv.weight", rows: queries + 2 * keys, columns: width)
        return (
            all.slice(from: 0, count: queries), all.slice(from: queries, count: keys),
            all.slice(from: queries + keys, count: keys)
        )
    }

    private mutating func projectionBiases(
        _ prefix: String
    ) throws(EngineError) -> (query: Buffer<Float>?, key: Buffer<Float>?, value: Buffer<Float>?) {
        let (queries, keys, required) = (config.queryWidth, config.keyValueWidth, config.architecture.hasBiases)
        guard let all = try optionalVector(prefix + "attn_qkv.bias", queries + 2 * keys) else {
            return (
                try vector(prefix + "attn_q.bias", queries, required: required),
                try vector(prefix + "attn_k.bias", keys, required: required),
                try vector(prefix + "attn_v.bias", keys, required: required)
            )
        }
        return (
            all.slice(from: 0, count: queries), all.slice(from: queries, count: keys),
            all.slice(from: queries + keys, count: keys)
        )
    }

    private mutating func feedForward(_ prefix: String) throws(EngineError) -> FeedForwardWeights {
        let width = config.width
        guard let experts = config.experts else {
            return .dense(try gated(prefix, hidden: config.feedForwardWidth))
        }
        let hidden = experts.feedForwardWidth
        let router = try matrix(prefix + "ffn_gate_inp.weight", rows: experts.count, columns: width)
        let gates = try matrices(prefix + "ffn_gate_exps.weight", experts.count, rows: hidden, columns: width)
        let ups = try matrices(prefix + "ffn_up_exps.weight", experts.count, rows: hidden, columns: width)
        let downs = try matrices(prefix + "ffn_down_exps.weight", experts.count, rows: width, columns: hidden)
        return .experts(
            router: router,
            (0..<experts.count).map { GatedWeights(gate: gates[$0], up: ups[$0], down: downs[$0]) })
    }

    /// Gate and up: in one matrix, one below the other, as Phi has them, or in two.
    private mutating func gated(_ prefix: String, hidden: Int) throws(EngineError) -> GatedWeights {
        let width = config.width
        let down = try matrix(prefix + "ffn_down.weight", rows: width, columns: hidden)
        guard config.architecture == .phi3 else {
            return GatedWeights(
                gate: try matrix(prefix + "ffn_gate.weight", rows: hidden, columns: width),
                up: try matrix(prefix + "ffn_up.weight", rows: hidden, columns: width), down: down)
        }
        let both = try matrix(prefix + "ffn_up.weight", rows: 2 * hidden, columns: width)
        return GatedWeights(
            gate: both.slice(from: 0, count: hidden), up: both.slice(from: hidden, count: hidden), down: down)
    }

    private mutating func rotaryFactors(_ name: String) throws(EngineError) -> Buffer<Float>? {
        guard let factors = try optionalVector(name, config.rotary.dimensions / 2) else { return nil }
        for index in 0..<factors.count where !(factors.start[index].isFinite && factors.start[index] > 0) {
            throw malformed(name, "holds \(factors.start[index])")
        }
        return factors
    }

    /// As many matrices as a tensor of three dimensions holds.
    private mutating func matrices(
        _ name: String, _ count: Int, rows: Int, columns: Int
    ) throws(EngineError) -> [ek_matrix] {
        let tensor = try tensor(name, shape: [columns, rows, count])
        let all = ek_matrix(
            data: try file.data(of: tensor), rows: rows * count, k: columns, type: tensor.type.kernelType)
        return (0..<count).map { all.slice(from: $0 * rows, count: rows) }
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
