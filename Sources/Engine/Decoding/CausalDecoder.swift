/// A network with its cache: evaluates tokens in order and caches the keys and values of past positions.
///
/// Not safe to share between tasks; a generation needs it exclusively until it ends.
public protocol CausalDecoder: AnyObject {
    /// Positions the cache can hold.
    var contextLength: Int { get }
    /// Number of logits.
    var vocabularySize: Int { get }
    /// Positions now in the cache.
    var position: Int { get }

    /// Drops every position from `position` on, which must not be beyond the current one.
    func truncate(to position: Int)

    /// Evaluates `tokens` at the positions after those in the cache.
    ///
    /// - Parameters:
    ///   - tokens: at least one, each within the vocabulary.
    ///   - shouldStop: asked between batches; once it returns true, evaluation stops, the cache holds what was
    ///     evaluated so far, and the result is `false`.
    /// - Returns: whether all tokens were evaluated; `withLogits` then gives the logits of the last token.
    /// - Throws: `EngineError` if there are no tokens, they do not fit the context, or one is outside the vocabulary.
    func evaluate(_ tokens: [TokenID], shouldStop: () -> Bool) throws(EngineError) -> Bool

    /// Calls `body` with the logits of the last evaluated token, `vocabularySize` floats that may be changed.
    func withLogits<Result>(_ body: (UnsafeMutableBufferPointer<Float>) throws -> Result) rethrows -> Result
}
