/// The tokens of a vocabulary that are matched whole before text is split, and those that end a reply.
struct SpecialTokens: Sendable {
    /// A piece of a text.
    enum Fragment: Equatable {
        /// Ordinary text, as a range of bytes.
        case text(Range<Int>)
        /// One token, and whether it is a control token.
        case token(TokenID, isControl: Bool)
    }

    private struct Entry {
        let bytes: [UInt8]
        let token: TokenID
        let isControl: Bool
        let needsParsing: Bool
    }

    /// Keyed by first byte, longest first.
    private let entries: [UInt8: [Entry]]
    /// Whether any token is matched in ordinary text.
    private let matchesText: Bool
    /// Tokens that end a reply.
    let endOfGeneration: Set<TokenID>

    /// Finds the special tokens of a vocabulary.
    ///
    /// Control and unknown tokens are matched only in text whose author may write them. User-defined tokens are matched
    /// in any text, as in SentencePiece and the Hugging Face tokenizers (runs of spaces, for instance), except those in
    /// angle brackets: `<tool_call>` or `<think>` is structure, which a user must not be able to write.
    init(vocabulary: TokenizerVocabulary, types: [TokenType]) {
        var entries: [UInt8: [Entry]] = [:]
        var matchesText = false
        for (index, type) in types.enumerated()
        where type == .control || type == .unknown || type == .userDefined {
            let bytes = vocabulary.tokens[index]
            guard let first = bytes.first else { continue }
            let needsParsing = type != .userDefined || Self.isMarkup(bytes)
            matchesText = matchesText || !needsParsing
            entries[first, default: []].append(
                Entry(
                    bytes: bytes, token: TokenID(index), isControl: type != .userDefined, needsParsing: needsParsing))
        }
        self.entries = entries.mapValues { $0.sorted { $0.bytes.count > $1.bytes.count } }
        self.matchesText = matchesText
        endOfGeneration = Self.endOfGeneration(vocabulary, types)
    }

    /// Whether a token is written in angle brackets.
    static func isMarkup(_ token: [UInt8]) -> Bool {
        token.count > 2 && token.first == UInt8(ascii: "<") && token.last == UInt8(ascii: ">")
    }

    /// Splits a text at its special tokens: leftmost first, and the longest of those that begin at the same position.
    func fragments(of text: [UInt8], parseSpecial: Bool) -> [Fragment] {
        guard parseSpecial || matchesText else { return text.isEmpty ? [] : [.text(0..<text.count)] }
        var result: [Fragment] = []
        var start = 0
        var index = 0
        while index < text.count {
            guard let entry = match(text, at: index, parseSpecial: parseSpecial) else {
                index += 1
                continue
            }
            if start < index { result.append(.text(start..<index)) }
            result.append(.token(entry.token, isControl: entry.isControl))
            index += entry.bytes.count
            start = index
        }
        if start < text.count { result.append(.text(start..<text.count)) }
        return result
    }

    private func match(_ text: [UInt8], at index: Int, parseSpecial: Bool) -> Entry? {
        entries[text[index]]?.first { entry in
            (parseSpecial || !entry.needsParsing) && text[index...].starts(with: entry.bytes)
        }
    }
}

extension SpecialTokens {
    /// Texts with which models end a turn, a message or a document, whatever the file's keys say. From llama.cpp
    /// (`llama-vocab.cpp`), for the families whose chat formats are supported or planned.
    private static let endTexts: Set<String> = [
        "<|eot_id|>", "<|im_end|>", "<|end|>", "<|return|>", "<end_of_turn>", "<|endoftext|>", "</s>", "<|eom_id|>",
        "<|end_of_text|>", "<end_of_utterance>", "<eos>", "<|fim_pad|>", "<|repo_name|>", "<|file_sep|>", "<EOT>",
        "<｜end▁of▁sentence｜>",
    ]

    /// Tokens that end a reply. A text token is never one, even if it reads like one, unless the file states no types.
    static func endOfGeneration(_ vocabulary: TokenizerVocabulary, _ types: [TokenType]) -> Set<TokenID> {
        let named =
            [vocabulary.end, vocabulary.endOfTurn, vocabulary.endOfMessage].compactMap { $0 } + vocabulary.otherEnds
        var result = Set(named.filter { vocabulary.tokens.indices.contains(Int($0)) })
        let isUntyped = vocabulary.types == nil
        for (index, type) in types.enumerated() where isUntyped || type == .control || type == .userDefined {
            let bytes = vocabulary.tokens[index]
            guard bytes.first == UInt8(ascii: "<"), endTexts.contains(String(decoding: bytes, as: UTF8.self)) else {
                continue
            }
            result.insert(TokenID(index))
        }
        return result
    }
}
