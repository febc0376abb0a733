extension AskedUnit {
    /// Whether it is about somebody other than the user, by name or by relation.
    var isAboutOthers: Bool { whom.contains { $0 != .user && $0 != .anyone } }

    /// What the answer has to hold; `nil` where that is open, or where two are wanted: "What is my name and how old am I?".
    var wantedValue: WantedValue? {
        Set(words).isDisjoint(with: ["and", "plus", "or", "n", "both", "each"])
            ? WantedValue(asking: words, kind: kind) : nil
    }

    /// Whether somebody is named of whom these words of facts know nothing.
    func namesStranger(among known: Set<String>) -> Bool {
        words.indices.dropFirst().contains { index in
            names.contains(words[index]) && !known.contains(words[index]) && Relations.relation(words[index]) == nil
                && !AskedQuestion.calendar.contains(words[index]) && !AskedQuestion.places.contains(words[index - 1])
        }
    }

    /// Whether it asks for something that one would have had to be told, so that it can be said that it was not: not for advice
    /// and nothing of the world.
    var asksWhatWasTold: Bool {
        guard isQuestion, isDirect, !asksCompanion, words.count <= 16,
            kind != nil || words.contains("what") || words.contains("which"), Set(words).isDisjoint(with: Self.advice)
        else { return false }
        let asksHow = zip(words, words.dropFirst()).contains {
            $0 == "how" && ["do", "can", "to", "are", "is"].contains($1)
        }
        let isOwn = whom == [.user] && !isVague && (words.contains("my") || kind == .time || kind == .number)
        return !asksHow && (isAboutOthers || isOwn)
    }

    /// Whether the companion itself is asked about: "how old are you?", "what would you cook?".
    var asksCompanion: Bool {
        if words.contains("yourself") { return true }
        let auxiliaries: Set<String> = ["are", "were", "do", "did", "would", "can", "could", "have", "will"]
        return words.indices.dropFirst().contains { index in
            words[index] == "you" && auxiliaries.contains(words[index - 1])
                && (index + 1 == words.count || !Self.requests.contains(words[index + 1]))
        }
    }

    /// The stem of the noun that what is asked for is called by: the hotel of "which hotel am I staying at", the postcode of
    /// "what is his postcode"; `nil` where a question word alone asks.
    var head: String? {
        guard let start = words.firstIndex(where: { ["which", "what"].contains($0) }) else { return nil }
        var rest = words[(start + 1)...]
        let isDirect = rest.first.map { !Self.copulas.contains($0) && !SearchTerms.stopWords.contains($0) } ?? false
        if !isDirect {
            guard let verb = rest.first, ["is", "s", "are", "was", "were"].contains(verb) else { return nil }
            rest = rest.dropFirst()
        }
        // "Of" and the like end what it is called by.
        let phrase = rest.prefix { !Self.phraseEnds.contains($0) && (!isDirect || !Self.copulas.contains($0)) }
        let noun = isDirect ? phrase.first { terms(at: $0) } : phrase.last { terms(at: $0) }
        return noun.flatMap { Self.named.contains($0) ? nil : Folding.stem($0) }
    }

    private func terms(at word: String) -> Bool { terms.contains { $0.isOwn && $0.word == word && $0.weight >= 1 } }

    private static let copulas: Set<String> = [
        "is", "s", "are", "was", "were", "did", "do", "does", "has", "have", "can",
    ]
    /// Nouns for what goes by its name alone: "The user is insured with Allmark", "The user's bus is number 83".
    private static let named: Set<String> = [
        "company", "firm", "club", "team", "shop", "store", "line", "spot", "band", "group", "animal", "one", "app",
        "wrong",
        "up", "animals", "way", "insurer", "provider", "channel", "product", "item",
    ]
    private static let phraseEnds: Set<String> = [
        "of", "on", "in", "at", "for", "from", "to", "with", "called", "named", "again", "that", "i", "we", "he", "she",
        "they", "did", "do", "does", "by", "about", "when", "if",
    ]
}
