import Foundation

/// SentencePiece's unigram model, `tokenizer.ggml.model` = `t5`: of all ways to spell a text in pieces the one whose scores add up
/// to most, found by Viterbi's algorithm (Kudo 2018, "Subword Regularization"; the encoder of SentencePiece).
///
/// Texts are normalised by NFKC, and blanks are written U+2581. What no piece spells is one unknown token, however long.
struct UnigramTokenizer: Tokenizer {
    let vocabularySize: Int
    let beginToken: TokenID?
    var endOfGeneration: Set<TokenID> { special.endOfGeneration }

    private let endToken: TokenID?
    private let unknownToken: TokenID
    private let unknownScore: Float
    private let addsSpacePrefix: Bool
    private let special: SpecialTokens
    private let pieces: TokenPieces
    private let table: TokenTable
    private let scores: [Float]

    /// What an unknown character costs beyond the least likely piece.
    private static let unknownPenalty: Float = 10
    /// The bytes of U+2581.
    private static let blank: [UInt8] = [0xe2, 0x96, 0x81]

    /// Builds the tokenizer.
    ///
    /// - Throws: `EngineError.malformed` for missing or contradicting keys.
    init(_ vocabulary: TokenizerVocabulary) throws(EngineError) {
        let types = try vocabulary.checkedTypes()
        let count = vocabulary.tokens.count
        guard let scores = vocabulary.scores else { throw vocabulary.malformed("scores", "is missing") }
        guard scores.count >= count else {
            throw vocabulary.malformed("scores", "has \(scores.count) entries for \(count) tokens")
        }
        if let place = scores.firstIndex(where: \.isNaN) {
            throw vocabulary.malformed("scores", "is no number at \(place)")
        }
        guard let unknown = try vocabulary.checked(vocabulary.unknown, "unknown_token_id") else {
            throw vocabulary.malformed("unknown_token_id", "is missing")
        }
        var pieces = TokenPieces(capacity: count)
        var table = TokenTable(capacity: count)
        var least = Float(0)
        for (index, type) in types.enumerated() {
            let bytes = vocabulary.tokens[index]
            pieces.append([.normal, .userDefined].contains(type) ? Self.spaced(bytes) : [])
            guard type == .normal, !bytes.isEmpty else { continue }
            least = min(least, scores[index])
            _ = table.insert(bytes, id: TokenID(index))
        }
        (self.pieces, self.table, self.scores) = (pieces, table, scores)
        vocabularySize = count
        special = SpecialTokens(vocabulary: vocabulary, types: types)
        unknownToken = unknown
        unknownScore = least - Self.unknownPenalty
        let begin = try vocabulary.checked(vocabulary.begin, "bos_token_id")
        let end = try vocabulary.checked(vocabulary.end, "eos_token_id")
        beginToken = vocabulary.addsBegin ?? false ? begin : nil
        endToken = vocabulary.addsEnd ?? true ? end : nil
        addsSpacePrefix = vocabulary.addsSpacePrefix ?? true
    }

    func encode(_ text: String, addSpecial: Bool, parseSpecial: Bool) -> [TokenID] {
        let bytes = Array(text.utf8)
        var result: [TokenID] = []
        if addSpecial, let beginToken { result.append(beginToken) }
        for fragment in special.fragments(of: bytes, parseSpecial: parseSpecial) {
            switch fragment {
            case .token(let token, _): result.append(token)
            case .text(let range): result += spell(normalized(String(decoding: bytes[range], as: UTF8.self)))
            }
        }
        if addSpecial, let endToken { result.append(endToken) }
        return result
    }

    func bytes(of token: TokenID) -> [UInt8] { pieces[token] }

    /// The text of a whole sequence, without the space that `encode` put in front of it.
    func decode(_ tokens: [TokenID]) -> String {
        var bytes = tokens.flatMap { self.bytes(of: $0) }
        if addsSpacePrefix, bytes.first == 0x20 { bytes.removeFirst() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// NFKC, without control characters, with one U+2581 for each run of blanks between words.
    private func normalized(_ text: String) -> [UInt8] {
        var words: [[UInt8]] = [[]]
        for scalar in text.precomposedStringWithCompatibilityMapping.unicodeScalars {
            if scalar.properties.isWhitespace {
                if words[words.count - 1].isEmpty == false { words.append([]) }
            } else if scalar.properties.generalCategory != .control {
                words[words.count - 1] += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        if words[words.count - 1].isEmpty { words.removeLast() }
        let joined = Array(words.joined(separator: Self.blank))
        return addsSpacePrefix && !joined.isEmpty ? Self.blank + joined : joined
    }

    /// The pieces of a normalised text.
    private func spell(_ text: [UInt8]) -> [TokenID] {
        guard !text.isEmpty else { return [] }
        // For each place in bytes the best way there: its score, where its last piece begins, and which it is.
        var best = [Float](repeating: -.infinity, count: text.count + 1)
        var last = [(start: Int, token: TokenID)](repeating: (0, unknownToken), count: text.count + 1)
        best[0] = 0
        func reach(_ end: Int, from start: Int, _ token: TokenID, _ score: Float) {
            guard best[start] + score > best[end] else { return }
            best[end] = best[start] + score
            last[end] = (start, token)
        }
        text.withUnsafeBufferPointer { text in
            for start in text.indices where text[start] & 0xc0 != 0x80 {
                var end = start
                repeat {
                    end += 1
                    while end < text.count, text[end] & 0xc0 == 0x80 { end += 1 }
                    let piece = UnsafeBufferPointer(rebasing: text[start..<end])
                    if let token = table.id(of: piece) {
                        reach(end, from: start, token, scores[Int(token)])
                    } else if text[(start + 1)..<end].allSatisfy({ $0 & 0xc0 == 0x80 }) {
                        reach(end, from: start, unknownToken, unknownScore)
                    }
                } while end < text.count && end - start < table.longest
            }
        }
        var tokens: [TokenID] = []
        var end = text.count
        while end > 0 {
            let (start, token) = last[end]
            if token != unknownToken || tokens.last != unknownToken { tokens.append(token) }
            end = start
        }
        return tokens.reversed()
    }

    /// A piece as text: with blanks for U+2581.
    private static func spaced(_ piece: [UInt8]) -> [UInt8] {
        Array(piece.split(separator: blank, omittingEmptySubsequences: false).joined(separator: [0x20]))
    }
}
