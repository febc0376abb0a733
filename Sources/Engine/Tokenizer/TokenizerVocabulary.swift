/// The data of a model's tokenizer as its files state it, before anything is built from it.
///
/// The fields follow the `tokenizer.ggml.…` keys of the GGUF specification; `nil` means that the key is missing.
public struct TokenizerVocabulary: Sendable {
    /// The model file, for messages.
    public var source: String
    /// `tokenizer.ggml.model`: `llama` (SentencePiece-style), `gpt2` (byte-level), `bert` (WordPiece) or
    /// `t5` (unigram).
    public var model: String
    /// `tokenizer.ggml.pre`: the name of the rule that splits text before merging; byte-level only.
    public var pre: String?
    /// `tokenizer.ggml.tokens`, as written in the file.
    public var tokens: [[UInt8]]
    /// `tokenizer.ggml.scores`: higher scores merge first, or the log probability of a piece; SentencePiece-style and
    /// unigram only.
    public var scores: [Float]?
    /// `tokenizer.ggml.token_type`; without it every token is text.
    public var types: [Int32]?
    /// `tokenizer.ggml.merges`: two tokens separated by a space, earlier ones merge first; byte-level only.
    public var merges: [[UInt8]]?
    /// `tokenizer.ggml.bos_token_id`.
    public var begin: TokenID?
    /// `tokenizer.ggml.eos_token_id`.
    public var end: TokenID?
    /// `tokenizer.ggml.eot_token_id`.
    public var endOfTurn: TokenID?
    /// `tokenizer.ggml.eom_token_id`.
    public var endOfMessage: TokenID?
    /// `tokenizer.ggml.unknown_token_id`.
    public var unknown: TokenID?
    /// `tokenizer.ggml.add_bos_token`.
    public var addsBegin: Bool?
    /// `tokenizer.ggml.add_eos_token`.
    public var addsEnd: Bool?
    /// `tokenizer.ggml.add_space_prefix`.
    public var addsSpacePrefix: Bool?
    /// `tokenizer.ggml.normalizer.lowercase`; WordPiece only.
    public var lowercases: Bool?
    /// `tokenizer.ggml.normalizer.strip_accents`; WordPiece only.
    public var stripsAccents: Bool?

    /// Token ids outside the vocabulary, as the files state them, keyed by metadata key.
    var outside: [String: Int] = [:]
    /// Problems of the files that were worked around.
    var sourceWarnings: [String] = []

    /// Further tokens that end a reply, as a `generation_config.json` names them.
    public var otherEnds: [TokenID] = []
    /// The stages of tokenization, if a `tokenizer.json` describes them.
    var pipeline: TokenizerPipeline?

    /// A vocabulary with the fields that every tokenizer needs; the others are set afterwards.
    public init(source: String, model: String, tokens: [[UInt8]]) {
        self.source = source
        self.model = model
        self.tokens = tokens
    }

    /// Builds the tokenizer of this vocabulary.
    ///
    /// - Throws: `EngineError.unsupported` for a tokenizer model or pre-tokenizer that is not supported,
    ///   `EngineError.malformed` for keys that are missing or contradict each other. An empty token is not an error.
    public func makeTokenizer() throws(EngineError) -> any Tokenizer {
        if let pipeline { return try PipelineTokenizer(self, pipeline) }
        return switch model {
        case "llama": try SentencePieceTokenizer(self)
        case "gpt2": try ByteLevelTokenizer(self)
        case "bert": try WordPieceTokenizer(self)
        case "t5": try UnigramTokenizer(self)
        default: throw EngineError(.unsupported, "\(source): tokenizer.ggml.model \"\(model)\" is not supported")
        }
    }
}

extension TokenizerVocabulary {
    /// An error about one key of this file.
    func malformed(_ key: String, _ what: String) -> EngineError {
        EngineError(.malformed, "\(source): tokenizer.ggml.\(key) \(what)")
    }

    /// The type of every token.
    func checkedTypes() throws(EngineError) -> [TokenType] {
        guard !tokens.isEmpty else { throw malformed("tokens", "is missing or empty") }
        guard let types else { return Array(repeating: .normal, count: tokens.count) }
        guard types.count >= tokens.count else {
            throw malformed("token_type", "has \(types.count) entries for \(tokens.count) tokens")
        }
        return types.prefix(tokens.count).map { TokenType(rawValue: $0) ?? .undefined }
    }

    /// The token with an id from a file; an id outside the vocabulary gives `nil` and is recorded for messages.
    mutating func token(_ number: Int?, _ key: String) -> TokenID? {
        guard let number else { return nil }
        guard tokens.indices.contains(number) else {
            outside[key] = number
            return nil
        }
        return TokenID(number)
    }

    /// An id that is checked to be within the vocabulary; `nil` if the key is missing.
    func checked(_ id: TokenID?, _ key: String) throws(EngineError) -> TokenID? {
        if let number = number(id, key), !tokens.indices.contains(number) { throw malformed(key, beyond(number)) }
        return id
    }

    /// The begin token. An invalid one is an error only if it would be used.
    func checkedBegin(isAdded: Bool) throws(EngineError) -> TokenID? {
        isAdded || !isOutside(begin, "bos_token_id") ? try checked(begin, "bos_token_id") : nil
    }

    /// The end token. An invalid one is an error only if it is added to texts, or if no other token ends a reply.
    func checkedEnd(besides others: Set<TokenID>) throws(EngineError) -> TokenID? {
        addsEnd == true || others.isEmpty || !isOutside(end, "eos_token_id") ? try checked(end, "eos_token_id") : nil
    }

    /// Warnings about this vocabulary, for when it is used.
    func warnings(_ repeated: RepeatedTokens = RepeatedTokens()) -> [String] {
        let fields = [("bos_token_id", begin), ("eos_token_id", end)]
        let beyond = fields.compactMap { key, id -> String? in
            guard let number = number(id, key), !tokens.indices.contains(number) else { return nil }
            return malformed(key, "\(self.beyond(number)); it is left aside").message
        }
        return sourceWarnings + beyond + [repeated.warning("\(source): tokenizer.ggml.tokens")].compactMap(\.self)
    }

    private func number(_ id: TokenID?, _ key: String) -> Int? { id.map { Int($0) } ?? outside[key] }

    private func isOutside(_ id: TokenID?, _ key: String) -> Bool {
        number(id, key).map { !tokens.indices.contains($0) } ?? false
    }

    private func beyond(_ number: Int) -> String { "is \(number), but there are \(tokens.count) tokens" }
}
