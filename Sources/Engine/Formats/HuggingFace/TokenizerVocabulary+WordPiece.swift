extension TokenizerVocabulary {
    /// Converts a `tokenizer.json` with WordPiece to the form of GGUF files: tokens that begin a word get the prefix
    /// U+2581, and tokens that continue one lose the prefix `##`.
    ///
    /// - Throws: `EngineError` naming the file and the field: inconsistent (malformed), or with stages other than
    ///   BERT's (unsupported).
    init(wordPiece json: TokenizerJSON, limit: Int?) throws(EngineError) {
        let normalizer = json.normalizer
        func type(_ stage: JSONValue?) -> String { stage?["type"]?.stringValue ?? "none" }
        guard type(normalizer) == "BertNormalizer" else {
            throw json.unsupported("normalizer", "WordPiece with \(type(normalizer))")
        }
        guard type(json.preTokenizer) == "BertPreTokenizer" else {
            throw json.unsupported("pre_tokenizer", "WordPiece with \(type(json.preTokenizer))")
        }
        for key in ["clean_text", "handle_chinese_chars"] where normalizer?[key] == .bool(false) {
            throw json.unsupported("normalizer.\(key)", "false")
        }
        guard json.model.continuingPrefix ?? "##" == "##" else {
            throw json.unsupported("model.continuing_subword_prefix", "another prefix than ##")
        }
        guard json.model.longestWord ?? WordPieceTokenizer.longestWord == WordPieceTokenizer.longestWord else {
            throw json.unsupported(
                "model.max_input_chars_per_word", "another number than \(WordPieceTokenizer.longestWord)")
        }
        let (begin, end) = try json.frame()
        let added = try json.addedTokens(limit: limit)

        var types = [Int32](repeating: TokenType.normal.rawValue, count: json.model.tokens.count)
        var tokens = json.model.tokens.map(Self.marked)
        for token in added {
            let index = Int(token.id)
            while tokens.count <= index {
                tokens.append([])
                types.append(TokenType.unused.rawValue)
            }
            tokens[index] = token.content
            types[index] = (token.isSpecial ? TokenType.control : .userDefined).rawValue
        }
        self.init(source: json.path, model: "bert", tokens: tokens)
        self.types = types
        self.begin = try json.single(begin, "before")
        self.end = try json.single(end, "behind")
        addsBegin = self.begin != nil
        addsEnd = self.end != nil
        unknown = json.model.unknown.flatMap { json.model.id(of: $0) }
        if let unknown { self.tokens[Int(unknown)] = json.model.unknown ?? [] }
        lowercases = normalizer?["lowercase"] != .bool(false)
        if case .bool(let strips)? = normalizer?["strip_accents"] { stripsAccents = strips }
    }

    private static func marked(_ token: [UInt8]) -> [UInt8] {
        if token.isEmpty { return [] }
        let isContinuation = token.count > 2 && token.starts(with: "##".utf8)
        return isContinuation ? Array(token.dropFirst(2)) : WordPieceTokenizer.mark + token
    }
}
