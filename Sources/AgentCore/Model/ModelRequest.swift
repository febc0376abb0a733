public import Foundation

/// Everything a model needs for one reply.
public struct ModelRequest: Sendable, Hashable {
    /// The conversation, system message first, the user's newest message last.
    public var messages: [ChatMessage]
    /// A text to go on with as it is, without a chat format, for programs that write their own; there are no messages
    /// then, and texts of control tokens are these. A remote model refuses it.
    public var text: String?
    /// How to sample.
    public var options: GenerationOptions
    /// The shape that constrains the reply; `nil` for free text. It applies from the first token, and `options.stop` is
    /// then ignored.
    public var shape: ResponseShape?
    /// The tools that the model may call. A model without tool support fails with `.unsupported`; tools are never
    /// ignored.
    public var tools: [ToolDeclaration]
    /// The adapters to apply to a local model; `nil` for those it was opened with. A remote model refuses adapters.
    public var adapters: [ModelAdapter]?
    /// A folder for this conversation alone, where the model may cache its computed context; `nil` for conversations
    /// that leave nothing behind.
    public var contextFolder: URL?
    /// The folder of another conversation that may start with the same prompt; it is only read.
    public var contextStart: URL?

    /// Makes a request.
    public init(
        messages: [ChatMessage], text: String? = nil, options: GenerationOptions = GenerationOptions(),
        shape: ResponseShape? = nil, tools: [ToolDeclaration] = [],
        adapters: [ModelAdapter]? = nil, contextFolder: URL? = nil, contextStart: URL? = nil
    ) {
        self.text = text
        self.tools = tools
        self.adapters = adapters
        self.shape = shape
        self.contextFolder = contextFolder
        self.contextStart = contextStart
        self.messages = messages
        self.options = options
    }
}
