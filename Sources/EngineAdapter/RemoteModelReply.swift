import AgentCore
import Engine

/// One reply of a served model, requested when its first event is wanted.
actor RemoteModelReply {
    /// Sends the request; returns the reply and its first event.
    typealias Begin =
        @Sendable () async throws(EngineError) -> (generation: RemoteGeneration, first: GenerationEvent?)

    private enum State {
        case waiting
        case running(RemoteGeneration)
        case over
    }

    private let begin: Begin
    private let learn: @Sendable (_ endsAlone: Bool) -> Void
    /// Separates reasoning from the reply; `nil` within a shape, where there is only the answer.
    private var reader: ReasoningReader?
    private var state = State.waiting
    private var ready: [ModelEvent] = []
    /// The error that ended the reply early, kept until all events before it have been handed out.
    private var failure: EngineError?

    /// Prepares a reply; nothing is sent yet.
    ///
    /// - Parameters:
    ///   - reader: separates reasoning from the reply.
    ///   - begin: sends the request.
    ///   - learn: called at the end with whether the reply ended reasoning that it had not begun.
    init(_ reader: ReasoningReader?, _ begin: @escaping Begin, learn: @escaping @Sendable (_ endsAlone: Bool) -> Void) {
        self.reader = reader
        self.begin = begin
        self.learn = learn
    }

    /// The next event, or `nil` after the end.
    ///
    /// - Throws: `ModelError`, after all events that had arrived; cancellation is not an error.
    func next() async throws(ModelError) -> ModelEvent? {
        while ready.isEmpty {
            do throws(EngineError) {
                guard let made = try await made() else { return nil }
                let event = ModelEvent(made)
                ready += reader?.read(event) ?? [event]
                if case .end(.stop, _) = event, let reader { learn(reader.endsAlone) }
            } catch {
                state = .over
                guard !Task.isCancelled else {
                    ready += reader?.read(.end(.interrupted, ModelUsage())) ?? [.end(.interrupted, ModelUsage())]
                    break
                }
                ready += reader?.finish() ?? []
                guard !ready.isEmpty else { throw ModelError(error) }
                failure = error
            }
        }
        return ready.removeFirst()
    }

    private func made() async throws(EngineError) -> GenerationEvent? {
        switch state {
        case .over:
            defer { failure = nil }
            if let failure { throw failure }
            return nil
        case .running(let generation): return try await generation.next()
        case .waiting:
            let (generation, first) = try await begin()
            state = .running(generation)
            return first
        }
    }
}
