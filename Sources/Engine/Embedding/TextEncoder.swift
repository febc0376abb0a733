/// A network that makes a vector of a text's tokens.
///
/// Not safe to share between tasks. Several may run over one loaded model.
public protocol TextEncoder: AnyObject {
    /// Tokens of a text, at most.
    var contextLength: Int { get }
    /// Tokens of the vocabulary.
    var vocabularySize: Int { get }
    /// Tokens of several texts that go through the network together, unless a single text has more.
    static var batchSize: Int { get }

    /// The vectors of texts that go through the network together, in their order.
    ///
    /// - Parameters:
    ///   - batch: texts of at least one token each, no more than the context has, each within the vocabulary.
    ///   - shouldStop: asked before every layer; once it answers true, the result is `nil`.
    /// - Returns: vectors of length one.
    /// - Throws: `EngineError` (malformed): numbers in the weights that make the result infinite or none at all.
    func vectors(of batch: EncoderBatch, shouldStop: () -> Bool) throws(EngineError) -> [[Float]]?
}

extension TextEncoder {
    /// So many that its weights are read once for many tokens.
    public static var batchSize: Int { 512 }

    /// The vectors of texts, in their order.
    ///
    /// - Parameters:
    ///   - texts: the tokens of each: at least one, no more than the context has, each within the vocabulary. Texts do
    ///     not see each other, and the vector of one does not depend on the others.
    ///   - shouldStop: asked before every layer; once it answers true, the result is `nil`.
    /// - Returns: vectors of length one.
    /// - Throws: `EngineError`: a text without tokens or with one outside the vocabulary (invalidRequest), or with too
    ///   many (contextFull); numbers in the weights that make the result infinite or none at all (malformed).
    public func encode(_ texts: [[TokenID]], shouldStop: () -> Bool = { false }) throws(EngineError) -> [[Float]]? {
        try inBatches(texts) { batch throws(EngineError) in try vectors(of: batch, shouldStop: shouldStop) }
    }

    /// What comes of each of several texts, as many of which go through a network together as fit.
    ///
    /// - Parameters:
    ///   - texts: the tokens of each.
    ///   - run: passes some through the network; `nil` where it was stopped.
    /// - Throws: `EngineError`: a text that the network cannot take, or what `run` throws.
    func inBatches<Result>(
        _ texts: [[TokenID]], _ run: (EncoderBatch) throws(EngineError) -> [Result]?
    ) throws(EngineError) -> [Result]? {
        for (index, text) in texts.enumerated() { try check(text, index) }
        var result: [Result] = []
        result.reserveCapacity(texts.count)
        var start = 0
        while start < texts.count {
            let end = Self.batchEnd(texts, from: start)
            guard let found = try run(EncoderBatch(texts[start..<end])) else { return nil }
            result += found
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
        for token in text where token < 0 || Int(token) >= vocabularySize {
            throw EngineError(.invalidRequest, "token \(token) lies outside the vocabulary of \(vocabularySize)")
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

    /// Numbers as a vector of length one.
    ///
    /// - Throws: `EngineError` (malformed) naming the file where they are no direction.
    static func unit(_ numbers: [Double], of path: String) throws(EngineError) -> [Float] {
        let length = numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
        guard length.isFinite, length > 0 else {
            throw EngineError(.malformed, "\(path): the weights give no finite embedding")
        }
        return numbers.map { Float($0 / length) }
    }
}
