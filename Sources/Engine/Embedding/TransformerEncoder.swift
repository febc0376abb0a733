import EngineKernels

/// Runs an encoder: tokens of texts in, one vector of length one for each text out.
///
/// Not safe to share between tasks. Several may run over one loaded model.
public final class TransformerEncoder {
    /// Tokens of several texts that go through the network together, unless a single text has more.
    static let batchSize = 512

    /// Threads at work.
    public var threads: Int { pool.threads }
    /// The instruction set in use, such as `avx512`.
    public var kernelName: String { String(cString: kernels.pointee.name) }
    /// Tokens of a text, at most.
    public var contextLength: Int { config.contextLength }

    let config: EncoderConfig
    let weights: EncoderWeights
    let kernels: UnsafePointer<ek_kernels>
    let pool: ThreadPool
    var state: EncoderState
    let scratch: EncoderScratch
    private let model: LoadedEncoder

    init(model: LoadedEncoder, threads: Int, kernels: UnsafePointer<ek_kernels>) {
        self.model = model
        self.kernels = kernels
        config = model.config
        weights = model.weights
        pool = ThreadPool(threads: threads)
        state = EncoderState(config: config, capacity: 1)
        scratch = EncoderScratch(config: config, threads: pool.threads)
    }

    /// The vectors of texts, in their order.
    ///
    /// - Parameters:
    ///   - texts: the tokens of each: at least one, no more than the context has, each within the vocabulary. Texts do
    ///     not see each other, and the vector of one does not depend on the others.
    ///   - shouldStop: asked before every layer; once it answers true, the result is `nil`.
    /// - Returns: vectors of `config.width` numbers and length one.
    /// - Throws: `EngineError`: a text without tokens or with one outside the vocabulary (invalidRequest), or with too
    ///   many (contextFull); numbers in the weights that make the result infinite or none at all (malformed).
    public func encode(_ texts: [[TokenID]], shouldStop: () -> Bool = { false }) throws(EngineError) -> [[Float]]? {
        for (index, text) in texts.enumerated() { try check(text, index) }
        var result: [[Float]] = []
        result.reserveCapacity(texts.count)
        var start = 0
        while start < texts.count {
            let end = Self.batchEnd(texts, from: start)
            let batch = EncoderBatch(texts[start..<end])
            if state.capacity < batch.tokens.count {
                state = EncoderState(config: config, capacity: batch.tokens.count)
            }
            guard forward(batch, shouldStop) else { return nil }
            for text in batch.ranges { result.append(try pooled(text)) }
            start = end
        }
        return result
    }

    private func check(_ text: [TokenID], _ index: Int) throws(EngineError) {
        guard !text.isEmpty else { throw EngineError(.invalidRequest, "text \(index + 1) has no tokens to embed") }
        guard text.count <= contextLength else {
            throw EngineError(
                .contextFull, "text \(index + 1) has \(text.count) tokens, and \(contextLength) fit the context")
        }
        for token in text where token < 0 || Int(token) >= config.vocabularySize {
            throw EngineError(
                .invalidRequest, "token \(token) lies outside the vocabulary of \(config.vocabularySize)")
        }
    }

    /// How many texts go together: as many as fit, at least one.
    private static func batchEnd(_ texts: [[TokenID]], from start: Int) -> Int {
        var (end, count) = (start + 1, texts[start].count)
        while end < texts.count, count + texts[end].count <= batchSize {
            count += texts[end].count
            end += 1
        }
        return end
    }

    /// One vector of length one from those of a text's tokens.
    private func pooled(_ text: Range<Int>) throws(EngineError) -> [Float] {
        let width = config.width
        let rows: Range<Int>
        switch config.pooling {
        case .mean: rows = text
        case .first: rows = text.lowerBound..<text.lowerBound + 1
        case .last: rows = text.upperBound - 1..<text.upperBound
        }
        var sums = [Double](repeating: 0, count: width)
        for row in rows {
            let start = state.x.values.start + row * width
            for index in 0..<width { sums[index] += Double(start[index]) }
        }
        let length = sums.reduce(0) { $0 + $1 * $1 }.squareRoot()
        guard length.isFinite, length > 0 else {
            throw EngineError(.malformed, "\(model.file.path): the weights give no finite embedding")
        }
        return sums.map { Float($0 / length) }
    }
}

/// Texts that go through the network together, one behind the other.
struct EncoderBatch {
    /// The tokens of all texts.
    let tokens: [TokenID]
    /// Where each text lies in them.
    let ranges: [Range<Int>]

    init(_ texts: ArraySlice<[TokenID]>) {
        tokens = Array(texts.joined())
        var start = 0
        ranges = texts.map { text in
            defer { start += text.count }
            return start..<start + text.count
        }
    }
}
