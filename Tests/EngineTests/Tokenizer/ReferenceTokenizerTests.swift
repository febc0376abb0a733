import Testing

@testable import Engine

/// Agreement with the reference libraries on vocabularies trained for the purpose.
struct ReferenceTokenizerTests {
    @Test(arguments: ["gpt-2", "llama-bpe", "qwen2", "qwen35", "smollm", "default"])
    func `byte-level vocabularies give the ids of the reference for every text`(name: String) throws {
        let fixture = try TokenizerFixture.load(name)
        let tokenizer = try fixture.vocabulary.makeTokenizer()
        let parsed = try #require(fixture.parsed)
        for (index, text) in try TokenizerFixture.inputs().enumerated() {
            let ids = tokenizer.encode(text, addSpecial: false, parseSpecial: false)
            #expect(ids == fixture.plain[index], "plain \(text.prefix(80).debugDescription)")
            let withControls = tokenizer.encode(text, addSpecial: false, parseSpecial: true)
            #expect(withControls == parsed[index], "parsed \(text.prefix(80).debugDescription)")
        }
    }

    @Test(arguments: ["sentencepiece", "sentencepiece-plain"])
    func `sentencepiece vocabularies give the ids of the reference for every text`(name: String) throws {
        let fixture = try TokenizerFixture.load(name)
        let tokenizer = try fixture.vocabulary.makeTokenizer()
        for (index, text) in try TokenizerFixture.inputs().enumerated() {
            let ids = tokenizer.encode(text, addSpecial: false, parseSpecial: false)
            #expect(ids == fixture.plain[index], "\(text.prefix(80).debugDescription)")
        }
    }

    @Test(arguments: [
        "gpt-2", "llama-bpe", "qwen2", "qwen35", "smollm", "default", "sentencepiece", "sentencepiece-plain",
    ])
    func `every text comes back as it was`(name: String) throws {
        let tokenizer = try TokenizerFixture.load(name).vocabulary.makeTokenizer()
        let isPieces = name.hasPrefix("sentencepiece")
        for text in try TokenizerFixture.inputs() where !(isPieces && text.contains("\u{2581}")) {
            let back = tokenizer.decode(tokenizer.encode(text, addSpecial: true, parseSpecial: false))
            #expect(Array(back.utf8) == Array(text.utf8), "\(text.prefix(80).debugDescription)")
        }
    }
}
