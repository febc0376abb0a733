/// WordPiece, `tokenizer.ggml.model` = `bert`: a word is split into the longest token that it begins with, then the
/// longest token that the rest begins with, and so on; a word that cannot be split so is one unknown token (Wu et al.,
/// 2016, in the form of BERT's `WordpieceTokenizer`).
///
/// GGUF files mark tokens that begin a word with U+2581; BERT's own vocabularies mark all others with `##`. Decoding
/// does not restore what normalisation removed (case, accents, whitespace).
struct WordPieceTokenizer: Tokenizer {
    let vocabularySize: Int
    let beginToken: TokenID?
    let warnings: [String]
    var endOfGeneration: Set<TokenID> { special.endOfGeneration }

    private let endToken: TokenID?
    private let unknownToken: TokenID
    private let normalizer: BERTNormalizer
    private let special: SpecialTokens
    private let pieces: TokenPieces
    /// Tokens that begin a word, without their mark.
    private let beginnings: TokenTable
    /// All other tokens except control tokens.
    private let continuations: TokenTable

    /// Maximum characters of a word; a longer word is one unknown token.
    static let longestWord = 100
    /// The bytes of U+2581, which marks tokens that begin a word.
    static let mark: [UInt8] = [0xe2, 0x96, 0x81]

    /// Builds the tokenizer.
    ///
    /// - Throws: `EngineError.malformed` for missing or contradicting keys.
    init(_ vocabulary: TokenizerVocabulary) throws(EngineError) {
        let types = try vocabulary.checkedTypes()
        vocabularySize = types.count
        special = SpecialTokens(vocabulary: vocabulary, types: types)
        let repeated: RepeatedTokens
        (pieces, beginnings, continuations, repeated) = Self.pieces(vocabulary, types)
        warnings = vocabulary.warnings(repeated)

        // Defaults for files without the keys: the ids of the first BERT.
        let fallback = { (id: TokenID) in types.count > Int(id) ? id : nil }
        guard let unknown = try vocabulary.checked(vocabulary.unknown, "unknown_token_id") ?? fallback(100) else {
            throw vocabulary.malformed("unknown_token_id", "is missing")
        }
        unknownToken = unknown
        let begin = try vocabulary.checked(vocabulary.begin, "cls_token_id") ?? fallback(101)
        let end = try vocabulary.checked(vocabulary.end, "seperator_token_id") ?? fallback(102)
        beginToken = vocabulary.addsBegin ?? true ? begin : nil
        endToken = vocabulary.addsEnd ?? true ? end : nil
        let lowercases = vocabulary.lowercases ?? true
        normalizer = BERTNormalizer(lowercases: lowercases, stripsAccents: vocabulary.stripsAccents ?? lowercases)
    }

    func encode(_ text: String, addSpecial: Bool, parseSpecial: Bool) -> [TokenID] {
        let bytes = Array(text.utf8)
        var result: [TokenID] = []
        result.reserveCapacity(bytes.count / 3 + 2)
        if addSpecial, let beginToken { result.append(beginToken) }
        for fragment in special.fragments(of: bytes, parseSpecial: parseSpecial) {
            switch fragment {
            case .token(let token, _): result.append(token)
            case .text(let range):
                normalizer.forEachWord(in: bytes[range]) { spell($0, scalars: $1, into: &result) }
            }
        }
        if addSpecial, let endToken { result.append(endToken) }
        return result
    }

    func bytes(of token: TokenID) -> [UInt8] { pieces[token] }

    /// The words, separated by spaces.
    func decode(_ tokens: [TokenID]) -> String {
        var bytes = tokens.flatMap { self.bytes(of: $0) }
        if bytes.first == 0x20 { bytes.removeFirst() }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func spell(_ word: [UInt8], scalars: Int, into result: inout [TokenID]) {
        guard scalars <= Self.longestWord else { return result.append(unknownToken) }
        let count = result.count
        word.withUnsafeBufferPointer { word in
            var start = 0
            while start < word.count {
                let table = start == 0 ? beginnings : continuations
                let rest = UnsafeBufferPointer(rebasing: word[start...])
                guard let (token, length) = Self.longest(in: table, rest) else {
                    result.removeSubrange(count...)
                    result.append(unknownToken)
                    return
                }
                result.append(token)
                start += length
            }
        }
    }

    private static func longest(
        in table: TokenTable, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> (token: TokenID, length: Int)? {
        var length = min(bytes.count, table.longest)
        while length > 0 {
            // No token ends within a character.
            if length == bytes.count || bytes[length] & 0xC0 != 0x80,
                let token = table.id(of: UnsafeBufferPointer(rebasing: bytes[..<length]))
            {
                return (token, length)
            }
            length -= 1
        }
        return nil
    }

    /// The bytes of every token, the tokens that begin words, and those that continue them.
    private static func pieces(
        _ vocabulary: TokenizerVocabulary, _ types: [TokenType]
    ) -> (TokenPieces, TokenTable, TokenTable, RepeatedTokens) {
        var pieces = TokenPieces(capacity: types.count)
        var repeated = RepeatedTokens()
        var beginnings = TokenTable(capacity: types.count)
        var continuations = TokenTable(capacity: types.count)
        for (index, type) in types.enumerated() {
            let written = vocabulary.tokens[index]
            // The mark alone is an ordinary continuation.
            let begins = written.count > mark.count && written.starts(with: mark)
            // User-defined tokens are matched before words are split, unless they are marked as words.
            let isWhole = type == .control || type == .unknown || type == .userDefined && !begins
            if isWhole, type != .userDefined {
                pieces.append([])
            } else {
                pieces.append(begins ? written.dropFirst(mark.count) : written[...], behindBlank: begins)
            }
            guard !isWhole, !written.isEmpty else { continue }
            let earlier =
                begins
                ? beginnings.insert(written.dropFirst(mark.count), id: TokenID(index))
                : continuations.insert(written, id: TokenID(index))
            repeated.note(earlier, again: index)
        }
        return (pieces, beginnings, continuations, repeated)
    }
}
