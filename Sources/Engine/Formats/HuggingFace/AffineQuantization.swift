/// MLX's quantisation settings: `quantization` of a `config.json`, with `group_size` and `bits` for all layers and for
/// single layers by name (https://ml-explore.github.io/mlx, `quantize`).
struct AffineQuantization {
    /// One quantisation format.
    struct Format: Hashable {
        /// Values that share a scale and an offset.
        let groupSize: Int
        /// Bits of one value.
        let bits: Int
    }

    private let usual: Format
    private let layers: [String: Format]

    /// Reads the settings; `nil` if the weights are not quantised.
    ///
    /// - Throws: `EngineError`: a method other than MLX's affine one in 4 or 8 bits (unsupported), or contradictions.
    init?(_ config: ConfigJSON) throws(EngineError) {
        if let method = try config.section("quantization_config")?.text("quant_method") {
            throw config.unsupported("quantization_config.quant_method", method)
        }
        guard let section = try config.section(["quantization", "quantization_config"]) else { return nil }
        usual = try Self.format(section)
        var layers: [String: Format] = [:]
        for key in section.keys {
            guard case .object? = section[key], let layer = try section.section(key) else { continue }
            layers[key] = try Self.format(layer)
        }
        self.layers = layers
    }

    /// The format of a layer whose weights have scales.
    func format(of layer: String) -> Format { layers[layer] ?? usual }

    private static func format(_ section: ConfigJSON) throws(EngineError) -> Format {
        if let mode = try section.text("mode"), mode != "affine" { throw section.unsupported("mode", mode) }
        guard let bits = try section.count("bits") else { throw section.malformed("bits", "is missing") }
        guard let size = try section.count("group_size") else { throw section.malformed("group_size", "is missing") }
        guard bits == 4 || bits == 8 else {
            throw section.unsupported("bits", "\(bits), neither 4 nor 8,")
        }
        guard [32, 64, 128].contains(size) else {
            throw section.unsupported("group_size", "\(size), not 32, 64 or 128,")
        }
        return Format(groupSize: size, bits: bits)
    }
}
