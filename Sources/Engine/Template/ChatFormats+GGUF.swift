/// Finds the chat format of a model.
public enum ChatFormats {
    /// ChatML, for models whose files have no template.
    public static let chatML = """
        {% for message in messages %}{{ '<|im_start|>' + message.role + '\\n' + message.content + '<|im_end|>\\n' }}\
        {% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}
        """

    /// The chat format of a model file: its own template, or ChatML where it has none but the tokens for it.
    ///
    /// - Throws: `EngineError.unsupported` where it has neither, `EngineError.malformed` where the template cannot be
    ///   read.
    public static func detect(_ file: GGUFFile, _ vocabulary: TokenizerVocabulary) throws(EngineError) -> any ChatFormat
    {
        try detect(template: file.metadata.string("tokenizer.chat_template"), vocabulary)
    }

    /// The same for a template's text.
    public static func detect(
        template: String?, _ vocabulary: TokenizerVocabulary
    ) throws(EngineError) -> any ChatFormat {
        if let template, !template.isEmpty { return try ChatTemplate(template, vocabulary) }
        guard vocabulary.tokens.contains(Array("<|im_start|>".utf8)) else {
            throw EngineError(
                .unsupported, "\(vocabulary.source): the file has no tokenizer.chat_template and no ChatML tokens")
        }
        return try ChatTemplate(chatML, vocabulary)
    }
}
