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
            try JSONDecoder().decode(Self.self, from: StoredFixture.data("wordpiece-\(name)"))
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

    /// The path of the reference's own file.
    private static func json(_ name: String) throws -> String {
        let folder = "Fixtures/wordpiece-\(name)"
        return try #require(
            Bundle.module.url(forResource: "tokenizer", withExtension: "json", subdirectory: folder)
        ).path(percentEncoded: false)
    }

    static let names = ["uncased", "cased"]

    static func comparisons(_ name: String, isJSON: Bool) throws -> [TokenComparison] {
        let fixture = try Fixture.load(name)
        let vocabulary = isJSON ? try TokenizerVocabulary(json: json(name), limit: nil) : fixture.vocabulary
        let texts = try TokenizerFixture.inputs() + fixture.texts
        #expect(texts.count == fixture.plain.count)
        return try TokenComparison.all(
            vocabulary.makeTokenizer(), texts, plain: { fixture.plain[$0] }, parsed: { fixture.framed[$0] },
            framed: true)
    }

    @Test(arguments: names, [false, true])
    func `WordPiece vocabularies give the ids of the reference for every text`(name: String, isJSON: Bool) throws {
        for comparison in try Self.comparisons(name, isJSON: isJSON) {
            #expect(comparison.isSame, "\(comparison.description)")
        }
    }

    @Test(arguments: [
        (#""type":"BertNormalizer""#, #""type":"NFC""#, "normalizer: WordPiece with NFC"),
        (#""type":"BertPreTokenizer""#, #""type":"Whitespace""#, "pre_tokenizer: WordPiece with Whitespace"),
        (#""handle_chinese_chars":true"#, #""handle_chinese_chars":false"#, "normalizer.handle_chinese_chars: false"),
        ("subword_prefix\":\"##\"", "subword_prefix\":\"@@\"", "another prefix than ##"),
        (#""max_input_chars_per_word":100"#, #""max_input_chars_per_word":9"#, "another number than 100"),
        (#""type":"WordPiece""#, #""type":"WordLevel""#, "model.type: WordLevel"),
    ])
    func `a tokenizer.json with other stages than BERT's is unsupported`(
        _ old: String, _ new: String, _ message: String
    ) throws {
        let text = try String(contentsOfFile: Self.json("uncased"), encoding: .utf8)
        let changed = text.replacing("\"decoder\":{\"type\":\"WordPiece\"", with: "\"decoder\":{\"type\":\"X\"")
            .replacing(old, with: new)
        try #require(changed != text)
        let directory = try TemporaryDirectory()
        try directory.write(changed, to: "tokenizer.json")
        let path = directory.url.appending(path: "tokenizer.json").path(percentEncoded: false)
        let error = #expect(throws: EngineError.self) { try TokenizerVocabulary(json: path, limit: nil) }
        #expect(error?.code == .unsupported)
        #expect(error?.message.contains(message) == true, "\(String(describing: error))")
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

    @Test func `of a word that stands twice in a vocabulary the first counts, and both are told`() throws {
        var vocabulary = TokenizerVocabulary(
            source: "twice.gguf", model: "bert", tokens: ["[UNK]", "▁a", "a", "▁a"].map { Array($0.utf8) })
        vocabulary.unknown = 0
        let tokenizer = try vocabulary.makeTokenizer()
        let warning = "twice.gguf: tokenizer.ggml.tokens has the same token at 1 and 3; the first counts"
        #expect(tokenizer.warnings == [warning])
        #expect(tokenizer.encode("a", addSpecial: false, parseSpecial: false) == [1])
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
