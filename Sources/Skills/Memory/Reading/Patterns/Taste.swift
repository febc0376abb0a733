/// What can be liked or disliked.
enum Taste {
    /// Whether the object of a liking says nothing by itself: "it", "your idea", "how you did that".
    static func isEmptyObject(_ phrase: Phrase) -> Bool {
        guard let first = phrase.first else { return true }
        if empties.contains(first.form) || phrase.starts(with: ["all", "of"]) { return true }
        if phrase.count == 1,
            [
                "one", "thing", "things", "stuff", "everything", "nothing", "anything", "something", "people", "same",
                "most",
            ].contains(first.form)
        {
            return true
        }
        if first.form == "the", phrase.count > 1, phrase.dropping(2).first?.form != "of",
            [
                "way", "idea", "fact", "first", "second", "third", "last", "answer", "suggestion", "new", "one",
                "sound", "look", "other", "result", "plan", "thought",
            ].contains(phrase[phrase.startIndex + 1].form)
        {
            return true
        }
        return phrase.count > ValueReader.limit
    }

    private static let empties: Set<String> = [
        "die",
        "it", "he", "she", "that", "this", "these", "those", "you", "your", "him", "her", "them", "me", "us",
        "myself", "how",
        "what", "when", "where", "if", "one", "some", "both", "either",
        "neither", "his", "their", "its", "us", "yours", "mine", "there", "here", "everything", "nothing", "so", "more",
        "another", "not",
    ]
}
