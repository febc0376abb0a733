/// SentencePiece-style byte-pair encoding with byte fallback, `tokenizer.ggml.model` = `llama`.
///
/// Spaces are written as U+2581. Of all neighbours whose joined text is a token, the pair with the highest score merges
/// first, the leftmost of equals. A character that is not a token is spelled in byte tokens `<0xXX>` (Kudo and
/// Richardson, 2018; the encoder of SentencePiece). A U+2581 in the text itself cannot be told from a space and is
/// decoded as one.
struct SentencePieceTokenizer: Tokenizer {
    let vocabularySize: Int
    let beginToken: TokenID?
    let warnings: [String]
    var endOfGeneration: Set<TokenID> { special.endOfGeneration }

    private let endToken: TokenID?
    private let unknownToken: TokenID?
    private let addsSpacePrefix: Bool
    private let special: SpecialTokens
    private let pieces: TokenPieces
    private let table: TokenTable
    private let scores: [Float]
    private let byteTokens: [TokenID]

    /// Builds the tokenizer.
    ///
    /// - Throws: `EngineError.malformed` for missing or contradicting keys. Missing byte tokens are not an error: the
    ///   unknown token is used instead.
    init(_ vocabulary: TokenizerVocabulary) throws(EngineError) {
        let types = try vocabulary.checkedTypes()
        let count = vocabulary.tokens.count
        guard let scores = vocabulary.scores else { throw vocabulary.malformed("scores", "is missing") }
        guard scores.count >= count else {
            throw vocabulary.malformed("scores", "has \(scores.count) entries for \(count) tokens")
        }
        if let index = scores.firstIndex(where: \.isNaN) {
            throw vocabulary.malformed("scores", "is no number at \(index)")
        }
        self.scores = scores
        vocabularySize = count
        special = SpecialTokens(vocabulary: vocabulary, types: types)
        let repeated: RepeatedTokens
        (pieces, table, byteTokens, repeated) = try Self.pieces(vocabulary, types, except: special.endOfGeneration)
        warnings = vocabulary.warnings(repeated)

        // Defaults for files without the keys: the ids of the first Llama.
        let fallback = { (id: TokenID) in count > Int(id) ? id : nil }
        let begin = try vocabulary.checkedBegin(isAdded: vocabulary.addsBegin ?? true) ?? fallback(1)
        let end = try vocabulary.checkedEnd(besides: special.endOfGeneration) ?? fallback(2)
        unknownToken = try vocabulary.checked(vocabulary.unknown, "unknown_token_id") ?? fallback(0)
        beginToken = vocabulary.addsBegin ?? true ? begin : nil
        endToken = vocabulary.addsEnd ?? false ? end : nil
        addsSpacePrefix = vocabulary.addsSpacePrefix ?? true
    }

    func encode(_ text: String, addSpecial: Bool, parseSpecial: Bool) -> [TokenID] {
        let bytes = Array(text.utf8)
        var result: [TokenID] = []
        result.reserveCapacity(bytes.count / 3 + 2)
        if addSpecial, let beginToken { result.append(beginToken) }
        var isPrefixed = addsSpacePrefix
        for fragment in special.fragments(of: bytes, parseSpecial: parseSpecial) {
            switch fragment {
            case .token(let token, let isControl):
                // A user-defined token at the very beginning gets the prefix too, as a token of its own.
                if !isControl, isPrefixed { encode([], isPrefixed: true, into: &result) }
                result.append(token)
                isPrefixed = isControl && addsSpacePrefix
            case .text(let range):
                encode(bytes[range], isPrefixed: isPrefixed, into: &result)
                isPrefixed = false
            }
        }
        if addSpecial, let endToken { result.append(endToken) }
        return result
    }

    func bytes(of token: TokenID) -> [UInt8] { pieces[token] }

    /// Decodes a whole sequence, without the space that `encode` added in front.
    func decode(_ tokens: [TokenID]) -> String {
        var bytes = tokens.flatMap { self.bytes(of: $0) }
        if addsSpacePrefix, bytes.first == 0x20 { bytes.removeFirst() }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func encode(_ text: ArraySlice<UInt8>, isPrefixed: Bool, into result: inout [TokenID]) {
        let escaped = Self.escape(text, isPrefixed: isPrefixed)
        escaped.withUnsafeBufferPointer { text in
            let rule = ScoreRule(text: text, table: table, scores: scores)
            for symbol in SymbolMerger.merge(symbols(of: text), by: rule) {
                if symbol.token >= 0 {
                    result.append(symbol.token)
                } else {
                    spell(UnsafeBufferPointer(rebasing: text[symbol.start..<symbol.start + symbol.length]), &result)
                }
            }
        }
    }

    /// One symbol per character.
    private func symbols(of text: UnsafeBufferPointer<UInt8>) -> [TextSymbol] {
        var result: [TextSymbol] = []
        result.reserveCapacity(text.count)
        var start = 0
        while start < text.count {
            let width =
                switch text[start] {
                case ..<0xc0: 1
                case ..<0xe0: 2
                case ..<0xf0: 3
                default: 4
                }
            let end = min(start + width, text.count)
            let token = table.id(of: UnsafeBufferPointer(rebasing: text[start..<end])) ?? -1
            result.append(TextSymbol(start: start, length: end - start, token: token))
            start = end
        }
        return result
    }

    private func spell(_ bytes: UnsafeBufferPointer<UInt8>, _ result: inout [TokenID]) {
        // Without a token for U+2581, spell a plain space: the bytes of U+2581 would decode to that character.
        let tokens = bytes.elementsEqual(Self.space) ? [byteTokens[0x20]] : bytes.map { byteTokens[Int($0)] }
        if tokens.contains(-1) {
            if let unknownToken { result.append(unknownToken) }
        } else {
            result.append(contentsOf: tokens)
        }
    }
}

extension SentencePieceTokenizer {
    /// The bytes of U+2581, which represents a space.
    private static let space: [UInt8] = [0xe2, 0x96, 0x81]

    private static func escape(_ text: ArraySlice<UInt8>, isPrefixed: Bool) -> [UInt8] {
        var result: [UInt8] = isPrefixed ? space : []
        result.reserveCapacity(text.count + text.count / 2 + 3)
        for byte in text {
            if byte == 0x20 { result.append(contentsOf: space) } else { result.append(byte) }
        }
        return result
    }

    private static func unescape(_ token: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while index < token.count {
            let isSpace = token[index...].starts(with: space)
            result.append(isSpace ? 0x20 : token[index])
            index += isSpace ? space.count : 1
        }
        return result
    }

    /// The bytes of every token, the table of tokens that text may become, and the tokens of single bytes.
    private static func pieces(
        _ vocabulary: TokenizerVocabulary, _ types: [TokenType], except ends: Set<TokenID>
    ) throws(EngineError) -> (TokenPieces, TokenTable, [TokenID], RepeatedTokens) {
        var pieces = TokenPieces(capacity: types.count)
        var repeated = RepeatedTokens()
        var table = TokenTable(capacity: types.count)
        var others = TokenTable(capacity: 1 + types.count { $0 != .normal })
        var byteTokens = [TokenID](repeating: -1, count: 256)
        for (index, type) in types.enumerated() {
            let written = vocabulary.tokens[index]
            let token = TokenID(index)
            var isText = false
            var piece: [UInt8] = []
            switch type {
            case .byte:
                guard let byte = TokenizerVocabulary.byte(of: written) else {
                    throw vocabulary.malformed("tokens", "has a byte token at \(index) that is not written <0xXX>")
                }
                byteTokens[Int(byte)] = token
                piece = [byte]
            case .control, .unknown: break
            case .userDefined:
                isText = !SpecialTokens.isMarkup(written)
                piece = unescape(written)
            case .normal, .undefined, .unused:
                isText = true
                piece = unescape(written)
            }
            pieces.append(ends.contains(token) ? [] : piece)
            guard !written.isEmpty else { continue }
            repeated.note(isText ? table.insert(written, id: token) : others.insert(written, id: token), again: index)
        }
        return (pieces, table, byteTokens, repeated)
    }

    private struct ScoreRule: MergeRule {
        let text: UnsafeBufferPointer<UInt8>
        let table: TokenTable
        let scores: [Float]

        func merge(_ left: TextSymbol, _ right: TextSymbol) -> (token: TokenID, cost: Float)? {
            let joined = text[left.start..<left.start + left.length + right.length]
            guard let token = table.id(of: UnsafeBufferPointer(rebasing: joined)) else { return nil }
            return (token, -scores[Int(token)])
        }
    }
}
