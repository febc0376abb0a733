import Testing

@testable import Engine

@Suite struct MemoryEstimateTests {
    @Test func `what does not fit is refused with the numbers`() throws {
        let need = MemoryEstimate(weights: 1_310_000_000, cache: 268_435_456)
        try need.check(limit: need.total, path: "m.gguf")
        let error = #expect(throws: EngineError.self) { try need.check(limit: need.total - 1, path: "m.gguf") }
        #expect(error?.code == .tooLarge)
        #expect(
            error?.message == "m.gguf needs 1.6 GB of memory (1.3 GB of weights, 268 MB for a full context), "
                + "and 1.6 GB are allowed")
    }

    @Test func `without a limit the machine decides`() throws {
        try MemoryEstimate(weights: 1, cache: 0).check(limit: nil, path: "m.gguf")
        let there = try #require(Machine.availableMemoryBytes)
        #expect(there > 0 && there <= Machine.memoryBytes)
        #expect(throws: EngineError.self) {
            try MemoryEstimate(weights: 2 * Machine.memoryBytes, cache: 0).check(limit: nil, path: "m.gguf")
        }
    }

    @Test(arguments: [(999, "999 bytes"), (1000, "1 kB"), (1_500_000, "1.5 MB"), (23_960_000_000, "24 GB")])
    func `sizes are told for people`(_ bytes: Int, _ text: String) {
        #expect(MemoryEstimate.text(bytes) == text)
    }

    @Test func `the cache's need is what a full cache holds`() throws {
        let model = try FixtureModel.first.loaded(.f32)
        let length = model.config.contextLength
        let cache = KeyValueCache(config: model.config, contextLength: length, type: .f16)
        cache.reserve(length)
        #expect(model.memoryEstimate(contextLength: length).cache == cache.byteCount)
    }
}
