import Foundation
import TestKit
import Testing

@testable import Engine

/// Reading a tokenizer and a chat format from a model file.
struct TokenizerFileTests {
    private func writer(_ fixture: TokenizerFixture) -> GGUFWriter {
        var writer = GGUFWriter()
        writer.set("general.architecture", .string("llama"))
        writer.set("tokenizer.ggml.model", .string(fixture.model))
        writer.set("tokenizer.ggml.tokens", .strings(fixture.tokens.map { Array($0.utf8) }))
        writer.set("tokenizer.ggml.token_type", .int32s(fixture.types))
        if let pre = fixture.pre { writer.set("tokenizer.ggml.pre", .string(pre)) }
        if let merges = fixture.merges { writer.set("tokenizer.ggml.merges", .strings(merges.map { Array($0.utf8) })) }
        if let scores = fixture.scores { writer.set("tokenizer.ggml.scores", .floats(scores)) }
        if let prefix = fixture.spacePrefix { writer.set("tokenizer.ggml.add_space_prefix", .bool(prefix)) }
        return writer
    }

    @Test(arguments: ["llama-bpe", "sentencepiece-plain"])
    func `a file gives the same tokenizer as its keys`(name: String) throws {
        let fixture = try TokenizerFixture.load(name)
        var writer = writer(fixture)
        writer.set("tokenizer.ggml.bos_token_id", .uint32(UInt32(try fixture.id("<s>"))))
        writer.set("tokenizer.ggml.eos_token_id", .uint32(UInt32(try fixture.id("</s>"))))
        writer.set("tokenizer.ggml.add_bos_token", .bool(true))
        writer.set("tokenizer.ggml.add_eos_token", .bool(true))
        writer.set("tokenizer.chat_template", .string("{{ bos_token }}"))
        let file = try writer.written { try GGUFFile(path: $0) }
        let vocabulary = try TokenizerVocabulary(file)
        let tokenizer = try vocabulary.makeTokenizer()
        for (index, text) in try TokenizerFixture.inputs().enumerated() {
            let ids = tokenizer.encode(text, addSpecial: true, parseSpecial: false)
            #expect(ids.dropFirst().dropLast() == fixture.plain[index][...])
            #expect(ids.first == vocabulary.begin)
            #expect(ids.last == vocabulary.end)
        }
        #expect(vocabulary.beginText == "<s>")
        var options = ChatFormatOptions(now: Date(timeIntervalSince1970: 0))
        options.startsReply = false
        let prompt = try ChatFormats.detect(file, vocabulary).render([], options)
        #expect(prompt.pieces == [.control("<s>")])
    }

    @Test(
        arguments: [
            ("model", GGUFWriter.Value.uint32(1), "text"), ("tokens", .floats([1]), "list of texts"),
            ("merges", .string("a b"), "list of texts"), ("scores", .strings([[0x61]]), "list of floats"),
            ("token_type", .floats([1]), "list of whole numbers"), ("pre", .bool(true), "text"),
            ("bos_token_id", .string("<s>"), "whole number"), ("add_bos_token", .uint32(1), "truth value"),
        ])
    func `a value of another kind than its key wants is named`(
        key: String, value: GGUFWriter.Value, kind: String
    ) throws {
        var writer = writer(try TokenizerFixture.load("llama-bpe"))
        writer.remove("tokenizer.ggml.\(key)")
        writer.set("tokenizer.ggml.\(key)", value)
        let file = try writer.written { try GGUFFile(path: $0) }
        #expect(throws: EngineError(.malformed, "\(file.path): tokenizer.ggml.\(key) is no \(kind)")) {
            try TokenizerVocabulary(file)
        }
    }

    @Test func `of two tokens of the same text the first counts, and both are told`() throws {
        var fixture = try TokenizerFixture.load("llama-bpe")
        let (first, second) = (try fixture.id("b"), try fixture.id("q"))
        fixture.tokens[Int(second)] = "b"
        let file = try writer(fixture).written { try GGUFFile(path: $0) }
        let tokenizer = try TokenizerVocabulary(file).makeTokenizer()
        let field = "\(file.path): tokenizer.ggml.tokens"
        #expect(tokenizer.warnings == ["\(field) has the same token at \(first) and \(second); the first counts"])
        #expect(tokenizer.encode("b", addSpecial: false, parseSpecial: false) == [first])
        #expect(tokenizer.bytes(of: second) == Array("b".utf8))
    }

    /// Converters write -1 for no token, which reads as the largest number.
    @Test func `an end token beyond the vocabulary is told as it stands there, and left aside where others are`() throws
    {
        var writer = writer(try TokenizerFixture.load("llama-bpe"))
        writer.remove("tokenizer.ggml.eos_token_id")
        writer.set("tokenizer.ggml.eos_token_id", .uint32(.max))
        let file = try writer.written { try GGUFFile(path: $0) }
        let vocabulary = try TokenizerVocabulary(file)
        let count = vocabulary.tokens.count
        let beyond = "\(file.path): tokenizer.ggml.eos_token_id is 4294967295, but there are \(count) tokens"
        let tokenizer = try vocabulary.makeTokenizer()
        #expect(!tokenizer.endOfGeneration.isEmpty)
        #expect(tokenizer.warnings == ["\(beyond); it is left aside"])
        var endless = vocabulary
        endless.types = endless.types?.map { _ in 1 }
        #expect(throws: EngineError(.malformed, beyond)) { try endless.makeTokenizer() }
        var adding = vocabulary
        adding.addsEnd = true
        #expect(throws: EngineError(.malformed, beyond)) { try adding.makeTokenizer() }
    }

    @Test func `a file without a tokenizer is malformed and the key named`() throws {
        var writer = GGUFWriter()
        writer.set("general.architecture", .string("llama"))
        let file = try writer.written { try GGUFFile(path: $0) }
        #expect(throws: EngineError(.malformed, "\(file.path): tokenizer.ggml.model is missing")) {
            try TokenizerVocabulary(file)
        }
    }
}
