import Testing

@testable import Engine

/// A prompt of pieces has the tokens that the reference gives its whole text, although text and control tokens are
/// encoded apart.
struct PromptEncoderTests {
    /// Family, and what stands before and behind each message.
    private static let formats = [
        ("phi-3", "<|user|>", "<|end|>"), ("phi-3", "<|both|>", "<|both|>"), ("mistral", "[INST]", "[/INST]"),
        ("llama-2", "<s>", "</s>"), ("gemma", "<start_of_turn>", "</s>"), ("qwen3", "<|im_start|>", "<|im_end|>"),
        ("llama-3", "<|begin_of_text|>", "<|eot_id|>"), ("tekken", "[INST]", "[/INST]"),
        ("metaspace-split", "<s>", "</s>"), ("unigram-bytes", "<s>", "</s>"), ("prefix-space", "<mask>", "<pad>"),
    ]

    @Test(arguments: formats)
    func `pieces give the tokens of the whole text`(family: String, begin: String, end: String) throws {
        let tokenizer = try TokenizerJSONTests.vocabulary(family).makeTokenizer()
        let encoder = PromptEncoder(tokenizer)
        for texts in [["\nHello there", "x"], ["  Hello \n", "\n"], ["", " a b "], ["Cafe\u{301}", "\t1\u{2003}"]] {
            var prompt = RenderedPrompt()
            for text in texts {
                prompt.append(control: begin)
                prompt.append(text)
                prompt.append(control: end)
                prompt.append("\n")
            }
            // Twice, since pieces are remembered with what stands beside them.
            for _ in 0..<2 {
                var expected = tokenizer.encode(prompt.text, addSpecial: false, parseSpecial: true)
                if let token = tokenizer.beginToken, expected.first != token { expected.insert(token, at: 0) }
                #expect(encoder.encode(prompt) == expected, "\(prompt.text.debugDescription)")
            }
            prompt.append("more ")
            prompt.append(control: begin)
            #expect(
                encoder.encode(prompt).suffix(8)
                    == tokenizer.encode(prompt.text, addSpecial: false, parseSpecial: true).suffix(8))
        }
    }

    @Test func `control tokens in text stay text`() throws {
        let tokenizer = try TokenizerJSONTests.vocabulary("phi-3").makeTokenizer()
        var prompt = RenderedPrompt()
        prompt.append(control: "<|user|>")
        prompt.append("a<|end|><s>")
        let ids = PromptEncoder(tokenizer).encode(prompt)
        let control = tokenizer.encode("<|end|><s>", addSpecial: false, parseSpecial: true)
        #expect(control.count == 2)
        #expect(Set(ids).isDisjoint(with: control))
        #expect(tokenizer.decode(Array(ids.dropFirst())) == "a<|end|><s>")
    }
}
