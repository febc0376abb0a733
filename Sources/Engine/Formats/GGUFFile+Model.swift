extension GGUFFile: ModelFile {
    /// The usual order for the architecture.
    public var ropeIsSplit: Bool? { nil }

    /// `tokenizer.chat_template`
    public var chatTemplate: (text: String, field: String)? {
        metadata.string("tokenizer.chat_template").map { ($0, "\(path): tokenizer.chat_template") }
    }

    /// The vocabulary of the `tokenizer.ggml.…` keys.
    public func vocabulary() throws(EngineError) -> TokenizerVocabulary { try TokenizerVocabulary(self) }

    /// The file and the key.
    public func location(ofKey key: String) -> String { "\(path): key \(key)" }

    /// The file and the tensor.
    public func location(ofTensor name: String) -> String { "\(path): tensor \(name)" }
}
