import Foundation
import TestKit
import Testing

@testable import Engine

/// The shape of a test encoder, from `Fixtures/encoders.json`.
struct FixtureEncoder: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let architecture: String
    let layers: Int
    let width: Int
    let heads: Int
    let feedForward: Int
    let vocabulary: Int
    let context: Int
    let epsilon: Float
    let ropeBase: Float?
    let pooling: Int
    let tokenTypes: Int
    let fused: Bool
    let biases: Bool
    /// Weight types that the reference has embeddings for.
    let types: [String]

    var testDescription: String { name }

    /// All of them.
    static let all: [FixtureEncoder] = StoredFixture.load("encoders")
    /// Embeddings by "model/type/length", as `Reference/encoder_reference.py` stored them.
    static let references: [String: [Double]] = StoredFixture.load("embeddings")
    /// Lengths of the texts that the reference embeds.
    static let lengths = [2, 7, 80]

    static func named(_ name: String) throws -> FixtureEncoder { try #require(all.first { $0.name == name }) }

    /// The text of that length that the reference embeds.
    func tokens(_ length: Int) -> [TokenID] {
        let hashes = RandomWeights.Hashes("text \(length)")
        return (0..<length).map { TokenID(hashes[$0] % UInt64(vocabulary)) }
    }

    /// The model as a file, with matrices of one type.
    func writer(_ type: WeightType) -> GGUFWriter {
        var writer = GGUFWriter()
        setMetadata(&writer)
        for tensor in tensors(type) {
            writer.add(tensor.name, shape: tensor.shape, type: tensor.type.code ?? .max, data: tensor.data)
        }
        return writer
    }

    /// One tensor by its name in GGUF, its shape with the row length first.
    struct Tensor {
        let name: String
        let shape: [Int]
        let type: WeightType
        let data: [UInt8]
    }

    /// All tensors.
    func tensors(_ type: WeightType) -> [Tensor] {
        var all = [matrix("token_embd", vocabulary, width, type)]
        if tokenTypes > 0 { all.append(matrix("token_types", tokenTypes, width, .f32)) }
        if architecture == "bert" { all.append(matrix("position_embd", context, width, .f32)) }
        all += norm("token_embd_norm")
        for layer in 0..<layers { all += self.layer("blk.\(layer).", type) }
        return all
    }

    /// Writes the model and loads it.
    func loaded(_ type: WeightType) throws -> LoadedEncoder {
        try writer(type).written { try LoadedEncoder.load(path: $0) }
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
        writer.set(key("attention.layer_norm_epsilon"), .float32(epsilon))
        writer.set(key("attention.causal"), .bool(false))
        writer.set(key("pooling_type"), .uint32(UInt32(pooling)))
        if let ropeBase { writer.set(key("rope.freq_base"), .float32(ropeBase)) }
    }

    private func layer(_ prefix: String, _ type: WeightType) -> [Tensor] {
        var all: [Tensor] = []
        for name in fused ? ["attn_qkv"] : ["attn_q", "attn_k", "attn_v"] {
            all += projection(prefix + name, fused ? 3 * width : width, width, type)
        }
        all += projection(prefix + "attn_output", width, width, type)
        all += norm(prefix + "attn_output_norm")
        all += projection(prefix + "ffn_up", feedForward, width, type)
        if architecture == "nomic-bert" { all.append(matrix(prefix + "ffn_gate", feedForward, width, type)) }
        all += projection(prefix + "ffn_down", width, feedForward, type)
        return all + norm(prefix + "layer_output_norm")
    }

    private func projection(_ tensor: String, _ rows: Int, _ columns: Int, _ type: WeightType) -> [Tensor] {
        let weight = matrix(tensor, rows, columns, type)
        return biases ? [weight, vector(tensor + ".bias", rows) { ($0 - 0.5) * 0.5 }] : [weight]
    }

    private func matrix(_ tensor: String, _ rows: Int, _ columns: Int, _ type: WeightType) -> Tensor {
        let full = tensor + ".weight"
        let data = RandomWeights.matrix("\(name)/\(full)", rows * columns, type)
        return Tensor(name: full, shape: [columns, rows], type: type, data: data)
    }

    private func norm(_ tensor: String) -> [Tensor] {
        [
            vector(tensor + ".weight", width) { 1 + ($0 - 0.5) * 0.5 },
            vector(tensor + ".bias", width) { ($0 - 0.5) * 0.5 },
        ]
    }

    private func vector(_ tensor: String, _ count: Int, _ value: (Float) -> Float) -> Tensor {
        let hashes = RandomWeights.Hashes("\(name)/\(tensor)")
        return Tensor(
            name: tensor, shape: [count], type: .f32, data: RandomWeights.floats(count) { value(hashes.unit($0)) })
    }
}

/// The cosine of the angle between two vectors.
func cosine(_ left: [Float], _ right: [Double]) -> Double {
    let products = zip(left, right).reduce(0) { $0 + Double($1.0) * $1.1 }
    let lengths = left.reduce(0) { $0 + Double($1) * Double($1) } * right.reduce(0) { $0 + $1 * $1 }
    return left.count == right.count ? products / lengths.squareRoot() : -1
}

/// The largest difference between the numbers of two vectors.
func difference(_ left: [Float], _ right: [Float]) -> Float {
    left.count == right.count ? zip(left, right).map { abs($0 - $1) }.max() ?? 0 : .infinity
}
