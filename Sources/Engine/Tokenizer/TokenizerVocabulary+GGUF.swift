extension TokenizerVocabulary {
    /// Reads the `tokenizer.ggml.…` keys of a model file.
    ///
    /// - Throws: `EngineError.malformed` if the tokenizer's model or tokens are missing, or a value has the wrong type.
    ///   Other keys may be missing; `makeTokenizer` reports those that its tokenizer needs.
    public init(_ file: GGUFFile) throws(EngineError) {
        let keys = VocabularyKeys(file: file)
        guard let model = try keys.text("model") else { throw keys.malformed("model", "is missing") }
        guard let tokens = try keys.texts("tokens") else { throw keys.malformed("tokens", "is missing") }
        self.init(source: file.path, model: model, tokens: tokens)
        pre = try keys.text("pre")
        scores = try keys.floats("scores")
        types = try keys.integers("token_type")
        merges = try keys.texts("merges")
        begin = token(try keys.number("bos_token_id"), "bos_token_id")
        end = token(try keys.number("eos_token_id"), "eos_token_id")
        endOfTurn = token(try keys.number("eot_token_id"), "eot_token_id")
        endOfMessage = token(try keys.number("eom_token_id"), "eom_token_id")
        unknown = token(try keys.number("unknown_token_id"), "unknown_token_id")
        addsBegin = try keys.bool("add_bos_token")
        addsEnd = try keys.bool("add_eos_token")
        addsSpacePrefix = try keys.bool("add_space_prefix")
        if model == "bert" {
            // Texts begin and end with the class and separator tokens. The latter's key is misspelled in all files.
            begin = token(try keys.number("cls_token_id"), "cls_token_id") ?? begin
            end = token(try keys.number("seperator_token_id"), "seperator_token_id") ?? end
            addsEnd = try keys.bool("add_sep_token") ?? addsEnd
            lowercases = try keys.bool("normalizer.lowercase")
            stripsAccents = try keys.bool("normalizer.strip_accents")
        }
    }

    /// The text of the begin token, which chat templates call `bos_token`.
    public var beginText: String? {
        guard let begin, tokens.indices.contains(Int(begin)) else { return nil }
        return String(decoding: tokens[Int(begin)], as: UTF8.self)
    }
}
