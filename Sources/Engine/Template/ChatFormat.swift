/// How a model wants a conversation written.
public protocol ChatFormat: Sendable {
    /// A short name for messages: `jinja` for a template of the model's own.
    var name: String { get }
    /// The template's own text; empty where there is none.
    var source: String { get }

    /// Writes a conversation.
    ///
    /// - Parameters:
    ///   - turns: the messages, oldest first.
    ///   - options: what the template is told besides.
    /// - Throws: `EngineError.malformed` with the template's own message or the line it failed on.
    func render(_ turns: [ChatTurn], _ options: ChatFormatOptions) throws(EngineError) -> RenderedPrompt
}

extension ChatFormat {
    /// None.
    public var source: String { "" }
}
