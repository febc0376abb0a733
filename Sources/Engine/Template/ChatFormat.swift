/// The format in which a model expects a conversation.
public protocol ChatFormat: Sendable {
    /// A short name for messages: `jinja` for a template of the model's own.
    var name: String { get }
    /// The template's text; empty if there is none.
    var source: String { get }

    /// Formats a conversation.
    ///
    /// - Parameters:
    ///   - turns: the messages, oldest first.
    ///   - options: further input of the template.
    /// - Throws: `EngineError.malformed` with the template's own message or the line it failed on.
    func render(_ turns: [ChatTurn], _ options: ChatFormatOptions) throws(EngineError) -> RenderedPrompt
}

extension ChatFormat {
    /// Empty by default.
    public var source: String { "" }
}
