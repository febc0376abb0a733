import TestKit
import Testing

@testable import Engine

/// From texts to vectors, with the tokenizer of the model's file.
@Suite struct TextEmbedderTests {
    private func embedder(_ writer: GGUFWriter = LetterEncoder.writer()) throws -> TextEmbedder {
        try writer.written { try TextEmbedder(path: $0, threads: 1) }
    }

    @Test func `a text is framed by the class and separator tokens`() throws {
        let embedder = try embedder()
        let found = try #require(try embedder.embed(["abc"])?.first)
        let tokens: [TokenID] = [1, 3, 30, 31, 2]
        #expect(try embedder.model.makeEncoder(threads: 1).encode([tokens]) == [found.vector])
        #expect(found.tokenCount == 5)
        #expect(!found.isCut)
    }

    @Test func `a text longer than the context is cut before its last token, and says so`() throws {
        let embedder = try embedder()
        let all = try #require(
            try embedder.embed([
                String(repeating: "ab", count: 7), String(repeating: "ab", count: 7) + "a",
                String(repeating: "a b ", count: 5000),
            ]))
        #expect(all.map(\.isCut) == [false, true, true])
        #expect(all.map(\.tokenCount) == [16, 17, 10_002])
        #expect(all[1].usedTokenCount == 16)
        #expect(difference(all[0].vector, all[1].vector) < 1e-6)
    }

    @Test func `an empty text has a vector, blanks change nothing, and texts differ`() throws {
        let all = try #require(try embedder().embed(["", "  \n", "a b", " A  b ", "b a"])).map(\.vector)
        #expect(all[0] == all[1])
        #expect(difference(all[2], all[3]) < 1e-6)
        #expect(difference(all[2], all[4]) > 1e-3)
        #expect(try embedder().embed([])?.isEmpty == true)
    }

    @Test func `an empty text is refused where nothing frames it`() throws {
        var writer = LetterEncoder.writer()
        writer.set("tokenizer.ggml.add_bos_token", .bool(false))
        writer.set("tokenizer.ggml.add_sep_token", .bool(false))
        let embedder = try embedder(writer)
        #expect(try embedder.embed(["a"])?.first?.tokenCount == 1)
        let error = #expect(throws: EngineError.self) { try embedder.embed(["a", ""]) }
        #expect(error == EngineError(.invalidRequest, "text 2 has no tokens to embed"))
        let cut = try #require(try embedder.embed([String(repeating: "a ", count: 20)])?.first)
        #expect(cut.usedTokenCount == 16)
    }

    @Test func `a vocabulary larger than the embedding is refused`() throws {
        var writer = LetterEncoder.writer()
        writer.remove("token_embd.weight")
        writer.add("token_embd.weight", shape: [32, 8], type: 0, data: [UInt8](repeating: 0, count: 32 * 8 * 4))
        let error = #expect(throws: EngineError.self) { try embedder(writer) }
        #expect(error?.message.contains("55 tokens, but the embedding has 8") == true)
    }

    @Test func `stopping gives nothing`() throws {
        #expect(try embedder().embed(["a"], shouldStop: { true }) == nil)
    }
}
