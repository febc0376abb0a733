import Foundation

/// Rotary positions: `rope_theta` and `rope_scaling`, or `rope_parameters`, which holds both in newer files. The
/// scalings are those of `transformers` (`modeling_rope_utils.py`).
extension ConfigMetadata {
    /// Values of one head.
    private func headSize() throws(EngineError) -> Int {
        if case .integer(let size)? = metadata[full("attention.key_length")] { return size }
        let (width, heads) = (try config.count("hidden_size") ?? 0, try config.count("num_attention_heads") ?? 1)
        return width / heads
    }

    mutating func setRotary() throws(EngineError) {
        var parameters = try config.section("rope_parameters")
        // Newer Gemma files have one set for each type of layer.
        if let local = try parameters?.section("sliding_attention") {
            if let base = try local.float("rope_theta") {
                set(full("rope.freq_base_swa"), .float(base), from: "rope_theta", of: local)
            }
            parameters = try parameters?.section("full_attention")
        }
        let usual = family == .gemma3 ? 1_000_000.0 : 10_000
        if let base = try parameters?.float("rope_theta"), let parameters {
            set(full("rope.freq_base"), .float(base), from: "rope_theta", of: parameters)
        } else {
            try setFloat("rope.freq_base", "rope_theta", default: usual)
        }
        let source = parameters ?? config
        let usualShare = try config.float("partial_rotary_factor")
        if let share = try source.float("partial_rotary_factor") ?? usualShare, share != 1 {
            guard share > 0, share < 1 else { throw config.malformed("partial_rotary_factor", "is \(share)") }
            let count = Int(Double(try headSize()) * share)
            set(full("rope.dimension_count"), .integer(count), from: "partial_rotary_factor")
        }
        if let scaling = try config.section("rope_scaling") ?? parameters { try setScaling(scaling) }
    }

    private mutating func setScaling(_ scaling: ConfigJSON) throws(EngineError) {
        let type = try scaling.text(["rope_type", "type"]) ?? "default"
        switch type {
        // Dynamic scaling starts beyond the model's context, which is never exceeded.
        case "default", "none", "dynamic": return
        case "linear":
            try setScaling("linear", scaling)
        case "yarn":
            try setScaling("yarn", scaling)
            for (field, key) in [("beta_fast", "yarn_beta_fast"), ("beta_slow", "yarn_beta_slow")] {
                guard let value = try scaling.float(field) else { continue }
                set(full("rope.scaling.\(key)"), .float(value), from: field, of: scaling)
            }
            guard try scaling.float("mscale") == nil, try scaling.float("attention_factor") == nil else {
                throw scaling.unsupported("attention_factor", "of yarn")
            }
        case "llama3": try setLlamaFactors(scaling)
        case "longrope", "su": try setLongFactors(scaling)
        default: throw scaling.unsupported("rope_type", type)
        }
    }

    private mutating func setScaling(_ type: String, _ scaling: ConfigJSON) throws(EngineError) {
        set(full("rope.scaling.type"), .string(Array(type.utf8)), from: "rope_type", of: scaling)
        set(full("rope.scaling.factor"), .float(try factor(scaling, "factor")), from: "factor", of: scaling)
        guard let original = try scaling.count("original_max_position_embeddings") else { return }
        set(
            full("rope.scaling.original_context_length"), .integer(original), from: "original_max_position_embeddings",
            of: scaling)
    }

    private func factor(_ scaling: ConfigJSON, _ key: String) throws(EngineError) -> Double {
        guard let factor = try scaling.float(key) else { throw scaling.malformed(key, "is missing") }
        guard factor.isFinite, factor > 0 else { throw scaling.malformed(key, "is \(factor), no positive number") }
        return factor
    }

    /// Llama 3 scaling: low frequencies are divided by the factor, high ones kept, and those between are blended.
    private mutating func setLlamaFactors(_ scaling: ConfigJSON) throws(EngineError) {
        let factor = try factor(scaling, "factor")
        let low = try self.factor(scaling, "low_freq_factor")
        let high = try self.factor(scaling, "high_freq_factor")
        let original = try self.factor(scaling, "original_max_position_embeddings")
        guard high > low else { throw scaling.malformed("high_freq_factor", "is not above low_freq_factor") }
        guard case .float(let base)? = metadata[full("rope.freq_base")], base > 0 else { return }
        let size = try headSize()
        guard (2...4096).contains(size) else { throw config.malformed("head_dim", "is \(size)") }
        let factors = (0..<size / 2).map { index -> Float in
            let wavelength = 2 * Double.pi * pow(base, Double(2 * index) / Double(size))
            if wavelength < original / high { return 1 }
            if wavelength > original / low { return Float(factor) }
            let smooth = (original / wavelength - low) / (high - low)
            return Float(1 / ((1 - smooth) / factor + smooth))
        }
        setFactors(factors, "rope_freqs.weight")
    }

    /// Phi scaling (LongRoPE): one list of divisors for long contexts and one for short ones.
    private mutating func setLongFactors(_ scaling: ConfigJSON) throws(EngineError) {
        for (field, name) in [
            ("long_factor", "rope_factors_long.weight"), ("short_factor", "rope_factors_short.weight"),
        ] {
            guard let factors = try scaling.floats(field) else { throw scaling.malformed(field, "is missing") }
            setFactors(factors, name)
        }
        let usual = try scaling.count("original_max_position_embeddings")
        guard let most = try config.count("max_position_embeddings"),
            let original = try config.count("original_max_position_embeddings") ?? usual
        else { throw config.malformed("original_max_position_embeddings", "is missing") }
        set(full("rope.scaling.type"), .string(Array("longrope".utf8)), from: "rope_type", of: scaling)
        set(
            full("rope.scaling.original_context_length"), .integer(original), from: "original_max_position_embeddings")
        let share = Double(most) / Double(original)
        let magnitude = share <= 1 ? 1 : (1 + log(share) / log(Double(original))).squareRoot()
        set(full("rope.scaling.attn_factor"), .float(magnitude), from: "rope_scaling")
    }
}
