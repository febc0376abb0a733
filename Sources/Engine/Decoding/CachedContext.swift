/// A decoder together with the tokens that its cache holds, which outlives single replies so that the next prompt
/// evaluates only what is new in it.
///
/// Not safe to share between tasks.
public final class CachedContext {
    /// The tokens in the cache, in order.
    public internal(set) var tokens: [TokenID] = []

    let decoder: any CausalDecoder

    /// Takes a decoder over; nobody else may use it from now on.
    public init(_ decoder: any CausalDecoder) {
        self.decoder = decoder
        decoder.truncate(to: 0)
    }

    /// Positions the cache can hold.
    public var contextLength: Int { decoder.contextLength }

    /// Keeps as much of the cache as `prompt` begins with and forgets the rest. The last token of the prompt is
    /// never kept: its logits are needed.
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

    /// Evaluates further tokens; whatever happens, `tokens` says what the cache holds afterwards.
    func evaluate(_ new: [TokenID], shouldStop: () -> Bool) throws(EngineError) -> Bool {
        defer { tokens.append(contentsOf: new.prefix(max(0, decoder.position - tokens.count))) }
        return try decoder.evaluate(new, shouldStop: shouldStop)
    }

    /// Chooses a token from the logits of the last one evaluated, within a shape where there is one.
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
