/// SentencePiece's unigram model, `tokenizer.ggml.model` = `t5`: of all ways to split a text into pieces, the one with
/// the highest sum of scores (Kudo 2018, "Subword Regularization"; the encoder of SentencePiece).
///
/// A stretch that no piece matches becomes one unknown token, however long it is.
struct UnigramTokenizer: Tokenizer {
    let vocabularySize: Int
    let beginToken: TokenID?
    let warnings: [String]
    var endOfGeneration: Set<TokenID> { special.endOfGeneration }

    private let endToken: TokenID?
    private let normalizer: UnigramNormalizer
    private let model: UnigramModel
    private let special: SpecialTokens
    private let pieces: TokenPieces

    /// Builds the tokenizer.
    ///
    /// - Throws: `EngineError.malformed` for missing or contradicting keys.
    init(_ vocabulary: TokenizerVocabulary) throws(EngineError) {
        let types = try vocabulary.checkedTypes()
        vocabularySize = types.count
        special = SpecialTokens(vocabulary: vocabulary, types: types)
        let scores = try Self.scores(vocabulary, types)
        guard let unknown = try vocabulary.checked(vocabulary.unknown, "unknown_token_id") else {
            throw vocabulary.malformed("unknown_token_id", "is missing")
        }
        let (pieces, table, repeated) = try Self.pieces(vocabulary, types)
        self.pieces = pieces
        warnings = vocabulary.warnings(repeated)
        model = UnigramModel(table: table, scores: scores, unknown: unknown, byteTokens: nil)
        let begin = try vocabulary.checkedBegin(isAdded: vocabulary.addsBegin ?? false)
        let end = try vocabulary.checked(vocabulary.end, "eos_token_id")
        // Defaults for files without the keys: those of T5.
        beginToken = vocabulary.addsBegin ?? false ? begin : nil
        endToken = vocabulary.addsEnd ?? true ? end : nil
        normalizer = UnigramNormalizer(addsSpacePrefix: vocabulary.addsSpacePrefix ?? true)
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
                let text = normalizer.normalized(String(decoding: bytes[range], as: UTF8.self))
                model.encode(text[...], into: &result)
            }
        }
        if addSpecial, let endToken { result.append(endToken) }
        return result
    }

    func bytes(of token: TokenID) -> [UInt8] { pieces[token] }

    /// Decodes a whole sequence, without the space that `encode` added in front.
    func decode(_ tokens: [TokenID]) -> String {
        var bytes = tokens.flatMap { self.bytes(of: $0) }
        if normalizer.addsSpacePrefix, bytes.first == 0x20 { bytes.removeFirst() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The log probability of each piece. Tokens that are not text get 0, so that none of them is the least likely.
    private static func scores(
        _ vocabulary: TokenizerVocabulary, _ types: [TokenType]
    ) throws(EngineError) -> [Double] {
        guard let scores = vocabulary.scores else { throw vocabulary.malformed("scores", "is missing") }
        guard scores.count >= types.count else {
            throw vocabulary.malformed("scores", "has \(scores.count) entries for \(types.count) tokens")
        }
        if let index = scores.firstIndex(where: { !$0.isFinite }) {
            throw vocabulary.malformed("scores", "is no finite number at \(index)")
        }
        return zip(types, scores).map { type, score in type == .normal ? Double(score) : 0 }
    }

    /// The bytes of every token, and the table of tokens that text may become.
    private static func pieces(
        _ vocabulary: TokenizerVocabulary, _ types: [TokenType]
    ) throws(EngineError) -> (TokenPieces, TokenTable, RepeatedTokens) {
        var pieces = TokenPieces(capacity: types.count)
        var repeated = RepeatedTokens()
        var table = TokenTable(capacity: types.count)
        for (index, type) in types.enumerated() {
            let written = vocabulary.tokens[index]
            if type != .normal, type != .userDefined {
                pieces.append([])
            } else if written.starts(with: UnigramNormalizer.blank) {
                pieces.append(spaced(written.dropFirst(UnigramNormalizer.blank.count)), behindBlank: true)
            } else {
                pieces.append(spaced(written[...]))
            }
            guard type == .normal, !written.isEmpty else { continue }
            repeated.note(table.insert(written, id: TokenID(index)), again: index)
        }
        guard table.longest <= UnigramModel.longestToken else {
            throw vocabulary.malformed(
                "tokens", "has a token of \(table.longest) bytes; at most \(UnigramModel.longestToken) are possible")
        }
        return (pieces, table, repeated)
    }

    /// A piece as text, with spaces for U+2581.
    private static func spaced(_ piece: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let blank = UnigramNormalizer.blank
        // Few pieces contain one.
        guard piece.contains(blank[0]) else { return piece }
        var text: ArraySlice<UInt8> = []
        text.reserveCapacity(piece.count)
        var index = piece.startIndex
        while index < piece.endIndex {
            if piece[index...].starts(with: blank) {
                text.append(0x20)
                index += blank.count
            } else {
                text.append(piece[index])
                index += 1
            }
        }
        return text
    }
}
