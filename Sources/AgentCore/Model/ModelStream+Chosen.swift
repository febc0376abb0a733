extension ModelStream {
    /// A reply that was written beforehand.
    init(of text: String) {
        let events = Locked<[ModelEvent]>([.text(text), .end(.stop, ModelUsage())])
        self.init { () async throws(ModelError) in
            events.withLock { events in
                guard !events.isEmpty else { return nil }
                guard !Task.isCancelled else {
                    events = []
                    return .end(.interrupted, ModelUsage())
                }
                return events.removeFirst()
            }
        }
    }

    /// A stream that is chosen when its first event is wanted.
    init(choosing choose: @escaping @Sendable () async throws(ModelError) -> ModelStream) {
        let chosen = ChosenStream(choose)
        self.init { () async throws(ModelError) in try await chosen.next() }
    }
}

/// Chooses a stream at the first event, and hands on what it gives.
private actor ChosenStream {
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
