import AgentCore

/// Takes the place of a model if none could be chosen. Turns that a skill answers still work; any other turn stores the
/// user's text and ends with the reason.
struct UnusableModel: LanguageModel {
    let identity = ModelIdentity(name: "none", location: "")
    let followsInstructions = false
    private let reason: ModelError

    /// Makes a model that fails with this reason.
    init(_ error: AgentError) { reason = ModelError(.unusable, error.message, remedy: error.remedy) }

    func load() async throws(ModelError) { throw reason }

    func contextLength() async throws(ModelError) -> Int { throw reason }

    func countTokens(_ messages: [ChatMessage]) async throws(ModelError) -> Int { throw reason }

    func stream(_ request: ModelRequest) -> ModelStream {
        ModelStream { [reason] () async throws(ModelError) in throw reason }
    }
}
