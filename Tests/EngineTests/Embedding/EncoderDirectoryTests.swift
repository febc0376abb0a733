import Foundation
import TestKit
import Testing

@testable import Engine

/// Encoders in directories, as `transformers` and `sentence-transformers` keep them.
@Suite struct EncoderDirectoryTests {
    /// The names in a directory of what GGUF calls otherwise; `#` is the number of the layer.
    private static let bert = [
        "token_embd": "embeddings.word_embeddings", "token_types": "embeddings.token_type_embeddings",
        "position_embd": "embeddings.position_embeddings", "token_embd_norm": "embeddings.LayerNorm",
        "attn_q": "encoder.layer.#.attention.self.query", "attn_k": "encoder.layer.#.attention.self.key",
        "attn_v": "encoder.layer.#.attention.self.value", "attn_output": "encoder.layer.#.attention.output.dense",
        "attn_output_norm": "encoder.layer.#.attention.output.LayerNorm",
        "ffn_up": "encoder.layer.#.intermediate.dense", "ffn_down": "encoder.layer.#.output.dense",
        "layer_output_norm": "encoder.layer.#.output.LayerNorm",
    ]
    private static let nomic = [
        "token_embd": "embeddings.word_embeddings", "token_types": "embeddings.token_type_embeddings",
        "token_embd_norm": "emb_ln", "attn_qkv": "encoder.layers.#.attn.Wqkv",
        "attn_output": "encoder.layers.#.attn.out_proj", "attn_output_norm": "encoder.layers.#.norm1",
        "ffn_up": "encoder.layers.#.mlp.fc11", "ffn_gate": "encoder.layers.#.mlp.fc12",
        "ffn_down": "encoder.layers.#.mlp.fc2", "layer_output_norm": "encoder.layers.#.norm2",
    ]

    private static let bertConfig = """
        {"model_type":"bert","num_hidden_layers":2,"hidden_size":64,"num_attention_heads":4,"intermediate_size":128,
        "max_position_embeddings":80,"layer_norm_eps":1e-12,"hidden_act":"gelu","vocab_size":48,
        "position_embedding_type":"absolute"}
        """
    private static let nomicConfig = """
        {"model_type":"nomic_bert","n_layer":2,"n_embd":64,"n_head":2,"n_inner":96,"n_positions":8192,
        "max_trained_positions":80,"layer_norm_epsilon":1e-12,"rotary_emb_base":1000,"activation_function":"swiglu",
        "rotary_emb_fraction":1.0,"prenorm":false,"causal":false,"vocab_size":48}
        """

    /// Writes the model as a directory and opens it.
    private func open(
        _ name: String, _ config: String, prefix: String = "", files: [String: String] = [:],
        change: (inout [(name: String, shape: [Int], data: [UInt8])]) -> Void = { _ in }
    ) throws -> LoadedEncoder {
        let model = try FixtureEncoder.named(name)
        let directory = try TemporaryDirectory()
        try directory.write(config, to: "config.json")
        for (path, text) in files { try directory.write(text, to: path) }
        let names = name == "bert-mean" ? Self.bert : Self.nomic
        var tensors = try model.tensors(.f32).map { tensor in
            var parts = tensor.name.split(separator: ".").map(String.init)
            let layer = parts.count == 4 ? parts[1] : ""
            if parts.count == 4 { parts.removeFirst(2) }
            let module = try #require(names[parts[0]]).replacing("#", with: layer)
            return (name: "\(prefix)\(module).\(parts[1])", shape: Array(tensor.shape.reversed()), data: tensor.data)
        }
        change(&tensors)
        var writer = SafetensorsWriter()
        for tensor in tensors { writer.add(tensor.name, "F32", tensor.shape, tensor.data) }
        try writer.write(to: directory.url.appending(path: "model.safetensors"))
        return try LoadedEncoder.load(path: directory.url.path(percentEncoded: false))
    }

    private func expectSame(_ loaded: LoadedEncoder, as name: String, _ lengths: [Int]) throws {
        let model = try FixtureEncoder.named(name)
        let texts = lengths.map(model.tokens)
        let found = try #require(try loaded.makeEncoder(threads: 1).encode(texts))
        #expect(found == (try model.loaded(.f32).makeEncoder(threads: 1).encode(texts)))
    }

    @Test(arguments: ["", "bert."])
    func `BERT in a directory has the vectors of the same weights in GGUF`(_ prefix: String) throws {
        let loaded = try open("bert-mean", Self.bertConfig, prefix: prefix) { tensors in
            // What belongs to training, and has no part in embedding.
            tensors.append((prefix + "pooler.dense.weight", [1, 1], [0, 0, 0, 0]))
            tensors.append(("cls.predictions.bias", [1], [0, 0, 0, 0]))
        }
        #expect(loaded.config.contextLength == 80)
        try expectSame(loaded, as: "bert-mean", [2, 7, 80])
    }

    @Test func `Nomic's own names and keys are read`() throws {
        let loaded = try open("nomic-mean", Self.nomicConfig)
        #expect(loaded.config.contextLength == 80)
        #expect(loaded.config.ropeBase == 1000)
        try expectSame(loaded, as: "nomic-mean", [2, 7, 80])
    }

    @Test func `pooling and the length of texts are those of the files beside`() throws {
        let modules = """
            [{"idx":0,"path":"","type":"sentence_transformers.models.Transformer"},
            {"idx":1,"path":"P","type":"sentence_transformers.models.Pooling"},
            {"idx":2,"path":"2_Normalize","type":"sentence_transformers.models.Normalize"}]
            """
        let loaded = try open(
            "bert-mean", Self.bertConfig,
            files: [
                "modules.json": modules, "sentence_bert_config.json": #"{"max_seq_length":40,"do_lower_case":false}"#,
                "P/config.json": #"{"pooling_mode_cls_token":true,"pooling_mode_mean_tokens":false}"#,
            ])
        #expect(loaded.config.pooling == .first)
        #expect(loaded.config.contextLength == 40)
        #expect(try loaded.makeEncoder(threads: 1).encode([FixtureEncoder.named("bert-mean").tokens(40)])?.count == 1)
        #expect(try open("bert-mean", Self.bertConfig).config.pooling == .mean)
    }

    @Test(arguments: [
        ("modules.json", #"[{"path":"2_Dense","type":"sentence_transformers.models.Dense"}]"#, "the module Dense"),
        ("modules.json", "{}", "is no list"),
        ("modules.json", #"[{"path":"../x","type":"Pooling"}]"#, "without type or path"),
        ("1_Pooling/config.json", #"{"pooling_mode_max_tokens":true}"#, "pooling_mode_max_tokens true"),
        ("1_Pooling/config.json", #"{"pooling_mode_mean_tokens":false}"#, "pooling_mode is missing"),
        ("sentence_bert_config.json", #"{"max_seq_length":-1}"#, "max_seq_length is -1"),
    ])
    func `what the files beside ask for and is not known is named`(
        _ file: String, _ text: String, _ message: String
    ) throws {
        let error = #expect(throws: EngineError.self) { try open("bert-mean", Self.bertConfig, files: [file: text]) }
        #expect(error?.message.contains(message) == true, "\(String(describing: error))")
        #expect(error?.message.contains(file.split(separator: "/").last ?? "") == true)
    }

    @Test(arguments: [
        (#""hidden_act":"gelu""#, #""hidden_act":"relu""#, "hidden_act relu is not supported"),
        (#""position_embedding_type":"absolute""#, #""position_embedding_type":"relative_key""#, "relative_key"),
        (#""num_hidden_layers":2,"#, "", "num_hidden_layers is missing"),
        (#""num_attention_heads":4"#, #""num_attention_heads":5"#, "num_attention_heads is 5, no divisor of 64"),
        (
            #""intermediate_size":128"#, #""intermediate_size":96"#,
            "encoder.layer.0.intermediate.dense.weight has shape"
        ),
        (
            #""max_position_embeddings":80"#, #""max_position_embeddings":81"#,
            "embeddings.position_embeddings.weight has"
        ),
        (#""vocab_size":48"#, #""vocab_size":49"#, "vocab_size in config.json is 49"),
    ])
    func `a configuration that does not fit is named by file and field`(
        _ old: String, _ new: String, _ message: String
    ) throws {
        let config = Self.bertConfig.replacing(old, with: new)
        #expect(config != Self.bertConfig)
        let error = #expect(throws: EngineError.self) { try open("bert-mean", config) }
        #expect(error?.message.contains(message) == true, "\(String(describing: error))")
    }

    @Test func `missing and unknown tensors are named as the directory calls them`() throws {
        var error = #expect(throws: EngineError.self) {
            try open("bert-mean", Self.bertConfig) { tensors in
                tensors.removeAll { $0.name == "encoder.layer.1.attention.self.key.weight" }
            }
        }
        #expect(error?.message.contains("encoder.layer.1.attention.self.key.weight is missing") == true)
        error = #expect(throws: EngineError.self) {
            try open("bert-mean", Self.bertConfig) {
                $0.append(("encoder.layer.0.crossattention.weight", [1], [0, 0, 0, 0]))
            }
        }
        #expect(error?.code == .unsupported)
        #expect(error?.message.contains("encoder.layer.0.crossattention.weight is not known") == true)
        error = #expect(throws: EngineError.self) {
            try open("nomic-mean", Self.nomicConfig.replacing(#""prenorm":false"#, with: #""prenorm":true"#))
        }
        #expect(error?.message.contains("prenorm true is not supported") == true)
    }
}
