public import Foundation

/// Everything a model needs for one reply.
public struct ModelRequest: Sendable, Hashable {
    /// The conversation, system message first, the user's newest message last.
    public var messages: [ChatMessage]
    /// How to sample.
    public var options: GenerationOptions
    /// What the reply is kept to; `nil` leaves it free. It holds from the reply's first token on; the texts of
    /// `options.stop` are then not looked for.
    public var shape: ResponseShape?
    /// The tools that the model may call. A model that can be told of none fails (`.toolsUnsupported`); they are never
    /// left aside.
    public var tools: [ToolDeclaration]
    /// The adapters that a model here is used with; `nil` for those it was opened with. A model elsewhere refuses them.
    public var adapters: [ModelAdapter]?
    /// Name of the prompt on disk that the instructions come from; `nil` where they come from none.
    public var promptName: String?
    /// Notes about the user that will be kept of the newest message, so that the reply can say so.
    public var learning: [String]
    /// Whether nothing of the conversation is kept, so that nothing may be promised for later.
    public var isEphemeral: Bool
    /// A folder of this conversation alone, where the model may keep what it computes and find it again; `nil` for
    /// conversations that leave nothing behind.
    public var contextFolder: URL?
    /// Another conversation's folder, whose beginning may be that of this one; it is only read.
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
