import EngineKernels

/// Runs a loaded model: evaluates tokens and caches the keys and values of past positions.
///
/// Not safe to share between tasks. Several decoders may run over one loaded model, each with its own cache.
public final class TransformerDecoder: CausalDecoder {
    /// Maximum number of tokens that go through the network together.
    static let batchSize = 512

    /// Positions the cache can hold.
    public let contextLength: Int
    /// Positions now in the cache.
    public private(set) var position = 0
    /// Number of logits.
    public var vocabularySize: Int { config.vocabularySize }
    /// Number of threads.
    public var threads: Int { pool.threads }
    /// The instruction set in use, such as `avx512`.
    public var kernelName: String { String(cString: kernels.pointee.name) }
    /// Bytes allocated for the cache of keys and values.
    public var cacheBytes: Int { cache.byteCount }

    let model: LoadedModel
    let config: ModelConfig
    let weights: Weights
    let kernels: UnsafePointer<ek_kernels>
    let pool: ThreadPool
    let cache: KeyValueCache
    let logits: Buffer<Float>  // [vocabulary]
    var state: RunState
    let rotary: RotaryTable
    let localRotary: RotaryTable
    private let lowRank: LowRankProducts?
    private let scratch: [Buffer<UInt8>]
    private let scratchStarts: [UnsafeMutableRawPointer?]  // [threads]

    init(
        model: LoadedModel, contextLength: Int, threads: Int, cache type: CacheType, adapters: [AdapterUse],
        kernels: UnsafePointer<ek_kernels>
    ) {
        precondition(adapters.allSatisfy { $0.adapter.model === model }, "an adapter of another model")
        self.model = model
        self.contextLength = contextLength
        self.kernels = kernels
        config = model.config
        weights = model.weights
        pool = ThreadPool(threads: threads)
        cache = KeyValueCache(config: config, contextLength: contextLength, type: type)
        logits = Buffer(count: config.vocabularySize)
        state = RunState(config: config, capacity: 1)
        let factors = weights.rotary.factors(
            contextLength: contextLength, originalContext: config.rotary.originalContext)
        rotary = RotaryTable(config.rotary, factors: factors, isLocal: false)
        localRotary = RotaryTable(config.rotary, factors: factors, isLocal: true)
        let hidden = max(config.feedForwardWidth, config.experts?.feedForwardWidth ?? 0)
        let widest = max(config.width, config.queryWidth, hidden)
        lowRank = adapters.isEmpty ? nil : LowRankProducts(adapters, threads: pool.threads)
        scratch = (0..<pool.threads).map { _ in Buffer(count: ek_scratch_bytes(widest)) }
        scratchStarts = scratch.map { UnsafeMutableRawPointer($0.start) }
    }

    /// Drops every position from `position` on; a position beyond the current one has no effect.
    public func truncate(to position: Int) {
        self.position = min(self.position, max(0, position))
    }

    /// Evaluates `tokens` at the positions after those in the cache, in batches.
    ///
    /// - Parameters:
    ///   - tokens: at least one, each within the vocabulary.
    ///   - shouldStop: asked before every layer of every batch; once it returns true, the current batch is dropped,
    ///     earlier ones stay in the cache, and the result is `false`.
    /// - Returns: whether all tokens were evaluated; `withLogits` then gives the logits of the last token.
    /// - Throws: `EngineError`: no tokens or one outside the vocabulary (invalidRequest), or more than the context has
    ///   room for (contextFull). Nothing has been evaluated then.
    public func evaluate(_ tokens: [TokenID], shouldStop: () -> Bool = { false }) throws(EngineError) -> Bool {
        guard !tokens.isEmpty else { throw EngineError(.invalidRequest, "no tokens to evaluate") }
        for token in tokens where token < 0 || Int(token) >= vocabularySize {
            throw EngineError(.invalidRequest, "token \(token) lies outside the vocabulary of \(vocabularySize)")
        }
        guard tokens.count <= contextLength - position else {
            throw EngineError(
                .contextFull,
                "\(tokens.count) tokens do not fit: \(position) of \(contextLength) positions are taken")
        }
        var start = 0
        while start < tokens.count {
            let count = min(Self.batchSize, tokens.count - start)
            let isLast = start + count == tokens.count
            prepare(for: count)
            guard forward(tokens[start..<start + count], wantsLogits: isLast, shouldStop) else { return false }
            position += count
            start += count
        }
        return true
    }

    /// Calls `body` with the logits of the last evaluated token, `vocabularySize` floats that may be changed.
    public func withLogits<Result>(
        _ body: (UnsafeMutableBufferPointer<Float>) throws -> Result
    ) rethrows -> Result {
        try body(UnsafeMutableBufferPointer(start: logits.start, count: logits.count))
    }

    private func prepare(for count: Int) {
        cache.reserve(position + count)
        if state.capacity < count { state = RunState(config: config, capacity: count) }
    }

    /// Multiplies several matrices with the same columns; each `to` is [columns][rows].
    func multiply(
        _ products: [(matrix: ek_matrix, to: Buffer<Float>)], _ input: Activations, from first: Int, _ columns: Int
    ) {
        var columnsIn = input.kernel(from: first, columns)
        let list = products.map { product in
            ek_product(
                w: product.matrix, y: product.to.start + first * product.matrix.rows, ldy: product.matrix.rows)
        }
        multiply(list, &columnsIn, columns)
    }

    func multiply(_ products: [ek_product], _ input: inout ek_activations, _ columns: Int) {
        ek_multiply(kernels, pool.handle, products, products.count, &input, columns, scratchStarts)
        lowRank?.add(to: products, input, columns, kernels, pool, scratch: scratchStarts)
    }
}

extension TransformerDecoder: ChunkedDecoder {
    var chunkPositions: Int { KeyValueCache.chunkPositions }
    var chunkBytes: Int { cache.chunkBytes }
    var chunks: [UnsafeRawBufferPointer] { cache.contents(position) }

    func adopt(_ chunks: [PrivateMapping], position: Int) {
        cache.adopt(chunks)
        self.position = position
    }
}
