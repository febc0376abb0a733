/// Wraps another model and forwards everything it does not override.
public protocol ModelDecorator: LanguageModel {
    /// The wrapped model.
    var model: any LanguageModel { get }
}

extension ModelDecorator {
    /// The wrapped model's identity.
    public var identity: ModelIdentity { model.identity }
    /// The wrapped model's load state.
    public var loadState: ModelLoadState { model.loadState }
    /// The wrapped model's warnings.
    public var warnings: [String] { model.warnings }
    /// Whether the wrapped model supports native tool calls.
    public var callsTools: Bool { model.callsTools }
    /// Whether the wrapped model was trained to read reminders.
    public var takesReminders: Bool { model.takesReminders }

    /// Loads the wrapped model.
    public func load() async throws(ModelError) { try await model.load() }

    /// The wrapped model's context length, in tokens.
    public func contextLength() async throws(ModelError) -> Int { try await model.contextLength() }

    /// Counts tokens with the wrapped model.
    public func countTokens(_ messages: [ChatMessage]) async throws(ModelError) -> Int {
        try await model.countTokens(messages)
    }
}
