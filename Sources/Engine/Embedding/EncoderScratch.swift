import EngineKernels

/// Working memory of each thread for attention.
final class EncoderScratch {
    /// Queries processed together; the scores of all of them are in memory at once.
    static let queriesAtOnce = 64

    /// The buffers of one thread, for one head of one text.
    struct Attention {
        let query: UnsafeMutablePointer<Float>  // [queries at once][head size]
        let key: UnsafeMutablePointer<Float>  // [tokens][head size]
        let value: UnsafeMutablePointer<Float>  // [head size][tokens]
        let scores: UnsafeMutablePointer<Float>  // [queries at once][tokens]
    }

    private var attentionBuffers: [Buffer<Float>]
    private let headSize: Int

    init(config: EncoderConfig, threads: Int) {
        headSize = config.headSize
        attentionBuffers = (0..<threads).map { _ in Buffer(count: 0) }
    }

    /// Makes room for texts of up to `tokens` tokens.
    func reserve(_ tokens: Int) {
        let count = Self.queriesAtOnce * (headSize + tokens) + 2 * tokens * headSize
        guard let first = attentionBuffers.first, first.count < count else { return }
        attentionBuffers = attentionBuffers.map { _ in Buffer(count: count) }
    }

    /// The buffers of a thread, for a text of `tokens` tokens.
    func attention(_ thread: Int, tokens: Int) -> Attention {
        let query = attentionBuffers[thread].start
        let key = query + Self.queriesAtOnce * headSize
        let value = key + tokens * headSize
        return Attention(query: query, key: key, value: value, scores: value + tokens * headSize)
    }
}
