/// A network with its cache: evaluates tokens one after another and remembers the positions behind it.
///
/// Not safe to share between tasks; whoever owns one has it for a whole generation.
public protocol CausalDecoder: AnyObject {
    /// Positions the cache can hold.
    var contextLength: Int { get }
    /// Number of logits.
    var vocabularySize: Int { get }
    /// Positions now in the cache.
    var position: Int { get }

    /// Forgets every position from `position` on, which must not lie beyond the present one.
    func truncate(to position: Int)

    /// Evaluates `tokens` at the positions after those in the cache.
    ///
    /// - Parameters:
    ///   - tokens: at least one, each within the vocabulary.
    ///   - shouldStop: asked between batches; once it answers true, evaluation stops, the cache holds what was
    ///     evaluated so far, and the result is `false`.
    /// - Returns: whether all tokens were evaluated; then `logits` holds those of the last token.
    /// - Throws: `EngineError` where the tokens do not fit the context, are none, or lie outside the vocabulary.
    func evaluate(_ tokens: [TokenID], shouldStop: () -> Bool) throws(EngineError) -> Bool

    /// Calls `body` with the logits of the last evaluated token, `vocabularySize` floats that may be changed.
    func withLogits<Result>(_ body: (UnsafeMutableBufferPointer<Float>) throws -> Result) rethrows -> Result
}
