/// A pull-driven stream of model events: each `next()` does the work of one event, so a consumer that stops
/// asking stops the model, and a cancelled task is noticed before the next token.
///
/// A cancelled stream does not throw: it ends with `.end(.interrupted, …)`, so that nothing made is lost.
public struct ModelStream: AsyncSequence, Sendable {
    /// The events.
    public typealias Element = ModelEvent
    /// What `next()` may throw.
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
