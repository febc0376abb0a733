/// Answers of a few words that neither say yes nor name a thing: "Never.", "Hate it, actually.", "Three actually.".
extension AnswerReader {
    /// The user's sentences as they would be without the question; `nil` where the answer is none of these.
    func short(_ asked: Phrase, _ answer: Sentence) -> [String]? {
        let tokens = answer.tokens[...].drop {
            $0.isMark || ["oh", "well", "ha", "haha", "hm", "um"].contains($0.form)
        }
        guard let first = tokens.first, tokens.count <= 18 else { return nil }
        if let partly = partly(tokens, answer) { return partly }
        if let whole = settled(asked, tokens, answer) { return whole }
        guard let claim = claim(asked) else { return nil }
        let words = claim.map { $0.lowercased() }
        // "Do you like hiking?" "Hate it, actually."
        if words.starts(with: ["i", "like"]), claim.count > 2,
            Self.verdicts.contains(first.form), ["it", "them", nil].contains(tokens.dropping(1).first?.form)
        {
            return [(["I", first.form] + claim.dropFirst(2)).joined(separator: " ")]
        }
        // "Do you drink alcohol?" "Never."
        let isNever = Self.nevers.contains { tokens.forms.joined(separator: " ") == $0 }
        if isNever, let denial = denied(asked, []) { return [denial] }
        // "Do you have children?" "No, just cats."
        if Self.no.contains(first.form) {
            let tail = tokens.dropping(1).drop { $0.isMark }
            if tail.forms.allSatisfy({ Self.emptyDenials.contains($0) }), let denial = denied(asked, []) {
                return [denial]
            }
            if words.starts(with: ["i", "have"]), ["just", "only", "but"].contains(tail.first?.form ?? ""),
                (2...6).contains(tail.count), !tail.contains(anyOf: Self.subjects), let denial = denied(asked, [])
            {
                return [denial, "I have \(answer.text(of: tail.dropFirst()))"]
            }
        }
        // "Do you speak Spanish?" "A little."
        if Self.measures.contains(tokens.forms.joined(separator: " ")), words.first == "i", claim.count < 7,
            !claim.contains(where: { Self.indefinite.contains($0) })
        {
            return [claim.joined(separator: " ")]
        }
        // "Are you married?" "Twelve years in May."
        if asked.starts(with: ["are", "you"]), Numbers.value(first.form) != nil,
            ["years", "year", "months"].contains(tokens.dropping(1).first?.form ?? ""),
            !claim.contains(where: { Numbers.value($0.lowercased()) != nil })
        {
            return [claim.joined(separator: " ")]
        }
        // "You have two kids?" "Three actually."
        if Numbers.value(first.form) != nil,
            tokens.dropping(1).allSatisfy({ Self.softening.contains($0.form) || $0.isMark }),
            let old = claim.lastIndex(where: { Numbers.value($0.lowercased()) != nil }), old > 0
        {
            return [(claim[..<old] + [first.text] + claim[(old + 1)...]).joined(separator: " ")]
        }
        // "Do you drive?" "Yeah, an old Polo."
        if let length = Self.length(ofYes: tokens), words.first == "i", claim.count == 2 {
            let tail = tokens.dropping(length).drop { $0.isMark }
            if ["a", "an", "the", "my"].contains(tail.first?.form ?? ""), tail.count <= 6 {
                return [claim.joined(separator: " ") + " " + answer.text(of: tail)]
            }
        }
        // "Do you smoke?" "Gave up in 2019."
        if claim.count == 2, ["smoke", "drink", "vape"].contains(words.last ?? ""),
            ["gave", "quit", "stopped"].contains(first.form)
        {
            let verb = words[1].hasSuffix("e") ? words[1].dropLast() + "ing" : words[1] + "ing"
            let rest = tokens.dropping(1).drop { $0.form == "up" }
            return ["I quit \(verb) \(answer.text(of: rest))"]
        }
        return nil
    }

    /// "The coffee, yes, but Petra is my aunt": what is put right stands by itself.
    private func partly(_ tokens: Phrase, _ answer: Sentence) -> [String]? {
        guard let yes = tokens.prefix(7).firstIndex(where: { Self.yes.contains($0.form) }), yes > tokens.startIndex,
            tokens[..<yes].allSatisfy({ $0.isMark || !Self.subjects.contains($0.form) }),
            let but = tokens[yes...].firstIndex(where: { $0.form == "but" }), tokens.endIndex - but > 3
        else { return nil }
        return [answer.text(of: tokens[(but + 1)...])]
    }

    /// What is answered to a question for one thing only: a name, a place, allergies, an age to come.
    private func settled(_ asked: Phrase, _ tokens: Phrase, _ answer: Sentence) -> [String]? {
        let forms = asked.forms
        guard let first = tokens.first else { return nil }
        // "Is your name Maria?" "No, it's Mariam."
        if asked.starts(with: ["is", "your"]), Self.no.contains(first.form), let noun = asked.dropping(2).first,
            let it = tokens.firstIndex(of: ["it", "is"]), it - tokens.startIndex <= 2, tokens.endIndex - it <= 6
        {
            return ["My \(noun.text) is \(answer.text(of: tokens[(it + 2)...]))"]
        }
        // "Any allergies I should know about?" "Just kiwi."
        let isAsked =
            ["any", "allergies"].contains(forms.first ?? "")
            || asked.starts(with: ["do", "you", "have"]) && !Self.no.contains(first.form) && tokens.count <= 6
        if isAsked, forms.prefix(6).contains("allergies") {
            let said = tokens.drop { Self.fillers.contains($0.form) }
            guard !said.isEmpty, !said.contains(anyOf: Self.subjects), !Self.yes.contains(first.form) else {
                return nil
            }
            let isNone = ["none", "no", "nope", "nothing", "nah"].contains(said.first?.form ?? "")
            return [isNone ? "I am not allergic to anything" : "I am allergic to \(answer.text(of: said))"]
        }
        // "Your exam is in June, isn't it?" "Yep, the 18th."
        if let length = Self.length(ofYes: tokens), let claim = claim(asked),
            let month = claim.indices.dropFirst().last(where: { Self.isMonth(claim[$0]) }), claim[month - 1] == "in"
        {
            let day = tokens.dropping(length).drop { $0.isMark || ["on", "the"].contains($0.form) }
            if let number = day.first, Numbers.ordinal(number.form) != nil || Int(number.form) != nil,
                day.dropFirst().allSatisfy({ $0.isMark })
            {
                return [
                    (claim[..<(month - 1)] + ["on the", number.text, "of"] + claim[month...]).joined(separator: " ")
                ]
            }
        }
        // "How old are you?" "47 next week."
        if asked.starts(with: ["how", "old", "are", "you"]), Numbers.value(first.form) != nil,
            ["next", "tomorrow", "on", "in"].contains(tokens.dropping(1).first?.form ?? "")
        {
            return ["I turn \(answer.text(of: tokens))"]
        }
        // "Which city do you live in?" "I'm in Aarhus."
        if forms.contains("live"), forms.contains("you"), tokens.starts(with: ["i", "am", "in"]), tokens.count <= 6 {
            return ["I live in \(answer.text(of: tokens.dropping(3)))"]
        }
        // "What's your sister called?" "Ilona."
        if let your = asked.firstIndex(of: ["your"]), asked.contains(anyOf: ["called", "named"]), tokens.count <= 3,
            let noun = asked.dropping(your - asked.startIndex + 1).first, let (name, rest) = NameReader.name(tokens),
            rest.isEmpty, Relations.relation(noun.form) != nil
        {
            return ["My \(noun.text) is called \(name)"]
        }
        // "Do you have any pets?" "Just the one, a tortoise called Speedy."
        if asked.starts(with: ["do", "you", "have"]), asked.contains(anyOf: ["pets", "animals", "kids", "children"]),
            let comma = tokens.prefix(4).firstIndex(where: { $0.isMark }),
            tokens[..<comma].forms.allSatisfy({ ["just", "the", "only", "one", "yes", "yeah", "yep"].contains($0) }),
            ["a", "an", "my", "two", "three"].contains(tokens[comma...].dropping(1).first?.form ?? "")
        {
            return ["I have \(answer.text(of: tokens[(comma + 1)...]))"]
        }
        return nil
    }

    private static func isMonth(_ word: String) -> Bool {
        Sentence(word).tokens.first.flatMap { DateReader.month($0) } != nil
    }

    private static let verdicts: Set<String> = ["love", "hate", "adore", "loathe", "detest", "enjoy"]
    private static let nevers: Set<String> = [
        "never", "not at all", "god no", "hell no", "no way", "not any more", "never ever", "not really",
        "absolutely not", "not anymore", "never have", "never did", "i never do",
    ]
    private static let emptyDenials: Set<String> = [
        "never", "not", "at", "all", "nothing", "none", "sorry", "unfortunately", "really", "sadly", "thanks",
        "thankfully", "luckily", "god", ",", "anymore", "any", "more", "yet",
    ]
    private static let measures: Set<String> = [
        "a little", "a bit", "a little bit", "some", "fluently", "badly", "enough to get by", "just a little",
        "just a bit", "only a little", "only a bit", "more or less", "every day", "all the time", "a lot", "sometimes",
        "often", "on and off", "still", "of course", "always", "born and bred",
    ]
    private static let softening: Set<String> = [
        "actually", "now", "please", "these", "days", "in", "fact", "by", "not", "already",
    ]
}
