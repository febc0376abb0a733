import SwiftTools

/// At which end of a list something is taken or kept, and which of several equal characters parts a text.
struct EndClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    private enum End {
        case start
        case end
    }

    /// What stays after a call, and the call that leaves the other end.
    private static let calls: [String: (kept: End, other: String)] = [
        "prefix": (.start, "suffix"), "suffix": (.end, "prefix"), "dropFirst": (.end, "dropLast"),
        "dropLast": (.start, "dropFirst"), "removeFirst": (.end, "removeLast"),
        "removeLast": (.start, "removeFirst"),
    ]
    private static let starts: Set<String> = ["oldest", "first", "earliest", "front"]
    private static let ends: Set<String> = ["newest", "last", "latest", "recent"]
    private static let dropping = [
        "dropped", "removed", "discarded", "forgotten", "lost", "pushed out", "evicted", "deleted", "drops", "removes",
        "discards", "forgets",
    ]
    private static let keeping = ["kept", "keeps", "remain", "remains", "retained", "survive", "survives"]

    /// The call that does what is said, where this one does the opposite, and the sentence that says so.
    ///
    /// - Parameter code: All of the call.
    func opposite(of name: String, in code: String) -> (name: String, quote: String)? {
        if let character = Self.searched(in: code) { return placed(character, name) }
        guard let (kept, other) = Self.calls[name] else { return nil }
        let said = sentences.compactMap { sentence in stays(sentence).map { (end: $0, quote: sentence.text) } }
        guard let first = said.first, said.allSatisfy({ $0.end == first.end }), first.end != kept else { return nil }
        return (other, first.quote)
    }

    /// The end that stays by a sentence that speaks of one end, and drops or keeps it.
    private func stays(_ sentence: DocumentationSentence) -> End? {
        let isStart = sentence.tokens.contains { $0.isWord(Self.starts) }
        let isEnd = sentence.tokens.contains { $0.isWord(Self.ends) }
        let isDropped = sentence.says(Self.dropping)
        guard isStart != isEnd, isDropped != sentence.says(Self.keeping),
            !sentence.says(["not", "never", "no", "without", "only", "until it", "returned", "returns"])
        else { return nil }
        return isStart == isDropped ? .end : .start
    }

    /// The character that a call looks for: `=` in `line.firstIndex(of: "=")`.
    private static func searched(in code: String) -> Character? {
        guard let start = code.firstRange(of: "Index(of: \"")?.upperBound else { return nil }
        let rest = code[start...]
        guard let end = rest.firstIndex(of: "\""), rest[..<end].count == 1 else { return nil }
        return rest.first
    }

    /// `the first equals sign`, where the last one is spoken of nowhere.
    private func placed(_ character: Character, _ name: String) -> (name: String, quote: String)? {
        func quote(_ words: Set<String>) -> String? {
            sentences.first { sentence in
                sentence.tokens.indices.contains { place in
                    sentence.tokens[place].isWord(words)
                        && CharacterNames.character(sentence.tokens[(place + 1)...])?.character == character
                }
            }?.text
        }
        let (first, last) = (quote(["first", "leftmost"]), quote(["last", "final", "rightmost"]))
        switch name {
        case "firstIndex": return first == nil ? last.map { ("lastIndex", $0) } : nil
        case "lastIndex": return last == nil ? first.map { ("firstIndex", $0) } : nil
        default: return nil
        }
    }
}
