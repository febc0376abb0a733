/// The names of GGUF for the tensors of a directory with an encoder: those of llama.cpp's
/// `gguf-py/gguf/tensor_mapping.py`, for what `transformers` calls BERT, and for Nomic's own files and those that
/// `transformers` writes of them.
struct EncoderTensorNames {
    let family: ModelFamily

    /// Heads that guess words, rank or classify, and numbers that follow from the configuration.
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

    /// Where a tensor of that name belongs; `nil` for what has no part in embedding.
    func place(of name: String) -> String? {
        var name = name[...]
        for prefix in ["bert.", "nomic_bert.", "model."] where name.hasPrefix(prefix) {
            name = name.dropFirst(prefix.count)
        }
        if Self.others.contains(where: name.hasPrefix) { return nil }
        guard let dot = name.lastIndex(of: ".") else { return String(name) }
        let module = String(name[..<dot])
        // What the first BERT called the weight and the bias of a norm.
        let written = String(name[name.index(after: dot)...])
        let kind = ["gamma": "weight", "beta": "bias"][written] ?? written
        if let known = Self.outside[module] { return "\(known).\(kind)" }
        for prefix in ["encoder.layer.", "encoder.layers.", "layers."] where module.hasPrefix(prefix) {
            let parts = module.dropFirst(prefix.count).split(separator: ".", maxSplits: 1)
            guard parts.count == 2, let layer = Int(parts[0]) else { break }
            return "blk.\(layer).\(modules[String(parts[1])] ?? String(parts[1])).\(kind)"
        }
        // Kept under a name that the loader does not know, so that it says so.
        return String(name)
    }

    /// The usual name of the tensor that belongs in that place; `nil` where there is none.
    func name(of place: String) -> String? {
        let parts = place.split(separator: ".")
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
