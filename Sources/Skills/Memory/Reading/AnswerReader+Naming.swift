/// Answers that name what was asked for.
extension AnswerReader {
    /// "How old are you?" "36"
    func named(_ asked: Phrase, _ answer: Sentence) -> String? {
        let phrase = answer.tokens[...].drop { Self.fillers.contains($0.form) || $0.isMark }
        guard !phrase.isEmpty else { return nil }
        let said = answer.text(of: phrase)
        let forms = asked.forms
        func asks(_ text: String) -> Bool { asked.starts(with: text.split(separator: " ").map(String.init)) }
        let has: (String...) -> Bool = { words in words.allSatisfy { forms.contains($0) } }
        if asks("how old"), let your = asked.firstIndex(of: ["your"]) {
            let whose = asked[(your + 1)...].map(\.text).joined(separator: " ")
            return "My \(whose) is \(said)"
        }
        if asks("how old") { return "I am \(said)" }
        if let your = asked.firstIndex(of: ["your"]), let noun = asked.dropping(your - asked.startIndex + 1).first,
            Relations.relation(noun.form) != nil, has("name") == false
        {
            if has("live") || has("lives") {
                return "My \(noun.text) lives in \(Self.withoutPreposition(phrase, answer))"
            }
            if asks("what does your"), has("do") { return "My \(noun.text) is \(said)" }
            return nil
        }
        if has("your", "name") || asks("who are you") || asks("what is your name") { return "My name is \(said)" }
        if asks("should i call you") || asks("what should i call you") || has("call", "you") {
            return "Call me \(said)"
        }
        if has("from"), forms.first == "where" { return "I am from \(said)" }
        if has("you", "live") || asks("where are you based") {
            return "I live in \(Self.withoutPreposition(phrase, answer))"
        }
        if has("you", "work"), ["where", "who"].contains(forms.first ?? "") {
            return "I work at \(Self.withoutPreposition(phrase, answer))"
        }
        if asks("what do you do") || has("your", "job") || has("your", "profession") || has("your", "occupation") {
            return "I work as \(said)"
        }
        if has("you", "born"), Int(phrase.last?.form ?? "") != nil { return "I was born \(said)" }
        if has("your", "hobbies") || has("your", "interests") { return "My hobbies are \(said)" }
        if has("languages", "you") || has("language", "you") { return "I speak \(said)" }
        if has("your", "allergies") { return "I am allergic to \(said)" }
        if has("your", "birthday") || has("you", "born") { return "My birthday is \(said)" }
        if let index = forms.firstIndex(of: "favorite"), index + 1 < forms.count {
            return
                "My favorite \(forms[(index + 1)...].filter { !["is", "are"].contains($0) }.joined(separator: " ")) is \(said)"
        }
        if let claim = claim(asked), let open = claim.firstIndex(where: { Self.indefinite.contains($0) }) {
            return (claim[..<open] + [said]).joined(separator: " ")
        }
        return particular(asked, said, phrase)
    }

    /// "What instrument do you play?" "Cello.", "What are you allergic to?" "Nuts.", "What's your dog called?" "Rex."
    func particular(_ asked: Phrase, _ said: String, _ phrase: Phrase) -> String? {
        guard let first = asked.first, ["what", "which", "who", "where", "how", "when"].contains(first.form) else {
            return nil
        }
        if let your = asked.firstIndex(of: ["your"]), asked.contains(anyOf: ["name", "called", "named"]),
            let noun = asked.dropping(your - asked.startIndex + 1).first, noun.form != "name"
        {
            return "My \(noun.text) is called \(said)"
        }
        if first.form == "how", asked.dropping(1).first?.form == "many", let noun = asked.dropping(2).first {
            return "I have \(said) \(noun.text)"
        }
        if let index = asked.firstIndex(of: ["do", "you"]),
            let verb = asked.dropping(index - asked.startIndex + 2).first,
            Words.verbs.contains(verb.form),
            !["think", "mean", "want", "need", "know", "say", "suggest"].contains(verb.form)
        {
            if first.form == "where" || first.form == "when" { return nil }
            return
                (["I"] + asked[(index + 2)...].prefix { !["in", "for", "on"].contains($0.form) }.map(\.text) + [said])
                .joined(separator: " ")
        }
        if let index = asked.firstIndex(of: ["are", "you"]), first.form == "what",
            asked.dropping(index - asked.startIndex + 2).count >= 2
        {
            return (["I am"] + asked[(index + 2)...].map(\.text) + [said]).joined(separator: " ")
        }
        if asked.firstIndex(of: ["did", "you", "grow", "up"]) != nil {
            return "I grew up in \(Self.bare(phrase, said))"
        }
        return nil
    }

    static func bare(_ phrase: Phrase, _ said: String) -> String {
        phrase.first?.form == "in" ? String(said.dropFirst(3)) : said
    }

    static func withoutPreposition(_ phrase: Phrase, _ answer: Sentence) -> String {
        let bare = phrase.drop { ["in", "at", "for", "near"].contains($0.form) }
        return answer.text(of: bare)
    }

    /// "Is Tom your husband?" "No, my brother."
    func related(_ asked: Phrase, _ answer: Sentence) -> String? {
        guard asked.first?.form == "is", let (name, rest) = NameReader.name(asked.dropping(1)),
            rest.starts(with: ["your"]),
            let noun = rest.dropping(1).first, Relations.relation(noun.form) != nil, let first = answer.tokens.first
        else { return nil }
        if Self.yes.contains(first.form) { return "My \(noun.text) is called \(name)" }
        guard Self.no.contains(first.form), let my = answer.tokens.firstIndex(where: { $0.form == "my" }),
            my + 1 < answer.tokens.count,
            Relations.relation(answer.tokens[my + 1].form) != nil
        else { return nil }
        return "My \(answer.tokens[my + 1].text) is called \(name)"
    }
}
