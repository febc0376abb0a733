/// A pull-driven stream of model events: each `next()` does the work of one event. A consumer that stops asking stops
/// the model, and cancellation is noticed before the next token.
///
/// A cancelled stream does not throw: it ends with `.end(.interrupted, …)`, so that the partial reply is kept.
public struct ModelStream: AsyncSequence, Sendable {
    /// The events.
    public typealias Element = ModelEvent
    /// The error that `next()` may throw.
    public typealias Failure = ModelError
    /// Produces the next event, or `nil` when the stream is over.
    public typealias Pull = @Sendable () async throws(ModelError) -> ModelEvent?

    private let pull: Pull

    /// Makes a stream from the function that produces its next event.
    public init(pull: @escaping Pull) { self.pull = pull }

    /// The single iterator; a stream is consumed once.
    public func makeAsyncIterator() -> Iterator { Iterator(pull: pull) }

    /// Asks the backend for one event at a time.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let pull: Pull

        /// The next event, or `nil` when the stream is over.
        public mutating func next() async throws(ModelError) -> ModelEvent? { try await pull() }

        /// The next event, or `nil` when the stream is over.
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(ModelError) -> ModelEvent? { try await pull() }
    }
}

/// What a model's stream yields: reasoning and text as they are generated, complete tool calls, then exactly one end.
public enum ModelEvent: Sendable, Hashable {
    /// More of the reply, in whole characters.
    case text(String)
    /// The model's reasoning before the answer; not part of the reply.
    case reasoning(String)
    /// All text of this stream so far was reasoning: its end mark came, and its begin mark was in the prompt.
    case textWasReasoning
    /// A call of one of the request's tools. The reply then ends with `.stop`, and the model waits for the results. A
    /// call cut off by the token limit is dropped, and the reply ends with `.length`.
    case toolCall(ToolCall)
    /// The stream is over.
    case end(FinishReason, ModelUsage)
}

/// Why a reply ended.
public enum FinishReason: String, Sendable, Hashable, CaseIterable {
    /// The model finished, or a stop text was generated.
    case stop
    /// The token limit was reached.
    case length
    /// The user stopped it; the partial reply is kept.
    case interrupted
    /// The context was full.
    case context
}

/// Token counts and times of one reply.
public struct ModelUsage: Sendable, Hashable {
    /// Tokens in the whole prompt, including cached ones.
    public var promptTokens = 0
    /// Prompt tokens whose state was taken from the cache.
    public var cachedTokens = 0
    /// Tokens generated.
    public var completionTokens = 0
    /// Milliseconds from the request to the first token.
    public var promptMilliseconds = 0.0
    /// Milliseconds from the first token to the last.
    public var completionMilliseconds = 0.0

    /// Makes a usage of zero.
    public init() {}
}

extension ModelUsage {
    /// Adds the usage of another step of the same reply.
    static func += (sum: inout ModelUsage, more: ModelUsage) {
        sum.promptTokens += more.promptTokens
        sum.cachedTokens += more.cachedTokens
        sum.completionTokens += more.completionTokens
        sum.promptMilliseconds += more.promptMilliseconds
        sum.completionMilliseconds += more.completionMilliseconds
    }
}
