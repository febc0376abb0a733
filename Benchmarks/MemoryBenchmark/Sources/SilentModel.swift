import AgentCore

/// A model that says one word at once, so that what is measured is everything else.
struct SilentModel: LanguageModel {
    let identity = ModelIdentity(name: "silent", location: "memory")

    func contextLength() async throws(ModelError) -> Int { 1 << 20 }

    func countTokens(_ messages: [ChatMessage]) async throws(ModelError) -> Int { 4 * messages.count }

    func stream(_ request: ModelRequest) -> ModelStream {
        let reply = Reply()
        return ModelStream { () async throws(ModelError) in await reply.next() }
    }

    private actor Reply {
        private var events: [ModelEvent] = [.text("Yes."), .end(.stop, ModelUsage())]

        func next() -> ModelEvent? { events.isEmpty ? nil : events.removeFirst() }
    }
}
