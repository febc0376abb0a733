public import Foundation

/// Everything a model needs for one reply.
public struct ModelRequest: Sendable, Hashable {
    /// The conversation, system message first, the user's newest message last.
    public var messages: [ChatMessage]
    /// How to sample.
    public var options: GenerationOptions
    /// The shape that constrains the reply; `nil` for free text. It applies from the first token, and `options.stop` is
    /// then ignored.
    public var shape: ResponseShape?
    /// The tools that the model may call. A model without tool support fails with `.toolsUnsupported`; tools are never
    /// ignored.
    public var tools: [ToolDeclaration]
    /// The adapters to apply to a local model; `nil` for those it was opened with. A remote model refuses adapters.
    public var adapters: [ModelAdapter]?
    /// Name of the prompt on disk that the instructions come from; `nil` if there is none.
    public var promptName: String?
    /// Facts about the user that will be learned from the newest message, so that the reply can mention them.
    public var learning: [String]
    /// Whether nothing of the conversation is stored, so that the reply must promise nothing for later.
    public var isEphemeral: Bool
    /// A folder for this conversation alone, where the model may cache its computed context; `nil` for conversations
    /// that leave nothing behind.
    public var contextFolder: URL?
    /// The folder of another conversation that may start with the same prompt; it is only read.
    public var contextStart: URL?

    /// Makes a request.
    public init(
        messages: [ChatMessage], options: GenerationOptions = GenerationOptions(), shape: ResponseShape? = nil,
        tools: [ToolDeclaration] = [], adapters: [ModelAdapter]? = nil, promptName: String? = nil,
        learning: [String] = [],
        isEphemeral: Bool = false, contextFolder: URL? = nil, contextStart: URL? = nil
    ) {
        self.learning = learning
        self.isEphemeral = isEphemeral
        self.tools = tools
        self.adapters = adapters
        self.promptName = promptName
        self.shape = shape
        self.contextFolder = contextFolder
        self.contextStart = contextStart
        self.messages = messages
        self.options = options
    }
}
