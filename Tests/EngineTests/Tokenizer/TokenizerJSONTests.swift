import Foundation
import TestKit
import Testing

@testable import Engine

/// Agreement with the Hugging Face tokenizers on `tokenizer.json` files of every family; see
/// Reference/tokenizer_json_fixtures.py.
struct TokenizerJSONTests {
    static let families = [
        "llama-3", "qwen2", "qwen3", "gpt-2", "gpt-2-split", "smollm", "tekken", "gpt-4o", "prefix-space", "llama-2",
        "llama-2-normalized", "mistral", "phi-3", "gemma", "metaspace-split", "no-fallback", "unigram", "unigram-bytes",
    ]

    private struct Expected: Decodable {
        let inputs: [Int]
        let extra: [String]
        let parsed: [[TokenID]]
        let plain: [String: [TokenID]]
        let framed: [TokenID]
    }

    private static func file(_ family: String, _ name: String) throws -> URL {
        try #require(Bundle.module.url(forResource: "Fixtures/tokenizers/\(family)/\(name)", withExtension: "json"))
    }

    static func vocabulary(_ family: String) throws -> TokenizerVocabulary {
        let path = try file(family, "tokenizer").path(percentEncoded: false)
        return try TokenizerVocabulary(json: path, limit: nil)
    }

    private static func cases(_ family: String) throws -> (texts: [String], expected: Expected) {
        let expected = try JSONDecoder().decode(Expected.self, from: Data(contentsOf: file(family, "expected")))
        let inputs = try TokenizerFixture.inputs()
        return (expected.inputs.map { inputs[$0] } + expected.extra, expected)
    }

    static func comparisons(_ family: String) throws -> [TokenComparison] {
        let (texts, expected) = try cases(family)
        let tokenizer = try vocabulary(family).makeTokenizer()
        let framed = TokenComparison(
            text: "Hello", way: "framed", ids: tokenizer.encode("Hello", addSpecial: true, parseSpecial: false),
            expected: expected.framed)
        return TokenComparison.all(
            tokenizer, texts, plain: { expected.plain["\($0)"] ?? expected.parsed[$0] },
            parsed: { expected.parsed[$0] }) + [framed]
    }

    @Test(arguments: families)
    func `every family gives the ids of the reference`(family: String) throws {
        let comparisons = try Self.comparisons(family)
        #expect(comparisons.count > 100)
        for comparison in comparisons { #expect(comparison.isSame, "\(comparison.description)") }
    }

    @Test(arguments: families.filter { !$0.hasPrefix("no-fallback") && $0 != "unigram" })
    func `every text comes back, composed where the file says so`(family: String) throws {
        let vocabulary = try Self.vocabulary(family)
        let tokenizer = try vocabulary.makeTokenizer()
        let isNFC = vocabulary.pipeline?.normalizers.contains(.nfc) == true
        let isByteLevel = vocabulary.pipeline?.isByteLevel == true
        for text in try Self.cases(family).texts where isByteLevel || !text.contains("\u{2581}") {
            let bytes = Array((isNFC ? text.precomposedStringWithCanonicalMapping : text).utf8)
            // A space in front cannot be told from the one that the tokenizer adds.
            if vocabulary.pipeline?.dropsFirstSpace == true, bytes.first == 0x20 { continue }
            var back = Array(tokenizer.decode(tokenizer.encode(text, addSpecial: true, parseSpecial: false)).utf8)
            if family == "prefix-space", back.first == 0x20, bytes.first != 0x20 { back.removeFirst() }
            #expect(back == bytes, "\(text.prefix(80).debugDescription)")
        }
    }
}
