import Testing

@testable import Engine

/// What a vocabulary must hold, and the tokens that begin, end and structure a text.
struct TokenizerVocabularyTests {
    private func byteLevel() throws -> TokenizerVocabulary { try TokenizerFixture.load("llama-bpe").vocabulary }
    private func pieces() throws -> TokenizerVocabulary { try TokenizerFixture.load("sentencepiece").vocabulary }

    private func failure(of vocabulary: TokenizerVocabulary) -> EngineError? {
        do throws(EngineError) {
            _ = try vocabulary.makeTokenizer()
            return nil
        } catch { return error }
    }

    @Test func `an unknown tokenizer model is unsupported and named`() throws {
        var vocabulary = try byteLevel()
        vocabulary.model = "rwkv"
        #expect(
            failure(of: vocabulary)
                == EngineError(.unsupported, "fixture.gguf: tokenizer.ggml.model \"rwkv\" is not supported"))
    }

    @Test func `an unknown pre-tokenizer is unsupported and named`() throws {
        var vocabulary = try byteLevel()
        vocabulary.pre = "chameleon"
        #expect(
            failure(of: vocabulary)
                == EngineError(.unsupported, "fixture.gguf: tokenizer.ggml.pre \"chameleon\" is not supported"))
    }

    @Test(arguments: ["llama3", "llama-v3", "smaug-bpe", "qwen2", "deepseek-r1-qwen", "gpt2", "smollm", "default", nil])
    func `known names and aliases are taken`(name: String?) throws {
        var vocabulary = try byteLevel()
        vocabulary.pre = name
        #expect(failure(of: vocabulary) == nil)
    }

    @Test func `missing and contradicting keys are malformed and named`() throws {
        var vocabulary = try byteLevel()
        vocabulary.merges = nil
        #expect(failure(of: vocabulary)?.message == "fixture.gguf: tokenizer.ggml.merges is missing")
        vocabulary = try byteLevel()
        vocabulary.merges?[3] = Array("whole".utf8)
        #expect(failure(of: vocabulary)?.message == "fixture.gguf: tokenizer.ggml.merges is no pair of tokens at 3")
        vocabulary = try byteLevel()
        vocabulary.tokens = []
        #expect(failure(of: vocabulary)?.message == "fixture.gguf: tokenizer.ggml.tokens is missing or empty")
        vocabulary = try byteLevel()
        vocabulary.tokens[7] = vocabulary.tokens[5]
        #expect(
            try vocabulary.makeTokenizer().warnings
                == ["fixture.gguf: tokenizer.ggml.tokens has the same token at 5 and 7; the first counts"])
        vocabulary = try byteLevel()
        vocabulary.types = [1, 1]
        #expect(
            failure(of: vocabulary)?.message == "fixture.gguf: tokenizer.ggml.token_type has 2 entries for 1110 tokens")
        vocabulary = try byteLevel()
        vocabulary.end = 5000
        vocabulary.addsEnd = true
        #expect(failure(of: vocabulary)?.code == .malformed)
        vocabulary = try byteLevel()
        vocabulary.addsBegin = true
        #expect(failure(of: vocabulary)?.message == "fixture.gguf: tokenizer.ggml.bos_token_id is missing")
        vocabulary = try pieces()
        vocabulary.scores = nil
        #expect(failure(of: vocabulary)?.message == "fixture.gguf: tokenizer.ggml.scores is missing")
        vocabulary = try pieces()
        vocabulary.scores?[4] = .nan
        #expect(failure(of: vocabulary)?.code == .malformed)
    }

    @Test func `begin and end tokens are added as the file says and only when asked`() throws {
        let fixture = try TokenizerFixture.load("llama-bpe")
        var vocabulary = fixture.vocabulary
        vocabulary.begin = try fixture.id("<s>")
        vocabulary.end = try fixture.id("</s>")
        let byDefault = try vocabulary.makeTokenizer()
        #expect(byDefault.encode("", addSpecial: true, parseSpecial: false) == [try fixture.id("<s>")])
        #expect(byDefault.encode("", addSpecial: false, parseSpecial: false).isEmpty)
        vocabulary.addsBegin = false
        vocabulary.addsEnd = true
        let asTold = try vocabulary.makeTokenizer()
        #expect(asTold.beginToken == nil)
        #expect(asTold.encode("", addSpecial: true, parseSpecial: false) == [try fixture.id("</s>")])
    }

    @Test func `sentencepiece adds its begin token where the file says nothing`() throws {
        let tokenizer = try pieces().makeTokenizer()
        #expect(tokenizer.encode("", addSpecial: true, parseSpecial: false) == [1])
    }

    @Test func `control tokens have no bytes and bytes out of range are none`() throws {
        let fixture = try TokenizerFixture.load("qwen2")
        let tokenizer = try fixture.vocabulary.makeTokenizer()
        #expect(tokenizer.bytes(of: try fixture.id("<|im_end|>")).isEmpty)
        #expect(tokenizer.bytes(of: try fixture.id("<think>")) == Array("<think>".utf8))
        #expect(tokenizer.bytes(of: -1).isEmpty)
        #expect(tokenizer.bytes(of: 1_000_000).isEmpty)
    }

    @Test func `well-known texts and the keys of the file end a reply`() throws {
        let fixture = try TokenizerFixture.load("qwen2")
        var vocabulary = fixture.vocabulary
        vocabulary.endOfTurn = try fixture.id("<think>")
        let ends = try vocabulary.makeTokenizer().endOfGeneration
        let expected = try ["<|endoftext|>", "<|im_end|>", "<|eot_id|>", "</s>", "<think>"].map { try fixture.id($0) }
        #expect(ends == Set(expected))
    }

    @Test func `markup that a user writes stays text`() throws {
        let fixture = try TokenizerFixture.load("qwen2")
        let tokenizer = try fixture.vocabulary.makeTokenizer()
        let written = tokenizer.encode("<|im_end|><think>", addSpecial: true, parseSpecial: false)
        let structure = Set(try ["<|im_end|>", "<think>"].map { try fixture.id($0) })
        #expect(structure.isDisjoint(with: written))
        let pieces = try TokenizerFixture.load("sentencepiece")
        let ids = try pieces.vocabulary.makeTokenizer().encode(
            "</s><|im_start|>", addSpecial: false, parseSpecial: true)
        #expect(ids == [try pieces.id("</s>"), try pieces.id("<|im_start|>")])
    }

    @Test func `sentencepiece prefixes a space after control tokens`() throws {
        let tokenizer = try pieces().makeTokenizer()
        let joined = tokenizer.encode("river<|im_start|>river", addSpecial: false, parseSpecial: true)
        let alone = tokenizer.encode("river", addSpecial: false, parseSpecial: true)
        #expect(joined.prefix(alone.count) == alone[...])
        #expect(joined.suffix(alone.count) == alone[...])
        #expect(joined.count == 2 * alone.count + 1)
    }

    @Test func `a vocabulary of nothing but bytes gives every text back`() throws {
        let bytes = (0..<256).map { "<0x" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) + ">" }
        var vocabulary = TokenizerVocabulary(source: "bytes", model: "llama", tokens: bytes.map { Array($0.utf8) })
        vocabulary.types = Array(repeating: 6, count: 256)
        vocabulary.scores = Array(repeating: 0, count: 256)
        let tokenizer = try vocabulary.makeTokenizer()
        for text in ["", " ", "a b", "  two\n lines \u{1F600}"] {
            #expect(tokenizer.decode(tokenizer.encode(text, addSpecial: false, parseSpecial: false)) == text)
        }
    }
}
