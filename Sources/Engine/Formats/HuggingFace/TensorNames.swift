/// Maps tensor names of a model directory to GGUF names, as in llama.cpp's `gguf-py/gguf/tensor_mapping.py`.
struct TensorNames {
    /// Where a tensor belongs in the GGUF model.
    struct Target: Hashable {
        /// The name, such as `blk.0.attn_q.weight`.
        let name: String
        /// The number of the expert, if each expert has a tensor of its own.
        var expert: Int?
    }

    let family: ModelFamily
    /// Whether the output matrix is the embedding, so that a separate one is ignored.
    let tiesEmbedding: Bool

    /// Parts of multimodal models that do not process text.
    private static let multimodalPrefixes = [
        "vision_tower.", "model.vision_tower.", "multi_modal_projector.", "model.multi_modal_projector.", "visual.",
        "model.visual.",
    ]

    /// The GGUF name of a tensor; `nil` if the text model does not need it.
    func target(of name: String) -> Target? {
        if family.embeds { return EncoderTensorNames(family: family).target(of: name).map { Target(name: $0) } }
        if Self.multimodalPrefixes.contains(where: name.hasPrefix) { return nil }
        var name = name[...]
        if name.hasPrefix("model.language_model.") {
            name = "model." + name.dropFirst("model.language_model.".count)
        } else if name.hasPrefix("language_model.") {
            name = name.dropFirst("language_model.".count)
        }
        switch name {
        case "model.embed_tokens.weight": return Target(name: "token_embd.weight")
        case "model.norm.weight": return Target(name: "output_norm.weight")
        case "lm_head.weight": return tiesEmbedding ? nil : Target(name: "output.weight")
        default: break
        }
        guard name.hasPrefix("model.layers.") else { return Target(name: String(name)) }
        let parts = name.dropFirst("model.layers.".count).split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let layer = Int(parts[0]) else { return Target(name: String(name)) }
        return target(of: parts[1], inLayer: layer)
    }

    /// The usual directory name for a GGUF name; `nil` if there is none.
    func name(of target: String) -> String? {
        if family.embeds { return EncoderTensorNames(family: family).name(of: target) }
        let whole = [
            "token_embd.weight": "model.embed_tokens.weight", "output_norm.weight": "model.norm.weight",
            "output.weight": "lm_head.weight",
        ]
        if let name = whole[target] { return name }
        let parts = target.split(separator: ".")
        guard parts.count == 4, parts[0] == "blk",
            let module = modules.filter({ $0.value == parts[2] }).keys.min()
        else { return nil }
        return "model.layers.\(parts[1]).\(module).\(parts[3])"
    }

    private func target(of part: Substring, inLayer layer: Int) -> Target? {
        // Rotary frequencies, which older files store for every layer; they follow from the configuration.
        if part.hasPrefix("self_attn.rotary_emb.") { return nil }
        guard let dot = part.lastIndex(of: ".") else { return Target(name: "blk.\(layer).\(part)") }
        let (module, kind) = (part[..<dot], part[part.index(after: dot)...])
        if let known = modules[String(module)] { return Target(name: "blk.\(layer).\(known).\(kind)") }
        let words = module.split(separator: ".")
        if words.count == 4, words[1] == "experts", let expert = Int(words[2]),
            let known = Self.experts[String(words[3])]
        {
            return Target(name: "blk.\(layer).\(known).\(kind)", expert: expert)
        }
        // Keep an unknown name, so that the loader reports it.
        return Target(name: "blk.\(layer).\(part)")
    }

    private static let experts = [
        "gate_proj": "ffn_gate_exps", "up_proj": "ffn_up_exps", "down_proj": "ffn_down_exps",
        "w1": "ffn_gate_exps", "w3": "ffn_up_exps", "w2": "ffn_down_exps",
    ]

    private var modules: [String: String] {
        var modules = [
            "input_layernorm": "attn_norm",
            "self_attn.q_proj": "attn_q", "self_attn.k_proj": "attn_k", "self_attn.v_proj": "attn_v",
            "self_attn.o_proj": "attn_output", "self_attn.qkv_proj": "attn_qkv",
            "self_attn.q_norm": "attn_q_norm", "self_attn.k_norm": "attn_k_norm",
            "mlp.gate_proj": "ffn_gate", "mlp.up_proj": "ffn_up", "mlp.down_proj": "ffn_down",
            "mlp.gate_up_proj": "ffn_up",
            "mlp.gate": "ffn_gate_inp", "block_sparse_moe.gate": "ffn_gate_inp",
        ]
        for (name, known) in Self.experts {
            modules["mlp.switch_mlp.\(name)"] = known
            modules["block_sparse_moe.switch_mlp.\(name)"] = known
        }
        if family.hasPostNorms {
            modules["post_attention_layernorm"] = "post_attention_norm"
            modules["pre_feedforward_layernorm"] = "ffn_norm"
            modules["post_feedforward_layernorm"] = "post_ffw_norm"
        } else {
            modules["post_attention_layernorm"] = "ffn_norm"
        }
        return modules
    }
}
