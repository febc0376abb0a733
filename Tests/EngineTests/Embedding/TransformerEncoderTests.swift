import Testing

@testable import Engine

/// What an encoder makes of several texts at once, and of texts that it cannot take.
@Suite struct TransformerEncoderTests {
    private static let names = ["bert-mean", "bert-first", "nomic-mean", "nomic-last"]

    /// Texts of many lengths, some alike, more than one batch holds.
    private func texts(_ model: FixtureEncoder) -> [[TokenID]] {
        (1...60).map { index in
            Array(model.tokens(model.context).shuffled(seed: index).prefix(1 + index * 7 % model.context))
        }
    }

    @Test(arguments: names, [WeightType.f32, .q8])
    func `a text has the same vector alone and among others, in any order`(_ name: String, _ type: WeightType) throws {
        let model = try FixtureEncoder.named(name)
        guard model.width % type.blockLength == 0, model.feedForward % type.blockLength == 0 else { return }
        let encoder = try model.loaded(type).makeEncoder(threads: 2)
        let texts = texts(model)
        #expect(texts.map(\.count).reduce(0, +) > 2 * TransformerEncoder.batchSize)
        let together = try #require(try encoder.encode(texts))
        let backwards = try #require(try encoder.encode(texts.reversed()))
        for (index, text) in texts.enumerated() {
            let alone = try #require(try encoder.encode([text])).first ?? []
            #expect(difference(together[index], alone) < 1e-5, "text \(index)")
            #expect(difference(together[index], backwards[texts.count - 1 - index]) < 1e-5, "text \(index)")
        }
    }

    @Test(arguments: names)
    func `the order of a text's tokens matters, and every token does`(_ name: String) throws {
        let model = try FixtureEncoder.named(name)
        let encoder = try model.loaded(.f32).makeEncoder(threads: 1)
        let text = model.tokens(7)
        var texts = [text, [text[0]] + text[1..<6].reversed() + [text[6]]]
        for index in text.indices {
            var other = text
            other[index] = (other[index] + 1) % TokenID(model.vocabulary)
            texts.append(other)
        }
        let vectors = try #require(try encoder.encode(texts))
        for other in vectors.dropFirst() { #expect(difference(vectors[0], other) > 1e-3) }
    }

    @Test func `vectors have length one, and threads change nothing`() throws {
        let model = try FixtureEncoder.named("nomic-mean")
        let loaded = try model.loaded(.f32)
        let texts = texts(model)
        let vectors = try #require(try loaded.makeEncoder(threads: 1).encode(texts))
        #expect(try loaded.makeEncoder(threads: 3).encode(texts) == vectors)
        for vector in vectors {
            #expect(vector.count == model.width)
            #expect(abs(vector.reduce(0) { $0 + $1 * $1 } - 1) < 1e-5)
        }
    }

    @Test func `stopping gives no vectors, and the encoder works on`() throws {
        let model = try FixtureEncoder.named("bert-mean")
        let encoder = try model.loaded(.f32).makeEncoder(threads: 1)
        var asked = 0
        let stopped = try encoder.encode([model.tokens(7)]) {
            asked += 1
            return asked > 1
        }
        #expect(stopped == nil)
        #expect(try encoder.encode([model.tokens(7)])?.count == 1)
        #expect(try encoder.encode([])?.isEmpty == true)
    }

    @Test func `texts without tokens, with too many or unknown ones are refused by their number`() throws {
        let model = try FixtureEncoder.named("bert-mean")
        let encoder = try model.loaded(.f32).makeEncoder(threads: 1)
        func failure(_ text: [TokenID]) -> EngineError? {
            do throws(EngineError) {
                _ = try encoder.encode([[1, 2], text])
                return nil
            } catch { return error }
        }
        #expect(failure([]) == EngineError(.invalidRequest, "text 2 has no tokens to embed"))
        #expect(failure([1, 48])?.message == "token 48 lies outside the vocabulary of 48")
        #expect(failure([-1])?.code == .invalidRequest)
        let long = failure([TokenID](repeating: 1, count: 81))
        #expect(long == EngineError(.contextFull, "text 2 has 81 tokens, and 80 fit the context"))
        #expect(failure([TokenID](repeating: 1, count: 80)) == nil)
    }
}

extension Array {
    /// The same elements in another order.
    fileprivate func shuffled(seed: Int) -> [Element] {
        let hashes = RandomWeights.Hashes("shuffle \(seed)")
        return indices.sorted { hashes[$0] < hashes[$1] }.map { self[$0] }
    }
}
