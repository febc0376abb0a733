/// What a message told, said back to the user: "my boss yelled at me" becomes "your boss yelled at you".
///
/// The simple reflection of reflective listening (Rogers; Miller and Rollnick, "Motivational Interviewing").
struct Restatement: Sendable, Hashable {
    /// The clause, with a small letter at its beginning but for `ToldClause.Subject.bare`, without a mark at its end.
    let text: String
    /// What it is about.
    let subject: ToldClause.Subject

    /// The clause said to the user.
    init(_ clause: ToldClause) {
        subject = clause.subject
        let text = SpokenWord.text(Self.turned(clause.words))
        self.text = clause.subject == .bare ? text : Self.small(text)
    }

    /// As a sentence's beginning.
    var capital: String { text.prefix(1).uppercased() + text.dropFirst() }

    /// The words of a text, turned to the user.
    static func turned(_ text: String) -> [SpokenWord] { turned(SpokenWord.words(text)) }

    private static func turned(_ words: [SpokenWord]) -> [SpokenWord] {
        words.reduce(into: []) { turned, word in
            var word = word
            word.text = Self.turned(word, after: turned)
            turned.append(word)
        }
    }

    private static func small(_ text: String) -> String {
        let first = text.prefix { !$0.isWhitespace }
        return first == "I" || first.hasPrefix("I'") ? text : text.prefix(1).lowercased() + text.dropFirst()
    }

    private static func turned(_ word: SpokenWord, after before: [SpokenWord]) -> String {
        let form = word.form
        if let other = others[form] { return other }
        let owner = form.hasSuffix("'s") ? String(form.dropLast(2)) : form
        if ClauseWords.kin.contains(owner) { return isOwned(before) ? form : "your " + form }
        if let verb = agreeing[form] {
            let subject = before.last { !ClauseWords.adverbs.contains($0.form) }
            return subject?.text == "you" ? verb : word.text
        }
        return word.text
    }

    /// Whether a noun has an owner or an article before it.
    private static func isOwned(_ before: [SpokenWord]) -> Bool {
        guard let last = before.last else { return false }
        return last.form.hasSuffix("'s") || owners.contains(last.form) || ClauseWords.determiners.contains(last.form)
    }

    private static let owners: Set<String> = ["your", "new", "old", "poor", "dear", "late", "as", "a", "step", "first"]
    private static let agreeing = ["am": "are", "was": "were", "wasn't": "weren't"]
    private static let others = [
        "i": "you", "we": "you", "i'm": "you're", "we're": "you're", "i've": "you've", "we've": "you've",
        "i'll": "you'll", "we'll": "you'll", "i'd": "you'd", "we'd": "you'd", "me": "you", "my": "your",
        "mine": "yours", "myself": "yourself", "us": "you", "our": "your", "ours": "yours", "ourselves": "yourselves",
    ]
}
