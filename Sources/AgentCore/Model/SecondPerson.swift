/// Notes about "the user", said to the user: "The user's cat likes the user" becomes "Your cat likes you", and "The user sold his boat"
/// "You sold your boat", where nobody else is spoken of whose boat it could be.
package enum SecondPerson {
    /// The note as a sentence to the user.
    package static func telling(_ note: String) -> String {
        var words = note.split(separator: " ").map(String.init)
        let isOwn = words.starts(with: ["The", "user"])
        if isOwn { agree(&words) }
        let alone = isOwn ? words.indices.dropFirst(2).first { isSomebody(words[$0]) } ?? words.count : 0
        var output: [String] = []
        for (index, word) in words.enumerated() {
            let before = output.last?.lowercased()
            guard before == "the", let turned = turned(word) else {
                let isAlone = index < alone && word != "her" || index < alone && owns(index, in: words)
                output.append(isOwn ? own[word] ?? (isAlone ? single[word] : nil) ?? word : word)
                continue
            }
            let isFirst = output.last == "The"
            output[output.count - 1] = isFirst ? turned.prefix(1).uppercased() + turned.dropFirst() : turned
        }
        let text = output.joined(separator: " ")
        return text.last.map { ".!?".contains($0) } == true ? text : text + "."
    }

    /// "user" and "user's" with what stands behind them.
    private static func turned(_ word: String) -> String? {
        guard word.hasPrefix("user") else { return nil }
        let rest = word.dropFirst(4)
        if rest.hasPrefix("'s") || rest.hasPrefix("’s") { return "your" + rest.dropFirst(2) }
        return rest.first?.isLetter == true ? nil : "you" + rest
    }

    /// Whether a word names somebody else, or what may be somebody: a name or a relative.
    private static func isSomebody(_ word: String) -> Bool {
        let bare = word.prefix { $0.isLetter }.lowercased()
        return word.first?.isUppercase == true || people.contains(bare)
    }

    /// Whether the word at an index comes before what is owned: "her boat", but not "saw her on Monday".
    private static func owns(_ index: Int, in words: [String]) -> Bool {
        guard words.indices.contains(index + 1), let first = words[index + 1].first, first.isLetter else {
            return false
        }
        return !unowned.contains(words[index + 1])
    }

    /// What stands for the user where nobody else is spoken of.
    private static let single = [
        "his": "your", "her": "your", "hers": "yours", "himself": "yourself", "herself": "yourself",
    ]

    private static let people: Set<String> = [
        "mother", "father", "mum", "mom", "dad", "parents", "brother", "sister", "brothers", "sisters", "son", "sons",
        "daughter",
        "daughters", "child", "children", "kids", "baby", "wife", "husband", "partner", "girlfriend", "boyfriend",
        "fiancé", "fiancée", "aunt", "uncle", "niece", "nephew", "cousin", "cousins", "grandmother", "grandfather",
        "grandma", "grandpa", "grandson", "granddaughter", "grandchild", "friend", "friends", "mate", "neighbour",
        "neighbor",
        "boss", "colleague", "doctor", "teacher", "man", "woman", "boy", "girl", "guy", "person", "lady", "dog", "cat",
        "he", "she", "him", "somebody", "someone",
    ]

    /// Words that "her" may stand before without owning them.
    private static let unowned: Set<String> = [
        "very", "so", "last", "this", "daily", "well", "today", "yesterday", "too", "much", "more", "often", "a", "an",
        "the", "to", "on", "in", "at", "for", "with", "from", "by", "and", "but", "or", "about", "that",
        "every", "each",
        "when", "if", "because", "while", "before", "after", "again", "once", "twice", "there", "home", "up", "out",
        "off", "back",
    ]

    private static let own = [
        "their": "your", "theirs": "yours", "themselves": "yourself", "they": "you", "they're": "you're",
    ]

    /// Gives the verbs behind "The user" the form that stands behind "you".
    private static func agree(_ words: inout [String]) {
        guard let verb = words.indices.dropFirst(2).first(where: { !adverbs.contains(words[$0]) }) else { return }
        words[verb] = form(words[verb])
        for index in words.indices.dropFirst(verb + 1).dropLast() where ["and", "but"].contains(words[index]) {
            let next = words[index + 1]
            let behind = words.indices.contains(index + 2) ? words[index + 2] : ""
            if verbs.contains(next) || next.hasSuffix("s") && determiners.contains(behind) {
                words[index + 1] = form(next)
            }
        }
    }

    private static func form(_ verb: String) -> String { irregular[verb] ?? PlainVerb.form(verb) }

    private static let irregular = [
        "is": "are", "isn't": "aren't", "was": "were", "wasn't": "weren't", "has": "have", "hasn't": "haven't",
        "does": "do", "doesn't": "don't",
    ]

    private static let adverbs: Set<String> = [
        "also", "always", "now", "often", "really", "sometimes", "still", "usually", "mostly", "currently", "recently",
        "never", "just", "only", "once", "first", "regularly", "probably", "already", "actually", "secretly",
    ]

    /// Verbs that stand behind "and" with no article after them: "has been learning Thai and speaks Dutch".
    private static let verbs: Set<String> = [
        "is", "has", "was", "does", "goes", "works", "lives", "plays", "likes", "loves", "hates", "wants", "needs",
        "drives", "takes", "keeps", "drinks", "eats", "speaks", "studies", "teaches", "wears", "sleeps", "owns", "gets",
        "isn't", "hasn't", "doesn't", "wasn't",
    ]

    private static let determiners: Set<String> = [
        "a", "an", "the", "their", "his", "her", "its", "to", "no", "any", "some", "every", "it", "them", "this",
        "that",
    ]
}
