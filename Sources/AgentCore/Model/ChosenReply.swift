/// A stream that is chosen when its first event is wanted.
actor ChosenReply {
    private let choose: @Sendable () async throws(ModelError) -> ModelStream
    private var events: ModelStream.AsyncIterator?

    init(_ choose: @escaping @Sendable () async throws(ModelError) -> ModelStream) { self.choose = choose }

    func next() async throws(ModelError) -> ModelEvent? {
        var events = if let events { events } else { try await choose().makeAsyncIterator() }
        let event = try await events.next(isolation: self)
        self.events = events
        return event
    }
}

extension ModelStream {
    /// A stream that is chosen when its first event is wanted.
    static func chosen(_ choose: @escaping @Sendable () async throws(ModelError) -> ModelStream) -> ModelStream {
        let reply = ChosenReply(choose)
        return ModelStream { () async throws(ModelError) in try await reply.next() }
    }
}
