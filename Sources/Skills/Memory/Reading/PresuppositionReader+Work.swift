/// What a sentence takes for granted of the user's work, and of what they still own.
extension PresuppositionReader {
    /// "with my night shifts at the cannery", "after my late shift"
    func shifts(_ phrase: Phrase) -> [Statement] {
        let noun = phrase.dropping(1).prefix(3)
        guard let kind = noun.first, Self.shiftKinds.contains(kind.form), let head = noun.dropping(1).first,
            ["shift", "shifts"].contains(head.form),
            !sentence.tokens[...].contains(anyOf: [
                "used", "quit", "stopped", "ended", "over", "were", "was", "last", "former", "had", "if", "swap",
            ]),
            head.form == "shifts"
                || !sentence.tokens[...].contains(anyOf: ["today", "tonight", "tomorrow", "yesterday", "this"])
        else { return [] }
        let text = ValueReader.text(noun.prefix(2), in: sentence)
        return [Statement(.user, "schedule", text, .verb("works \(head.form == "shift" ? text + "s" : text)"))]
    }

    private static let shiftKinds: Set<String> = [
        "night", "late", "early", "day", "evening", "weekend", "morning", "rotating", "split", "double", "graveyard",
        "12-hour", "twelve-hour", "back-to-back", "sunday", "saturday",
    ]

    /// "English at the hospital where I'm a porter"
    func post(_ tokens: Phrase) -> [Statement] {
        guard let place = tokens.firstIndex(of: ["where", "i", "am"]), place > tokens.startIndex,
            DailyWords.workplaces.contains(tokens[place - 1].form) || tokens[place - 1].isCapitalised,
            ["a", "an", "the"].contains(tokens.dropping(place - tokens.startIndex + 3).first?.form ?? ""),
            !tokens[..<place].contains(anyOf: ["dream", "game", "story", "novel", "if", "imagine", "world"])
        else { return [] }
        let noun = tokens[(place + 4)...].prefix {
            !$0.isMark && !["and", "but", "on", "in", "for", "at", "by", "so", "with"].contains($0.form)
        }
        guard (1...4).contains(noun.count), Occupations.isOccupation(noun.forms) else { return [] }
        let text = ValueReader.text(noun, in: sentence)
        return [Statement(.user, "job_title", text, .verb("works as \(FactSentence.withArticle(text))"))]
    }

    /// "I speak Tagalog at home, English at work, and a bit of Arabic": what comes after other words still is spoken.
    func spoken(_ tokens: Phrase) -> [(position: Int, statement: Statement)] {
        guard tokens.starts(with: ["i", "speak"]), !sentence.endsAsQuestion else { return [] }
        return tokens.indices.compactMap { index in
            guard Lexicon.languages.contains(tokens[index].form),
                Self.measures.contains(where: { tokens[..<index].forms.suffix($0.count).elementsEqual($0) }),
                !tokens[..<index].contains(anyOf: ["not", "never", "he", "she", "they", "wish", "if"])
            else { return nil }
            return (index, LanguageReader.make(.user, "language", NameReader.capitalised(tokens[index].text)))
        }
    }

    private static let measures = [
        ["a", "bit", "of"], ["a", "little"], ["a", "smattering", "of"], ["a", "little", "bit", "of"],
        ["and", "some"], ["and", "basic"],
    ]

    /// "my old Skoda only has a cassette player": what an old thing does now, it does for its owner.
    func isUsed(_ noun: Phrase) -> Bool {
        let after = noun.dropping(1).drop {
            $0.isCapitalised || $0.form.first?.isNumber == true || Words.adverbs.contains($0.form)
                || ["only", "just", "still", "never", "always", "barely"].contains($0.form)
        }
        return after.first.map { Self.presents.contains($0.form) } == true
    }

    private static let presents: Set<String> = [
        "is", "'s", "has", "does", "needs", "keeps", "makes", "will", "can", "runs", "wants", "goes", "takes", "drinks",
        "leaks", "starts", "refuses", "sounds", "smells", "rattles", "still", "barely", "struggles", "overheats",
    ]

    /// What is said of things that are gone.
    static let endings: Set<String> = [
        "sold", "stole", "stolen", "lost", "broke", "broken", "forget", "away", "was", "had", "old", "fell", "dropped",
        "drowned", "died", "smashed", "cracked", "drown", "dead",
    ]
}
