import Foundation

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

    /// How likely each of these continuations is after a prompt: the product of its tokens' probabilities, over the
    /// whole vocabulary and without any sampling option.
    ///
    /// - Parameters:
    ///   - continuations: tokens that may follow; none may be empty.
    ///   - prompt: the tokens before them.
    ///   - shouldStop: asked between batches of tokens; once it returns true, the result is `nil`.
    /// - Throws: `EngineError`: an empty prompt or continuation, or a token outside the vocabulary (invalidRequest);
    ///   they do not fit the context (contextFull); the logits are not numbers (malformed).
    public func probabilities(
        of continuations: [[TokenID]], after prompt: [TokenID], shouldStop: () -> Bool = { false }
    ) throws(EngineError) -> [Double]? {
        guard !prompt.isEmpty, !continuations.contains(where: \.isEmpty) else {
            throw EngineError(.invalidRequest, "nothing has no probability: the prompt or a continuation is empty")
        }
        let longest = prompt.count + (continuations.map(\.count).max() ?? 1) - 1
        guard longest <= contextLength else {
            throw EngineError(
                .contextFull,
                "the prompt and its continuation have \(longest) tokens, the context holds \(contextLength)")
        }
        guard let first = try probabilities(of: continuations.map { $0[0] }, after: prompt, shouldStop) else {
            return nil
        }
        var result: [Double] = []
        for (continuation, first) in zip(continuations, first) {
            var probability = first
            for count in continuation.indices.dropFirst() {
                let before = prompt + continuation[..<count]
                guard let next = try probabilities(of: [continuation[count]], after: before, shouldStop) else {
                    return nil
                }
                probability *= next[0]
            }
            result.append(probability)
        }
        return result
    }

    /// How likely single tokens are after a prompt.
    private func probabilities(
        of tokens: [TokenID], after prompt: [TokenID], _ shouldStop: () -> Bool
    ) throws(EngineError) -> [Double]? {
        if let token = tokens.first(where: { $0 < 0 || Int($0) >= decoder.vocabularySize }) {
            throw EngineError(
                .invalidRequest, "token \(token) lies outside the vocabulary of \(decoder.vocabularySize)")
        }
        let kept = keepPrefix(of: prompt)
        guard try evaluate(Array(prompt[kept...]), shouldStop: shouldStop) else { return nil }
        let shares = decoder.withLogits { logits in
            let most = Double(logits.max() ?? 0)
            let sum = logits.reduce(0) { $0 + exp(Double($1) - most) }
            return tokens.map { exp(Double(logits[Int($0)]) - most) / sum }
        }
        guard shares.allSatisfy(\.isFinite) else { throw EngineError(.malformed, "the model's logits are not numbers") }
        return shares
    }
}
