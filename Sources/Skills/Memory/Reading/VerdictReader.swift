/// Likes and dislikes that are said of the thing, or of nobody: "musicals are not my thing", "tea over coffee, always".
struct VerdictReader {
    let sentence: Sentence

    func read() -> [Statement] {
        guard !sentence.endsAsQuestion else { return [] }
        let compared = comparisons()
        return compared.isEmpty ? verdicts() : compared
    }

    /// "Tea over coffee, always", "dark chocolate over milk, window seat over aisle"
    private func comparisons() -> [Statement] {
        let pieces = sentence.tokens[...].split(whereSeparator: { $0.isMark || $0.form == "and" })
        var liked: [Phrase] = []
        var certain = 0
        for piece in pieces {
            if let over = piece.firstIndex(where: { $0.form == "over" }) {
                let (first, second) = (piece[..<over], piece[(over + 1)...])
                guard (1...3).contains(first.count), (1...3).contains(second.count),
                    !piece.contains(where: { isNoThing($0) })
                else { return [] }
                liked.append(first)
                certain += 1
            } else if !liked.isEmpty {
                let isAlways = ["always", "any day", "every time", "anytime", "any time", "for me"]
                    .contains(piece.forms.joined(separator: " "))
                certain += isAlways ? 1 : 0
            } else {
                return []
            }
        }
        return certain > 1 ? liked.map { statement("like", $0) } : []
    }

    /// "Cilantro tastes like soap to me", "horror films are not my thing"
    private func verdicts() -> [Statement] {
        let tokens = sentence.tokens[...]
        for (words, attribute) in Self.verdicts {
            guard let index = tokens.firstIndex(of: words) else { continue }
            var start = index
            while start > tokens.startIndex, index - start < 4, !isNoThing(tokens[start - 1]),
                !tokens[start - 1].isMark
            { start -= 1 }
            let before = tokens[..<start].last
            guard start < index, before == nil || before?.isMark == true || ["and", "but"].contains(before?.form ?? "")
            else { continue }
            return [statement(attribute, ValueReader.withoutArticle(tokens[start..<index]))]
        }
        return []
    }

    private func isNoThing(_ token: Token) -> Bool {
        Words.verbs.contains(token.form) || Self.others.contains(token.form) || Numbers.value(token.form) != nil
            || token.isMark
    }

    private func statement(_ attribute: String, _ phrase: Phrase) -> Statement {
        let text = ValueReader.text(phrase, in: sentence)
        return Statement(.user, attribute, text, .verb(attribute == "like" ? "likes \(text)" : "dislikes \(text)"))
    }

    private static let others: Set<String> = [
        "i", "you", "he", "she", "it", "they", "we", "that", "this", "these", "those", "and", "but", "or", "if", "to",
        "so", "what", "how", "who", "which", "here", "there", "all", "not", "the", "a", "my", "your", "his", "her",
        "their", "its", "then", "game", "voice", "someone", "everyone", "because", "when", "says", "for",
        "choose", "pick", "take", "put", "value", "favour", "favor", "quality", "function", "love", "run", "come",
        "hand",
    ]

    private static let verdicts: [([String], String)] = [
        (["is", "not", "my", "thing"], "dislike"), (["are", "not", "my", "thing"], "dislike"),
        (["is", "not", "my", "cup"], "dislike"), (["are", "not", "my", "cup"], "dislike"),
        (["is", "not", "for", "me"], "dislike"), (["are", "not", "for", "me"], "dislike"),
        (["tastes", "like", "soap"], "dislike"), (["taste", "like", "soap"], "dislike"),
        (["makes", "me", "want", "to", "leave"], "dislike"), (["make", "me", "want", "to", "leave"], "dislike"),
        (["make", "me", "gag"], "dislike"), (["makes", "me", "gag"], "dislike"),
        (["drives", "me", "mad"], "dislike"), (["drives", "me", "crazy"], "dislike"),
        (["drive", "me", "mad"], "dislike"), (["drive", "me", "crazy"], "dislike"),
        (["is", "my", "jam"], "like"), (["are", "my", "jam"], "like"),
        (["is", "the", "only", "music"], "like"), (["makes", "me", "happy"], "like"),
        (["make", "me", "happy"], "like"),
    ]
}
