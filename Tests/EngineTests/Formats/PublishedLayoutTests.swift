import Foundation
import TestKit
import Testing

@testable import Engine

/// The two MLX repositories that are named first, by the very layout of their files: names, types, shapes and
/// configuration. Their weights are zeros in a sparse file, so that they cost no disk.
///
/// `Benchmarks/make-directory` writes such directories with random weights and a tokenizer, to run.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["AGENT_TEST_ALL"] == "1"))
struct PublishedLayoutTests {
    /// A layout: names and shapes as the repositories' own headers list them.
    struct Layout: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let config: String
        let layers: Int
        let width: Int
        let feedForward: Int
        let heads: Int
        let keyValueHeads: Int
        let headSize: Int
        let vocabulary: Int
        let normalizesHeads: Bool
        let scales: String

        /// Name, type and shape of all tensors, four bits in groups of 64.
        var tensors: [(name: String, type: String, shape: [Int])] {
            func matrix(_ name: String, _ rows: Int, _ columns: Int) -> [(name: String, type: String, shape: [Int])] {
                [
                    (name + ".weight", "U32", [rows, columns / 8]), (name + ".scales", scales, [rows, columns / 64]),
                    (name + ".biases", scales, [rows, columns / 64]),
                ]
            }
            var all = matrix("model.embed_tokens", vocabulary, width) + [("model.norm.weight", scales, [width])]
            for layer in 0..<layers {
                let prefix = "model.layers.\(layer)."
                all += matrix(prefix + "self_attn.q_proj", heads * headSize, width)
                all += matrix(prefix + "self_attn.k_proj", keyValueHeads * headSize, width)
                all += matrix(prefix + "self_attn.v_proj", keyValueHeads * headSize, width)
                all += matrix(prefix + "self_attn.o_proj", width, heads * headSize)
                all += matrix(prefix + "mlp.gate_proj", feedForward, width)
                all += matrix(prefix + "mlp.up_proj", feedForward, width)
                all += matrix(prefix + "mlp.down_proj", width, feedForward)
                var norms = [("input_layernorm", width), ("post_attention_layernorm", width)]
                if normalizesHeads { norms += [("self_attn.q_norm", headSize), ("self_attn.k_norm", headSize)] }
                all += norms.map { ("\(prefix)\($0.0).weight", scales, [$0.1]) }
            }
            return all
        }

        /// Writes the directory.
        func write(to folder: URL) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(config.utf8).write(to: folder.appending(path: "config.json"))
            var end = 0
            let entries = tensors.map { tensor in
                let start = end
                end += tensor.shape.reduce(tensor.type == "U32" ? 4 : 2, *)
                return
                    "\"\(tensor.name)\":{\"dtype\":\"\(tensor.type)\",\"shape\":\(tensor.shape),\"data_offsets\":[\(start),\(end)]}"
            }
            let header = "{\(entries.joined(separator: ","))}"
            let file = folder.appending(path: "model.safetensors")
            try Data(SafetensorsWriter.bytes(header: header, data: [])).write(to: file)
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: UInt64(8 + header.utf8.count + end))
            try handle.close()
        }
    }

    static let layouts = [
        Layout(
            testDescription: "mlx-community/Llama-3.2-1B-Instruct-4bit",
            config: """
                {"architectures":["LlamaForCausalLM"],"attention_bias":false,"attention_dropout":0.0,
                "bos_token_id":128000,"eos_token_id":[128001,128008,128009],"head_dim":64,"hidden_act":"silu",
                "hidden_size":2048,"initializer_range":0.02,"intermediate_size":8192,"max_position_embeddings":131072,
                "mlp_bias":false,"model_type":"llama","num_attention_heads":32,"num_hidden_layers":16,
                "num_key_value_heads":8,"pretraining_tp":1,"quantization":{"group_size":64,"bits":4},
                "rms_norm_eps":1e-05,"rope_scaling":{"factor":32.0,"high_freq_factor":4.0,"low_freq_factor":1.0,
                "original_max_position_embeddings":8192,"rope_type":"llama3"},"rope_theta":500000.0,
                "tie_word_embeddings":true,"torch_dtype":"bfloat16","use_cache":true,"vocab_size":128256}
                """,
            layers: 16, width: 2048, feedForward: 8192, heads: 32, keyValueHeads: 8, headSize: 64, vocabulary: 128_256,
            normalizesHeads: false, scales: "F16"),
        Layout(
            testDescription: "mlx-community/Qwen3-1.7B-4bit",
            config: """
                {"architectures":["Qwen3ForCausalLM"],"attention_bias":false,"attention_dropout":0.0,
                "bos_token_id":151643,"eos_token_id":151645,"head_dim":128,"hidden_act":"silu","hidden_size":2048,
                "initializer_range":0.02,"intermediate_size":6144,"max_position_embeddings":40960,
                "max_window_layers":28,"model_type":"qwen3","num_attention_heads":16,"num_hidden_layers":28,
                "num_key_value_heads":8,"quantization":{"group_size":64,"bits":4},
                "quantization_config":{"group_size":64,"bits":4},"rms_norm_eps":1e-06,"rope_scaling":null,
                "rope_theta":1000000,"sliding_window":null,"tie_word_embeddings":true,"torch_dtype":"bfloat16",
                "use_cache":true,"use_sliding_window":false,"vocab_size":151936}
                """,
            layers: 28, width: 2048, feedForward: 6144, heads: 16, keyValueHeads: 8, headSize: 128, vocabulary: 151_936,
            normalizesHeads: true, scales: "BF16"),
    ]

    @Test(arguments: layouts)
    func `a directory of a published layout loads, and a token runs through it`(layout: Layout) throws {
        let directory = try TemporaryDirectory()
        let folder = directory.url.appending(path: "model")
        try layout.write(to: folder)
        let model = try LoadedModel.load(path: folder.path(percentEncoded: false))
        #expect(model.config.layerCount == layout.layers)
        #expect(model.config.vocabularySize == layout.vocabulary)
        let logits = try model.makeDecoder(contextLength: 16, threads: 2).logits(after: [1])
        #expect(logits == [Float](repeating: 0, count: layout.vocabulary))
    }
}
