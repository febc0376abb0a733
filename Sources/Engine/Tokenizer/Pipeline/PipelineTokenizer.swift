/// A tokenizer that runs the stages of Hugging Face tokenizers (https://github.com/huggingface/tokenizers).
struct PipelineTokenizer: Tokenizer {
    let vocabularySize: Int
    let beginToken: TokenID?
    let warnings: [String]
    let endOfGeneration: Set<TokenID>

    private let endToken: TokenID?
    private let pipeline: TokenizerPipeline
    /// Added tokens that are matched in the original text.
    private let raw: AddedTokenMatcher
    /// Added tokens that are matched in the normalised text.
    private let normalized: AddedTokenMatcher?
    private let pieces: TokenPieces

    /// Builds the tokenizer.
    ///
    /// - Throws: `EngineError.malformed` for begin and end tokens that are missing or outside the vocabulary.
    init(_ vocabulary: TokenizerVocabulary, _ pipeline: TokenizerPipeline) throws(EngineError) {
        let types = try vocabulary.checkedTypes()
        self.pipeline = pipeline
        vocabularySize = types.count
        endOfGeneration = SpecialTokens.endOfGeneration(vocabulary, types)
        raw = AddedTokenMatcher(pipeline.added.filter { !$0.isNormalized }) { $0.content }
        let inNormalized = pipeline.added.filter(\.isNormalized)
        normalized =
            inNormalized.isEmpty
            ? nil
            : AddedTokenMatcher(inNormalized) { token in
                Array(pipeline.normalizers.reduce(token.content[...]) { $1.apply(to: $0) })
            }
        pieces = Self.pieces(vocabulary, types, pipeline, except: endOfGeneration)
        let begin = try vocabulary.checkedBegin(isAdded: vocabulary.addsBegin == true)
        let end = try vocabulary.checkedEnd(besides: endOfGeneration)
        warnings = vocabulary.warnings()
        beginToken = vocabulary.addsBegin == true ? begin : nil
        endToken = vocabulary.addsEnd == true ? end : nil
    }

    func encode(_ text: String, addSpecial: Bool, parseSpecial: Bool) -> [TokenID] {
        var result: [TokenID] = []
        result.reserveCapacity(text.utf8.count / 3 + 2)
        if addSpecial, let beginToken { result.append(beginToken) }
        encode(Array(text.utf8)[...], isFirst: true, parseSpecial: parseSpecial, into: &result)
        if addSpecial, let endToken { result.append(endToken) }
        return result
    }

    func encode(_ text: String, between before: TokenID?, and after: TokenID?) -> [TokenID] {
        let bytes = Blanks.trimmed(
            Array(text.utf8)[...], left: before.flatMap { raw.token($0) }?.stripsRight == true,
            right: after.flatMap { raw.token($0) }?.stripsLeft == true)
        var result: [TokenID] = []
        encode(bytes, isFirst: before == nil, parseSpecial: false, into: &result)
        return result
    }

    func bytes(of token: TokenID) -> [UInt8] { pieces[token] }

    /// Decodes a whole sequence, without the space that the tokenizer itself added in front.
    func decode(_ tokens: [TokenID]) -> String {
        var bytes = tokens.flatMap { self.bytes(of: $0) }
        if pipeline.dropsFirstSpace, bytes.first == 0x20 { bytes.removeFirst() }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func encode(
        _ text: ArraySlice<UInt8>, isFirst: Bool, parseSpecial: Bool, into result: inout [TokenID]
    ) {
        for fragment in raw.fragments(of: text, parseSpecial: parseSpecial) {
            switch fragment {
            case .token(let token): result.append(token)
            case .text(let range):
                let part = text[text.startIndex + range.lowerBound..<text.startIndex + range.upperBound]
                encodeRaw(part, isFirst: isFirst && range.lowerBound == 0, parseSpecial: parseSpecial, into: &result)
            }
        }
    }

    private func encodeRaw(
        _ part: ArraySlice<UInt8>, isFirst: Bool, parseSpecial: Bool, into result: inout [TokenID]
    ) {
        let text = pipeline.normalizers.reduce(part) { $1.apply(to: $0) }
        guard let normalized else { return encodeNormalized(text, isFirst: isFirst, into: &result) }
        for fragment in normalized.fragments(of: text, parseSpecial: parseSpecial) {
            switch fragment {
            case .token(let token): result.append(token)
            case .text(let range):
                let part = text[text.startIndex + range.lowerBound..<text.startIndex + range.upperBound]
                encodeNormalized(part, isFirst: isFirst && range.lowerBound == 0, into: &result)
            }
        }
    }

    private func encodeNormalized(_ text: ArraySlice<UInt8>, isFirst: Bool, into result: inout [TokenID]) {
        var words = text.isEmpty ? [] : [text]
        for step in pipeline.splits {
            words = words.enumerated().flatMap { index, word in step.split(word, isFirst: isFirst && index == 0) }
        }
        for word in words { pipeline.model.encode(word, into: &result) }
    }

    /// The bytes that every token represents.
    private static func pieces(
        _ vocabulary: TokenizerVocabulary, _ types: [TokenType], _ pipeline: TokenizerPipeline,
        except ends: Set<TokenID>
    ) -> TokenPieces {
        var pieces = TokenPieces(capacity: types.count)
        var decoded: [UInt8] = []
        for (index, type) in types.enumerated() {
            let written = vocabulary.tokens[index]
            if type == .control || type == .unknown || ends.contains(TokenID(index)) {
                pieces.append([])
            } else if type == .byte, let byte = TokenizerVocabulary.byte(of: written) {
                pieces.append([byte])
            } else if type == .userDefined {
                pieces.append(written)
            } else if pipeline.isByteLevel {
                decoded.removeAll(keepingCapacity: true)
                pieces.append(ByteAlphabet.decode(written, into: &decoded) ? decoded : written)
            } else {
                pieces.append(TextNormalizer.replace(pipeline.space, with: [0x20]).apply(to: written[...]))
            }
        }
        return pieces
    }
}

extension TokenizerVocabulary {
    /// The byte that a token `<0xXX>` represents.
    static func byte(of token: [UInt8]) -> UInt8? {
        guard token.count == 6, token.starts(with: "<0x".utf8), token.last == UInt8(ascii: ">") else { return nil }
        return UInt8(String(decoding: token[3..<5], as: UTF8.self), radix: 16)
    }
}
