/// A reply that was written beforehand, as a model would give it.
actor FixedReply {
    private var text: String?
    private var isOver = false

    /// A reply of this text.
    init(_ text: String) { self.text = text }

    /// The stream of it.
    nonisolated var stream: ModelStream { ModelStream { () async throws(ModelError) in await self.next() } }

    private func next() -> ModelEvent? {
        if isOver { return nil }
        if let text {
            self.text = nil
            if !Task.isCancelled { return .text(text) }
        }
        isOver = true
        return .end(Task.isCancelled ? .interrupted : .stop, ModelUsage())
    }
}
