import EngineKernels
import Foundation
import Testing

@testable import Engine

/// The encoder that comes with the program, against the one it was made from (`Reference/sentence_fixtures.py`).
@Suite struct ConvolutionalEncoderTests {
    /// A text as the original spells and embeds it, and its vector by the file's own weights in floats.
    struct Reference: Decodable, CustomTestStringConvertible {
        let text: String
        let pieces: [String]
        let vector: [Double]
        let exact: [Double]

        var testDescription: String { "\"\(text)\"" }
    }

    static let references: [Reference] = StoredFixture.load("sentences")
    /// The original rounds anew for every text, and the file's embedding has four bits: texts of few or rare pieces,
    /// whose vectors hang on few rows of it, are furthest off.
    private static let leastCosine = 0.98
    private static let leastMeanCosine = 0.99

    static var path: String {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "models/sentences.gguf").path(percentEncoded: false)
    }

    private func embedder(threads: Int = 1) throws -> TextEmbedder {
        try TextEmbedder(path: Self.path, threads: threads)
    }

    @Test func `texts have the pieces of the original`() throws {
        let vocabulary = try ModelFiles.open(path: Self.path).vocabulary()
        let tokenizer = try vocabulary.makeTokenizer()
        for reference in Self.references {
            let tokens = tokenizer.encode(reference.text, addSpecial: true, parseSpecial: false)
            let pieces = tokens.map { String(decoding: vocabulary.tokens[Int($0)], as: UTF8.self) }
            #expect(pieces == reference.pieces, "\(reference.text)")
        }
    }

    @Test func `texts have the vectors that the file's weights give, with every instruction set`() throws {
        let model = try LoadedConvolution(file: ModelFiles.open(path: Self.path))
        let tokenizer = try model.file.vocabulary().makeTokenizer()
        let texts = Self.references.map { tokenizer.encode($0.text, addSpecial: true, parseSpecial: false) }
        for index in 0..<ek_kernels_count() {
            let encoder = model.encoder(threads: 2, kernels: try #require(ek_kernels_at(index)))
            let vectors = try #require(try encoder.encode(texts))
            for (reference, vector) in zip(Self.references, vectors) {
                #expect(1 - cosine(vector, reference.exact) < 1e-6, "\(reference.text)")
            }
        }
    }

    @Test func `texts have nearly the vectors of the original`() throws {
        let found = try #require(try embedder().embed(Self.references.map(\.text)))
        let cosines = zip(Self.references, found).map { cosine($1.vector, $0.vector) }
        for (reference, cosine) in zip(Self.references, cosines) {
            #expect(cosine > Self.leastCosine, "\(reference.text)")
        }
        #expect(cosines.reduce(0, +) / Double(cosines.count) > Self.leastMeanCosine)
        for embedding in found {
            #expect(embedding.vector.count == 512)
            #expect(abs(embedding.vector.reduce(0) { $0 + $1 * $1 } - 1) < 1e-5)
        }
    }

    @Test func `texts embedded together have the vectors they have alone, on any number of threads`() throws {
        let texts = Self.references.map(\.text)
        let together = try #require(try embedder(threads: 2).embed(texts))
        let alone = try embedder()
        for (text, found) in zip(texts, together) {
            let own = try #require(try alone.embed([text])?.first)
            #expect(difference(found.vector, own.vector) < 1e-5, "\(text)")
        }
    }

    @Test func `a text longer than the context is cut, and says so; an empty one has a vector`() throws {
        let found = try #require(
            try embedder().embed([String(repeating: "we went there ", count: 400), "", "🎉🎉"]))
        #expect(found.map(\.isCut) == [true, false, false])
        #expect(found[0].tokenCount == 1202)
        #expect(found[0].usedTokenCount == 512)
        // Two marks that no piece spells are one unknown token between those of begin and end, behind a blank.
        #expect(found.map(\.tokenCount).dropFirst() == [2, 4])
    }

    @Test func `what is stopped has no vectors`() throws {
        #expect(try embedder().embed(["hello"], shouldStop: { true }) == nil)
    }
}
