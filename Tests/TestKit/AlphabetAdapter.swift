public import Foundation

extension AlphabetModel {
    /// Writes a LoRA adapter with which the alphabet's model says one letter over and over.
    ///
    /// Its pairs of rank 1 let the feed-forward part, which is all zeros without it, add the letter before to every token.
    ///
    /// - Parameters:
    ///   - file: where.
    ///   - letter: the letter, from b to z.
    ///   - columns: the width of the model that it says it is for.
    ///   - temperature: what it recommends.
    public static func writeAdapter(
        to file: URL, saying letter: Character, columns: Int = width, temperature: Float? = nil
    ) throws {
        var writer = GGUFWriter()
        writer.set("general.type", .string("adapter"))
        writer.set("general.architecture", .string("llama"))
        writer.set("adapter.type", .string("lora"))
        writer.set("adapter.lora.alpha", .float32(1))
        if let temperature { writer.set("general.sampling.temp", .float32(temperature)) }
        var before = [Float](repeating: 0, count: columns)
        before[3 + Int(letter.asciiValue ?? 98) - 1] = 1
        let ones = { (count: Int) in [Float](repeating: 1, count: count) }
        for (name, down, up) in [
            ("ffn_gate", ones(columns), ones(headSize)), ("ffn_up", ones(columns), ones(headSize)),
            ("ffn_down", ones(headSize), before),
        ] {
            writer.add("blk.0.\(name).weight.lora_a", shape: [down.count, 1], type: 0, data: bytes(down))
            writer.add("blk.0.\(name).weight.lora_b", shape: [1, up.count], type: 0, data: bytes(up))
        }
        try Data(writer.encoded()).write(to: file)
    }

    private static func bytes(_ values: [Float]) -> [UInt8] { values.withUnsafeBytes { Array($0) } }
}
