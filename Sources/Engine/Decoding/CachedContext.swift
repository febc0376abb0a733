/// A decoder and the tokens in its cache. It outlives single replies, so that the next prompt evaluates only its new
/// tokens.
///
/// Not safe to share between tasks.
public final class CachedContext {
    /// The tokens in the cache, in order.
    public internal(set) var tokens: [TokenID] = []

    let decoder: any CausalDecoder

    /// Takes over a decoder, which nobody else may use from now on.
    public init(_ decoder: any CausalDecoder) {
        self.decoder = decoder
        decoder.truncate(to: 0)
    }

    /// Positions the cache can hold.
    public var contextLength: Int { decoder.contextLength }

    /// Keeps the cached tokens that `prompt` begins with and drops the rest. The last token of the prompt is never
    /// kept: its logits are needed.
    ///
    /// - Returns: the number of tokens kept.
    func keepPrefix(of prompt: [TokenID]) -> Int {
        var count = 0
        let limit = min(tokens.count, prompt.count - 1)
        while count < limit, tokens[count] == prompt[count] { count += 1 }
        decoder.truncate(to: count)
        tokens.removeSubrange(count...)
        return count
    }

    /// Evaluates further tokens; false if it was stopped. Even after an error, `tokens` matches the cache.
    func evaluate(_ new: [TokenID], shouldStop: () -> Bool) throws(EngineError) -> Bool {
        defer { tokens.append(contentsOf: new.prefix(max(0, decoder.position - tokens.count))) }
        return try decoder.evaluate(new, shouldStop: shouldStop)
    }

    /// Samples a token from the logits of the last evaluated token, restricted to a shape if there is one.
    func sample(with sampler: inout Sampler, within shape: inout ShapeMatcher?) throws(EngineError) -> TokenID {
        try decoder.withLogits { logits -> Result<TokenID, EngineError> in
            do throws(EngineError) {
                guard var matcher = shape.take() else { return .success(try sampler.next(logits)) }
                defer { shape = matcher }
                return .success(try sampler.next(logits, within: &matcher))
            } catch { return .failure(error) }
        }.get()
    }
}
