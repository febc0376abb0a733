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

    /// Numbers of tokens that are beyond the vocabulary, as the files hold them, by their keys.
    var outside: [String: Int] = [:]
    /// What is odd about the files and was got over.
    var oddities: [String] = []

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

    /// The token of a number that a file gives; one that is none is kept aside to be told as it stands there.
    mutating func token(_ number: Int?, _ key: String) -> TokenID? {
        guard let number else { return nil }
        guard tokens.indices.contains(number) else {
            outside[key] = number
            return nil
        }
        return TokenID(number)
    }

    /// An id within the vocabulary, or `nil` where the key is not there.
    func checked(_ id: TokenID?, _ key: String) throws(EngineError) -> TokenID? {
        if let number = number(id, key), !tokens.indices.contains(number) { throw malformed(key, beyond(number)) }
        return id
    }

    /// The begin token. One that is none is an error only where it would be used.
    func checkedBegin(isAdded: Bool) throws(EngineError) -> TokenID? {
        isAdded || !isOutside(begin, "bos_token_id") ? try checked(begin, "bos_token_id") : nil
    }

    /// The end token. One that is none does no harm where other tokens end a reply, as the marks of a chat format do,
    /// and no text has it added.
    func checkedEnd(besides others: Set<TokenID>) throws(EngineError) -> TokenID? {
        addsEnd == true || others.isEmpty || !isOutside(end, "eos_token_id") ? try checked(end, "eos_token_id") : nil
    }

    /// What is to be told of this vocabulary once it is in use.
    func warnings(_ repeated: RepeatedTokens = RepeatedTokens()) -> [String] {
        let places = [("bos_token_id", begin), ("eos_token_id", end)]
        let beyond = places.compactMap { key, id -> String? in
            guard let number = number(id, key), !tokens.indices.contains(number) else { return nil }
            return malformed(key, "\(self.beyond(number)); it is left aside").message
        }
        return oddities + beyond + [repeated.warning("\(source): tokenizer.ggml.tokens")].compactMap(\.self)
    }

    private func number(_ id: TokenID?, _ key: String) -> Int? { id.map { Int($0) } ?? outside[key] }

    private func isOutside(_ id: TokenID?, _ key: String) -> Bool {
        number(id, key).map { !tokens.indices.contains($0) } ?? false
    }

    private func beyond(_ number: Int) -> String { "is \(number), but there are \(tokens.count) tokens" }
}
