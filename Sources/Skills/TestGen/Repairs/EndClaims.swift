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
    private static let starts: Set<String> = ["oldest", "first", "earliest", "front", "furthest", "farthest"]
    private static let ends: Set<String> = ["newest", "last", "latest", "recent"]
    /// What becomes of what stands before the word, and of what stands behind it: whether it is kept.
    private static let passive: [String: Bool] = [
        "dropped": false, "removed": false, "discarded": false, "forgotten": false, "lost": false, "evicted": false,
        "deleted": false, "kept": true, "remain": true, "remains": true, "retained": true, "survive": true,
        "survives": true, "stay": true, "stays": true, "abandoned": false, "sacrificed": false,
    ]
    private static let active: [String: Bool] = [
        "drops": false, "removes": false, "discards": false, "forgets": false, "loses": false, "deletes": false,
        "keeps": true, "retains": true,
    ]
    /// What stands between an end and what becomes of it.
    private static let farthest = 4

    /// The call that does what is said, where this one does the opposite, and the sentence that says so.
    ///
    /// - Parameters:
    ///   - code: all of the call.
    ///   - others: all calls of the function: where one of them does what is said, the others are about something else.
    func opposite(
        of name: String, in code: String, beside others: [String] = []
    ) -> (name: String, quote: String)? {
        if let character = Self.searched(in: code) { return placed(character, name) }
        if code.contains("(where:") { return decided(name) }
        guard let (kept, other) = Self.calls[name] else { return nil }
        let said = sentences.compactMap { sentence in stays(sentence).map { (end: $0, quote: sentence.text) } }
        guard let first = said.first, said.allSatisfy({ $0.end == first.end }), first.end != kept,
            !others.contains(where: { Self.calls[$0]?.kept == first.end })
        else { return nil }
        return (other, first.quote)
    }

    /// The end that stays by a sentence that drops or keeps one, or both: `the oldest ones are dropped, the most recent stay`.
    private func stays(_ sentence: DocumentationSentence) -> End? {
        let tokens = sentence.tokens
        let places = tokens.indices.filter { tokens[$0].isWord(Self.starts.union(Self.ends)) }
        guard !sentence.says(["not", "never", "no", "without", "only", "returned", "returns", "letter", "character"])
        else { return nil }
        let ends = places.map { stays(tokens, place: $0) }
        guard let first = ends.first, ends.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// The end that stays by what is said about the word at a place.
    private func stays(_ tokens: [SentenceToken], place: Int) -> End? {
        let isPlain: (SentenceToken) -> Bool = { token in
            if case .mark = token { return false }
            return !token.isWord(["and", "or", "but", "than", "of", "by"])
        }
        let after = tokens[(place + 1)...].prefix(Self.farthest).prefix(while: isPlain)
        let before = tokens[..<place].suffix(Self.farthest).reversed().prefix(while: isPlain)
        // `the one that is furthest back is given up`
        if zip(after, after.dropFirst()).contains(where: { $0 == .word("given") && $1 == .word("up") }) {
            return tokens[place].isWord(Self.starts) ? .end : .start
        }
        let kept =
            after.compactMap { $0.word.flatMap { Self.passive[$0] } }.first
            ?? before.compactMap { $0.word.flatMap { Self.active[$0] } }.first
        guard let kept else { return nil }
        return tokens[place].isWord(Self.starts) == kept ? .start : .end
    }

    private static let searches = [
        "first": "last", "last": "first", "firstIndex": "lastIndex", "lastIndex": "firstIndex",
    ]
    /// What becomes of the one that is chosen.
    private static let chosen: Set<String> = [
        "counts", "wins", "decides", "applies", "matters", "used", "taken", "returned", "prevails",
    ]

    /// `the last item with the name counts`, where no other one is spoken of.
    private func decided(_ name: String) -> (name: String, quote: String)? {
        guard let other = Self.searches[name] else { return nil }
        let said = sentences.flatMap { sentence -> [(isFirst: Bool, quote: String)] in
            guard !sentence.says(["not", "never", "no", "except"]) else { return [] }
            let tokens = sentence.tokens
            return tokens.indices.compactMap { place in
                let isFirst = tokens[place].isWord(["first", "earliest"])
                guard isFirst || tokens[place].isWord(["last", "latest"]) else { return nil }
                let after = tokens[(place + 1)...].prefix(Self.farthestChosen)
                return after.contains { $0.isWord(Self.chosen) } ? (isFirst, sentence.text) : nil
            }
        }
        guard let first = said.first, said.allSatisfy({ $0.isFirst == first.isFirst }),
            first.isFirst != name.hasPrefix("first")
        else { return nil }
        return (other, first.quote)
    }
    private static let farthestChosen = 6

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
