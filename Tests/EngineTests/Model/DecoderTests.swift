import EngineKernels
import Testing

@testable import Engine

/// How a decoder behaves over several calls.
@Suite struct DecoderTests {
    /// Largest difference over the spread of `expected`.
    private func difference(_ logits: [Float], _ expected: [Float]) throws -> Float {
        let spread = try #require(expected.max()) - (try #require(expected.min()))
        return try #require(zip(logits, expected).map { abs($0 - $1) }.max()) / spread
    }

    @Test(arguments: FixtureModel.all)
    func `a prompt at once gives what its tokens one by one give`(_ model: FixtureModel) throws {
        for type in [WeightType.f32, .q8, .q4K] {
            let loaded = try model.loaded(type)
            // Few tokens at once are as exact as one; more are rounded to eight bits, which one by one they are not.
            for (count, tolerance) in [(30, Float(1e-3)), (45, 0.02)] {
                let tokens = model.tokens(count)
                let (together, apart) = (loaded.makeDecoder(), loaded.makeDecoder())
                for token in tokens { _ = try apart.evaluate([token]) }
                let found = try difference(together.logits(after: tokens), apart.withLogits { Array($0) })
                #expect(found < (type == .f32 ? 1e-4 : tolerance), "\(type.rawValue), \(count) tokens")
                #expect(together.position == count && apart.position == count)
            }
        }
    }

    @Test(arguments: [WeightType.f16, .q8, .q6K])
    func `after truncation the logits are those of a fresh decoder`(_ type: WeightType) throws {
        let model = try FixtureModel.first
        let loaded = try model.loaded(type)
        let tokens = model.tokens(80)
        let expected = try loaded.makeDecoder().logits(after: tokens)
        let used = loaded.makeDecoder()
        _ = try used.evaluate(tokens.reversed() + tokens)
        used.truncate(to: 0)
        #expect(used.position == 0)
        #expect(try used.logits(after: tokens) == expected)

        let other = loaded.makeDecoder()
        _ = try other.evaluate(Array(tokens[..<40]))
        let rest = try other.logits(after: Array(tokens[40...]))
        _ = try other.evaluate(tokens)
        other.truncate(to: 40)
        #expect(other.position == 40)
        #expect(try other.logits(after: Array(tokens[40...])) == rest)
    }

    @Test(arguments: WeightType.stored)
    func `one thread and several give the same logits`(_ type: WeightType) throws {
        let model = try FixtureModel.first
        let loaded = try model.loaded(type)
        let tokens = model.tokens(33)
        let expected = try loaded.makeDecoder(threads: 1).logits(after: tokens)
        for threads in [2, 3, 7] {
            #expect(try loaded.makeDecoder(threads: threads).logits(after: tokens) == expected)
        }
    }

    @Test(arguments: KernelSet.vectorised, WeightType.stored)
    func `every instruction set gives the logits of plain C`(_ set: KernelSet, _ type: WeightType) throws {
        let model = try FixtureModel.first
        let loaded = try model.loaded(type)
        let tokens = model.tokens(20)
        let plain = loaded.makeDecoder(contextLength: nil, threads: 2, kernels: ek_scalar_kernels())
        let fast = loaded.makeDecoder(contextLength: nil, threads: 2, kernels: set.kernels)
        let tolerance: Float = type == .f32 ? 1e-4 : 1e-3
        #expect(try difference(fast.logits(after: tokens), plain.logits(after: tokens)) < tolerance)
    }

    @Test func `requests that make no sense are errors and change nothing`() throws {
        let model = try FixtureModel.first
        let decoder = try model.loaded(.q8).makeDecoder(contextLength: 16)
        #expect(decoder.contextLength == 16)
        func code(_ tokens: [TokenID]) -> EngineError.Code? {
            do throws(EngineError) {
                _ = try decoder.evaluate(tokens)
                return nil
            } catch {
                return error.code
            }
        }
        #expect(code([]) == .invalidRequest)
        #expect(code([0, -1]) == .invalidRequest)
        #expect(code([TokenID(model.vocabulary)]) == .invalidRequest)
        #expect(code(model.tokens(17)) == .contextFull)
        #expect(decoder.position == 0)
        #expect(code(model.tokens(16)) == nil)
        #expect(code([1]) == .contextFull)
        #expect(decoder.position == 16)
        decoder.truncate(to: 99)
        #expect(decoder.position == 16)
        decoder.truncate(to: -1)
        #expect(decoder.position == 0)
    }

    @Test func `a prompt can be stopped between layers and then continued`() throws {
        let model = try FixtureModel.first
        let loaded = try model.loaded(.q8)
        let tokens = model.tokens(600)
        let decoder = loaded.makeDecoder()
        var asked = 0
        let finished = try decoder.evaluate(tokens) {
            asked += 1
            return asked > model.layers + 1
        }
        #expect(!finished)
        #expect(decoder.position == TransformerDecoder.batchSize)
        let rest = try decoder.logits(after: Array(tokens[decoder.position...]))
        #expect(rest == (try loaded.makeDecoder().logits(after: tokens)))
        #expect(try decoder.evaluate([1]) { true } == false)
        #expect(decoder.position == 600)
    }

    @Test func `a long context costs what is used of it`() throws {
        let model = try FixtureModel.first
        let decoder = try model.loaded(.q8).makeDecoder()
        #expect(decoder.cacheBytes == 0)
        _ = try decoder.evaluate([1, 2, 3])
        let chunk = decoder.cacheBytes
        #expect(chunk == 256 * model.layers * model.keyValueHeads * model.headSize * 2 * 2)
        _ = try decoder.evaluate(model.tokens(300))
        #expect(decoder.cacheBytes == chunk * 2)
    }

    @Test func `a benchmark gives one figure a round`() throws {
        let model = try FixtureModel.first.loaded(.q8)
        let benchmark = ModelBenchmark(promptTokens: 8, generatedTokens: 3, depth: 20, repetitions: 2)
        let result = try benchmark.run(model)
        #expect(result.promptPerSecond.count == 2 && result.generatedPerSecond.allSatisfy { $0 > 0 })
        #expect(result.readBytesPerSecond.count == 2 && result.shareOfReadSpeed > 0)
        #expect(result.peakBytes > 0 && result.weightBytesPerToken == model.bytesPerToken)
        #expect(ModelBenchmark.Result.median([3, 1, 2, 4]) == 2.5)
    }

    @Test func `a token may use more experts than are multiplied together`() throws {
        var model = try #require(FixtureModel.all.first { $0.experts != nil })
        model.experts = FixtureModel.Experts(count: 24, used: 20, feedForward: model.experts?.feedForward)
        let loaded = try model.loaded(.f32)
        let tokens = model.tokens(6)
        let together = try loaded.makeDecoder().logits(after: tokens)
        let single = loaded.makeDecoder()
        for token in tokens { _ = try single.evaluate([token]) }
        let apart = single.withLogits { Array($0) }
        #expect(zip(together, apart).allSatisfy { abs($0 - $1) < 1e-3 })
    }
}
