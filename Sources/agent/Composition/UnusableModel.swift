import AgentCore

/// Stands where no model could be chosen: turns that a skill answers work without one, and any other turn ends
/// with the reason, after the user's text was stored.
struct UnusableModel: LanguageModel {
    let identity = ModelIdentity(name: "none", location: "", isBundled: false)
    private let reason: ModelError

    /// A model that fails for this reason.
    init(_ error: AgentError) { reason = ModelError(.unusable, error.message) }

    func contextLength() async throws(ModelError) -> Int { throw reason }

    func countTokens(_ messages: [ChatMessage]) async throws(ModelError) -> Int { throw reason }

    func stream(_ request: ModelRequest) -> ModelStream {
        ModelStream { [reason] () async throws(ModelError) in throw reason }
    }
}
