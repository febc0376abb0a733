/// Settings that only some networks have.
extension ModelKeys {
    /// Rotary positions; the original context is the model's own unless stated.
    func rotary(headSize: Int, contextLength: Int) throws(EngineError) -> RotaryConfig {
        let dimensions = try count("rope.dimension_count", atMost: headSize, default: headSize)
        guard dimensions % 2 == 0 else { throw malformed("rope.dimension_count", "is odd") }
        let base = try float("rope.freq_base", default: 10_000)
        let original = try count("rope.scaling.original_context_length", atMost: 1 << 28, default: contextLength)
        let isTurned = file.metadata.bool(full("rope.scaling.finetuned")) ?? true
        let interval = architecture == .smollm3 ? 4 : architecture == .granite && !isTurned ? 1 : 0
        return RotaryConfig(
            dimensions: dimensions, base: base,
            windowBase: try float("rope.freq_base_swa", default: architecture == .gemma3 ? 10_000 : base),
            scaling: try ropeScaling(originalContext: original),
            magnitude: try float("rope.scaling.attn_factor", default: 1), originalContext: original,
            isSplit: file.ropeIsSplit ?? architecture.ropeIsSplit, skippedInterval: interval)
    }

    private func ropeScaling(originalContext: Int) throws(EngineError) -> RotaryConfig.Scaling {
        // Files without `rope.scaling.type`, which are older, state the linear factor under another key.
        let older = try float("rope.scale_linear", default: 1)
        let factor = try float("rope.scaling.factor", default: older)
        switch file.metadata.string(full("rope.scaling.type")) {
        case "none": return .none
        case nil, "linear": return factor == 1 ? .none : .linear(factor: factor)
        case "longrope": return .none  // applied by the factors of each frequency
        case "yarn":
            guard (file.metadata.float(full("rope.scaling.yarn_log_multiplier")) ?? 0) == 0 else {
                throw unsupported("rope.scaling.yarn_log_multiplier", "other than zero")
            }
            return .yarn(
                factor: factor, originalContext: originalContext,
                fastTurns: try float("rope.scaling.yarn_beta_fast", default: 32),
                slowTurns: try float("rope.scaling.yarn_beta_slow", default: 1))
        case let type?: throw unsupported("rope.scaling.type", "\(type)")
        }
    }

    /// Sliding windows of Gemma. Phi 3 states one too, but its files were made with wrong lengths, so that programs
    /// ignore it (llama.cpp, pull request 13676).
    func window(layerCount: Int) throws(EngineError) -> SlidingWindow? {
        let length: Int
        let period: Int
        switch architecture {
        case .gemma2: (length, period) = (try count("attention.sliding_window", atMost: 1 << 28, default: 4096), 2)
        case .gemma3:
            guard file.metadata.integer(full("attention.sliding_window")).map({ $0 > 0 }) ?? false else { return nil }
            (length, period) = (try count("attention.sliding_window", atMost: 1 << 28), 6)
        default: return nil
        }
        let key = "attention.sliding_window_pattern"
        if case .array(let pattern) = file.metadata[full(key)] {
            guard let layers = pattern.integers, layers.count >= layerCount else {
                throw malformed(key, "is no list of \(layerCount) truth values")
            }
            return SlidingWindow(length: length, layers: layers.prefix(layerCount).map { $0 != 0 })
        }
        // The last layer of a period has full attention.
        let stated = try count(key, atMost: 1024, default: period)
        return SlidingWindow(length: length, layers: (0..<layerCount).map { $0 % stated < stated - 1 })
    }

    /// Factors and soft caps.
    func scales(width: Int, headSize: Int, headCount: Int, layerCount: Int) throws(EngineError) -> ModelScales {
        var scales = ModelScales()
        let embedding = architecture.isGemma ? Double(width).squareRoot() : 1
        scales.embedding = Float(try float("embedding_scale", default: embedding))
        scales.residual = Float(try float("residual_scale", default: 1))
        // The largest Gemma scales scores by width / heads rather than by the head size, and no key says so.
        let isLargestGemma = architecture == .gemma2 && layerCount == 46 || architecture == .gemma3 && layerCount == 62
        let length = isLargestGemma ? width / headCount : headSize
        scales.attention = Float(try float("attention.scale", default: 1 / Double(length).squareRoot()))
        scales.logits = Float(1 / (try float("logit_scale", default: 1)))
        if architecture == .gemma2 {
            scales.attentionCap = Float(try float("attn_logit_softcapping", default: 50))
            scales.logitCap = Float(try float("final_logit_softcapping", default: 30))
        } else if architecture == .gemma3, file.metadata.float(full("final_logit_softcapping")) ?? 0 != 0 {
            scales.logitCap = Float(try float("final_logit_softcapping"))
        }
        return scales
    }

    /// The experts, if a file has any.
    func experts(feedForwardWidth: Int) throws(EngineError) -> ExpertConfig? {
        guard (file.metadata.integer(full("expert_count")) ?? 0) > 0 || architecture == .qwen3moe else { return nil }
        guard [.llama, .qwen3moe].contains(architecture) else { throw unsupported("expert_count", "above zero") }
        let total = try count("expert_count", atMost: 1024)
        let used = try count("expert_used_count", atMost: total)
        guard (file.metadata.integer(full("expert_shared_count")) ?? 0) == 0 else {
            throw unsupported("expert_shared_count", "above zero")
        }
        let scale = file.metadata.float(full("expert_weights_scale")) ?? 0
        return ExpertConfig(
            count: total, usedCount: used,
            feedForwardWidth: try count("expert_feed_forward_length", atMost: 1 << 20, default: feedForwardWidth),
            weightScale: scale == 0 ? 1 : Float(try float("expert_weights_scale")))
    }
}
