import AgentCore
public import Foundation

extension AlphabetModel {
    /// Writes the same model as a directory of Hugging Face's kind.
    ///
    /// - Parameters:
    ///   - folder: where; it is made.
    ///   - hasTemplateFile: whether the chat template stands in a file of its own.
    public static func write(directory folder: URL, hasTemplateFile: Bool = false) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func write(_ document: JSONValue, _ name: String) throws {
            try Data(document.text().utf8).write(to: folder.appending(path: name))
        }
        var weights = SafetensorsWriter()
        for tensor in tensors(isEndless: false) {
            weights.add(
                names[tensor.name] ?? tensor.name, "F32", tensor.shape.reversed(),
                tensor.values.withUnsafeBytes { Array($0) })
        }
        try weights.write(to: folder.appending(path: "model.safetensors"))
        try write(config, "config.json")
        try write(tokenizer, "tokenizer.json")
        try write(["eos_token_id": [.integer(end)], "temperature": .number(0.6)], "generation_config.json")
        var settings: [JSONValue.Member] = [
            .init("add_bos_token", false), .init("bos_token", ["content": "<s>"]), .init("eos_token", "<|im_end|>"),
            .init("unk_token", "<unk>"), .init("model_max_length", .number(1e30)),
        ]
        if hasTemplateFile {
            try Data(chatTemplate.utf8).write(to: folder.appending(path: "chat_template.jinja"))
        } else {
            settings.append(.init("chat_template", .string(chatTemplate)))
        }
        try write(.object(settings), "tokenizer_config.json")
    }

    private static var config: JSONValue {
        [
            "architectures": ["LlamaForCausalLM"], "model_type": "llama", "hidden_size": .integer(width),
            "intermediate_size": .integer(headSize), "num_hidden_layers": 1, "num_attention_heads": 1,
            "num_key_value_heads": 1, "head_dim": .integer(headSize), "vocab_size": .integer(vocabulary.count),
            "max_position_embeddings": 4096, "rms_norm_eps": .number(1e-5), "hidden_act": "silu",
            "tie_word_embeddings": false,
        ]
    }

    private static var tokenizer: JSONValue {
        let added = vocabulary.enumerated().filter { $0.offset < 3 || $0.offset >= 259 }.map { id, text -> JSONValue in
            [
                "id": .integer(id), "content": .string(text), "single_word": false, "lstrip": false, "rstrip": false,
                "normalized": false, "special": true,
            ]
        }
        let model = vocabulary.prefix(259).enumerated().map { JSONValue.Member($1, .integer($0)) }
        return [
            "version": "1.0", "added_tokens": .array(added),
            "normalizer": nil,
            "pre_tokenizer": nil, "post_processor": nil,
            "decoder": ["type": "Sequence", "decoders": [["type": "ByteFallback"], ["type": "Fuse"]]],
            "model": [
                "type": "BPE", "unk_token": "<unk>", "byte_fallback": true, "vocab": .object(model), "merges": [],
            ],
        ]
    }

    private static let names = [
        "token_embd.weight": "model.embed_tokens.weight", "output_norm.weight": "model.norm.weight",
        "output.weight": "lm_head.weight", "blk.0.attn_norm.weight": "model.layers.0.input_layernorm.weight",
        "blk.0.ffn_norm.weight": "model.layers.0.post_attention_layernorm.weight",
        "blk.0.attn_q.weight": "model.layers.0.self_attn.q_proj.weight",
        "blk.0.attn_k.weight": "model.layers.0.self_attn.k_proj.weight",
        "blk.0.attn_v.weight": "model.layers.0.self_attn.v_proj.weight",
        "blk.0.attn_output.weight": "model.layers.0.self_attn.o_proj.weight",
        "blk.0.ffn_gate.weight": "model.layers.0.mlp.gate_proj.weight",
        "blk.0.ffn_up.weight": "model.layers.0.mlp.up_proj.weight",
        "blk.0.ffn_down.weight": "model.layers.0.mlp.down_proj.weight",
    ]
}
