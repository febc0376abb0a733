public import Foundation

/// A model file whose replies are known: it says the alphabet, one letter a token, and then ends, or begins again.
///
/// It has no attention to speak of: each token's embedding has one dimension of its own, and the output matrix
/// gives the next letter. Made for tests of the program around the engine.
public enum AlphabetModel {
    /// Writes the file (about 1 MB).
    ///
    /// - Parameters:
    ///   - file: where.
    ///   - isEndless: whether `z` is followed by a blank and another alphabet rather than by the end.
    public static func write(to file: URL, isEndless: Bool = false) throws {
        var writer = GGUFWriter()
        setMetadata(&writer)
        for tensor in tensors(isEndless: isEndless) {
            writer.add(
                tensor.name, shape: tensor.shape, type: 0, data: tensor.values.withUnsafeBytes { Array($0) })
        }
        try Data(writer.encoded()).write(to: file)
    }

    // Three special tokens, one for each byte, and the two marks of the chat format.
    static let vocabulary =
        ["<unk>", "<s>", "</s>"]
        + (0..<256).map { "<0x\($0 < 16 ? "0" : "")\(String($0, radix: 16, uppercase: true))>" }
        + ["<|im_start|>", "<|im_end|>"]
    static let end = 260
    /// The width of its vectors.
    public static let width = 288
    static let headSize = 32

    private static func setMetadata(_ out: inout GGUFWriter) {
        out.set("general.architecture", .string("llama"))
        out.set("general.name", .string("alphabet"))
        out.set("llama.block_count", .uint32(UInt32(1)))
        out.set("llama.context_length", .uint32(UInt32(524_288)))
        out.set("llama.embedding_length", .uint32(UInt32(width)))
        out.set("llama.feed_forward_length", .uint32(UInt32(headSize)))
        out.set("llama.attention.head_count", .uint32(UInt32(1)))
        out.set("llama.attention.head_count_kv", .uint32(UInt32(1)))
        out.set("llama.attention.key_length", .uint32(UInt32(headSize)))
        out.set("llama.attention.value_length", .uint32(UInt32(headSize)))
        out.set("llama.rope.dimension_count", .uint32(UInt32(headSize)))
        out.set("llama.attention.layer_norm_rms_epsilon", .float32(1e-5))
        out.set("tokenizer.ggml.model", .string("llama"))
        out.set("tokenizer.ggml.tokens", .strings(vocabulary.map { Array($0.utf8) }))
        out.set("tokenizer.ggml.scores", .floats([Float](repeating: 0, count: vocabulary.count)))
        out.set(
            "tokenizer.ggml.token_type",
            .int32s([2, 3, 3] + [Int32](repeating: 6, count: 256) + [3, 3]))
        out.set("tokenizer.ggml.bos_token_id", .uint32(UInt32(1)))
        out.set("tokenizer.ggml.eos_token_id", .uint32(UInt32(end)))
        out.set("tokenizer.ggml.unknown_token_id", .uint32(UInt32(0)))
        out.set("tokenizer.ggml.add_bos_token", .bool(false))
        out.set("tokenizer.ggml.add_space_prefix", .bool(false))
        out.set("tokenizer.chat_template", .string(chatTemplate))
    }

    static let chatTemplate = """
        {% for message in messages %}{{'<|im_start|>' + message['role'] + '\\n' + message['content'] + \
        '<|im_end|>' + '\\n'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}
        """

    typealias Tensor = (name: String, shape: [Int], values: [Float])

    static func tensors(isEndless: Bool) -> [Tensor] {
        func zeros(_ name: String, _ row: Int, _ rows: Int) -> Tensor {
            ("blk.0.\(name).weight", [row, rows], [Float](repeating: 0, count: row * rows))
        }
        func ones(_ name: String) -> Tensor { ("\(name).weight", [width], [Float](repeating: 1, count: width)) }
        var embedding = [Float](repeating: 0, count: width * vocabulary.count)
        var output = embedding
        for token in vocabulary.indices {
            embedding[token * width + token] = 1
            output[next(token, isEndless: isEndless) * width + token] = 4
        }
        return [
            ("token_embd.weight", [width, vocabulary.count], embedding),
            ones("blk.0.attn_norm"), zeros("attn_q", width, headSize), zeros("attn_k", width, headSize),
            zeros("attn_v", width, headSize), zeros("attn_output", headSize, width),
            ones("blk.0.ffn_norm"), zeros("ffn_gate", width, headSize), zeros("ffn_up", width, headSize),
            zeros("ffn_down", headSize, width),
            ones("output_norm"), ("output.weight", [width, vocabulary.count], output),
        ]
    }

    private static func next(_ token: Int, isEndless: Bool) -> Int {
        func byte(_ character: UInt8) -> Int { 3 + Int(character) }
        switch token {
        case byte(UInt8(ascii: "a"))..<byte(UInt8(ascii: "z")): return token + 1
        case byte(UInt8(ascii: "z")): return isEndless ? byte(UInt8(ascii: " ")) : end
        default: return byte(UInt8(ascii: "a"))
        }
    }
}
