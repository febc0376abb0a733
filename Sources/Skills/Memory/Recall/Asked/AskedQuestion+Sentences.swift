extension AskedQuestion {
    /// A sentence of a message, in segments that may each ask for a thing.
    struct Sentence {
        var segments: [(words: [String], names: [String])]
        /// Whether it ends with a question mark.
        var isMarked: Bool
        /// Whether it asks.
        var asks: Bool {
            isMarked
                || segments.indices.contains { place in
                    AskedQuestion.opensQuestion(segments[place].words)
                        && !(place > 0 && AskedQuestion.goesOnTelling(segments[place].words))
                }
        }
        /// Whether it may tell that something is wanted: "the courier wants my address", "trying to think who my dentist is".
        var hints: Bool {
            segments.contains { AskedQuestion.hintsAtQuestion($0.words) }
                || segments.count > 1 && AskedQuestion.hintsAtQuestion(segments.flatMap(\.words))
        }
    }

    /// The sentences of a message.
    static func sentences(_ text: String) -> [Sentence] {
        var found: [Sentence] = []
        var rest = text[...]
        while !rest.isEmpty {
            let end = rest.firstIndex { "?!.;\n".contains($0) } ?? rest.endIndex
            let isMarked = end < rest.endIndex && rest[end] == "?"
            let segments = segments(String(rest[..<end]))
            if !segments.isEmpty { found.append(Sentence(segments: segments, isMarked: isMarked)) }
            rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
        }
        return found
    }

    /// The parts of a message that may each ask for a thing.
    static func segments(_ text: String) -> [(words: [String], names: [String])] {
        var parts: [(words: [String], names: [String])] = [([], [])]
        func cut() { if parts[parts.count - 1].words.isEmpty == false { parts.append(([], [])) } }
        for sentence in AskedShorthand.plainly(text).split(whereSeparator: { "?!.;\n".contains($0) }) {
            cut()
            var isFirst = true
            for piece in sentence.split(separator: " ") {
                // "AGAIN" is loud, not a name.
                let letters = piece.filter(\.isLetter)
                let isLoud = letters.count > 3 && letters.allSatisfy(\.isUppercase)
                for (place, folded) in Folding.words(String(piece)).flatMap(AskedShorthand.spelledOut).enumerated() {
                    if ["and", "plus", "also"].contains(folded) {
                        cut()
                        continue
                    }
                    // What stands behind "bike lock code please" tells why.
                    if AskedQuestion.asksPlainly(parts[parts.count - 1].words) { cut() }
                    parts[parts.count - 1].words.append(folded)
                    if !isFirst, place == 0, !isLoud, letters.first?.isUppercase == true, folded.count > 1 {
                        parts[parts.count - 1].names.append(folded)
                    }
                    isFirst = false
                }
                if piece.hasSuffix(",") { cut() }
            }
        }
        return parts.filter { !$0.words.isEmpty }
    }

    /// Whether words may tell that something is wanted to be known, where another sentence asks.
    static func hintsAtQuestion(_ words: [String]) -> Bool {
        let wanting = words.indices.first { place in
            // "I forgot to eat" tells of nothing that is wanted.
            wantings.contains(words[place])
                && !(["forgot", "remember", "forgotten"].contains(words[place])
                    && words.dropFirst(place + 1).first == "to")
        }
        guard let verb = wanting, verb + 1 < words.count else {
            return words.count <= 6 && words.contains { ["names", "name", "which"].contains($0) } && !tellsName(words)
        }
        return words[(verb + 1)...].contains {
            inquiries.contains($0) || Relations.relation($0) != nil || Relations.pluralRelation($0) != nil
        }
    }

    /// "My name is Tom", "my names tom", "his name was Ali"; "the name is gone again" tells none.
    private static func tellsName(_ words: [String]) -> Bool {
        guard let place = words.firstIndex(where: { ["name", "names"].contains($0) }), place > 0 else { return false }
        let rest = words[(place + 1)...]
        let value = rest.drop { ["is", "s", "was", "are", "were", "isn", "isnt", "t", "will", "be"].contains($0) }
        guard let first = value.first, value.count < rest.count || words[place] == "names" else { return false }
        return !nameless.contains(first)
    }

    /// What stands for a name that is asked for.
    private static let nameless: Set<String> = ["gone", "what", "again", "please", "on", "of", "for", "missing", "and"]

    /// Whether a thing is named and asked for by "please" alone: "bike lock code please I'm outside".
    static func asksPlainly(_ words: [String]) -> Bool {
        guard let place = words.firstIndex(of: "please"), (2...5).contains(place) else { return false }
        return Set(words[..<place]).isDisjoint(with: subjects.subtracting(["my", "our", "the", "any"]))
            && !orders.contains(words[0])
    }

    static let orders: Set<String> = [
        "help", "stop", "talk", "listen", "be", "don", "let", "say", "keep", "make", "hug", "wish", "cheer", "hold",
        "come", "go", "stay", "wait", "calm", "try", "use", "write", "add", "forget", "delete", "remove", "answer",
        "hush", "sit", "sing", "more", "other", "no",
    ]

    static let wantings: Set<String> = [
        "want", "wants", "wanted", "need", "needs", "needed", "asks", "asked", "asking", "ask", "wonders", "wonder",
        "remember",
        "recall", "forgot", "forgotten", "know", "tell", "think", "thinking", "requires", "said", "says", "enquired",
        "inviting",
    ]
    private static let inquiries: Set<String> = [
        "my", "our", "me", "i", "mine", "ours", "what", "which", "who", "whom", "whose", "where", "when", "how", "name",
        "names", "both",
    ]
}
