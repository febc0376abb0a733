import EngineKernels

/// Runs an encoder: takes the tokens of texts, returns one vector of length one per text.
///
/// Not safe to share between tasks. Several may run over one loaded model.
public final class TransformerEncoder: TextEncoder {
    /// Number of threads.
    public var threads: Int { pool.threads }
    /// The instruction set in use, such as `avx512`.
    public var kernelName: String { String(cString: kernels.pointee.name) }
    /// Maximum number of tokens in a text.
    public var contextLength: Int { config.contextLength }
    /// Tokens of the vocabulary.
    public var vocabularySize: Int { config.vocabularySize }

    let config: EncoderConfig
    let weights: EncoderWeights
    let kernels: UnsafePointer<ek_kernels>
    let pool: ThreadPool
    var state: EncoderState
    let scratch: EncoderScratch
    let products: ColumnProducts
    private let model: LoadedEncoder

    init(model: LoadedEncoder, threads: Int, kernels: UnsafePointer<ek_kernels>) {
        self.model = model
        self.kernels = kernels
        config = model.config
        weights = model.weights
        pool = ThreadPool(threads: threads)
        state = EncoderState(config: config, capacity: 1)
        scratch = EncoderScratch(config: config, threads: pool.threads)
        products = ColumnProducts(
            kernels: kernels, pool: pool,
            widest: max(config.width, config.feedForwardWidth, config.contextLength))
    }

    /// The vectors of a batch of texts.
    public func vectors(of batch: EncoderBatch, shouldStop: () -> Bool) throws(EngineError) -> [[Float]]? {
        reserve(batch)
        guard forward(batch, through: weights.layers, shouldStop) else { return nil }
        var result: [[Float]] = []
        for text in batch.ranges { result.append(try pooled(text)) }
        return result
    }

    /// The scores that a head gives texts, in order.
    ///
    /// - Parameters:
    ///   - texts: the tokens of each: 1 to `contextLength`, each within the vocabulary.
    ///   - head: the head of this model.
    ///   - shouldStop: asked before every layer; once it returns true, the result is `nil`.
    /// - Throws: `EngineError`: a text that does not fit (invalidRequest, contextFull); weights that give an infinite
    ///   or undefined score (malformed).
    func scores(
        _ texts: [[TokenID]], _ head: RankingHead, shouldStop: () -> Bool
    ) throws(EngineError) -> [Double]? {
        try inBatches(texts) { batch throws(EngineError) in
            reserve(batch)
            guard forward(batch, through: weights.layers, shouldStop) else { return nil }
            var result: [Double] = []
            for text in batch.ranges {
                let score = head.score(state.x.values.start + text.lowerBound * config.width, config.width)
                guard score.isFinite else {
                    throw EngineError(.malformed, "\(model.file.path): the weights give no finite score")
                }
                result.append(score)
            }
            return result
        }
    }

    /// The mean of a text's token vectors [width] after a branch, not normalised.
    ///
    /// - Parameters:
    ///   - text: its tokens: 1 to `contextLength`, each within the vocabulary.
    ///   - branch: the upper layers, of this model's shape.
    ///   - shouldStop: asked before every layer; once it returns true, the result is `nil`.
    /// - Throws: `EngineError`: a text that does not fit (invalidRequest, contextFull).
    func mean(
        of text: [TokenID], through branch: EncoderBranch, shouldStop: () -> Bool
    ) throws(EngineError) -> [Float]? {
        try inBatches([text]) { (batch: EncoderBatch) throws(EngineError) -> [[Float]]? in
            reserve(batch)
            let layers = Array(weights.layers.prefix(branch.start)) + branch.layers
            guard forward(batch, through: layers, shouldStop) else { return nil }
            let count = Double(text.count)
            return [sums(of: 0..<text.count).map { Float($0 / count) }]
        }?.first
    }

    private func reserve(_ batch: EncoderBatch) {
        if state.capacity < batch.tokens.count { state = EncoderState(config: config, capacity: batch.tokens.count) }
    }

    /// Pools the vectors of a text's tokens into one of length one.
    private func pooled(_ text: Range<Int>) throws(EngineError) -> [Float] {
        let rows: Range<Int>
        switch config.pooling {
        case .mean: rows = text
        case .first, .ranking: rows = text.lowerBound..<text.lowerBound + 1
        case .last: rows = text.upperBound - 1..<text.upperBound
        }
        return try Self.unit(sums(of: rows), of: model.file.path)
    }

    /// The sums [width] over the vectors of a range of tokens.
    private func sums(of rows: Range<Int>) -> [Double] {
        let width = config.width
        var sums = [Double](repeating: 0, count: width)
        for row in rows {
            let start = state.x.values.start + row * width
            for index in 0..<width { sums[index] += Double(start[index]) }
        }
        return sums
    }
}
