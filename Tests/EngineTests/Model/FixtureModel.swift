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
    let tied: Bool

    var testDescription: String { name }

    /// All of them.
    static let all: [FixtureModel] = load("models") ?? []
    /// The smallest that has everything but biases and head norms.
    static var first: FixtureModel {
        get throws { try #require(all.first) }
    }
    /// Logits by "model/type/sequence", as `Reference/reference.py` stored them.
    static let references: [String: Reference] = load("logits") ?? [:]

    /// A sequence's length and the logits of its last token.
    struct Reference: Decodable {
        let length: Int
        let logits: [Double]
    }

    private static func load<Value: Decodable>(_ name: String) -> Value? {
        guard
            let file = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"),
            let data = try? Data(contentsOf: file)
        else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
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
        if ropeFactors == true {
            addVector(&writer, "rope_freqs.weight", (ropeDimensions ?? headSize) / 2) { 1 + $0 * 7 }
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
        writer.set(key("block_count"), .uint32(UInt32(layers)))
        writer.set(key("context_length"), .uint32(UInt32(context)))
        writer.set(key("embedding_length"), .uint32(UInt32(width)))
        writer.set(key("feed_forward_length"), .uint32(UInt32(feedForward)))
        writer.set(key("attention.head_count"), .uint32(UInt32(heads)))
        writer.set(key("attention.head_count_kv"), .uint32(UInt32(keyValueHeads)))
        writer.set(key("attention.layer_norm_rms_epsilon"), .float32(epsilon))
        writer.set(key("rope.freq_base"), .float32(ropeBase))
        if headSize * heads != width { writer.set(key("attention.key_length"), .uint32(UInt32(headSize))) }
        if let ropeDimensions { writer.set(key("rope.dimension_count"), .uint32(UInt32(ropeDimensions))) }
        if let ropeLinear {
            writer.set(key("rope.scaling.type"), .string("linear"))
            writer.set(key("rope.scaling.factor"), .float32(ropeLinear))
        }
    }

    private func addLayer(_ writer: inout GGUFWriter, _ prefix: String, _ type: WeightType) {
        let (queries, keys) = (heads * headSize, keyValueHeads * headSize)
        addNorm(&writer, prefix + "attn_norm", width)
        addMatrix(&writer, prefix + "attn_q", queries, width, type)
        addMatrix(&writer, prefix + "attn_k", keys, width, type)
        addMatrix(&writer, prefix + "attn_v", keys, width, type)
        addMatrix(&writer, prefix + "attn_output", width, queries, type)
        if architecture == "qwen2" {
            for (letter, count) in [("q", queries), ("k", keys), ("v", keys)] {
                addVector(&writer, prefix + "attn_\(letter).bias", count) { ($0 - 0.5) * 0.5 }
            }
        }
        if architecture == "qwen3" {
            addNorm(&writer, prefix + "attn_q_norm", headSize)
            addNorm(&writer, prefix + "attn_k_norm", headSize)
        }
        addNorm(&writer, prefix + "ffn_norm", width)
        addMatrix(&writer, prefix + "ffn_gate", feedForward, width, type)
        addMatrix(&writer, prefix + "ffn_up", feedForward, width, type)
        addMatrix(&writer, prefix + "ffn_down", width, feedForward, type)
    }

    private func addMatrix(
        _ writer: inout GGUFWriter, _ tensor: String, _ rows: Int, _ columns: Int, _ type: WeightType
    ) {
        let full = tensor + ".weight"
        let data = RandomWeights.matrix("\(name)/\(full)", rows * columns, type)
        writer.add(full, shape: [columns, rows], type: type.code ?? .max, data: data)
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
