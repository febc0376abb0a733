/// Byte-level byte-pair encoding, `tokenizer.ggml.model` = `gpt2`.
///
/// Text is split by the rule that `tokenizer.ggml.pre` names, each split is spelled in bytes, and neighbours merge in
/// the order of `tokenizer.ggml.merges` (Radford et al., 2019). Every byte is a token, so that any text decodes to
/// itself; a byte that the vocabulary lacks is left out, as in the reference implementations.
struct ByteLevelTokenizer: Tokenizer {
    let vocabularySize: Int
    let beginToken: TokenID?
    let warnings: [String]
    var endOfGeneration: Set<TokenID> { special.endOfGeneration }

    private let endToken: TokenID?
    private let pre: PreTokenizer
    private let special: SpecialTokens
    private let pieces: TokenPieces
    private let table: TokenTable
    private let byteTokens: [TokenID]
    private let pairs: PairTable

    /// Builds the tokenizer.
    ///
    /// - Throws: `EngineError.unsupported` for an unknown pre-tokenizer, `EngineError.malformed` for missing or
    ///   contradicting keys. A merge with tokens that the vocabulary lacks is not an error: it never applies.
    init(_ vocabulary: TokenizerVocabulary) throws(EngineError) {
        let types = try vocabulary.checkedTypes()
        guard let pre = PreTokenizer(named: vocabulary.pre) else {
            let name = vocabulary.pre ?? ""
            throw EngineError(.unsupported, "\(vocabulary.source): tokenizer.ggml.pre \"\(name)\" is not supported")
        }
        self.pre = pre
        vocabularySize = vocabulary.tokens.count
        special = SpecialTokens(vocabulary: vocabulary, types: types)
        let repeated: RepeatedTokens
        (pieces, table, repeated) = Self.pieces(vocabulary, types, except: special.endOfGeneration)
        warnings = vocabulary.warnings(repeated)
        let table = table
        byteTokens = (UInt8(0)...255).map { byte in
            withUnsafePointer(to: byte) { table.id(of: UnsafeBufferPointer(start: $0, count: 1)) } ?? -1
        }
        pairs = try Self.pairs(vocabulary, table)

        let begin = try vocabulary.checkedBegin(isAdded: vocabulary.addsBegin ?? pre.addsBegin)
        let end = try vocabulary.checkedEnd(besides: special.endOfGeneration)
        if vocabulary.addsBegin == true, begin == nil { throw vocabulary.malformed("bos_token_id", "is missing") }
        if vocabulary.addsEnd == true, end == nil { throw vocabulary.malformed("eos_token_id", "is missing") }
        beginToken = vocabulary.addsBegin ?? pre.addsBegin ? begin : nil
        endToken = vocabulary.addsEnd ?? false ? end : nil
    }

    func encode(_ text: String, addSpecial: Bool, parseSpecial: Bool) -> [TokenID] {
        let bytes = Array(text.utf8)
        var result: [TokenID] = []
        result.reserveCapacity(bytes.count / 3 + 2)
        if addSpecial, let beginToken { result.append(beginToken) }
        for fragment in special.fragments(of: bytes, parseSpecial: parseSpecial) {
            switch fragment {
            case .token(let token, _): result.append(token)
            case .text(let range): encode(bytes[range], into: &result)
            }
        }
        if addSpecial, let endToken { result.append(endToken) }
        return result
    }

    func bytes(of token: TokenID) -> [UInt8] { pieces[token] }

    private func encode(_ text: ArraySlice<UInt8>, into result: inout [TokenID]) {
        let words = pre.split(ClassifiedText(text))
        let rule = PairRule(pairs: pairs)
        text.withUnsafeBufferPointer { text in
            for word in words {
                if pre.ignoresMerges, let token = table.id(of: UnsafeBufferPointer(rebasing: text[word])) {
                    result.append(token)
                    continue
                }
                let symbols = word.map { TextSymbol(start: $0, length: 1, token: byteTokens[Int(text[$0])]) }
                for symbol in SymbolMerger.merge(symbols, by: rule) where symbol.token >= 0 {
                    result.append(symbol.token)
                }
            }
        }
    }
}

extension ByteLevelTokenizer {
    /// The bytes of every token, and the table of tokens that text may become.
    private static func pieces(
        _ vocabulary: TokenizerVocabulary, _ types: [TokenType], except ends: Set<TokenID>
    ) -> (TokenPieces, TokenTable, RepeatedTokens) {
        var pieces = TokenPieces(capacity: types.count)
        var repeated = RepeatedTokens()
        var table = TokenTable(capacity: types.count)
        var others = TokenTable(capacity: 1 + types.count { $0 != .normal })
        var decoded: [UInt8] = []
        for (index, type) in types.enumerated() {
            let written = vocabulary.tokens[index]
            let token = TokenID(index)
            let isText = type == .normal || type == .undefined || type == .unused
            decoded.removeAll(keepingCapacity: true)
            if !isText || !ByteAlphabet.decode(written, into: &decoded) { decoded = written }
            let isSilent = type == .control || type == .unknown || ends.contains(token)
            pieces.append(isSilent ? [] : decoded)
            guard !decoded.isEmpty else { continue }
            repeated.note(isText ? table.insert(decoded, id: token) : others.insert(decoded, id: token), again: index)
        }
        return (pieces, table, repeated)
    }

    /// The merges, keyed by their pair of tokens.
    private static func pairs(_ vocabulary: TokenizerVocabulary, _ table: TokenTable) throws(EngineError) -> PairTable {
        guard let merges = vocabulary.merges else { throw vocabulary.malformed("merges", "is missing") }
        var pairs = PairTable(capacity: merges.count)
        var both: [UInt8] = []
        for (rank, line) in merges.enumerated() {
            both.removeAll(keepingCapacity: true)
            var middle = 0
            let space = line.dropFirst().firstIndex(of: 0x20) ?? line.startIndex
            var isPair = space > line.startIndex && ByteAlphabet.decode(line[..<space], into: &both)
            if isPair {
                middle = both.count
                isPair = ByteAlphabet.decode(line[(space + 1)...], into: &both)
            }
            guard isPair else { throw vocabulary.malformed("merges", "is no pair of tokens at \(rank)") }
            both.withUnsafeBufferPointer { both in
                guard let merged = table.id(of: both),
                    let left = table.id(of: UnsafeBufferPointer(rebasing: both[..<middle])),
                    let right = table.id(of: UnsafeBufferPointer(rebasing: both[middle...]))
                else { return }
                pairs[left, right] = PairTable.Merge(rank: Int32(rank), token: merged)
            }
        }
        return pairs
    }

    private struct PairRule: MergeRule {
        let pairs: PairTable

        func merge(_ left: TextSymbol, _ right: TextSymbol) -> (token: TokenID, cost: Float)? {
            guard left.token >= 0, right.token >= 0, let merge = pairs[left.token, right.token] else { return nil }
            return (merge.token, Float(merge.rank))
        }
    }
}
