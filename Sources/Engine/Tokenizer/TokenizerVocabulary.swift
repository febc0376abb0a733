/// Everything a model's files say about its tokenizer, before anything is built from it.
///
/// The fields follow the `tokenizer.ggml.…` keys of the GGUF specification; `nil` means that the key is not there.
public struct TokenizerVocabulary: Sendable {
    /// The name for messages: the model file.
    public var source: String
    /// `tokenizer.ggml.model`: `llama` (SentencePiece-style), `gpt2` (byte-level), `bert` (WordPiece) or
    /// `t5` (unigram).
    public var model: String
    /// `tokenizer.ggml.pre`: the name of the rule that splits text before merging; byte-level only.
    public var pre: String?
    /// `tokenizer.ggml.tokens`, as written in the file.
    public var tokens: [[UInt8]]
    /// `tokenizer.ggml.scores`: higher merges first, or the logarithm of how likely a piece is;
    /// SentencePiece-style and unigram only.
    public var scores: [Float]?
    /// `tokenizer.ggml.token_type`; without it every token is text.
    public var types: [Int32]?
    /// `tokenizer.ggml.merges`: two tokens and a space between, first merges first; byte-level only.
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

    /// Further tokens that end a reply, as a `generation_config.json` names them.
    public var otherEnds: [TokenID] = []
    /// How text becomes tokens, where a `tokenizer.json` describes it stage by stage.
    var pipeline: TokenizerPipeline?

    /// A vocabulary with the fields that every tokenizer needs; the others are set afterwards.
    public init(source: String, model: String, tokens: [[UInt8]]) {
        self.source = source
        self.model = model
        self.tokens = tokens
    }

    /// The tokenizer of this vocabulary.
    ///
    /// - Throws: `EngineError.unsupported` for a tokenizer model or pre-tokenizer that is not known here,
    ///   `EngineError.malformed` for keys that are missing or contradict each other. An empty token is no error.
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

    /// An id within the vocabulary, or `nil` where the key is not there.
    func checked(_ id: TokenID?, _ key: String) throws(EngineError) -> TokenID? {
        guard let id else { return nil }
        guard tokens.indices.contains(Int(id)) else {
            throw malformed(key, "is \(id), but there are \(tokens.count) tokens")
        }
        return id
    }
}
