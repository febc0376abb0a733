import Foundation

/// The metadata of an encoder: `config.json`, and the files that `sentence-transformers` adds.
extension ConfigMetadata {
    mutating func setEncoder(_ directory: String) throws(EngineError) {
        // Nomic's own files use GPT-2's field names.
        let isOwn = family == .nomicBERT && config["n_embd"] != nil
        try setCount("block_count", isOwn ? "n_layer" : "num_hidden_layers")
        try setCount("embedding_length", isOwn ? "n_embd" : "hidden_size")
        try setCount("attention.head_count", isOwn ? "n_head" : "num_attention_heads")
        try setCount("feed_forward_length", isOwn ? "n_inner" : "intermediate_size")
        let epsilon = isOwn ? "layer_norm_epsilon" : "layer_norm_eps"
        try setFloat("attention.layer_norm_epsilon", epsilon, default: 1e-12)
        try setContext(isOwn ? "n_positions" : "max_position_embeddings", directory)
        if family == .bert { try checkBERT() } else { try checkNomic() }
        try setPooling(directory)
    }

    private func checkBERT() throws(EngineError) {
        if let activation = try config.text("hidden_act"), activation != "gelu" {
            throw config.unsupported("hidden_act", activation)
        }
        if let positions = try config.text("position_embedding_type"), positions != "absolute" {
            throw config.unsupported("position_embedding_type", positions)
        }
        if try config.bool("is_decoder") == true { throw config.unsupported("is_decoder", "true") }
    }

    private mutating func checkNomic() throws(EngineError) {
        if let base = try config.section("rope_parameters")?.float("rope_theta") {
            set(full("rope.freq_base"), .float(base), from: "rope_parameters")
        } else {
            try setFloat("rope.freq_base", "rotary_emb_base", default: 1000)
        }
        if let activation = try config.text(["activation_function", "hidden_act"]),
            !["swiglu", "silu"].contains(activation)
        {
            throw config.unsupported("activation_function", activation)
        }
        for key in ["prenorm", "causal", "rotary_emb_interleaved", "use_rms_norm"] where try config.bool(key) == true {
            throw config.unsupported(key, "true")
        }
        if try config.float("rotary_emb_fraction") ?? 1 != 1 {
            throw config.unsupported("rotary_emb_fraction", "other than 1")
        }
        if case .integer(1...)? = config["moe_every_n_layers"] {
            throw config.unsupported("moe_every_n_layers", "above 0")
        }
    }

    /// The minimum of the positions available, the positions the network was trained for, and the length at which
    /// `sentence-transformers` cuts.
    private mutating func setContext(_ field: String, _ directory: String) throws(EngineError) {
        try setCount("context_length", field)
        guard var most = try config.count(field) else { return }
        if let trained = try config.count("max_trained_positions"), trained < most {
            most = trained
            set(full("context_length"), .integer(most), from: "max_trained_positions")
        }
        if let file = try Self.file("sentence_bert_config.json", in: directory),
            let length = try file.count("max_seq_length"), length < most
        {
            set(full("context_length"), .integer(length), from: "max_seq_length", of: file)
        }
    }

    /// The pooling that `modules.json` names; without that file the mean, as in `sentence-transformers`.
    private mutating func setPooling(_ directory: String) throws(EngineError) {
        var folder = "1_Pooling"
        if let modules = try Self.modules(directory) {
            for (type, _) in modules where !["Transformer", "Pooling", "Normalize"].contains(type) {
                throw EngineError(.unsupported, "\(directory)/modules.json: the module \(type) is not supported")
            }
            folder = modules.first { $0.type == "Pooling" }?.path ?? folder
        }
        guard let file = try Self.file("\(folder)/config.json", in: directory) else {
            set(full("pooling_type"), .integer(Pooling.mean.rawValue), from: "pooling_mode_mean_tokens")
            return
        }
        let known: [String: Pooling] = [
            "pooling_mode_mean_tokens": .mean, "pooling_mode_cls_token": .first, "pooling_mode_lasttoken": .last,
        ]
        var chosen: (field: String, pooling: Pooling)?
        for key in file.keys where key.hasPrefix("pooling_mode_") {
            guard try file.bool(key) == true else { continue }
            guard let pooling = known[key], chosen == nil else {
                throw file.unsupported(key, chosen == nil ? "true" : "beside another")
            }
            chosen = (key, pooling)
        }
        if let mode = try file.text("pooling_mode") {
            guard let pooling = ["mean": Pooling.mean, "cls": .first, "lasttoken": .last][mode] else {
                throw file.unsupported("pooling_mode", mode)
            }
            chosen = ("pooling_mode", pooling)
        }
        guard let chosen else { throw file.malformed("pooling_mode", "is missing") }
        set(full("pooling_type"), .integer(chosen.pooling.rawValue), from: chosen.field, of: file)
    }

    /// The last component of each module's type, and its folder; `nil` if the directory has no such file.
    private static func modules(_ directory: String) throws(EngineError) -> [(type: String, path: String)]? {
        let path = "\(directory)/modules.json"
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard case .array(let elements) = try MappedFile(path: path).json("list") else {
            throw EngineError(.malformed, "\(path): is no list")
        }
        var result: [(type: String, path: String)] = []
        for element in elements {
            guard case .string(let type)? = element["type"], case .string(let folder)? = element["path"],
                let name = type.split(separator: ".").last, !folder.contains("..")
            else { throw EngineError(.malformed, "\(path): has a module without type or path") }
            result.append((String(name), folder))
        }
        return result
    }

    private static func file(_ name: String, in directory: String) throws(EngineError) -> ConfigJSON? {
        let path = "\(directory)/\(name)"
        return FileManager.default.fileExists(atPath: path) ? try ConfigJSON(path: path) : nil
    }
}
