/// A network that turns the tokens of a text into a vector.
///
/// Not safe to share between tasks. Several may run over one loaded model.
public protocol TextEncoder: AnyObject {
    /// Maximum number of tokens in a text.
    var contextLength: Int { get }
    /// Tokens of the vocabulary.
    var vocabularySize: Int { get }
    /// Maximum number of tokens in a batch of several texts; a single text may have more.
    static var batchSize: Int { get }

    /// The vectors of a batch of texts, in order.
    ///
    /// - Parameters:
    ///   - batch: texts of 1 to `contextLength` tokens, each within the vocabulary.
    ///   - shouldStop: asked before every layer; once it returns true, the result is `nil`.
    /// - Returns: vectors of length one.
    /// - Throws: `EngineError` (malformed) if the weights give an infinite or undefined result.
    func vectors(of batch: EncoderBatch, shouldStop: () -> Bool) throws(EngineError) -> [[Float]]?
}

extension TextEncoder {
    /// Large enough that reading the weights once serves many tokens.
    public static var batchSize: Int { 512 }

    /// The vectors of texts, in order.
    ///
    /// - Parameters:
    ///   - texts: the tokens of each: 1 to `contextLength`, each within the vocabulary. Texts do not see each other,
    ///     and the vector of one does not depend on the others.
    ///   - shouldStop: asked before every layer; once it returns true, the result is `nil`.
    /// - Returns: vectors of length one.
    /// - Throws: `EngineError`: a text without tokens or with one outside the vocabulary (invalidRequest), or with too
    ///   many tokens (contextFull); weights that give an infinite or undefined result (malformed).
    public func encode(_ texts: [[TokenID]], shouldStop: () -> Bool = { false }) throws(EngineError) -> [[Float]]? {
        try inBatches(texts) { batch throws(EngineError) in try vectors(of: batch, shouldStop: shouldStop) }
    }

    /// Runs texts in batches, each of as many texts as fit.
    ///
    /// - Parameters:
    ///   - texts: the tokens of each.
    ///   - run: passes a batch through the network and returns one result per text; `nil` if it was stopped.
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

    /// The end of a batch: as many texts as fit, at least one.
    private static func batchEnd(_ texts: [[TokenID]], from start: Int) -> Int {
        var (end, count) = (start + 1, texts[start].count)
        while end < texts.count, count + texts[end].count <= batchSize {
            count += texts[end].count
            end += 1
        }
        return end
    }

    /// Scales a vector to length one.
    ///
    /// - Throws: `EngineError` (malformed) naming the file if the length is zero or not finite.
    static func unit(_ numbers: [Double], of path: String) throws(EngineError) -> [Float] {
        let length = numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
        guard length.isFinite, length > 0 else {
            throw EngineError(.malformed, "\(path): the weights give no finite embedding")
        }
        return numbers.map { Float($0 / length) }
    }
}
