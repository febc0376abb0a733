/// "Forget that I live in Marbella", "erase my address from memory".
struct ForgetReader {
    let sentence: Sentence

    /// What the user wants forgotten; `nil` where the sentence asks for no forgetting.
    func target() -> Target? {
        var tokens = sentence.tokens[...]
        while let first = tokens.first, Self.polite.contains(first.form) { tokens = tokens.dropping(1) }
        for opener in Self.openers where tokens.starts(with: opener.words) {
            let rest = tokens.dropping(opener.words.count)
            guard !rest.isEmpty else { continue }
            if opener.needsMemory, rest.firstIndex(of: ["memory"]) == nil,
                rest.firstIndex(of: ["what", "you", "know"]) == nil,
                rest.firstIndex(of: ["everything", "about"]) == nil,
                rest.firstIndex(of: ["you", "know", "about"]) == nil, rest.firstIndex(of: ["you", "remember"]) == nil
            {
                continue
            }
            return Self.target(of: rest)
        }
        return nil
    }

    /// What is to be forgotten.
    enum Target: Sendable, Hashable {
        /// A thing said: "that I live in Marbella".
        case statement(Phrase)
        /// A thing of the user or a relative: "my birthday".
        case possession(Phrase)
        /// Whatever mentions this.
        case mention(Phrase)
    }

    private static func target(of phrase: Phrase) -> Target? {
        var rest = phrase
        for ending in [
            ["from", "your", "memory"], ["from", "memory"], ["in", "your", "memory"], ["please"], ["again"],
        ] {
            if let index = rest.firstIndex(of: ending) { rest = rest[..<index] }
        }
        if rest.starts(with: ["that"]) || rest.starts(with: ["the", "fact", "that"]) {
            return .statement(rest.dropping(rest.first?.form == "that" ? 1 : 3))
        }
        for about in [
            ["everything", "about"], ["what", "i", "said", "about"], ["what", "i", "told", "you", "about"],
            ["everything", "you", "know", "about"], ["what", "you", "know", "about"], ["anything", "about"],
            ["that", "thing", "about"], ["all", "you", "know", "about"], ["what", "you", "remember", "about"],
            ["all", "about"], ["the", "thing", "about"], ["about"],
        ]
        where rest.starts(with: about) {
            rest = rest.dropping(about.count)
            return rest.starts(with: ["my"]) ? .possession(rest.dropping(1)) : rest.isEmpty ? nil : .mention(rest)
        }
        if let asked = asked(rest) { return .possession(asked) }
        if rest.first?.form == "my" || rest.first?.form == "our" { return .possession(rest.dropping(1)) }
        if rest.first?.form == "i" || rest.first?.form == "we" { return .statement(rest) }
        // "Forget Carl, …": whatever mentions him.
        if let (_, after) = NameReader.name(rest),
            after.isEmpty || after.first?.isMark == true || after.first?.form == "and"
        {
            return .mention(rest[..<after.startIndex])
        }
        return nil
    }

    /// "where I live", "how old I am", "where my sister lives": the noun that is meant.
    private static func asked(_ phrase: Phrase) -> Phrase? {
        guard let first = phrase.first?.form, ["where", "how", "what", "when", "who"].contains(first) else {
            return nil
        }
        let forms = Set(phrase.forms)
        let noun: String
        switch first {
        case "where":
            noun =
                forms.contains("work") || forms.contains("works")
                ? "employer" : forms.contains("from") ? "origin" : "city"
        case "how": noun = forms.contains("old") ? "age" : ""
        case "when": noun = forms.contains("birthday") || forms.contains("born") ? "birthday" : ""
        case "who": noun = forms.contains("work") || forms.contains("works") ? "employer" : ""
        default:
            noun =
                forms.contains("name")
                ? "name" : forms.contains("do") || forms.contains("does") || forms.contains("job") ? "job" : ""
        }
        guard !noun.isEmpty, let place = phrase.first?.range else { return nil }
        var words: [Token] = []
        if let my = phrase.firstIndex(of: ["my"]), let relation = phrase.dropping(my - phrase.startIndex + 1).first,
            Relations.relation(relation.form) != nil
        {
            words = [relation, Token(range: place, text: "'s", form: "'s")]
        }
        return (words + [Token(range: place, text: noun, form: noun)])[...]
    }

    private struct Opener {
        let words: [String]
        var needsMemory = false
    }

    private static let openers = [
        Opener(words: ["forget"]), Opener(words: ["do", "not", "remember"]), Opener(words: ["stop", "remembering"]),
        Opener(words: ["you", "can", "forget"]), Opener(words: ["erase"], needsMemory: true),
        Opener(words: ["delete"], needsMemory: true), Opener(words: ["remove"], needsMemory: true),
        Opener(words: ["i", "want", "you", "to", "forget"]), Opener(words: ["can", "you", "forget"]),
        Opener(words: ["could", "you", "forget"]), Opener(words: ["i", "would", "like", "you", "to", "forget"]),
        Opener(words: ["you", "should", "forget"]), Opener(words: ["please", "forget"]),
        Opener(words: ["i", "do", "not", "want", "you", "to", "remember"]),
        Opener(words: ["i", "do", "not", "want", "you", "to", "know"]),
        Opener(words: ["can", "you", "please", "forget"]),
        Opener(words: ["can", "you", "delete"], needsMemory: true),
        Opener(words: ["can", "you", "remove"], needsMemory: true),
        Opener(words: ["could", "you", "please", "forget"]), Opener(words: ["stop", "storing"]),
        Opener(words: ["do", "not", "store"]), Opener(words: ["clear"], needsMemory: true),
        Opener(words: ["wipe"], needsMemory: true),
    ]

    private static let polite: Set<String> = [
        "please", "actually", "hey", "ok", "okay", "and", ",", "so", "now", "oh", "well", "also", "just",
    ]
}
