/// A reply that is looked at before it is shown; it is a line or two.
private actor CheckedReply {
    private var events: ModelStream.AsyncIterator
    private let checked: @Sendable (String) async throws(ModelError) -> String
    private var ready: [ModelEvent] = []

    init(_ stream: ModelStream, _ checked: @escaping @Sendable (String) async throws(ModelError) -> String) {
        events = stream.makeAsyncIterator()
        self.checked = checked
    }

    func next() async throws(ModelError) -> ModelEvent? {
        if ready.isEmpty { try await read() }
        return ready.isEmpty ? nil : ready.removeFirst()
    }

    private func read() async throws(ModelError) {
        var text = ""
        var events = events
        defer { self.events = events }
        while let event = try await events.next(isolation: self) {
            switch event {
            case .text(let piece): text += piece
            case .reasoning, .toolCall: ready.append(event)
            case .textWasReasoning:
                ready.append(.reasoning(text))
                text = ""
            case .end(let reason, let usage):
                // What the user stopped stays as it is.
                let said = reason == .interrupted ? text : try await checked(text)
                if !said.isEmpty { ready.append(.text(said)) }
                ready.append(said == text ? event : .end(.stop, usage))
                return
            }
        }
        if !text.isEmpty { ready.append(.text(text)) }
    }
}

extension ModelStream {
    /// The stream with its text looked at, and maybe another in its place, before it is shown.
    func checked(_ check: @escaping @Sendable (String) async throws(ModelError) -> String) -> ModelStream {
        let reply = CheckedReply(self, check)
        return ModelStream { () async throws(ModelError) in try await reply.next() }
    }
}
