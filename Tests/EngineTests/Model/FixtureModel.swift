import Foundation
import TestKit
import Testing

@testable import Engine

/// The shape of a test model, from `Fixtures/models.json`.
struct FixtureModel: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let architecture: String
    let layers: Int
    let width: Int
    let heads: Int
    let keyValueHeads: Int
    let headSize: Int
    let feedForward: Int
    let vocabulary: Int
    let context: Int
    let epsilon: Float
    let ropeBase: Float
    let ropeFactors: Bool?
    let ropeLinear: Float?
    let ropeDimensions: Int?
    let ropeYarn: Float?
    let ropeLong: Bool?
    let ropeOriginal: Int?
    let ropeMagnitude: Float?
    let ropeLocalBase: Float?
    let window: Int?
    let windowPattern: Int?
    let attentionCap: Float?
    let logitCap: Float?
    let embeddingScale: Float?
    let residualScale: Float?
    let attentionScale: Float?
    let logitScale: Float?
    var experts: Experts?
    let tied: Bool

    /// A mixture of experts.
    struct Experts: Decodable, Sendable {
        let count: Int
        let used: Int
        let feedForward: Int?
    }

    var testDescription: String { name }

    /// All of them.
    static let all: [FixtureModel] = StoredFixture.load("models")
    /// The smallest that has everything but biases and head norms.
    static var first: FixtureModel {
        get throws { try #require(all.first) }
    }
    /// Logits by "model/type/sequence", as `Reference/reference.py` stored them.
    static let references: [String: Reference] = StoredFixture.load("logits")

    /// A sequence's length and the logits of its last token.
    struct Reference: Decodable {
        let length: Int
        let logits: [Double]
    }

    /// The first `count` tokens of the sequence that the reference evaluates.
    func tokens(_ count: Int) -> [TokenID] {
        let hashes = RandomWeights.Hashes("tokens")
        return (0..<count).map { TokenID(hashes[$0] % UInt64(vocabulary)) }
    }

    /// The model as a file, with weights of one type.
    func writer(_ type: WeightType) -> GGUFWriter {
        var writer = GGUFWriter()
        setMetadata(&writer)
        addMatrix(&writer, "token_embd", vocabulary, width, type)
        for layer in 0..<layers { addLayer(&writer, "blk.\(layer).", type) }
        addNorm(&writer, "output_norm", width)
        if !tied { addMatrix(&writer, "output", vocabulary, width, type) }
        let factors =
            (ropeFactors == true ? ["rope_freqs"] : [])
            + (ropeLong == true ? ["rope_factors_long", "rope_factors_short"] : [])
        for name in factors {
            addVector(&writer, name + ".weight", (ropeDimensions ?? headSize) / 2) { 1 + $0 * 7 }
        }
        return writer
    }

    /// Writes the model and loads it.
    func loaded(_ type: WeightType) throws -> LoadedModel {
        try writer(type).written { try LoadedModel.load(path: $0) }
    }

    private func setMetadata(_ writer: inout GGUFWriter) {
        func key(_ name: String) -> String { "\(architecture).\(name)" }
        writer.set("general.architecture", .string(architecture))
        writer.set("general.name", .string(name))
        // Other programs read these files too (Tests/llama-cpp).
        writer.set("tokenizer.ggml.model", .string("no_vocab"))
        writer.set(key("vocab_size"), .uint32(UInt32(vocabulary)))
        writer.set(key("block_count"), .uint32(UInt32(layers)))
        writer.set(key("context_length"), .uint32(UInt32(context)))
        writer.set(key("embedding_length"), .uint32(UInt32(width)))
        writer.set(key("feed_forward_length"), .uint32(UInt32(feedForward)))
        writer.set(key("attention.head_count"), .uint32(UInt32(heads)))
        writer.set(key("attention.head_count_kv"), .uint32(UInt32(keyValueHeads)))
        writer.set(key("attention.layer_norm_rms_epsilon"), .float32(epsilon))
        writer.set(key("rope.freq_base"), .float32(ropeBase))
        if headSize * heads != width {
            writer.set(key("attention.key_length"), .uint32(UInt32(headSize)))
            writer.set(key("attention.value_length"), .uint32(UInt32(headSize)))
        }
        if let ropeDimensions { writer.set(key("rope.dimension_count"), .uint32(UInt32(ropeDimensions))) }
        if let ropeLinear {
            writer.set(key("rope.scaling.type"), .string("linear"))
            writer.set(key("rope.scaling.factor"), .float32(ropeLinear))
        }
        if let ropeYarn {
            writer.set(key("rope.scaling.type"), .string("yarn"))
            writer.set(key("rope.scaling.factor"), .float32(ropeYarn))
        }
        if ropeLong == true { writer.set(key("rope.scaling.type"), .string("longrope")) }
        if let experts { setExperts(experts, &writer) }
        let integers = [
            "rope.scaling.original_context_length": ropeOriginal, "attention.sliding_window": window,
            "attention.sliding_window_pattern": windowPattern,
        ]
        for (name, value) in integers.sorted(by: { $0.key < $1.key }) {
            if let value { writer.set(key(name), .uint32(UInt32(value))) }
        }
        let floats = [
            "rope.scaling.attn_factor": ropeMagnitude, "attn_logit_softcapping": attentionCap,
            "final_logit_softcapping": logitCap, "embedding_scale": embeddingScale, "residual_scale": residualScale,
            "attention.scale": attentionScale, "logit_scale": logitScale, "rope.freq_base_swa": ropeLocalBase,
        ]
        for (name, value) in floats.sorted(by: { $0.key < $1.key }) {
            if let value { writer.set(key(name), .float32(value)) }
        }
    }

    private func setExperts(_ experts: Experts, _ writer: inout GGUFWriter) {
        writer.set("\(architecture).expert_count", .uint32(UInt32(experts.count)))
        writer.set("\(architecture).expert_used_count", .uint32(UInt32(experts.used)))
        if let width = experts.feedForward {
            writer.set("\(architecture).expert_feed_forward_length", .uint32(UInt32(width)))
        }
    }

    private func addLayer(_ writer: inout GGUFWriter, _ prefix: String, _ type: WeightType) {
        let (queries, keys) = (heads * headSize, keyValueHeads * headSize)
        addNorm(&writer, prefix + "attn_norm", width)
        if architecture == "phi3" {
            addMatrix(&writer, prefix + "attn_qkv", queries + 2 * keys, width, type)
        } else {
            addMatrix(&writer, prefix + "attn_q", queries, width, type)
            addMatrix(&writer, prefix + "attn_k", keys, width, type)
            addMatrix(&writer, prefix + "attn_v", keys, width, type)
        }
        addMatrix(&writer, prefix + "attn_output", width, queries, type)
        if architecture == "qwen2" {
            for (letter, count) in [("q", queries), ("k", keys), ("v", keys)] {
                addVector(&writer, prefix + "attn_\(letter).bias", count) { ($0 - 0.5) * 0.5 }
            }
        }
        if ["qwen3", "qwen3moe", "gemma3"].contains(architecture) {
            addNorm(&writer, prefix + "attn_q_norm", headSize)
            addNorm(&writer, prefix + "attn_k_norm", headSize)
        }
        addNorm(&writer, prefix + "ffn_norm", width)
        if architecture.hasPrefix("gemma") {
            addNorm(&writer, prefix + "post_attention_norm", width)
            addNorm(&writer, prefix + "post_ffw_norm", width)
        }
        if let experts {
            let (count, hidden) = (experts.count, experts.feedForward ?? feedForward)
            addMatrix(&writer, prefix + "ffn_gate_inp", count, width, .f32)
            addMatrix(&writer, prefix + "ffn_gate_exps", hidden, width, type, count: count)
            addMatrix(&writer, prefix + "ffn_up_exps", hidden, width, type, count: count)
            addMatrix(&writer, prefix + "ffn_down_exps", width, hidden, type, count: count)
            return
        }
        if architecture != "phi3" { addMatrix(&writer, prefix + "ffn_gate", feedForward, width, type) }
        addMatrix(&writer, prefix + "ffn_up", architecture == "phi3" ? 2 * feedForward : feedForward, width, type)
        addMatrix(&writer, prefix + "ffn_down", width, feedForward, type)
    }

    private func addMatrix(
        _ writer: inout GGUFWriter, _ tensor: String, _ rows: Int, _ columns: Int, _ type: WeightType, count: Int? = nil
    ) {
        let full = tensor + ".weight"
        let data = RandomWeights.matrix("\(name)/\(full)", (count ?? 1) * rows * columns, type)
        let shape = [columns, rows] + (count.map { [$0] } ?? [])
        writer.add(full, shape: shape, type: type.code ?? .max, data: data)
    }

    private func addNorm(_ writer: inout GGUFWriter, _ tensor: String, _ count: Int) {
        addVector(&writer, tensor + ".weight", count) { 1 + ($0 - 0.5) * 0.5 }
    }

    private func addVector(
        _ writer: inout GGUFWriter, _ tensor: String, _ count: Int, _ value: (Float) -> Float
    ) {
        let hashes = RandomWeights.Hashes("\(name)/\(tensor)")
        let data = RandomWeights.floats(count) { value(hashes.unit($0)) }
        writer.add(tensor, shape: [count], type: 0, data: data)
    }
}

extension WeightType {
    /// Those that GGUF files hold.
    static var stored: [WeightType] { allCases.filter { $0.code != nil } }
}

extension TransformerDecoder {
    /// Evaluates the tokens and copies the logits.
    func logits(after tokens: [TokenID]) throws -> [Float] {
        let finished = try evaluate(tokens)
        #expect(finished)
        return withLogits { Array($0) }
    }
}
