/// The tokens of a vocabulary that are matched whole before any text is split, and those that end a reply.
struct SpecialTokens: Sendable {
    /// A stretch of a text.
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

    /// By first byte, longest first.
    private let entries: [UInt8: [Entry]]
    /// Whether ordinary text has any token to look for.
    private let matchesText: Bool
    /// Tokens that end a reply.
    let endOfGeneration: Set<TokenID>

    /// Finds the special tokens of a vocabulary.
    ///
    /// Control and unknown tokens are read from a text only where its author may write them. User-defined tokens are
    /// read from any text, as SentencePiece and the Hugging Face tokenizers do (runs of spaces, for instance), but
    /// not those in angle brackets: `<tool_call>` or `<think>` is structure, which a user must not be able to write.
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

    /// Splits a text at the special tokens in it: the leftmost first, the longest of those that begin together.
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
    /// Texts by which models end a turn, a message or a document, whatever the file's keys say. The list is that of
    /// llama.cpp (`llama-vocab.cpp`), for the families whose chat formats are known here or are to come.
    private static let endTexts: Set<String> = [
        "<|eot_id|>", "<|im_end|>", "<|end|>", "<|return|>", "<end_of_turn>", "<|endoftext|>", "</s>", "<|eom_id|>",
        "<|end_of_text|>", "<end_of_utterance>", "<eos>", "<|fim_pad|>", "<|repo_name|>", "<|file_sep|>", "<EOT>",
        "<｜end▁of▁sentence｜>",
    ]

    /// Tokens that end a reply. A token of text is no end, even where it reads like one, unless the file does not tell types at all.
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
