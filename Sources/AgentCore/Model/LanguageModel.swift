/// A model that continues a conversation.
///
/// Implementations load lazily: making one is cheap, the first request loads.
public protocol LanguageModel: Sendable {
    /// The model's name and origin, known without loading it.
    var identity: ModelIdentity { get }

    /// Whether the model is loaded.
    var loadState: ModelLoadState { get }

    /// Defects of the model's files that were worked around, a line each; empty before loading.
    var warnings: [String] { get }

    /// Whether the model supports native tool calls (`ModelRequest.tools`).
    var callsTools: Bool { get }

    /// Whether the model can be given tasks beside talking: to choose a skill, call tools, rewrite a prompt, extract
    /// fields. The smallest models cannot.
    var followsInstructions: Bool { get }

    /// Loads the model ahead of the first request.
    ///
    /// - Throws: `ModelError` if it cannot be loaded.
    func load() async throws(ModelError)

    /// Tokens that fit into the context, prompt and reply together.
    ///
    /// - Throws: `ModelError` if the model cannot be loaded.
    func contextLength() async throws(ModelError) -> Int

    /// Tokens of these messages rendered in the model's chat format, including the start of the reply.
    ///
    /// - Throws: `ModelError` if the model cannot be loaded.
    func countTokens(_ messages: [ChatMessage]) async throws(ModelError) -> Int

    /// Continues the conversation. The stream throws if the prompt alone does not fit the context; if the context fills
    /// up while generating, it ends with `.context`. A shape that the model cannot follow is an error
    /// (`.invalidShape`), never ignored.
    func stream(_ request: ModelRequest) -> ModelStream

    /// How likely each of these texts is to begin the reply, from 0 to 1, in their order; what else may come has the
    /// rest. Sampling options and shape of the request are not used.
    ///
    /// - Throws: `ModelError` (`.unusable`) if the model tells no probabilities, as models on servers.
    func probabilities(of texts: [String], after request: ModelRequest) async throws(ModelError) -> [Double]
}

extension LanguageModel {
    /// Always loaded: for models that need no loading here.
    public var loadState: ModelLoadState { .loaded }

    /// None: for models whose files are elsewhere.
    public var warnings: [String] { [] }

    /// Refuses: for models that do not tell probabilities.
    public func probabilities(of texts: [String], after request: ModelRequest) async throws(ModelError) -> [Double] {
        throw ModelError(.unusable, "\(identity.name) does not tell how likely its answers are")
    }

    /// Does nothing: for models that need no loading here.
    public func load() async throws(ModelError) {}

    /// No: tools are described to it in the prompt instead.
    public var callsTools: Bool { false }

    /// Yes: only the smallest models do not.
    public var followsInstructions: Bool { true }
}
