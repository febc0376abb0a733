/// Maps tensor names of an encoder directory to GGUF names, as in llama.cpp's `gguf-py/gguf/tensor_mapping.py`: for
/// BERT in `transformers`, for Nomic's own files, and for Nomic models saved by `transformers`.
struct EncoderTensorNames {
    let family: ModelFamily

    /// Heads for word prediction, ranking and classification, and buffers that follow from the configuration.
    private static let others = ["pooler.", "cls.", "embeddings.position_ids", "classifier."]

    private static let outside = [
        "embeddings.word_embeddings": "token_embd", "embeddings.token_type_embeddings": "token_types",
        "embeddings.position_embeddings": "position_embd", "embeddings.LayerNorm": "token_embd_norm",
        "emb_ln": "token_embd_norm",
    ]

    private static let bert = [
        "attention.self.query": "attn_q", "attention.self.key": "attn_k", "attention.self.value": "attn_v",
        "attention.output.dense": "attn_output", "attention.output.LayerNorm": "attn_output_norm",
        "intermediate.dense": "ffn_up", "output.dense": "ffn_down", "output.LayerNorm": "layer_output_norm",
    ]

    private static let nomic = [
        "attn.Wqkv": "attn_qkv", "attn.out_proj": "attn_output", "norm1": "attn_output_norm",
        "mlp.fc11": "ffn_up", "mlp.fc12": "ffn_gate", "mlp.fc2": "ffn_down", "norm2": "layer_output_norm",
        "self_attn.q_proj": "attn_q", "self_attn.k_proj": "attn_k", "self_attn.v_proj": "attn_v",
        "self_attn.o_proj": "attn_output", "post_attention_layernorm": "attn_output_norm",
        "mlp.up_proj": "ffn_up", "mlp.gate_proj": "ffn_gate", "mlp.down_proj": "ffn_down",
        "post_mlp_layernorm": "layer_output_norm",
    ]

    /// The GGUF name of a tensor; `nil` if embedding does not need it.
    func target(of name: String) -> String? {
        var name = name[...]
        for prefix in ["bert.", "nomic_bert.", "model."] where name.hasPrefix(prefix) {
            name = name.dropFirst(prefix.count)
        }
        if Self.others.contains(where: name.hasPrefix) { return nil }
        guard let dot = name.lastIndex(of: ".") else { return String(name) }
        let module = String(name[..<dot])
        // The original BERT names for the weight and bias of a norm.
        let written = String(name[name.index(after: dot)...])
        let kind = ["gamma": "weight", "beta": "bias"][written] ?? written
        if let known = Self.outside[module] { return "\(known).\(kind)" }
        for prefix in ["encoder.layer.", "encoder.layers.", "layers."] where module.hasPrefix(prefix) {
            let parts = module.dropFirst(prefix.count).split(separator: ".", maxSplits: 1)
            guard parts.count == 2, let layer = Int(parts[0]) else { break }
            return "blk.\(layer).\(modules[String(parts[1])] ?? String(parts[1])).\(kind)"
        }
        // Keep an unknown name, so that the loader reports it.
        return String(name)
    }

    /// The usual directory name for a GGUF name; `nil` if there is none.
    func name(of target: String) -> String? {
        let parts = target.split(separator: ".")
        guard let kind = parts.last else { return nil }
        if parts.count == 2 {
            let names = Self.outside.filter { $0.value == parts[0] }.keys
            return (family == .bert ? names.max() : names.min()).map { "\($0).\(kind)" }
        }
        guard parts.count == 4, parts[0] == "blk",
            let module = modules.filter({ $0.value == parts[2] }).keys.min()
        else { return nil }
        return "encoder.\(family == .bert ? "layer" : "layers").\(parts[1]).\(module).\(kind)"
    }

    private var modules: [String: String] { family == .bert ? Self.bert : Self.nomic }
}
