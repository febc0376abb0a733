import TestKit
import Testing

@testable import Engine

/// What a file must say before it counts as a model.
@Suite struct ModelConfigTests {
    private func failure(_ writer: GGUFWriter) throws -> EngineError {
        try writer.written { path in
            do throws(EngineError) {
                _ = try LoadedModel.load(path: path)
            } catch {
                #expect(error.message.contains(path))
                return error
            }
            Issue.record("the model was loaded")
            return EngineError(.invalidRequest, "")
        }
    }

    @Test(arguments: FixtureModel.all)
    func `the shape is read from the metadata`(_ model: FixtureModel) throws {
        let loaded = try model.loaded(.q8)
        let config = loaded.config
        #expect(config.architecture.rawValue == model.architecture)
        #expect(config.name == model.name)
        #expect(config.layerCount == model.layers && config.width == model.width)
        #expect(config.headCount == model.heads && config.keyValueHeadCount == model.keyValueHeads)
        #expect(config.headSize == model.headSize && config.feedForwardWidth == model.feedForward)
        #expect(config.vocabularySize == model.vocabulary && config.contextLength == model.context)
        #expect(config.rotary.base == Double(model.ropeBase))
        #expect(loaded.parameterCount > model.vocabulary * model.width)
        #expect(loaded.bytesPerToken < loaded.weightBytes)
        #expect(loaded.weightTypes.first?.type == .q8)
    }

    @Test(
        arguments: [
            "general.architecture", "llama.block_count", "llama.context_length", "llama.embedding_length",
            "llama.feed_forward_length", "llama.attention.head_count", "llama.attention.layer_norm_rms_epsilon",
        ])
    func `a missing key is named`(_ key: String) throws {
        var writer = try FixtureModel.first.writer(.q8)
        writer.remove(key)
        let error = try failure(writer)
        #expect(error.code == .malformed)
        #expect(error.message.contains("key \(key) is missing"))
    }

    @Test(
        arguments: [
            ("llama.block_count", GGUFWriter.Value.uint32(0)), ("llama.embedding_length", .uint32(1 << 30)),
            ("llama.attention.head_count", .string("four")), ("llama.attention.head_count_kv", .uint32(3)),
            ("llama.attention.layer_norm_rms_epsilon", .float32(.nan)), ("llama.rope.freq_base", .float32(-1)),
            ("llama.context_length", .uint32(0)),
        ])
    func `a key that makes no sense is named`(_ key: String, _ value: GGUFWriter.Value) throws {
        var writer = try FixtureModel.first.writer(.q8)
        writer.remove(key)
        writer.set(key, value)
        let error = try failure(writer)
        #expect(error.code == .malformed)
        #expect(error.message.contains(key), "\(error.message)")
    }

    @Test(
        arguments: [
            ("general.architecture", GGUFWriter.Value.string("mamba"), "architecture mamba is not supported"),
            ("llama.rope.scaling.type", .string("spiral"), "llama.rope.scaling.type spiral"),
            ("llama.attention.value_length", .uint32(32), "llama.attention.value_length"),
        ])
    func `a network that is not computed here is named`(
        _ key: String, _ value: GGUFWriter.Value, _ part: String
    ) throws {
        var writer = try FixtureModel.first.writer(.q8)
        writer.remove(key)
        writer.set(key, value)
        let error = try failure(writer)
        #expect(error.code == .unsupported)
        #expect(error.message.contains(part), "\(error.message)")
    }

    @Test func `a missing, misshapen or unknown tensor is named`() throws {
        var writer = try FixtureModel.first.writer(.q8)
        writer.remove("blk.1.ffn_up.weight")
        #expect(try failure(writer).message.contains("tensor blk.1.ffn_up.weight is missing"))

        writer.add("blk.1.ffn_up.weight", shape: [256, 511], type: 8, data: [UInt8](repeating: 0, count: 511 * 272))
        #expect(try failure(writer).message.contains("tensor blk.1.ffn_up.weight has shape [256, 511]"))

        writer = try FixtureModel.first.writer(.q8)
        writer.add("blk.0.ffn_gate.bias", shape: [512], type: 0, data: [UInt8](repeating: 0, count: 2048))
        let error = try failure(writer)
        #expect(error.code == .unsupported)
        #expect(error.message.contains("blk.0.ffn_gate.bias"))
    }
}
