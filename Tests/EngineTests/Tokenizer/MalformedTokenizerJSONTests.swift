import Foundation
import TestKit
import Testing

@testable import Engine

/// Broken and unusual `tokenizer.json` files.
struct MalformedTokenizerJSONTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private static let small = """
        {"version": "1.0", "added_tokens": [{"id": 4, "content": "<s>", "special": true}], "normalizer": null,
        "pre_tokenizer": {"type": "Metaspace", "replacement": "_", "prepend_scheme": "never", "split": false},
        "post_processor": null, "decoder": null, "model": {"type": "BPE", "vocab": {"a": 0, "b": 1, "ab": 2,
        "é": 3}, "merges": ["a b"]}}
        """

    private static let longText = String(repeating: "a", count: 65)
    /// Seven times twice as much.
    private static let doubling = Array(
        repeating: #"{"type": "Replace", "pattern": {"String": "a"}, "content": "aa"}"#, count: 7
    ).joined(separator: ",")

    private func vocabulary(_ text: String) throws -> TokenizerVocabulary {
        let url = try directory.write(text, to: "tokenizer.json")
        return try TokenizerVocabulary(json: url.path(percentEncoded: false), limit: nil)
    }

    private func failure(_ text: String) throws -> String? {
        do {
            _ = try vocabulary(text).makeTokenizer()
            return nil
        } catch let error as EngineError {
            return error.message
        }
    }

    @Test func `a small file works, its merges written in either way`() throws {
        for merges in [#"["a b"]"#, #"[["a", "b"]]"#] {
            let tokenizer = try vocabulary(Self.small.replacing(#"["a b"]"#, with: merges)).makeTokenizer()
            #expect(tokenizer.encode("abaé", addSpecial: true, parseSpecial: false) == [2, 0, 3])
            #expect(tokenizer.encode("a<s>b", addSpecial: true, parseSpecial: true) == [0, 4, 1])
            #expect(tokenizer.vocabularySize == 5)
        }
    }

    @Test func `merges may stand before the vocabulary`() throws {
        let text = Self.small.replacing(#", "merges": ["a b"]"#, with: "")
            .replacing(#""vocab""#, with: #""merges": ["a b"], "vocab""#)
        let tokenizer = try vocabulary(text).makeTokenizer()
        #expect(tokenizer.encode("ab", addSpecial: true, parseSpecial: false) == [2])
    }

    @Test func `ids that nothing has are no tokens of text`() throws {
        let tokenizer = try vocabulary(Self.small.replacing(#""id": 4"#, with: #""id": 9"#)).makeTokenizer()
        #expect(tokenizer.vocabularySize == 10)
        #expect(tokenizer.bytes(of: 7).isEmpty)
    }

    @Test func `tokens beyond those of the model are left out`() throws {
        let url = try directory.write(Self.small.replacing(#""id": 4"#, with: #""id": 9"#), to: "tokenizer.json")
        let vocabulary = try TokenizerVocabulary(json: url.path(percentEncoded: false), limit: 5)
        #expect(vocabulary.tokens.count == 4)
    }

    @Test func `a file that was cut off is called incomplete`() throws {
        for length in [20, 90, 140] {
            let problem = try #require(try failure(String(Self.small.prefix(length))))
            #expect(problem.contains("tokenizer.json: is incomplete: it ends where"), "\(problem)")
        }
    }

    @Test func `of a token that stands twice the first counts, and both are told`() throws {
        let text = Self.small.replacing(#""ab": 2"#, with: #""ab": 2, "a": 5"#)
        let url = try directory.write(text, to: "tokenizer.json")
        let path = url.path(percentEncoded: false)
        let tokenizer = try TokenizerVocabulary(json: path, limit: nil).makeTokenizer()
        #expect(tokenizer.warnings == ["\(path): model.vocab has the same token at 0 and 5; the first counts"])
        #expect(tokenizer.encode("a", addSpecial: false, parseSpecial: false) == [0])
    }

    @Test(arguments: [
        (#""ab": 2"#, #""ab": 1"#, #"model.vocab gives "b" and "ab" the same id, 1"#),
        (#""ab": 2"#, #""ab": 99999999999"#, "far beyond the others"),
        (#""ab": 2"#, #""ab": -2"#, "far beyond the others"),
        (#""ab": 2"#, #""ab": 2.5"#, "model.vocab of ab is 2.5, no whole number"),
        (#""ab": 2"#, #""": 2"#, "model.vocab has an empty token, 2"),
        (#""ab": 2"#, #""abc": 2"#, "model.merges[0] has tokens that are not in the vocabulary"),
        (#"["a b"]"#, #"["ab"]"#, "model.merges[0] is no pair of tokens"),
        (#"["a b"]"#, #"[["a"]]"#, "model.merges[0] is no pair of tokens"),
        (#"["a b"]"#, #"[["a","b","b"]]"#, "model.merges[0] is no pair"),
        (#"["a b"]"#, "7", "model.merges is no list"),
        (#""id": 4"#, #""id": 2"#, #"added_tokens[0] "<s>" has an id that is taken, 2"#),
        (#""id": 4"#, #""id": 4000000000"#, "added_tokens[0].id is 4000000000, far beyond the others"),
        (#""id": 4, "#, "", "added_tokens[0] lacks id or content"),
        (#""special": true"#, #""special": 1"#, "added_tokens[0].special is neither true nor false"),
        (#""type": "BPE""#, #""type": "WordLevel""#, "model.type: WordLevel is not supported"),
        (#""type": "BPE""#, #""dropout": 0.1"#, "model.dropout leaves out merges by chance"),
        (#""type": "Metaspace""#, #""type": "Magic""#, "pre_tokenizer: Magic is not supported"),
        (#""prepend_scheme": "never""#, #""prepend_scheme": "often""#, "the prepend_scheme often is not supported"),
        (#""normalizer": null"#, #""normalizer": {"type": "Precompiled"}"#, "normalizer: Precompiled is not supported"),
        (#""normalizer": null"#, #""normalizer": {"type": "Sequence"}"#, "normalizer.normalizers is no list"),
        (#""normalizer": null"#, #""normalizer": {}"#, "normalizer.type is missing"),
        (
            #""normalizer": null"#,
            #""normalizer": {"type": "Replace", "pattern": {"String": "a"}, "content": "\#(longText)"}"#,
            "normalizer: replacing by what is more than 64 times as long is not supported"
        ),
        (
            #""normalizer": null"#, #""normalizer": {"type": "Sequence", "normalizers": [\#(doubling)]}"#,
            "normalizer: replacing by what is more than 64 times as long is not supported"
        ),
        (
            #""normalizer": null"#, #""normalizer": {"type": "Prepend", "prepend": "\#(longText)"}"#,
            "normalizer.prepend: a text of 65 bytes, more than 64, is not supported"
        ),
        (
            #""replacement": "_""#, #""replacement": "\#(longText)""#,
            "pre_tokenizer.replacement: a text of 65 bytes, more than 64, is not supported"
        ),
        (#""decoder": null"#, #""decoder": {"type": "CTC"}"#, "decoder: CTC is not supported"),
        (
            #""post_processor": null"#,
            #""post_processor": {"type": "TemplateProcessing", "single": [{"SpecialToken": {"id": "x"}}]}"#,
            "post_processor.single names a token that special_tokens lacks"
        ),
        (#""model": {"#, #""other": {"#, "model is missing"),
        (#""vocab": {"a": 0, "b": 1, "ab": 2,"#, #""vocab": {}, "more": {"#, "model.vocab is missing or empty"),
        (#""version": "1.0""#, #""version": "1.0" "#, nil),
        (#""version": "1.0""#, #""version": "\ud800""#, nil),
        (#""version": "1.0""#, #""version": "\q""#, "version has an unknown escape"),
        (#""version": "1.0""#, #""version": "#, "version has no value"),
        (#"["a b"]}}"#, #"["a b"]}} x"#, "the file is followed by more"),
        (#"["a b"]}}"#, #"["a b"]}"#, "the file lacks '}'"),
    ])
    func `what is wrong is named`(old: String, new: String, message: String?) throws {
        #expect(Self.small.contains(old))
        let found = try failure(Self.small.replacing(old, with: new))
        if let message {
            #expect(found?.contains(message) == true, "\(found ?? "no error")")
            #expect(found?.contains("tokenizer.json: ") == true)
        } else {
            #expect(found == nil)
        }
    }

    @Test func `an unknown pattern is shown`() throws {
        let split = #"{"type": "Split", "pattern": {"Regex": "\\w+|x"}, "behavior": "Isolated", "invert": false}"#
        let metaspace = #"{"type": "Metaspace", "replacement": "_", "prepend_scheme": "never", "split": false}"#
        let found = try failure(Self.small.replacing(metaspace, with: split))
        #expect(found?.hasSuffix(#"pre_tokenizer: the pattern "\w+|x" is not supported"#) == true)
    }

    @Test func `a file cut off anywhere is refused`() throws {
        let bytes = Array(Self.small.utf8)
        let url = directory.url.appending(path: "tokenizer.json")
        for count in 0..<bytes.count {
            try Data(bytes.prefix(count)).write(to: url)
            #expect(throws: EngineError.self) {
                try TokenizerVocabulary(json: url.path(percentEncoded: false), limit: nil)
            }
        }
    }

    @Test func `a unigram token of any length would make every text slow and is refused`() throws {
        let word = String(repeating: "a", count: 513)
        let model = #""model": {"type": "Unigram", "vocab": [["a", -1.0], ["\#(word)", -2.0]]}}"#
        let head = try #require(Self.small.components(separatedBy: #""model""#).first)
        #expect(try failure(head + model)?.contains("model.vocab has a token of 513 bytes; at most 512") == true)
    }

    @Test func `an added token of blanks that swallows the blanks before it takes no quadratic time`() throws {
        let blank = Self.small.replacing(#""content": "<s>""#, with: #""content": "\n", "lstrip": true"#)
        let text = String(repeating: "\n", count: 60_000)
        let tokens = try vocabulary(blank).makeTokenizer().encode(text, addSpecial: false, parseSpecial: true)
        #expect(tokens == Array(repeating: 4, count: 60_000))
    }

    @Test func `brackets without end are refused`() throws {
        let deep = String(repeating: "[", count: 100_000)
        #expect(try failure("{\"x\":\(deep)")?.contains("nested deeper than 64 levels") == true)
        #expect(try failure(deep)?.contains("the file is no object") == true)
    }

    @Test func `words of one kind of character take no quadratic time`() throws {
        for family in ["llama-2", "gemma", "unigram", "tekken", "gpt-4o"] {
            let tokenizer = try TokenizerJSONTests.vocabulary(family).makeTokenizer()
            for text in ["A", " ", "\n", "a", "\u{301}", "\u{20ac}", "<"] {
                let long = String(repeating: text, count: 20_000)
                let ids = tokenizer.encode(long, addSpecial: false, parseSpecial: true)
                #expect(!ids.isEmpty)
            }
        }
    }
}
