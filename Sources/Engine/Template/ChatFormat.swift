/// How a model wants a conversation written.
public protocol ChatFormat: Sendable {
    /// A short name for messages: `chatml`, `llama3`.
    var name: String { get }

    /// Writes a conversation.
    ///
    /// - Parameters:
    ///   - turns: the messages, oldest first.
    ///   - startsReply: ends with the beginning of the assistant's reply, for the model to go on.
    ///   - today: the date as `26 Jul 2024`, for formats that tell the model the date.
    func render(_ turns: [ChatTurn], startsReply: Bool, today: String) -> RenderedPrompt
}

/// Finds the chat format of a model by the text of its `tokenizer.chat_template`.
///
/// The template is not run: its family is recognised by the control tokens it writes, and what differs within a
/// family (default system message, dates, thinking) by the literals in it.
public enum ChatFormats {
    /// The format of a template.
    ///
    /// - Parameters:
    ///   - template: `tokenizer.chat_template`, if the file has one.
    ///   - beginText: the text of the begin token, which templates call `bos_token`.
    ///   - model: the name for the error's message.
    /// - Throws: `EngineError.unsupported` where there is no template or its family is not known here.
    public static func detect(
        template: String?, beginText: String?, model: String
    ) throws(EngineError) -> any ChatFormat {
        guard let template, !template.isEmpty else {
            throw EngineError(.unsupported, "\(model): the file has no tokenizer.chat_template")
        }
        let text = TemplateText(template)
        if let format = Llama3Format(text, beginText: beginText) { return format }
        if let format = ChatMLFormat(text, beginText: beginText) { return format }
        throw EngineError(.unsupported, "\(model): its tokenizer.chat_template is of no known family (ChatML, Llama 3)")
    }
}
