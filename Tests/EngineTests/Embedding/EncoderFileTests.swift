import TestKit
import Testing

@testable import Engine

/// Files that hold no encoder, or a damaged one.
@Suite struct EncoderFileTests {
    private func failure(_ writer: GGUFWriter) throws -> EngineError? {
        try writer.written { path in
            do throws(EngineError) {
                _ = try LoadedEncoder.load(path: path)
                return nil
            } catch { return error }
        }
    }

    @Test(arguments: [
        "block_count", "context_length", "embedding_length", "feed_forward_length", "attention.head_count",
        "attention.layer_norm_epsilon", "pooling_type",
    ])
    func `a missing key is named`(_ key: String) throws {
        var writer = try FixtureEncoder.named("bert-mean").writer(.f32)
        writer.remove("bert.\(key)")
        let error = try failure(writer)
        #expect(error?.code == .malformed)
        #expect(error?.message.hasSuffix(": key bert.\(key) is missing") == true)
    }

    @Test(arguments: [
        ("block_count", 0), ("block_count", 5000), ("embedding_length", 4_000_000_000), ("context_length", 0),
        ("attention.head_count", 5), ("feed_forward_length", 0), ("context_length", 4_000_000_000),
    ])
    func `a number out of range is named`(_ key: String, _ value: Int) throws {
        var writer = try FixtureEncoder.named("bert-mean").writer(.f32)
        writer.remove("bert.\(key)")
        writer.set("bert.\(key)", .uint32(UInt32(value)))
        let error = try failure(writer)
        #expect(error?.code == .malformed)
        #expect(error?.message.contains("key bert.\(key) ") == true)
    }

    @Test(arguments: [
        ("pooling_type", GGUFWriter.Value.uint32(5)), ("pooling_type", .uint32(0)), ("attention.causal", .bool(true)),
        ("attention.head_count_kv", .uint32(1)), ("expert_count", .uint32(8)), ("attention.key_length", .uint32(8)),
        ("rope.scaling.type", .string("yarn")), ("rope.dimension_count", .uint32(16)),
    ])
    func `what would change the result and is not known is unsupported`(
        _ key: String, _ value: GGUFWriter.Value
    ) throws {
        var writer = try FixtureEncoder.named("nomic-mean").writer(.f32)
        writer.remove("nomic-bert.\(key)")
        writer.set("nomic-bert.\(key)", value)
        let error = try failure(writer)
        #expect(error?.code == .unsupported)
        #expect(error?.message.contains("key nomic-bert.\(key) ") == true)
    }

    @Test(arguments: [
        "token_embd.weight", "position_embd.weight", "token_embd_norm.weight", "blk.0.attn_q.weight",
        "blk.1.attn_output_norm.weight", "blk.1.ffn_down.weight",
    ])
    func `a missing tensor and one of another shape are named`(_ tensor: String) throws {
        var writer = try FixtureEncoder.named("bert-mean").writer(.f32)
        writer.remove(tensor)
        #expect(try failure(writer)?.message.hasSuffix(": tensor \(tensor) is missing") == true)
        writer.add(tensor, shape: [3, 3], type: 0, data: [UInt8](repeating: 0, count: 36))
        let error = try failure(writer)
        #expect(error?.code == .malformed)
        #expect(error?.message.contains("tensor \(tensor) has shape [3, 3]") == true)
    }

    @Test func `an unknown tensor and another network are unsupported`() throws {
        var writer = try FixtureEncoder.named("bert-mean").writer(.f32)
        writer.add("blk.0.attn_q_norm.weight", shape: [64], type: 0, data: [UInt8](repeating: 0, count: 256))
        #expect(try failure(writer)?.message.contains("tensor blk.0.attn_q_norm.weight is not known") == true)
        writer = GGUFWriter()
        #expect(try failure(writer)?.message.contains("general.architecture is missing") == true)
        writer.set("general.architecture", .string("llama"))
        let error = try failure(writer)
        #expect(error?.code == .unsupported)
        #expect(
            error?.message.contains("architecture llama does not embed texts (bert, nomic-bert do)") == true)
    }

    @Test func `weights that are no numbers give an error and no vector`() throws {
        var writer = try FixtureEncoder.named("bert-mean").writer(.f32)
        writer.remove("token_embd_norm.weight")
        writer.add(
            "token_embd_norm.weight", shape: [64], type: 0, data: RandomWeights.floats(64) { _ in .nan })
        let model = try writer.written { try LoadedEncoder.load(path: $0) }
        let error = #expect(throws: EngineError.self) { try model.makeEncoder(threads: 1).encode([[1, 2]]) }
        #expect(error?.code == .malformed)
    }

    @Test func `a model that needs more memory than is allowed is refused with the numbers`() throws {
        let model = try FixtureEncoder.named("nomic-mean").loaded(.f32)
        #expect(model.memoryEstimate.weights == model.weightBytes)
        #expect(throws: EngineError.self) { try model.memoryEstimate.check(limit: 1000, path: "x.gguf") }
    }
}
