import EngineKernels

/// Runs an encoder: takes the tokens of texts, returns one vector of length one per text.
///
/// Not safe to share between tasks. Several may run over one loaded model.
public final class TransformerEncoder {
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

    /// The vectors of a batch of texts, in order; `nil` if `shouldStop`, asked before every layer, returned true.
    ///
    /// - Throws: `EngineError` (malformed) if the weights give an infinite or undefined result.
    func vectors(of batch: EncoderBatch, shouldStop: () -> Bool) throws(EngineError) -> [[Float]]? {
        reserve(batch)
        guard forward(batch, shouldStop) else { return nil }
        var result: [[Float]] = []
        for text in batch.ranges { result.append(try pooled(text)) }
        return result
    }

    private func reserve(_ batch: EncoderBatch) {
        if state.capacity < batch.tokens.count { state = EncoderState(config: config, capacity: batch.tokens.count) }
    }

    /// Pools the vectors of a text's tokens into one of length one.
    private func pooled(_ text: Range<Int>) throws(EngineError) -> [Float] {
        let rows: Range<Int>
        switch config.pooling {
        case .mean: rows = text
        case .first: rows = text.lowerBound..<text.lowerBound + 1
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
