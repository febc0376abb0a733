import Foundation
import Testing

@testable import Engine

struct SamplerTests {
    private func options(
        temperature: Float = 1, topK: Int = 0, topP: Float = 1, minP: Float = 0, penalty: Float = 1, seed: UInt64 = 1
    ) -> SamplingOptions {
        var options = SamplingOptions()
        options.temperature = temperature
        options.topK = topK
        options.topP = topP
        options.minP = minP
        options.repetitionPenalty = penalty
        options.seed = seed
        return options
    }

    private func logits(of probabilities: [Double]) -> [Float] { probabilities.map { Float(log($0)) + 3 } }

    private func kept(_ logits: [Float], _ options: SamplingOptions) throws -> Set<TokenID> {
        var logits = logits
        return try logits.withUnsafeMutableBufferPointer { buffer in
            let best = try Sampler.best(of: buffer)
            return Set(
                Sampler(options).candidates(buffer, best: best)?.map(\.token) ?? (0..<TokenID(buffer.count)).map(\.self)
            )
        }
    }

    private func next(_ sampler: inout Sampler, _ logits: [Float]) throws -> TokenID {
        var logits = logits
        return try logits.withUnsafeMutableBufferPointer { try sampler.next($0) }
    }

    private let probabilities = [0.05, 0.4, 0.02, 0.3, 0.15, 0.08]

    @Test func `the random numbers are those of the published generator`() {
        var random = SplitMix64(seed: 1_234_567)
        #expect(random.next() == 6_457_827_717_110_365_317)
        #expect(random.next() == 3_203_168_211_198_807_973)
        #expect(random.next() == 9_817_491_932_198_370_423)
    }

    @Test func `temperature zero takes the likeliest token and the first of equals`() throws {
        var sampler = Sampler(.greedy)
        #expect(try next(&sampler, [1, 5, 5, 2]) == 1)
        #expect(try next(&sampler, [-.infinity, -3, -.infinity]) == 1)
    }

    @Test func `top-k keeps exactly the k likeliest`() throws {
        let logits = logits(of: probabilities)
        #expect(try kept(logits, options(topK: 1)) == [1])
        #expect(try kept(logits, options(topK: 3)) == [1, 3, 4])
        #expect(try kept(logits, options(topK: 5)) == [1, 3, 4, 5, 0])
        #expect(try kept(logits, options(topK: 6)).count == 6)
        #expect(try kept(logits, options(topK: 99)).count == 6)
        #expect(try kept([2, 2, 2, 2], options(topK: 2)) == [0, 1])
    }

    @Test func `top-p keeps exactly the smallest set that reaches it`() throws {
        let logits = logits(of: probabilities)
        #expect(try kept(logits, options(topP: 0)) == [1])
        #expect(try kept(logits, options(topP: 0.39)) == [1])
        #expect(try kept(logits, options(topP: 0.41)) == [1, 3])
        #expect(try kept(logits, options(topP: 0.69)) == [1, 3])
        #expect(try kept(logits, options(topP: 0.86)) == [1, 3, 4, 5])
        #expect(try kept(logits, options(topP: 0.999)).count == 6)
    }

    @Test func `top-p counts the probabilities of what top-k left`() throws {
        let logits = logits(of: probabilities)  // 0.4 of 0.7 is 0.571
        #expect(try kept(logits, options(topK: 2, topP: 0.56)) == [1])
        #expect(try kept(logits, options(topK: 2, topP: 0.58)) == [1, 3])
    }

    @Test func `min-p keeps exactly the tokens that are likely enough`() throws {
        let logits = logits(of: probabilities)
        #expect(try kept(logits, options(minP: 1)) == [1])
        #expect(try kept(logits, options(minP: 0.74)) == [1, 3])
        #expect(try kept(logits, options(minP: 0.36)) == [1, 3, 4])
        #expect(try kept(logits, options(topK: 2, minP: 0.19)) == [1, 3])
        #expect(try kept(logits, options(topP: 0.41, minP: 0.01)) == [1, 3])
        #expect(try kept(logits, options(topP: 0.999, minP: 0.36)) == [1, 3, 4])
    }

    @Test func `random sets agree with sorting everything`() throws {
        var random = SplitMix64(seed: 3)
        for _ in 0..<200 {
            let logits = (0..<500).map { _ in Float.random(in: -6...6, using: &random) }
            let topK = Int.random(in: 0...60, using: &random)
            let topP = Float.random(in: 0.05...1, using: &random)
            let minP = Float.random(in: 0...0.3, using: &random)
            var sorted = logits.enumerated().sorted { $0.element > $1.element }
            if topK > 0 { sorted = Array(sorted.prefix(topK)) }
            let weights = sorted.map { exp(Double($0.element - sorted[0].element)) }
            let total = weights.reduce(0, +)
            var sum = 0.0
            var expected: Set<TokenID> = []
            for (entry, weight) in zip(sorted, weights) {
                if weight >= Double(minP) { expected.insert(TokenID(entry.offset)) }
                sum += weight
                if sum >= Double(topP) * total { break }
            }
            #expect(try kept(logits, options(topK: topK, topP: topP, minP: minP)) == expected)
        }
    }

    @Test(arguments: [(1, 0, 1), (0.5, 0, 1), (1.7, 4, 1), (1, 0, 0.86), (0.8, 5, 0.9)] as [(Float, Int, Float)])
    func `draws follow the exact probabilities`(temperature: Float, topK: Int, topP: Float) throws {
        let logits = logits(of: probabilities)
        let options = options(temperature: temperature, topK: topK, topP: topP, seed: 42)
        let set = try kept(logits, options)
        let weights = probabilities.enumerated().map { index, probability in
            set.contains(TokenID(index)) ? pow(probability, 1 / Double(temperature)) : 0
        }
        let total = weights.reduce(0, +)
        var sampler = Sampler(options)
        var counts = [Int](repeating: 0, count: logits.count)
        let draws = 20_000
        for _ in 0..<draws { counts[Int(try next(&sampler, logits))] += 1 }
        var chiSquare = 0.0
        for (count, weight) in zip(counts, weights) {
            let expected = Double(draws) * weight / total
            if expected == 0 { #expect(count == 0) } else { chiSquare += pow(Double(count) - expected, 2) / expected }
        }
        #expect(chiSquare < 20.5, "0.1 % of the distribution with five degrees of freedom lies above")
    }

    @Test func `the same seed gives the same tokens and another seed others`() throws {
        let logits = (0..<1000).map { Float(sin(Double($0))) }
        let runs = try [UInt64(7), 7, 8].map { seed in
            var sampler = Sampler(options(seed: seed))
            return try (0..<30).map { _ in try next(&sampler, logits) }
        }
        #expect(runs[0] == runs[1])
        #expect(runs[0] != runs[2])
    }

    @Test func `the repetition penalty makes recent tokens less likely`() throws {
        var options = options(temperature: 0, penalty: 2)
        options.penaltyWindow = 2
        var sampler = Sampler(options)
        #expect(try next(&sampler, [4, 3, 1]) == 0)
        #expect(try next(&sampler, [4, 3, 1]) == 1)
        #expect(try next(&sampler, [4, 3, 1.9]) == 0)  // 4 is halved to 2, 3 to 1.5
        #expect(try next(&sampler, [-1, -1.5, -1.9]) == 2)  // -2, -3, -1.9
        #expect(try next(&sampler, [4, 3, 1]) == 1)  // 0 and 2 are recent, 1 is forgotten
    }

    @Test func `logits that are no numbers are an error`() throws {
        for bad in [Float.nan, .infinity] {
            for options in [SamplingOptions.greedy, SamplingOptions()] {
                var sampler = Sampler(options)
                #expect(throws: EngineError.self) { try next(&sampler, [1, bad, 2]) }
            }
        }
        var sampler = Sampler(SamplingOptions())
        #expect(throws: EngineError.self) { try next(&sampler, [-.infinity, -.infinity]) }
    }

    @Test func `impossible tokens are never drawn`() throws {
        var sampler = Sampler(options(temperature: 2))
        for _ in 0..<500 { #expect(try next(&sampler, [-.infinity, 0, -.infinity, 0.5]) % 2 == 1) }
    }
}
