import Foundation
import TestKit
import Testing

@testable import Engine

/// Agreement with the reference library, see Reference/wordpiece_fixtures.py.
struct WordPieceTests {
    struct Fixture: Decodable {
        let tokens: [String]
        let types: [Int32]
        let lowercases: Bool
        /// Texts beside those of all tokenizers.
        let texts: [String]
        let plain: [[TokenID]]
        let framed: [[TokenID]]

        static func load(_ name: String) throws -> Self {
            try JSONDecoder().decode(Self.self, from: TokenizerFixture.data("wordpiece-\(name)"))
        }

        var vocabulary: TokenizerVocabulary {
            var vocabulary = TokenizerVocabulary(
                source: "fixture.gguf", model: "bert", tokens: tokens.map { Array($0.utf8) })
            vocabulary.types = types
            vocabulary.unknown = 1
            vocabulary.begin = 2
            vocabulary.end = 3
            vocabulary.lowercases = lowercases
            return vocabulary
        }
    }

    @Test(arguments: ["uncased", "cased"])
    func `WordPiece vocabularies give the ids of the reference for every text`(name: String) throws {
        let fixture = try Fixture.load(name)
        let tokenizer = try fixture.vocabulary.makeTokenizer()
        let texts = try TokenizerFixture.inputs() + fixture.texts
        #expect(texts.count == fixture.plain.count)
        for (index, text) in texts.enumerated() {
            let plain = tokenizer.encode(text, addSpecial: false, parseSpecial: false)
            #expect(plain == fixture.plain[index], "plain \(text.prefix(80).debugDescription)")
            let framed = tokenizer.encode(text, addSpecial: true, parseSpecial: true)
            #expect(framed == fixture.framed[index], "framed \(text.prefix(80).debugDescription)")
        }
    }

    @Test func `tokens read as the words they spell`() throws {
        let tokenizer = try Fixture.load("uncased").vocabulary.makeTokenizer()
        let tokens = tokenizer.encode("The Garden, größer", addSpecial: true, parseSpecial: false)
        #expect(tokenizer.decode(tokens) == "the garden , großer")
    }

    @Test func `a vocabulary without an unknown token is refused`() throws {
        var vocabulary = TokenizerVocabulary(
            source: "small.gguf", model: "bert", tokens: ["▁a", "b"].map { Array($0.utf8) })
        let error = #expect(throws: EngineError.self) { try vocabulary.makeTokenizer() }
        #expect(error?.message.contains("unknown_token_id is missing") == true)
        vocabulary.unknown = 2
        #expect(throws: EngineError.self) { try vocabulary.makeTokenizer() }
    }

    @Test func `a word that stands twice in a vocabulary is refused with both places`() throws {
        var vocabulary = TokenizerVocabulary(
            source: "twice.gguf", model: "bert", tokens: ["[UNK]", "▁a", "a", "▁a"].map { Array($0.utf8) })
        vocabulary.unknown = 0
        let error = #expect(throws: EngineError.self) { try vocabulary.makeTokenizer() }
        #expect(error?.message.contains("the same token at 1 and 3") == true)
    }

    @Test func `a file's class and separator tokens frame a text unless it says otherwise`() throws {
        var writer = GGUFWriter()
        writer.set("tokenizer.ggml.model", .string("bert"))
        let tokens = ["[UNK]", "[CLS]", "[SEP]", "▁hello", "o"]
        writer.set("tokenizer.ggml.tokens", .strings(tokens.map { Array($0.utf8) }))
        writer.set("tokenizer.ggml.token_type", .int32s([3, 3, 3, 1, 1]))
        writer.set("tokenizer.ggml.unknown_token_id", .uint32(0))
        writer.set("tokenizer.ggml.cls_token_id", .uint32(1))
        writer.set("tokenizer.ggml.seperator_token_id", .uint32(2))
        var tokenizer = try writer.written { try TokenizerVocabulary(GGUFFile(path: $0)).makeTokenizer() }
        #expect(tokenizer.encode("HELLOo", addSpecial: true, parseSpecial: false) == [1, 3, 4, 2])
        #expect(tokenizer.beginToken == 1)
        writer.set("tokenizer.ggml.add_sep_token", .bool(false))
        writer.set("tokenizer.ggml.normalizer.lowercase", .bool(false))
        tokenizer = try writer.written { try TokenizerVocabulary(GGUFFile(path: $0)).makeTokenizer() }
        #expect(tokenizer.encode("HELLOo", addSpecial: true, parseSpecial: false) == [1, 0])
    }
}
