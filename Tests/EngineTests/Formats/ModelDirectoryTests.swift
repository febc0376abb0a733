import Foundation
import TestKit
import Testing

@testable import Engine

/// Model directories: the same logits as the reference, and every fault named.
struct ModelDirectoryTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func path(_ name: String) -> String { directory.url.appending(path: name).path(percentEncoded: false) }

    private func failure(_ name: String, change: (inout DirectoryFixture) throws -> Void) throws -> EngineError? {
        var fixture = try DirectoryFixture.named(name)
        try change(&fixture)
        try fixture.write(name, to: directory.url.appending(path: name))
        do throws(EngineError) {
            _ = try LoadedModel.load(path: path(name))
            return nil
        } catch {
            return EngineError(error.code, error.message.replacing(path(name), with: "DIR"))
        }
    }

    @Test(arguments: DirectoryFixture.all.keys.sorted())
    func `a directory gives the logits of the reference to a thousandth`(name: String) throws {
        let fixture = try DirectoryFixture.named(name)
        try fixture.write(name, to: directory.url.appending(path: name), parts: name == "qwen3" ? 3 : 1)
        let agreement = try fixture.agreement(at: directory.url.appending(path: name))
        #expect(agreement.error < 1e-3)
        #expect(agreement.sameTop)
    }

    @Test func `weights of MLX become blocks, others stay in the file`() throws {
        try DirectoryFixture.named("mlx-llama-4bit").write("mlx-llama-4bit", to: directory.url.appending(path: "mlx"))
        let file = try ModelDirectory(path: path("mlx") + "/")
        #expect(file.path == path("mlx"))
        let query = try #require(file.tensors["blk.0.attn_q.weight"])
        #expect(query.type == .q4Offset && query.shape == [128, 128])
        #expect(try #require(file.tensors["token_embd.weight"]).shape == [128, 160])
        #expect(file.tensors["output.weight"] == nil)
        let norm = try #require(file.tensors["output_norm.weight"])
        #expect(norm.type == .f16 && norm.shard == 0)
        #expect(file.metadata.integer("llama.block_count") == 2)
        #expect(file.location(ofKey: "llama.block_count") == "\(file.path)/config.json: num_hidden_layers")
    }

    // MARK: Faults

    @Test(arguments: [
        (
            "\"model_type\": \"llama\"", "\"model_type\": \"mamba\"",
            "DIR/config.json: model_type mamba is not supported"
        ),
        ("\"model_type\": \"llama\", ", "", "DIR/config.json: model_type is missing"),
        ("\"hidden_size\": 128", "\"hidden_size\": \"128\"", "DIR/config.json: hidden_size is no whole number"),
        ("\"hidden_size\": 128", "\"hidden_size\": -1", "DIR/config.json: hidden_size is -1, no positive number"),
        ("\"num_hidden_layers\": 2", "\"num_hidden_layers\": 9000", "num_hidden_layers is 9000, not within 1 to 1024"),
        (
            "\"num_hidden_layers\": 2", "\"num_hidden_layers\": 3",
            "DIR: tensor model.layers.2.self_attn.q_proj.weight is missing"
        ),
        ("\"num_hidden_layers\": 2", "\"num_hidden_layers\": 1", "model.layers.1."),
        ("\"vocab_size\": 160", "\"vocab_size\": 161", "has 160 rows, but vocab_size in config.json is 161"),
        ("\"num_attention_heads\": 4", "\"num_attention_heads\": 3", "num_key_value_heads is 2, no divisor of 3"),
        ("\"rms_norm_eps\": 1e-05", "\"rms_norm_eps\": null", "DIR/config.json: rms_norm_eps is missing"),
        ("\"hidden_act\": \"silu\"", "\"hidden_act\": \"relu\"", "hidden_act relu is not supported"),
        ("\"factor\": 32.0", "\"factor\": 0", "rope_scaling.factor is 0.0, no positive number"),
        ("\"rope_type\": \"llama3\"", "\"rope_type\": \"magic\"", "rope_scaling.rope_type magic is not supported"),
        (
            "\"tie_word_embeddings\": true", "\"tie_word_embeddings\": false",
            "tie_word_embeddings is false, but there is no tensor lm_head.weight"
        ),
        (
            "\"hidden_size\": 128", "\"quantization_config\": {\"quant_method\": \"gptq\"}, \"hidden_size\": 128",
            "quantization_config.quant_method gptq is not supported"
        ),
        ("{\"arch", "<html>", "DIR/config.json: is no JSON object"),
    ])
    func `a wrong configuration is refused, and file and field are named`(
        old: String, new: String, message: String
    ) throws {
        let error = try #require(
            try failure("llama-3") { fixture in
                #expect(fixture.config.contains(old))
                fixture.config = fixture.config.replacing(old, with: new)
            })
        #expect(error.message.contains(message), "\(error.message)")
        #expect(error.message.hasPrefix("DIR"), "\(error.message)")
    }

    @Test(arguments: [
        ("\"bits\": 4", "\"bits\": 3", "quantization.bits 3, neither 4 nor 8, is not supported"),
        ("\"bits\": 4", "\"bits\": 8", "scales has shape"),
        ("\"group_size\": 64", "\"group_size\": 48", "quantization.group_size 48, not 32, 64 or 128, is not supported"),
        ("\"group_size\": 64", "\"group_size\": 32", "scales has shape"),
        ("\"bits\": 4", "\"bits\": 4, \"mode\": \"mxfp4\"", "quantization.mode mxfp4 is not supported"),
        ("\"quantization", "\"unquantised", "quantization is missing, though tensor"),
    ])
    func `another quantisation than MLX's is refused`(old: String, new: String, message: String) throws {
        let error = try failure("mlx-llama-4bit") { $0.config = $0.config.replacing(old, with: new) }
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    @Test func `a wrong tensor is refused, and file and tensor are named`() throws {
        let name = "model.layers.1.self_attn.k_proj"
        var error = try failure("llama-3") { fixture in
            try fixture.change("\(name).weight") { $0.shape = [64, 64] }
        }
        #expect(
            error?.message == "DIR/model.safetensors: tensor \(name).weight has shape [64, 64], not [128, 64]")
        error = try failure("llama-3") { try $0.change("\(name).weight") { $0.type = "I32" } }
        #expect(error?.code == .unsupported)
        #expect(error?.message.hasPrefix("DIR/model.safetensors: tensor \(name).weight is stored as I32") == true)
        error = try failure("llama-3") { try $0.change("\(name).weight") { $0.name = "\(name).lora_A" } }
        #expect(error?.message == "DIR: tensor \(name).weight is missing")
        error = try failure("llama-3") { $0.remove("model.embed_tokens.weight") }
        #expect(error?.message == "DIR: tensor model.embed_tokens.weight is missing or no matrix")
        error = try failure("mlx-llama-4bit") { $0.remove("\(name).biases") }
        #expect(
            error?.message == "DIR/model.safetensors: tensor \(name).weight has no scales or no biases beside it")
        error = try failure("mlx-llama-4bit") { try $0.change("\(name).weight") { $0.type = "I32" } }
        #expect(error?.message.hasSuffix("tensor \(name).weight has scales, but is stored as I32, not U32") == true)
        error = try failure("mlx-llama-4bit") { try $0.change("\(name).scales") { $0.type = "U8" } }
        #expect(error?.message.hasSuffix("tensor \(name).scales is stored as U8, not F16, BF16 or F32") == true)
    }

    @Test func `a scale beyond half floats is refused`() throws {
        try DirectoryFixture.named("mlx-qwen3-4bit").write("mlx-qwen3-4bit", to: directory.url.appending(path: "big"))
        let file = directory.url.appending(path: "big/model.safetensors")
        let tensor = try #require(
            try SafetensorsFiles(directory: path("big")).tensors["model.layers.0.mlp.up_proj.scales"])
        var data = try Data(contentsOf: file)
        data.replaceSubrange(tensor.offset + 2..<tensor.offset + 4, with: [0x80, 0x47])  // 65,536
        try data.write(to: file)
        let error = #expect(throws: EngineError.self) { try LoadedModel.load(path: path("big")) }
        #expect(error?.message.contains("model.layers.0.mlp.up_proj.scales holds 65536.0 at 1") == true)
    }

    @Test func `half the parts missing is an error that names one`() throws {
        try DirectoryFixture.named("llama-3").write("llama-3", to: directory.url.appending(path: "half"), parts: 4)
        for part in [2, 4] {
            try FileManager.default.removeItem(atPath: path("half/model-0000\(part)-of-00004.safetensors"))
        }
        let error = #expect(throws: EngineError.self) { try LoadedModel.load(path: path("half")) }
        #expect(error?.code == .missing)
        #expect(
            error?.message.contains("model-00002-of-00004.safetensors: this part of the model is missing (2 of 4")
                == true)
    }

    @Test func `a folder without config json is no model`() throws {
        let error = #expect(throws: EngineError.self) {
            try ModelFiles.open(path: directory.url.path(percentEncoded: false))
        }
        #expect(error?.code == .missing)
        #expect(error?.message.hasSuffix("there is no config.json; it is no model directory") == true)
    }
}
