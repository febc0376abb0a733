extension AskedUnit {
    /// Whether it is about somebody other than the user, by name or by relation.
    var isAboutOthers: Bool { whom.contains { $0 != .user && $0 != .anyone } }

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
}
