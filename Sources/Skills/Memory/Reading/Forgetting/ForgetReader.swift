/// "Forget that I live in Marbella", "erase my address from memory": what kind of thing a request to forget names.
struct ForgetReader {
    let sentence: Sentence

    /// What the user wants forgotten; `nil` where the sentence asks for no forgetting.
    func target() -> (target: Target, request: ForgetRequest)? {
        guard let request = ForgetRequest(sentence), let target = Self.target(of: request.object) else { return nil }
        return (target, request)
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
        for lead in [["that"], ["the", "fact", "that"], ["the", "part", "where"], ["the", "bit", "where"]]
        where rest.starts(with: lead) {
            let claim = rest.dropping(lead.count)
            if claim.dropFirst().contains(where: { Words.verbs.contains($0.form) }) { return .statement(claim) }
        }
        let last = rest.last?.form ?? ""
        if let about = rest.prefix(9).firstIndex(where: {
            $0.form == "about" || $0.form == "on" && ["him", "her", "them"].contains(last)
        }),
            rest[..<about].allSatisfy({ whatever.contains($0.form) })
        {
            rest = rest[(about + 1)...]
            if rest.starts(with: ["me", "being"]) || rest.starts(with: ["me", "having"]) { rest = rest.dropping(2) }
            guard rest.first?.form != "me" else { return nil }
            return rest.starts(with: ["my"]) ? .possession(rest.dropping(1)) : rest.isEmpty ? nil : .mention(rest)
        }
        if let asked = asked(rest) { return .possession(asked) }
        // "the name of my employer"
        if let of = rest.firstIndex(of: ["of", "my"]), rest[..<of].count <= 3 { return .possession(rest[(of + 2)...]) }
        if rest.first?.form == "my" || rest.first?.form == "our" { return .possession(rest.dropping(1)) }
        if rest.first?.form == "i" || rest.first?.form == "we" { return .statement(rest) }
        // "Forget Carl, …": whatever mentions him.
        if let (_, after) = NameReader.name(rest),
            after.isEmpty || after.first?.isMark == true || after.first?.form == "and"
        {
            return .mention(rest[..<after.startIndex])
        }
        return ["it", "this"].contains(rest.first?.form ?? "") ? nil : .mention(rest)
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
                ? "name"
                : phrase.dropping(1).first.flatMap { AttributeNouns.attributes(of: $0.form) } != nil && first == "what"
                    ? phrase.dropping(1).first?.form ?? ""
                    : forms.contains("do") || forms.contains("does") || forms.contains("job") ? "job" : ""
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

    /// Words before "about" that add nothing to what is meant.
    private static let whatever: Set<String> = [
        "everything", "all", "anything", "whatever", "what", "you", "saved", "know", "stored", "remember", "have",
        "noted", "i",
        "said", "told", "mentioned", "the", "stuff", "things", "thing", "info", "information", "details", "bit", "part",
        "fact",
        "facts", "data", "that", "ever", "learned", "learnt", "wrote", "down", "on", "any", "notes", "note", "your",
        "just", "of",
        "me", "earlier", "yesterday", "before", "talk", "to", "we",
    ]
}
