/// What one reply cost.
public struct ModelUsage: Sendable, Hashable {
    /// Tokens in the whole prompt, those from the cache included.
    public var promptTokens = 0
    /// Prompt tokens whose state was still in the cache.
    public var cachedTokens = 0
    /// Tokens generated.
    public var completionTokens = 0
    /// Milliseconds from the request to the first token.
    public var promptMilliseconds = 0.0
    /// Milliseconds from the first token to the last.
    public var completionMilliseconds = 0.0

    /// Nothing yet.
    public init() {}
}

extension ModelUsage {
    /// Both together: a reply that is made in several steps.
    static func += (sum: inout ModelUsage, more: ModelUsage) {
        sum.promptTokens += more.promptTokens
        sum.cachedTokens += more.cachedTokens
        sum.completionTokens += more.completionTokens
        sum.promptMilliseconds += more.promptMilliseconds
        sum.completionMilliseconds += more.completionMilliseconds
    }
}
