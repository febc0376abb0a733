import Foundation

/// The factor for the product of an adapter's two matrices, from `adapter_config.json`.
struct AdapterScaling {
    private enum Rule {
        /// MLX: the factor itself.
        case fixed(Double)
        /// PEFT: alpha / rank, or alpha / √rank when stabilised.
        case overRank(alpha: Double, patterns: [(pattern: String, alpha: Double)], isStabilised: Bool)
    }

    private let rule: Rule

    /// - Throws: `EngineError` naming the field if it is not a plain LoRA adapter or changes more than products.
    init(peft config: ConfigJSON) throws(EngineError) {
        guard try config.text("peft_type") ?? "LORA" == "LORA" else {
            throw config.unsupported("peft_type", try config.text("peft_type") ?? "")
        }
        for key in ["use_dora", "use_qalora", "fan_in_fan_out", "lora_bias"] where try config.bool(key) == true {
            throw config.unsupported(key, "true")
        }
        guard let alpha = try config.float("lora_alpha") else { throw config.malformed("lora_alpha", "is missing") }
        var patterns: [(String, Double)] = []
        if let section = try config.section("alpha_pattern") {
            for key in section.keys {
                guard let alpha = try section.float(key) else { continue }
                patterns.append((key, alpha))
            }
        }
        rule = .overRank(alpha: alpha, patterns: patterns, isStabilised: try config.bool("use_rslora") ?? false)
    }

    /// - Throws: `EngineError` naming the field.
    init(mlx config: ConfigJSON) throws(EngineError) {
        let kind = try config.text("fine_tune_type") ?? "lora"
        guard kind == "lora" else { throw config.unsupported("fine_tune_type", kind) }
        let parameters = try config.section("lora_parameters") ?? config
        if let scale = try parameters.float("scale") {
            rule = .fixed(scale)
        } else if let alpha = try parameters.float("alpha"), let rank = try parameters.count("rank") {
            rule = .fixed(alpha / Double(rank))
        } else {
            throw parameters.malformed("scale", "is missing")
        }
    }

    /// The factor of a module such as `model.layers.0.self_attn.q_proj`.
    ///
    /// A key of `alpha_pattern` is the end of a module's name, or a regular expression for it, as in PEFT.
    func factor(of module: String, rank: Int) throws(EngineError) -> Float {
        switch rule {
        case .fixed(let factor): return Float(factor)
        case .overRank(let alpha, let patterns, let isStabilised):
            var alpha = alpha
            if let own = patterns.first(where: { Self.matches($0.pattern, module) }) { alpha = own.alpha }
            return Float(alpha / (isStabilised ? Double(rank).squareRoot() : Double(rank)))
        }
    }

    private static func matches(_ pattern: String, _ module: String) -> Bool {
        if module == pattern || module.hasSuffix("." + pattern) { return true }
        guard let expression = try? Regex("(.*\\.)?(\(pattern))$") else { return false }
        return module.wholeMatch(of: expression) != nil
    }
}
