import Foundation
import Testing

@testable import Engine

/// A small vocabulary and what a reference library makes of many texts; see Reference/tokenizer_fixtures.py.
struct TokenizerFixture: Decodable {
    let model: String
    let pre: String?
    var tokens: [String]
    let types: [Int32]
    let merges: [String]?
    let scores: [Float]?
    let spacePrefix: Bool?
    /// Ids of every input where control tokens are ordinary text.
    let plain: [[TokenID]]
    /// Ids of every input where they are read as tokens.
    let parsed: [[TokenID]]?

    private enum CodingKeys: String, CodingKey {
        case model, pre, tokens, types, merges, scores, plain, parsed
        case spacePrefix = "space_prefix"
    }

    static func load(_ name: String) throws -> Self {
        try JSONDecoder().decode(Self.self, from: StoredFixture.data("tokenizer-\(name)"))
    }

    static func inputs() throws -> [String] {
        try JSONDecoder().decode([String].self, from: StoredFixture.data("tokenizer-inputs"))
    }

    var vocabulary: TokenizerVocabulary {
        var vocabulary = TokenizerVocabulary(
            source: "fixture.gguf", model: model, tokens: tokens.map { Array($0.utf8) })
        vocabulary.pre = pre
        vocabulary.types = types
        vocabulary.merges = merges?.map { Array($0.utf8) }
        vocabulary.scores = scores
        vocabulary.addsSpacePrefix = spacePrefix
        return vocabulary
    }

    func id(_ token: String) throws -> TokenID { TokenID(try #require(tokens.firstIndex(of: token))) }
}
