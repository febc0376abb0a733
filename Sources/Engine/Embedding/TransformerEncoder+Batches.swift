/// Batches of texts, each large enough that reading the weights once serves many tokens.
extension TransformerEncoder {
    /// Maximum number of tokens in a batch of several texts; a single text may have more.
    static var batchSize: Int { 512 }

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
        for (index, text) in texts.enumerated() { try check(text, index) }
        var result: [[Float]] = []
        result.reserveCapacity(texts.count)
        var start = 0
        while start < texts.count {
            let end = Self.batchEnd(texts, from: start)
            guard let found = try vectors(of: EncoderBatch(texts[start..<end]), shouldStop: shouldStop) else {
                return nil
            }
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
