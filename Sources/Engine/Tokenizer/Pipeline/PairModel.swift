/// Byte-pair encoding (Sennrich et al., 2016) with the options of the Hugging Face tokenizers: over bytes, or over
/// characters with byte tokens for characters that the vocabulary lacks.
struct PairModel: SubwordModel {
    /// The merges, keyed by their pair of tokens.
    let pairs: PairTable
    /// The tokens, keyed by the bytes that they represent.
    let table: TokenTable
    /// The token of each byte, -1 if there is none. Their use depends on `isByteLevel`.
    let byteTokens: [TokenID]
    /// Whether a word is spelled in bytes rather than characters.
    let isByteLevel: Bool
    /// Whether characters that the vocabulary lacks are spelled in bytes.
    let fallsBackToBytes: Bool
    /// Whether a word that is itself a token is used without merging.
    let ignoresMerges: Bool
    /// The token for what the vocabulary lacks; if it is `nil`, that is left out.
    let unknown: TokenID?
    /// Whether adjacent unknown characters become one token.
    let fusesUnknown: Bool

    func encode(_ word: ArraySlice<UInt8>, into result: inout [TokenID]) {
        word.withUnsafeBufferPointer { word in
            if ignoresMerges, let token = table.id(of: word) { return result.append(token) }
            let symbols = isByteLevel ? bytes(word) : characters(word)
            for symbol in SymbolMerger.merge(symbols, by: PairRule(pairs: pairs)) { result.append(symbol.token) }
        }
    }

    private func bytes(_ word: UnsafeBufferPointer<UInt8>) -> [TextSymbol] {
        word.indices.compactMap { index in
            let token = byteTokens[Int(word[index])]
            guard token >= 0 || unknown != nil else { return nil }
            return TextSymbol(start: index, length: 1, token: token >= 0 ? token : unknown ?? -1)
        }
    }

    private func characters(_ word: UnsafeBufferPointer<UInt8>) -> [TextSymbol] {
        var result: [TextSymbol] = []
        result.reserveCapacity(word.count)
        var start = 0
        var isAfterUnknown = false
        while start < word.count {
            let end = min(start + UTF8Width.of(word[start]), word.count)
            let character = start..<end
            defer { start = end }
            if let token = table.id(of: UnsafeBufferPointer(rebasing: word[character])) {
                result.append(TextSymbol(start: start, length: end - start, token: token))
                isAfterUnknown = false
            } else if fallsBackToBytes, character.allSatisfy({ byteTokens[Int(word[$0])] >= 0 }) {
                for index in character {
                    result.append(TextSymbol(start: index, length: 1, token: byteTokens[Int(word[index])]))
                }
                isAfterUnknown = false
            } else if let unknown {
                if isAfterUnknown, fusesUnknown {
                    result[result.count - 1].length += end - start
                } else {
                    result.append(TextSymbol(start: start, length: end - start, token: unknown))
                }
                isAfterUnknown = true
            }
        }
        return result
    }

    private struct PairRule: MergeRule {
        let pairs: PairTable

        func merge(_ left: TextSymbol, _ right: TextSymbol) -> (token: TokenID, cost: Float)? {
            guard let merge = pairs[left.token, right.token] else { return nil }
            return (merge.token, Float(merge.rank))
        }
    }
}

/// Length of a UTF-8 character in bytes, by its first byte.
enum UTF8Width {
    /// 1 to 4; 1 for a byte that cannot begin a character.
    static func of(_ byte: UInt8) -> Int {
        switch byte {
        case ..<0xC0: 1
        case ..<0xE0: 2
        case ..<0xF0: 3
        default: 4
        }
    }
}
