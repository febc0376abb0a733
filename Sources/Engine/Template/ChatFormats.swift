/// Finds the chat format of a model.
public enum ChatFormats {
    /// ChatML, for models whose files have no template.
    public static let chatML = """
        {% for message in messages %}{{ '<|im_start|>' + message.role + '\\n' + message.content + '<|im_end|>\\n' }}\
        {% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}
        """

    /// The chat format of a model file: its own template, or ChatML if it has none but has ChatML's tokens.
    ///
    /// - Throws: `EngineError.unsupported` if it has neither, `EngineError.malformed` if the template cannot be parsed.
    public static func detect(
        _ file: any ModelFile, _ vocabulary: TokenizerVocabulary, adapters: [LoRAAdapter] = []
    ) throws(EngineError) -> any ChatFormat {
        let own = try file.chatTemplate
        let template = adapters.reversed().lazy.compactMap(\.chatTemplate).first ?? own
        return try detect(template: template?.text, field: template?.field, vocabulary)
    }

    /// As above, for a template's text.
    public static func detect(
        template: String?, field: String? = nil, _ vocabulary: TokenizerVocabulary
    ) throws(EngineError) -> any ChatFormat {
        if let template, !template.isEmpty { return try ChatTemplate(template, field: field, vocabulary) }
        guard vocabulary.tokens.contains(Array("<|im_start|>".utf8)) else {
            throw EngineError(
                .unsupported, "\(vocabulary.source): the model has neither a chat template nor the tokens of ChatML",
                remedy:
                    "It was not trained to talk. Add an adapter that says how it talks with --lora, or choose another model."
            )
        }
        return try ChatTemplate(chatML, vocabulary)
    }
}
