/// Reads people's names.
enum NameReader {
    /// The names at the start of a phrase, as after "my sister" or "my brothers", and what follows them.
    ///
    /// A name starts with a capital letter; in a message without capitals a word that is followed by a verb counts.
    static func names(_ phrase: Phrase) -> (names: [String], rest: Phrase) {
        var rest = phrase
        if rest.first?.form == ",", rest.dropping(1).first.map(isName) == true { rest = rest.dropping(1) }
        if ["named", "called"].contains(rest.first?.form ?? "") { rest = rest.dropping(1) }
        var names: [String] = []
        while let (name, after) = name(rest) {
            names.append(name)
            rest = after
            if [",", "and", "&"].contains(after.first?.form ?? ""), after.dropping(1).first.map(isName) == true,
                !(after.dropping(2).first.map { Words.be.union(["lives", "works", "has"]).contains($0.form) } ?? false)
                    || names.count > 1
                    || after.first?.form == "and"
            {
                let next = after.dropping(1)
                // "Anna, Ben and Cleo": the next name follows; "Anna and Lyon" cannot be told apart here.
                rest = next
            } else {
                break
            }
        }
        if !names.isEmpty {
            if rest.first?.form == ",", rest.dropping(1).first.map({ Words.verbs.contains($0.form) }) == true {
                rest = rest.dropping(1)
            }
            return (names, rest)
        }
        if let first = phrase.first, let second = phrase.dropping(1).first, isUncapitalisedName(first, before: second) {
            return ([capitalised(first.text)], phrase.dropping(1))
        }
        return ([], phrase)
    }

    /// One name of up to three capitalised words: `Anna`, `Maria del Mar`.
    static func name(_ phrase: Phrase) -> (name: String, rest: Phrase)? {
        guard let first = phrase.first, isName(first) else { return nil }
        var parts = [first.text]
        var rest = phrase.dropping(1)
        while parts.count < 4, let next = rest.first {
            if isName(next) {
                parts.append(next.text)
                rest = rest.dropping(1)
            } else if particles.contains(next.form), let after = rest.dropping(1).first, isName(after) {
                parts.append(next.text)
                rest = rest.dropping(1)
            } else if next.form == ".", parts.last?.count == 1 || ["Mr", "Mrs", "Ms", "Dr"].contains(parts.last),
                rest.dropping(1).first.map(isName) == true
            {
                parts[parts.count - 1] += "."
                rest = rest.dropping(1)
            } else {
                break
            }
        }
        return (parts.joined(separator: " "), rest)
    }

    /// Whether a token can be part of a name.
    static func isName(_ token: Token) -> Bool {
        token.isCapitalised && !token.isMark && token.form != "i" && !notNames.contains(token.form)
            && !(token.text.count > 3 && token.text == token.text.uppercased() && token.text.contains { $0.isNumber })
            && !Lexicon.months.filter { $0 != "may" && $0 != "april" && $0 != "june" && $0 != "august" }.contains(
                token.form)
            && !Lexicon.weekdays.contains(token.form)
    }

    /// `anna` → `Anna`; a spelling with capitals of its own is kept.
    static func capitalised(_ text: String) -> String {
        guard text == text.lowercased() else { return text }
        return text.split(separator: " ").map { word in
            particles.contains(String(word)) ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }.joined(separator: " ")
    }

    private static func isUncapitalisedName(_ token: Token, before next: Token) -> Bool {
        guard !token.isMark, token.form.count > 1, token.form.allSatisfy(\.isLetter) else { return false }
        guard !Words.verbs.contains(token.form), !Words.adverbs.contains(token.form), !common.contains(token.form),
            !Words.doubts.contains(token.form), !PossessionNouns.contains(token.form)
        else { return false }
        return finite.contains(next.form)
    }

    /// Verbs in a form that only one person takes.
    private static let finite: Set<String> = [
        "is", "lives", "works", "has", "likes", "loves", "hates", "studies", "plays", "speaks", "drives", "was",
        "turns",
        "turned", "wants", "eats", "moved", "enjoys", "teaches", "runs", "'s",
    ]

    private static let particles: Set<String> = [
        "de", "van", "von", "del", "da", "di", "der", "den", "la", "le", "bin", "al", "ter", "dos", "of",
    ]

    /// Whether a word is too common to be a name written without its capital.
    static func isCommon(_ form: String) -> Bool {
        common.contains(form) || Words.adverbs.contains(form) || Words.doubts.contains(form)
    }

    private static let common: Set<String> = [
        "and", "or", "but", "in", "at", "on", "from", "of", "with", "for", "to", "that", "who", "which", "once",
        "often", "never",
        "sometimes", "always", "there", "here", "today", "tomorrow", "yesterday", "tonight", "not", "his", "her",
        "their", "the",
        "a", "an", "this", "it", "he", "she", "they", "we", "you", "situation", "life", "place", "family", "work",
        "group", "team",
        "back", "apparently", "either", "both", "too", "as", "about", "like", "up", "out", "over", "age", "party",
        "house", "one",
    ]

    private static let notNames: Set<String> = [
        "i", "my", "the", "a", "an", "and", "but", "or", "he", "she", "it", "they", "we", "you", "is", "in", "at", "on",
        "to",
        "monday", "english", "french", "german", "ok", "okay", "yes", "no", "not", "who", "what", "when", "where",
        "why", "how",
        "lives", "works", "has", "likes", "loves", "is", "was", "also", "always", "just", "really", "currently",
        "usually", "never", "god", "there", "here", "this", "these", "those",
    ]
}
