import Testing

@testable import Engine

/// Agreement with the reference libraries on vocabularies trained for the purpose.
struct ReferenceTokenizerTests {
    static let byteLevel = ["gpt-2", "llama-bpe", "qwen2", "qwen35", "smollm", "default"]
    static let pieces = ["sentencepiece", "sentencepiece-plain"]

    static func comparisons(_ name: String) throws -> [TokenComparison] {
        let fixture = try TokenizerFixture.load(name)
        let parsed = fixture.parsed
        return try TokenComparison.all(
            fixture.vocabulary.makeTokenizer(), TokenizerFixture.inputs(), plain: { fixture.plain[$0] },
            parsed: parsed.map { parsed in { parsed[$0] } })
    }

    @Test(arguments: byteLevel + pieces)
    func `vocabularies give the ids of the reference for every text`(name: String) throws {
        let comparisons = try Self.comparisons(name)
        #expect(comparisons.count == (Self.byteLevel.contains(name) ? 2 : 1) * (try TokenizerFixture.inputs().count))
        for comparison in comparisons { #expect(comparison.isSame, "\(comparison.description)") }
    }

    @Test(arguments: byteLevel + pieces)
    func `every text comes back as it was`(name: String) throws {
        let tokenizer = try TokenizerFixture.load(name).vocabulary.makeTokenizer()
        let isPieces = Self.pieces.contains(name)
        for text in try TokenizerFixture.inputs() where !(isPieces && text.contains("\u{2581}")) {
            let back = tokenizer.decode(tokenizer.encode(text, addSpecial: true, parseSpecial: false))
            #expect(Array(back.utf8) == Array(text.utf8), "\(text.prefix(80).debugDescription)")
        }
    }
}
