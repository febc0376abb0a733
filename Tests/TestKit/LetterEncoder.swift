public import Foundation

/// A small embedding model's file: BERT in one layer, with a vocabulary of letters, for tests of the program around the
/// engine. Its vectors mean nothing, but different texts have different ones.
public enum LetterEncoder {
    /// Tokens of a text, at most.
    public static let contextLength = 16
    /// Length of the vectors.
    public static let width = 32

    /// Writes the file (about 60 kB).
    public static func write(to file: URL) throws { try Data(writer().encoded()).write(to: file) }

    /// The file before it is written.
    public static func writer() -> GGUFWriter {
        var out = GGUFWriter()
        out.set("general.architecture", .string("bert"))
        out.set("general.name", .string("letters"))
        out.set("bert.block_count", .uint32(1))
        out.set("bert.context_length", .uint32(UInt32(contextLength)))
        out.set("bert.embedding_length", .uint32(UInt32(width)))
        out.set("bert.feed_forward_length", .uint32(UInt32(width)))
        out.set("bert.attention.head_count", .uint32(2))
        out.set("bert.attention.layer_norm_epsilon", .float32(1e-12))
        out.set("bert.pooling_type", .uint32(1))
        out.set("tokenizer.ggml.model", .string("bert"))
        out.set("tokenizer.ggml.tokens", .strings(vocabulary.map { Array($0.utf8) }))
        out.set("tokenizer.ggml.token_type", .int32s(vocabulary.map { $0.hasPrefix("[") ? 3 : 1 }))
        out.set("tokenizer.ggml.unknown_token_id", .uint32(0))
        out.set("tokenizer.ggml.bos_token_id", .uint32(1))
        out.set("tokenizer.ggml.seperator_token_id", .uint32(2))
        for (name, rows) in [("token_embd", vocabulary.count), ("position_embd", contextLength)] {
            add(&out, "\(name).weight", [width, rows])
        }
        add(&out, "token_embd_norm.weight", [width], around: 1)
        for name in ["attn_q", "attn_k", "attn_v", "attn_output", "ffn_up", "ffn_down"] {
            add(&out, "blk.0.\(name).weight", [width, width])
        }
        for name in ["attn_output_norm", "layer_output_norm"] {
            add(&out, "blk.0.\(name).weight", [width], around: 1)
        }
        return out
    }

    private static let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    private static let vocabulary = ["[UNK]", "[CLS]", "[SEP]"] + letters.map { "▁" + $0 } + letters

    /// Numbers within half of `middle`, from a linear congruential generator (Knuth's MMIX).
    private static func add(_ out: inout GGUFWriter, _ name: String, _ shape: [Int], around middle: Float = 0) {
        var state = name.utf8.reduce(UInt64(shape.count)) { $0 &* 31 &+ UInt64($1) }
        let values = (0..<shape.reduce(1, *)).map { _ -> Float in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Float(state >> 40) * 0x1p-24 - 0.5 + middle
        }
        out.add(name, shape: shape, type: 0, data: values.withUnsafeBytes { Array($0) })
    }
}
