import EngineKernels

/// Finds a model's tensors in its file and checks their shapes.
struct WeightsLoader {
    private var tensors: TensorReader
    private let config: ModelConfig

    private init(file: any ModelFile, config: ModelConfig) {
        tensors = TensorReader(file)
        self.config = config
    }

    /// Loads the weights of the model in `file`.
    ///
    /// - Throws: `EngineError` naming the file and the tensor: missing or of another shape (malformed), or an unknown
    ///   tensor of a layer, which could change the result (unsupported).
    static func load(_ file: any ModelFile, _ config: ModelConfig) throws(EngineError) -> Weights {
        var loader = WeightsLoader(file: file, config: config)
        let width = config.width
        let embedding = try loader.tensors.matrix("token_embd.weight", rows: config.vocabularySize, columns: width)
        var layers: [LayerWeights] = []
        for index in 0..<config.layerCount { layers.append(try loader.layer("blk.\(index).")) }
        let untied = loader.tensors.has("output.weight")
        let weights = Weights(
            embedding: embedding,
            layers: layers,
            outputNorm: try loader.tensors.vector("output_norm.weight", width),
            output: untied
                ? try loader.tensors.matrix("output.weight", rows: config.vocabularySize, columns: width) : embedding,
            rotary: RotaryFactors(
                always: try loader.rotaryFactors("rope_freqs.weight"),
                long: try loader.rotaryFactors("rope_factors_long.weight"),
                short: try loader.rotaryFactors("rope_factors_short.weight"))
        )
        // Unknown tensors outside the layers are ignored. In layers, only rotary frequencies are: older files store
        // them for every layer, and they follow from the metadata.
        try loader.tensors.refuseUnknown { !$0.hasPrefix("blk.") || $0.contains("rot_embd") }
        return weights
    }

    private mutating func layer(_ prefix: String) throws(EngineError) -> LayerWeights {
        let (width, queries) = (config.width, config.queryWidth)
        let architecture = config.architecture
        let (query, key, value) = try projections(prefix)
        let biases = try projectionBiases(prefix)
        return LayerWeights(
            attentionNorm: try tensors.vector(prefix + "attn_norm.weight", width),
            query: query, key: key, value: value,
            attentionOutput: try tensors.matrix(prefix + "attn_output.weight", rows: width, columns: queries),
            queryBias: biases.query, keyBias: biases.key, valueBias: biases.value,
            attentionOutputBias: try tensors.optionalVector(prefix + "attn_output.bias", width),
            queryNorm: architecture.hasHeadNorms
                ? try tensors.vector(prefix + "attn_q_norm.weight", config.headSize) : nil,
            keyNorm: architecture.hasHeadNorms
                ? try tensors.vector(prefix + "attn_k_norm.weight", config.headSize) : nil,
            attentionPostNorm: architecture.hasPostNorms
                ? try tensors.vector(prefix + "post_attention_norm.weight", width) : nil,
            feedForwardNorm: try tensors.vector(prefix + "ffn_norm.weight", width),
            feedForward: try feedForward(prefix),
            feedForwardPostNorm: architecture.hasPostNorms
                ? try tensors.vector(prefix + "post_ffw_norm.weight", width) : nil
        )
    }

    /// Query, key and value: stacked in one matrix, or in three.
    private mutating func projections(
        _ prefix: String
    ) throws(EngineError) -> (query: ek_matrix, key: ek_matrix, value: ek_matrix) {
        let (width, queries, keys) = (config.width, config.queryWidth, config.keyValueWidth)
        guard tensors.has(prefix + "attn_qkv.weight") else {
            return (
                try tensors.matrix(prefix + "attn_q.weight", rows: queries, columns: width),
                try tensors.matrix(prefix + "attn_k.weight", rows: keys, columns: width),
                try tensors.matrix(prefix + "attn_v.weight", rows: keys, columns: width)
            )
        }
        let all = try tensors.matrix(prefix + "attn_qkv.weight", rows: queries + 2 * keys, columns: width)
        return (
            all.slice(from: 0, count: queries), all.slice(from: queries, count: keys),
            all.slice(from: queries + keys, count: keys)
        )
    }

    private mutating func projectionBiases(
        _ prefix: String
    ) throws(EngineError) -> (query: Buffer<Float>?, key: Buffer<Float>?, value: Buffer<Float>?) {
        let (queries, keys, required) = (config.queryWidth, config.keyValueWidth, config.architecture.hasBiases)
        guard let all = try tensors.optionalVector(prefix + "attn_qkv.bias", queries + 2 * keys) else {
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
        let router = try tensors.matrix(prefix + "ffn_gate_inp.weight", rows: experts.count, columns: width)
        let gates = try tensors.matrices(prefix + "ffn_gate_exps.weight", experts.count, rows: hidden, columns: width)
        let ups = try tensors.matrices(prefix + "ffn_up_exps.weight", experts.count, rows: hidden, columns: width)
        let downs = try tensors.matrices(prefix + "ffn_down_exps.weight", experts.count, rows: width, columns: hidden)
        return .experts(
            router: router,
            (0..<experts.count).map { GatedWeights(gate: gates[$0], up: ups[$0], down: downs[$0]) })
    }

    /// Gate and up: stacked in one matrix, as in Phi, or in two.
    private mutating func gated(_ prefix: String, hidden: Int) throws(EngineError) -> GatedWeights {
        let width = config.width
        let down = try tensors.matrix(prefix + "ffn_down.weight", rows: width, columns: hidden)
        guard config.architecture == .phi3 else {
            return GatedWeights(
                gate: try tensors.matrix(prefix + "ffn_gate.weight", rows: hidden, columns: width),
                up: try tensors.matrix(prefix + "ffn_up.weight", rows: hidden, columns: width), down: down)
        }
        let both = try tensors.matrix(prefix + "ffn_up.weight", rows: 2 * hidden, columns: width)
        return GatedWeights(
            gate: both.slice(from: 0, count: hidden), up: both.slice(from: hidden, count: hidden), down: down)
    }

    private mutating func rotaryFactors(_ name: String) throws(EngineError) -> Buffer<Float>? {
        guard let factors = try tensors.optionalVector(name, config.rotary.dimensions / 2) else { return nil }
        for index in 0..<factors.count where !(factors.start[index].isFinite && factors.start[index] > 0) {
            throw tensors.malformed(name, "holds \(factors.start[index])")
        }
        return factors
    }

    private mutating func vector(_ name: String, _ count: Int, required: Bool) throws(EngineError) -> Buffer<Float>? {
        required ? try tensors.vector(name, count) : try tensors.optionalVector(name, count)
    }
}
