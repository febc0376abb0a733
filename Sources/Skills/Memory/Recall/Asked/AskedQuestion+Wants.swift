extension AskedQuestion {
    /// Whether a message that asks nothing tells that something is wanted to be known: "the courier wants my address". "I said I'd
    /// drive" and "I need to catch my bus" want nothing of the memory.
    static func hints(_ text: String) -> Bool {
        sentences(text).contains { sentence in
            sentence.segments.contains { wantsToKnow($0.words) }
                || sentence.segments.count > 1 && wantsToKnow(sentence.segments.flatMap(\.words))
        }
    }

    /// Whether a part of a sentence that is not its first goes on telling: "…, which scares me", "…, who never speaks".
    static func goesOnTelling(_ words: [String]) -> Bool {
        guard let first = words.first, ["who", "which"].contains(first) else { return false }
        // "…, which one was it", "…, who is my dentist"
        let asks = words.indices.dropFirst().prefix(4).contains { place in
            guard auxiliaries.contains(words[place]), place + 1 < words.count else {
                return place == 1 && subjects.contains(words[place])
            }
            return subjects.contains(words[place + 1]) || Relations.relation(words[place + 1]) != nil
        }
        return !asks && !(first == "which" && words.count < 3)
    }

    private static func wantsToKnow(_ words: [String]) -> Bool {
        guard hintsAtQuestion(words) else { return false }
        guard let verb = words.firstIndex(where: wantings.contains), verb + 1 < words.count else { return true }
        let rest = words[(verb + 1)...]
        // "I never know what to say"
        let asks = rest.indices.contains { place in
            AskedUnit.questionWords.contains(rest[place]) && (place + 1 == rest.endIndex || rest[place + 1] != "to")
        }
        guard !asks, !opinions.contains(words[verb]) else { return asks }
        // "I need to catch my bus" wants no telling, nor does "I forgot my keys".
        if rest.first == "to", !tellings.contains(rest.dropFirst().first ?? "") { return false }
        if losses.contains(words[verb]), tellable.isDisjoint(with: rest) || words.contains("couldn") { return false }
        return rest.indices.contains { place in
            let word = rest[place]
            let isRelation = Relations.relation(word) != nil || Relations.pluralRelation(word) != nil
            return owning.contains(word) || isRelation && !["a", "an"].contains(words[place - 1])
        }
    }

    /// Verbs that only with a question word behind them tell that something is wanted: "I think I'll go".
    private static let opinions: Set<String> = [
        "said", "says", "think", "thinking", "know", "wonder", "wonders", "tell",
    ]
    /// What is lost as a thing and forgotten as something told.
    private static let losses: Set<String> = ["forgot", "forgotten", "remember", "recall"]
    private static let tellable: Set<String> = [
        "name", "names", "number", "birthday", "birthdays", "date", "address", "age", "size", "word", "which", "called",
        "time", "day", "surname", "postcode", "title", "colour", "color",
    ]
    /// What one does with something told: "I need to give them my address".
    private static let tellings: Set<String> = [
        "know", "have", "give", "tell", "find", "enter", "write", "put", "fill", "provide", "say", "remember", "note",
        "send", "state", "quote", "read", "be", "check",
    ]
    private static let owning: Set<String> = ["my", "our", "mine", "ours", "name", "names", "both"]
}
