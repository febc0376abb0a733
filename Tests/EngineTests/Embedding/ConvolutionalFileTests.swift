import TestKit
import Testing

@testable import Engine

/// Files of convolutional encoders that are damaged, and what their weights may not be.
@Suite struct ConvolutionalFileTests {
    private func failure(_ writer: GGUFWriter) throws -> EngineError? {
        try writer.written { path in
            do throws(EngineError) {
                _ = try EmbeddingNetworks.load(path: path)
                return nil
            } catch { return error }
        }
    }

    @Test(arguments: ["embedding_length", "context_length", "attention.layer_norm_epsilon"])
    func `a missing key of a convolutional encoder is named`(_ key: String) throws {
        var writer = FixtureConvolution.writer
        writer.remove("use-cnn.\(key)")
        let error = try failure(writer)
        #expect(error?.code == .malformed)
        #expect(error?.message.hasSuffix(": key use-cnn.\(key) is missing") == true)
    }

    @Test(arguments: [
        "token_embd.weight", "ngram.2.proj.weight", "ngram.3.norm.bias", "ngram.5.conv.1.weight", "tokens.norm.weight",
        "tokens.output.bias", "text.0.weight", "text.3.skip.weight",
    ])
    func `a missing tensor of a convolutional encoder and one of another shape are named`(_ tensor: String) throws {
        var writer = FixtureConvolution.writer
        writer.remove(tensor)
        #expect(try failure(writer)?.message.hasSuffix(": tensor \(tensor) is missing") == true)
        writer.add(tensor, shape: [3, 3], type: 0, data: [UInt8](repeating: 0, count: 36))
        let error = try failure(writer)
        #expect(error?.code == .malformed)
        #expect(error?.message.contains("tensor \(tensor) has shape [3, 3]") == true)
    }

    @Test func `a tensor that a convolutional encoder does not know is unsupported and named`() throws {
        var writer = FixtureConvolution.writer
        writer.add("text.4.weight", shape: [8], type: 0, data: [UInt8](repeating: 0, count: 32))
        let error = try failure(writer)
        #expect(error?.code == .unsupported)
        #expect(error?.message.contains("tensor text.4.weight is not known") == true)
    }

    @Test func `a convolutional encoder is no transformer, and says so`() throws {
        let error = #expect(throws: EngineError.self) {
            try FixtureConvolution.writer.written { try LoadedEncoder.load(path: $0) }
        }
        #expect(error?.code == .unsupported)
        #expect(error?.message.contains("architecture use-cnn is no transformer") == true)
    }

    @Test(
        arguments: [
            "ngram.2.conv.0.bias", "ngram.5.conv.1.bias", "tokens.norm.weight", "text.0.weight", "text.2.weight",
            "text.3.weight",
        ], [Float.nan, .infinity])
    func `weights that are no finite numbers give an error and no vector`(_ tensor: String, _ value: Float) throws {
        let model = try FixtureConvolution.loaded(FixtureConvolution.writer(with: tensor, filledBy: value))
        let error = #expect(throws: EngineError.self) { try model.encoder(threads: 1).encode([[1, 2, 3]]) }
        #expect(error?.code == .malformed)
        #expect(error?.message.hasSuffix("the weights give no finite embedding") == true)
    }

    @Test func `a text has the same vector alone and among others where the model is narrow`() throws {
        let model = try FixtureConvolution.loaded()
        let encoder = model.encoder(threads: 2)
        let texts = (1..<60).map { index in (0..<1 + index % 5).map { TokenID((index * 7 + $0 * 3) % 40) } }
        let together = try #require(try encoder.encode(texts))
        for (text, vector) in zip(texts, together) {
            let alone = try #require(try model.encoder(threads: 1).encode([text])?.first)
            #expect(difference(vector, alone) < 1e-5)
            #expect(vector.count == FixtureConvolution.width)
        }
    }

    @Test func `the order of a text's tokens matters to windows, and every token does`() throws {
        let encoder = try FixtureConvolution.loaded().encoder(threads: 1)
        let text: [TokenID] = [1, 5, 9, 13, 17, 2]
        var texts = [text, [1, 17, 13, 9, 5, 2]]
        for index in text.indices {
            var other = text
            other[index] += 1
            texts.append(other)
        }
        let vectors = try #require(try encoder.encode(texts))
        for other in vectors.dropFirst() { #expect(difference(vectors[0], other) > 1e-4) }
    }

    @Test func `texts that a convolutional encoder cannot take are refused`() throws {
        let encoder = try FixtureConvolution.loaded().encoder(threads: 1)
        let long = [TokenID](repeating: 1, count: FixtureConvolution.context + 1)
        let errors = [[[]], [long], [[TokenID(FixtureConvolution.vocabulary)]]].map { (texts: [[TokenID]]) in
            #expect(throws: EngineError.self) { try encoder.encode(texts) }?.code
        }
        #expect(errors == [.invalidRequest, .contextFull, .invalidRequest])
    }
}
