import Foundation

/// GGUF metadata derived from a `config.json`, and the field that each key comes from.
///
/// The fields are those of the configuration classes of `transformers`; keys get the values that llama.cpp's
/// `convert_hf_to_gguf.py` gives them.
struct ConfigMetadata {
    /// The family.
    let family: ModelFamily
    /// The part of the file that describes the text model.
    let config: ConfigJSON
    /// Whether the output matrix is the embedding; `nil` if the file does not say.
    let tiesEmbedding: Bool?
    /// How the weights are quantised, if they are.
    let quantization: AffineQuantization?
    /// Divisors of the rotary frequencies, keyed by GGUF tensor name.
    private(set) var factors: [String: [Float]] = [:]

    private var keys: [String] = []
    private var values: [String: GGUFValue] = [:]
    private var origins: [String: String] = [:]

    /// The derived metadata.
    var metadata: GGUFMetadata { GGUFMetadata(keys: keys, values: values) }

    /// Reads the `config.json` of a directory.
    ///
    /// - Throws: `EngineError` naming the file and the field.
    init(directory: String) throws(EngineError) {
        let whole = try ConfigJSON(path: "\(directory)/config.json")
        guard let type = try whole.text("model_type") else { throw whole.malformed("model_type", "is missing") }
        guard let family = ModelFamily(rawValue: type), ModelFamily.known.contains(family) else {
            let known = ModelFamily.known.map(\.rawValue).joined(separator: ", ")
            throw EngineError(
                .unsupported, "\(whole.path): model_type \(type.prefix(60)) is not supported (\(known) are)")
        }
        self.family = family
        config = try whole.section("text_config") ?? whole
        // An encoder has no output matrix, whatever its file says.
        tiesEmbedding =
            family.embeds ? true : try whole.bool("tie_word_embeddings") ?? (family.normsLackOne ? true : nil)
        quantization = try AffineQuantization(whole)
        try setNames(whole)
        if family.embeds {
            try setEncoder(directory)
        } else {
            try setShape()
            try setRotary()
            try setFamily()
            try setSampling(directory)
        }
    }

    /// The field that a key comes from, for messages.
    func origin(of key: String) -> String { origins[key] ?? "\(config.path): \(config.full(key))" }

    // MARK: Keys

    mutating func set(_ key: String, _ value: GGUFValue, from field: String, of source: ConfigJSON? = nil) {
        let source = source ?? config
        if values[key] == nil { keys.append(key) }
        values[key] = value
        origins[key] = "\(source.path): \(source.full(field))"
    }

    /// The key, prefixed with the architecture's name.
    func full(_ key: String) -> String { "\(family.architecture).\(key)" }

    /// Sets a key from a field that holds a count; throws if the field is missing and there is no default.
    mutating func setCount(_ key: String, _ field: String, default fallback: Int? = nil) throws(EngineError) {
        guard let value = try config.count(field) ?? fallback else { throw config.malformed(field, "is missing") }
        set(full(key), .integer(value), from: field)
    }

    /// Sets a key from a field that holds a number, if it is present.
    mutating func setFloat(_ key: String, _ field: String, default fallback: Double? = nil) throws(EngineError) {
        guard let value = try config.float(field) ?? fallback else { return }
        set(full(key), .float(value), from: field)
    }

    mutating func setFactors(_ factors: [Float], _ name: String) { self.factors[name] = factors }

    // MARK: Shape

    private mutating func setNames(_ whole: ConfigJSON) throws(EngineError) {
        set("general.architecture", .string(Array(family.architecture.utf8)), from: "model_type", of: whole)
        if let name = try whole.text("_name_or_path"), !name.isEmpty {
            set("general.name", .string(Array(name.utf8)), from: "_name_or_path", of: whole)
        }
    }

    private mutating func setShape() throws(EngineError) {
        // Gemma 3 files omit values that are defaults in `transformers`.
        let isGemma3 = family == .gemma3
        try setCount("block_count", "num_hidden_layers")
        try setCount("embedding_length", "hidden_size")
        try setCount("attention.head_count", "num_attention_heads", default: isGemma3 ? 8 : nil)
        let heads = try config.count("num_attention_heads") ?? 8
        try setCount("attention.head_count_kv", "num_key_value_heads", default: isGemma3 ? 4 : heads)
        if let size = try config.count("head_dim") ?? (isGemma3 ? 256 : nil) {
            set(full("attention.key_length"), .integer(size), from: "head_dim")
            set(full("attention.value_length"), .integer(size), from: "head_dim")
        }
        try setCount("feed_forward_length", "intermediate_size")
        try setCount("context_length", "max_position_embeddings", default: isGemma3 ? 131_072 : nil)
        guard let epsilon = try config.float("rms_norm_eps") ?? (isGemma3 ? 1e-6 : nil) else {
            throw config.malformed("rms_norm_eps", "is missing")
        }
        set(full("attention.layer_norm_rms_epsilon"), .float(epsilon), from: "rms_norm_eps")
        guard let activation = try config.text(["hidden_activation", "hidden_act"]),
            !family.activations.contains(activation)
        else { return }
        throw config.unsupported("hidden_act", activation)
    }

    /// The makers' recommended sampling settings, under GGUF's keys.
    private mutating func setSampling(_ directory: String) throws(EngineError) {
        let path = "\(directory)/generation_config.json"
        guard FileManager.default.fileExists(atPath: path) else { return }
        let file = try ConfigJSON(path: path)
        guard try file.bool("do_sample") != false else { return }
        let fields = [
            ("temperature", "temp"), ("top_k", "top_k"), ("top_p", "top_p"), ("min_p", "min_p"),
            ("repetition_penalty", "penalty_repeat"),
        ]
        for (field, key) in fields {
            guard let value = try file.float(field) else { continue }
            set("general.sampling.\(key)", .float(value), from: field, of: file)
        }
    }
}
