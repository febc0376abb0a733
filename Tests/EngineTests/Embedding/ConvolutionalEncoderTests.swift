import Foundation
import TestKit
import Testing

@testable import Engine

/// The encoder that comes with the program, against the one it was made from (`Reference/sentence_fixtures.py`).
@Suite struct ConvolutionalEncoderTests {
    /// A text as the original spells and embeds it.
    struct Reference: Decodable, CustomTestStringConvertible {
        let text: String
        let pieces: [String]
        let vector: [Float]

        var testDescription: String { text }
    }

    static let references: [Reference] = StoredFixture.load("sentences")
    /// The original rounds anew for every text, and the file's embedding has four bits.
    private static let leastCosine: Float = 0.985

    static var path: String {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "models/sentences.gguf").path(percentEncoded: false)
    }

    private func cosine(_ one: [Float], _ other: [Float]) -> Float { zip(one, other).map(*).reduce(0, +) }

    @Test(arguments: references)
    func `a text has the pieces and the vector of the original`(_ reference: Reference) throws {
        let vocabulary = try ModelFiles.open(path: Self.path).vocabulary()
        let tokens = try vocabulary.makeTokenizer().encode(reference.text, addSpecial: true, parseSpecial: false)
        #expect(tokens.map { String(decoding: vocabulary.tokens[Int($0)], as: UTF8.self) } == reference.pieces)
        let found = try #require(try TextEmbedder(path: Self.path, threads: 1).embed([reference.text])?.first)
        #expect(found.vector.count == 512)
        #expect(abs(cosine(found.vector, found.vector) - 1) < 1e-5)
        #expect(cosine(found.vector, reference.vector) > Self.leastCosine)
    }

    @Test func `texts embedded together have the vectors they have alone, on any number of threads`() throws {
        let texts = Self.references.map(\.text)
        let together = try #require(try TextEmbedder(path: Self.path, threads: 2).embed(texts))
        let alone = try TextEmbedder(path: Self.path, threads: 1)
        for (text, found) in zip(texts, together) {
            let own = try #require(try alone.embed([text])?.first)
            #expect(cosine(found.vector, own.vector) > 0.9999)
        }
    }

    @Test func `a text longer than the context is cut, and says so; an empty one has a vector`() throws {
        let embedder = try TextEmbedder(path: Self.path, threads: 1)
        let found = try #require(try embedder.embed([String(repeating: "we went there ", count: 400), "", "🎉🎉"]))
        #expect(found.map(\.isCut) == [true, false, false])
        #expect(found[0].usedTokenCount == 512)
        // Two marks that no piece spells are one unknown token between those of begin and end, behind a blank.
        #expect(found.map(\.tokenCount).dropFirst().first == 2)
        #expect(found[2].tokenCount == 4)
    }

    @Test func `what is stopped has no vectors`() throws {
        #expect(try TextEmbedder(path: Self.path, threads: 1).embed(["hello"], shouldStop: { true }) == nil)
    }

    @Test func `a file that lacks a tensor is refused by the tensor's name`() throws {
        var writer = GGUFWriter()
        writer.set("general.architecture", .string("use-cnn"))
        writer.set("use-cnn.embedding_length", .uint32(32))
        writer.set("use-cnn.context_length", .uint32(16))
        writer.set("use-cnn.attention.layer_norm_epsilon", .float32(1e-12))
        writer.add("token_embd.weight", shape: [32, 4], type: 0, data: Array(repeating: 0, count: 512))
        let error = #expect(throws: EngineError.self) {
            try writer.written { try EmbeddingNetworks.load(path: $0) }
        }
        #expect(error?.message.contains("ngram.2.proj.weight") == true)
    }
}
