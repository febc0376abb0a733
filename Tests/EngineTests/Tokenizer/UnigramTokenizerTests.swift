import Testing

@testable import Engine

/// SentencePiece's unigram tokenizer as a GGUF file describes it (`tokenizer.ggml.model` = `t5`), by a small
/// vocabulary.
@Suite struct UnigramTokenizerTests {
    private static let pieces: [(text: String, score: Float, type: Int32)] = [
        ("<unk>", 0, 2), ("<s>", 0, 3), ("</s>", 0, 3), ("▁", -4, 1), ("a", -3, 1), ("b", -3, 1), ("ab", -5, 1),
        ("▁a", -5, 1), ("▁ab", -9, 1), ("é", -6, 1), ("fi", -4, 1), ("<tag>", -100, 4), ("~~", -100, 4),
    ]

    private func vocabulary() -> TokenizerVocabulary {
        var vocabulary = TokenizerVocabulary(
            source: "fixture.gguf", model: "t5", tokens: Self.pieces.map { Array($0.text.utf8) })
        vocabulary.scores = Self.pieces.map(\.score)
        vocabulary.types = Self.pieces.map(\.type)
        (vocabulary.unknown, vocabulary.begin, vocabulary.end) = (0, 1, 2)
        return vocabulary
    }

    private func spelled(_ text: String, _ vocabulary: TokenizerVocabulary? = nil) throws -> [String] {
        let tokens = try (vocabulary ?? self.vocabulary()).makeTokenizer()
            .encode(text, addSpecial: false, parseSpecial: false)
        return tokens.map { Self.pieces[Int($0)].text }
    }

    private func failure(of vocabulary: TokenizerVocabulary) -> String? {
        do throws(EngineError) {
            _ = try vocabulary.makeTokenizer()
            return nil
        } catch { return error.message }
    }

    @Test func `the pieces are those whose scores add up to most, not the longest`() throws {
        // ▁a b costs 8, ▁ab 9, ▁ ab 9, ▁ a b 10.
        #expect(try spelled("ab") == ["▁a", "b"])
        #expect(try spelled("abab") == ["▁a", "b", "ab"])
        #expect(try spelled("b") == ["▁", "b"])
    }

    @Test func `of spellings that cost the same the one stands whose last piece begins first`() throws {
        var vocabulary = vocabulary()
        vocabulary.scores?[8] = -8
        #expect(try spelled("ab", vocabulary) == ["▁ab"])
    }

    @Test func `neighbours that no piece spells are one unknown token, and a piece is preferred at any cost`() throws {
        #expect(try spelled("xyz") == ["▁", "<unk>"])
        #expect(try spelled("a漢字🎉b x") == ["▁a", "<unk>", "b", "▁", "<unk>"])
        #expect(try spelled("é") == ["▁", "é"])
    }

    @Test(arguments: [
        "a b", "  a \t\r\n b  ", "a\u{3000}b", "\u{feff}a\u{200b}b", "a▁b", "\u{ff41} b", "a\u{7} b\u{0}",
    ])
    func `compatible characters are one, runs of blanks too, and control characters are left out`(
        _ text: String
    ) throws {
        #expect(try spelled(text) == ["▁a", "▁", "b"])
    }

    @Test func `accents behind their letter and ligatures are spelled as they read`() throws {
        #expect(try spelled("e\u{301}ﬁ") == ["▁", "é", "fi"])
    }

    @Test(arguments: ["", " ", "\n\t", "\u{200b}", "\u{0}"])
    func `a text of nothing has no tokens but those that frame it`(_ text: String) throws {
        var vocabulary = vocabulary()
        vocabulary.addsBegin = true
        let tokenizer = try vocabulary.makeTokenizer()
        #expect(tokenizer.encode(text, addSpecial: false, parseSpecial: false).isEmpty)
        #expect(tokenizer.encode(text, addSpecial: true, parseSpecial: false) == [1, 2])
    }

    @Test func `the blank in front is the file's choice`() throws {
        var vocabulary = vocabulary()
        vocabulary.addsSpacePrefix = false
        #expect(try spelled(" a b", vocabulary) == ["a", "▁", "b"])
    }

    @Test func `control tokens are read only where they may be written, user-defined ones in any text`() throws {
        let tokenizer = try vocabulary().makeTokenizer()
        #expect(tokenizer.encode("</s>", addSpecial: false, parseSpecial: true) == [2])
        #expect(tokenizer.encode("</s>", addSpecial: false, parseSpecial: false) == [3, 0])
        #expect(tokenizer.encode("~~", addSpecial: false, parseSpecial: false) == [12])
    }

    @Test func `tokens give the text back without the blank in front`() throws {
        let tokenizer = try vocabulary().makeTokenizer()
        let tokens = tokenizer.encode(" ab  a b ", addSpecial: true, parseSpecial: false)
        #expect(tokenizer.decode(tokens) == "ab a b")
    }

    @Test func `what the keys lack or contradict is named`() throws {
        var (lacks, short, odd, twice) = (vocabulary(), vocabulary(), vocabulary(), vocabulary())
        lacks.scores = nil
        short.scores = [0]
        odd.scores?[4] = -.infinity
        twice.tokens[5] = twice.tokens[4]
        var (unknown, outside, long) = (vocabulary(), vocabulary(), vocabulary())
        unknown.unknown = nil
        outside.end = 99
        long.tokens[6] = [UInt8](repeating: 0x61, count: 513)
        let key = "fixture.gguf: tokenizer.ggml."
        #expect(failure(of: lacks) == key + "scores is missing")
        #expect(failure(of: short) == key + "scores has 1 entries for 13 tokens")
        #expect(failure(of: odd) == key + "scores is no finite number at 4")
        #expect(try twice.makeTokenizer().warnings == [key + "tokens has the same token at 4 and 5; the first counts"])
        #expect(failure(of: unknown) == key + "unknown_token_id is missing")
        #expect(failure(of: outside) == key + "eos_token_id is 99, but there are 13 tokens")
        #expect(failure(of: long) == key + "tokens has a token of 513 bytes; at most 512 are possible")
    }
}
