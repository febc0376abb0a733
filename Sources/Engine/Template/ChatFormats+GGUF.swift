extension ChatFormats {
    /// The chat format of a model file.
    ///
    /// - Throws: `EngineError.unsupported` where it has no template or one of an unknown family.
    public static func detect(_ file: GGUFFile, _ vocabulary: TokenizerVocabulary) throws(EngineError) -> any ChatFormat
    {
        try detect(
            template: file.metadata.string("tokenizer.chat_template"), beginText: vocabulary.beginText, model: file.path
        )
    }
}
