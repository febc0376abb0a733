/// A model that continues a conversation.
///
/// Implementations load lazily: making one is cheap, the first request loads.
public protocol LanguageModel: Sendable {
    /// What the model is, as far as it is known without loading it.
    var identity: ModelIdentity { get }

    /// How far the model has come to be usable.
    var loadState: ModelLoadState { get }

    /// What is odd about the model's files and was got over, a line each; nothing before it is loaded.
    var warnings: [String] { get }

    /// Whether the model can be told of tools and calls them in its own way (`ModelRequest.tools`).
    var callsTools: Bool { get }

    /// Whether the model was trained to be told right before a message what is remembered for it.
    var takesReminders: Bool { get }

    /// Loads the model, so that the first request need not.
    ///
    /// - Throws: `ModelError` where it cannot be loaded.
    func load() async throws(ModelError)

    /// Tokens that fit into the context, prompt and reply together.
    ///
    /// - Throws: `ModelError` where the model cannot be loaded.
    func contextLength() async throws(ModelError) -> Int

    /// Tokens that these messages take once rendered by the model's chat format, the start of the reply included.
    ///
    /// - Throws: `ModelError` where the model cannot be loaded.
    func countTokens(_ messages: [ChatMessage]) async throws(ModelError) -> Int

    /// Continues the conversation. A full context is an error only where the prompt itself does not fit;
    /// reaching the end of the context while generating ends the stream with `.context`. A shape that the model cannot
    /// be kept to is an error (`.invalidShape`); it is never left aside.
    func stream(_ request: ModelRequest) -> ModelStream
}

extension LanguageModel {
    /// Ready: for models that need no loading here.
    public var loadState: ModelLoadState { .loaded }

    /// Nothing: for models whose files lie elsewhere.
    public var warnings: [String] { [] }

    /// Nothing: for models that need no loading here.
    public func load() async throws(ModelError) {}

    /// It cannot; it is asked in words.
    public var callsTools: Bool { false }

    /// It was not: models at large take a system message in the middle of a conversation badly.
    public var takesReminders: Bool { false }
}
