/// A model that stands before another one: what it does not change, that one tells of itself.
public protocol ModelDecorator: LanguageModel {
    /// The model behind it.
    var model: any LanguageModel { get }
}

extension ModelDecorator {
    /// What the model behind it is.
    public var identity: ModelIdentity { model.identity }
    /// How far that one is loaded.
    public var loadState: ModelLoadState { model.loadState }
    /// What is odd about that one.
    public var warnings: [String] { model.warnings }
    /// Whether that one calls tools.
    public var callsTools: Bool { model.callsTools }
    /// Whether that one takes reminders.
    public var takesReminders: Bool { model.takesReminders }

    /// Loads that one.
    public func load() async throws(ModelError) { try await model.load() }

    /// That one's.
    public func contextLength() async throws(ModelError) -> Int { try await model.contextLength() }

    /// As that one counts.
    public func countTokens(_ messages: [ChatMessage]) async throws(ModelError) -> Int {
        try await model.countTokens(messages)
    }
}
