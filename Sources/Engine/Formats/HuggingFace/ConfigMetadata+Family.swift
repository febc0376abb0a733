/// Settings that only some families have.
extension ConfigMetadata {
    mutating func setFamily() throws(EngineError) {
        switch family {
        case .llama, .qwen3: try refuseWindows()
        case .qwen2: try refuseWindows()
        case .mistral: try limitToWindow()
        case .mixtral:
            try limitToWindow()
            try setCount("expert_count", "num_local_experts")
            try setCount("expert_used_count", "num_experts_per_tok")
        case .qwen3moe: try setQwenExperts()
        case .gemma2, .gemma3, .gemma3text: try setGemma()
        case .granite:
            try setFloat("embedding_scale", "embedding_multiplier")
            try setFloat("residual_scale", "residual_multiplier")
            try setFloat("attention.scale", "attention_multiplier")
            try setFloat("logit_scale", "logits_scaling")
        case .smollm3: try checkSkippedLayers()
        case .phi3, .bert, .nomicBERT: break
        }
    }

    /// Refuses sliding windows, which these networks support but their published models do not use.
    private func refuseWindows() throws(EngineError) {
        if try config.bool("use_sliding_window") == true { throw config.unsupported("use_sliding_window", "true") }
    }

    /// Limits the context to the sliding window: up to that length the window changes nothing.
    private mutating func limitToWindow() throws(EngineError) {
        guard let window = try config.count("sliding_window"), let context = try config.count("max_position_embeddings")
        else { return }
        set(full("context_length"), .integer(min(window, context)), from: "sliding_window")
    }

    private mutating func setQwenExperts() throws(EngineError) {
        try refuseWindows()
        try setCount("expert_count", "num_experts")
        try setCount("expert_used_count", "num_experts_per_tok")
        try setCount("expert_feed_forward_length", "moe_intermediate_size")
        guard try config.bool("norm_topk_prob") == true else { throw config.unsupported("norm_topk_prob", "false") }
        guard try config.count("decoder_sparse_step") ?? 1 == 1 else {
            throw config.unsupported("decoder_sparse_step", "above 1")
        }
        if case .array(let layers)? = config["mlp_only_layers"], !layers.isEmpty {
            throw config.unsupported("mlp_only_layers", "with layers in it")
        }
    }

    private mutating func setGemma() throws(EngineError) {
        let scalar = try config.float("query_pre_attn_scalar") ?? 256
        guard scalar.isFinite, scalar > 0 else { throw config.malformed("query_pre_attn_scalar", "is \(scalar)") }
        set(full("attention.scale"), .float(1 / scalar.squareRoot()), from: "query_pre_attn_scalar")
        try setCount("attention.sliding_window", "sliding_window", default: 4096)
        try setFloat("attn_logit_softcapping", "attn_logit_softcapping")
        try setFloat("final_logit_softcapping", "final_logit_softcapping")
        guard family != .gemma2 else { return }
        try setFloat("rope.freq_base_swa", "rope_local_base_freq")
        let stated = try config.count("sliding_window_pattern")
        let period = try periodOfLayers() ?? stated ?? 6
        set(full("attention.sliding_window_pattern"), .integer(period), from: "sliding_window_pattern")
    }

    /// The period of layers with full attention, if the file lists the layers.
    private func periodOfLayers() throws(EngineError) -> Int? {
        guard case .array(let layers)? = config["layer_types"] else { return nil }
        let isFull = layers.map { $0 == .string("full_attention") }
        guard let first = isFull.firstIndex(of: true) else { return layers.count + 1 }
        for (index, full) in isFull.enumerated() where full != ((index + 1) % (first + 1) == 0) {
            throw config.unsupported("layer_types", "without a period")
        }
        return first + 1
    }

    /// Checks that every fourth layer, and no other, has no positions.
    private func checkSkippedLayers() throws(EngineError) {
        if case .array(let layers)? = config["no_rope_layers"] {
            for (index, layer) in layers.enumerated() where layer != .integer((index + 1) % 4 == 0 ? 0 : 1) {
                throw config.unsupported("no_rope_layers", "other than every fourth")
            }
        } else if try config.count("no_rope_layer_interval") ?? 4 != 4 {
            throw config.unsupported("no_rope_layer_interval", "other than 4")
        }
    }
}
