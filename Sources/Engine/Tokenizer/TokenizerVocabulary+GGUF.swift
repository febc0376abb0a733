/// More tokens or merges no vocabulary has, and more merges could not be told apart by their rank.
private let mostTokens = 1 << 24

extension TokenizerVocabulary {
    /// Reads the `tokenizer.ggml.…` keys of a model file.
    ///
    /// - Throws: `EngineError.malformed` where the tokenizer's model or tokens are missing. Other keys may be; what a
    ///   tokenizer cannot do without is said when it is made.
    public init(_ file: GGUFFile) throws(EngineError) {
        let metadata = file.metadata
        guard let model = metadata.string("tokenizer.ggml.model") else {
            throw EngineError(.malformed, "\(file.path): tokenizer.ggml.model is missing")
        }
        for key in ["tokenizer.ggml.tokens", "tokenizer.ggml.merges"] where metadata.count(key) > mostTokens {
            throw EngineError(
                .malformed,
                "\(file.path): \(key) has \(metadata.count(key)) elements; at most \(mostTokens) are possible")
        }
        guard let tokens = metadata.byteStrings("tokenizer.ggml.tokens") else {
            throw EngineError(.malformed, "\(file.path): tokenizer.ggml.tokens is missing")
        }
        self.init(source: file.path, model: model, tokens: tokens)
        pre = metadata.string("tokenizer.ggml.pre")
        scores = metadata.floats("tokenizer.ggml.scores")
        types = metadata.integers("tokenizer.ggml.token_type")
        merges = metadata.byteStrings("tokenizer.ggml.merges")
        let token = { (name: String) in metadata.integer("tokenizer.ggml.\(name)").map { TokenID(clamping: $0) } }
        begin = token("bos_token_id")
        end = token("eos_token_id")
        endOfTurn = token("eot_token_id")
        endOfMessage = token("eom_token_id")
        unknown = token("unknown_token_id")
        addsBegin = metadata.bool("tokenizer.ggml.add_bos_token")
        addsEnd = metadata.bool("tokenizer.ggml.add_eos_token")
        addsSpacePrefix = metadata.bool("tokenizer.ggml.add_space_prefix")
        if model == "bert" {
            // The class and separator tokens are what a text begins and ends with. The key is misspelled in all files.
            begin = token("cls_token_id") ?? begin
            end = token("seperator_token_id") ?? end
            addsEnd = metadata.bool("tokenizer.ggml.add_sep_token") ?? addsEnd
            lowercases = metadata.bool("tokenizer.ggml.normalizer.lowercase")
            stripsAccents = metadata.bool("tokenizer.ggml.normalizer.strip_accents")
        }
    }

    /// The text of the begin token, which chat templates call `bos_token`.
    public var beginText: String? {
        guard let begin, tokens.indices.contains(Int(begin)) else { return nil }
        return String(decoding: tokens[Int(begin)], as: UTF8.self)
    }
}
