/// What the user asks for that says something lasting: how to be called and answered.
struct RequestReader {
    let sentence: Sentence

    /// The statements of a sentence such as "call me Sam" or "I prefer brief replies".
    func read() -> [Statement] {
        let tokens = sentence.tokens[...]
        return called(tokens) + style(tokens) + units(tokens)
    }

    private func called(_ tokens: Phrase) -> [Statement] {
        var place =
            tokens.firstIndex(of: ["call", "me"]) ?? tokens.firstIndex(of: ["calls", "me"])
            ?? tokens.firstIndex(of: ["address", "me", "as"]).map { $0 + 1 } ?? sayers(tokens)
        if place == nil, tokens.contains(anyOf: ["rather", "prefer"]) {
            place = tokens.firstIndex(of: ["called", "me"])
        }
        guard let index = place else { return [] }
        let isSaid = ["says", "say"].contains(tokens[index + 1].form)
        let before = isSaid ? tokens[index..<(index + 1)].forms.suffix(1) : tokens[..<index].forms.suffix(2)
        guard before.isEmpty || before.allSatisfy({ Self.softeners.contains($0) }),
            let (name, rest) = NameReader.name(tokens[(index + 2)...])
        else { return [] }
        guard !before.contains("nobody"),
            !["when", "if", "back", "at", "tomorrow", "later"].contains(rest.first?.form ?? ""),
            !sentence.endsAsQuestion || before.contains("you")
                || tokens.first.map({ ["can", "could", "would", "please"].contains($0.form) }) == true
        else { return [] }
        let isNickname = !Set(before).isDisjoint(with: [
            "friends", "everyone", "people", "everybody", "they", "family", "mates", "mum", "mom", "dad", "sister",
            "brother",
            "wife", "husband", "colleagues", "coworkers", "kids", "all",
        ])
        return isNickname
            ? [Statement(.user, "nickname", name, .verb("goes by \(name)"))] : [IdentityPattern.statement(name, .user)]
    }

    /// "…, but everyone says Mina"
    private func sayers(_ tokens: Phrase) -> Int? {
        for who in ["everyone", "people", "everybody"] {
            guard let index = tokens.firstIndex(of: [who, "says"]) ?? tokens.firstIndex(of: [who, "say"]) else {
                continue
            }
            let rest = tokens[index...]
            return rest.count <= 4 && rest.dropping(2).first?.isCapitalised == true ? index : nil
        }
        return nil
    }

    private func style(_ tokens: Phrase) -> [Statement] {
        let forms = Set(tokens.forms)
        // "Make the answer longer" is about one answer.
        let single: Set<String> = ["answer", "reply", "response", "text", "summary", "title", "email", "paragraph"]
        let isSingle = tokens.indices.dropLast().contains {
            tokens[$0].form == "the" && single.contains(tokens[$0 + 1].form)
        }
        if let manner = manner(tokens) {
            return [Statement(.user, "reply_style", manner, .verb("wants: \(manner)"))]
        }
        if isSingle { return [] }
        let asks =
            tokens.firstIndex(of: ["i", "prefer"]) != nil || tokens.firstIndex(of: ["i", "like"]) != nil
            || tokens.firstIndex(of: ["i", "want"]) != nil || forms.contains("keep") || forms.contains("always")
            || forms.contains("please") || forms.contains("pls") || forms.contains("from") && forms.contains("now")
            || forms.contains("never")
            || tokens.firstIndex(of: ["do", "not", "use"]) != nil || tokens.firstIndex(of: ["i", "hate"]) != nil
            || tokens.firstIndex(of: ["can", "not", "stand"]) != nil || tokens.firstIndex(of: ["could", "you"]) != nil
            || tokens.firstIndex(of: ["can", "you"]) != nil || tokens.firstIndex(of: ["i", "would", "like"]) != nil
            || tokens.firstIndex(of: ["rather"]) != nil
            || tokens.firstIndex(of: ["you", "can", "be"]) != nil || tokens.firstIndex(of: ["you", "to"]) != nil
            || tokens.firstIndex(of: ["you", "can", "give"]) != nil
            || forms.contains("short")
            || tokens.first.map {
                [
                    "talk", "speak", "answer", "reply", "respond", "do", "stop", "no", "use", "be", "give", "write",
                    "explain", "skip", "drop", "spare", "leave", "enough", "go", "cut", "make", "less", "more", "avoid",
                ].contains(
                    $0.form)
            } == true
        let isAsked = tokens.first.map { ["can", "could", "would", "will"].contains($0.form) } == true
        guard asks,
            !sentence.endsAsQuestion
                || Self.answering.contains(tokens.first?.form ?? "")
                    && tokens.firstIndex(of: [",", "would", "you"]) != nil
                || isAsked && !forms.isDisjoint(with: ["always", "please", "from", "replies", "answers", "to"]),
            !forms.contains("this"), !forms.contains("that"),
            !forms.contains("it") || forms.contains("with") && forms.contains("me")
                || tokens.firstIndex(of: ["it", "when", "you"]) != nil
        else { return [] }
        let speaksToUser = tokens.firstIndex(of: ["to", "me"]) != nil || tokens.firstIndex(of: ["with", "me"]) != nil
        let isWish =
            tokens.firstIndex(of: ["you", "were"]) != nil || tokens.firstIndex(of: ["you", "to", "be"]) != nil
        let speaksOfReplies =
            tokens.firstIndex(of: ["from", "now", "on"]) != nil && tokens.count <= 6 || isWish
            || !forms.isDisjoint(with: Self.replies) || speaksToUser
            || tokens.firstIndex(of: ["when", "you"]) != nil
        var found: [String] = []
        if speaksOfReplies {
            for (words, value) in Self.lengths where !forms.isDisjoint(with: words) {
                let isDropped = value == "formal" && !forms.isDisjoint(with: ["drop", "skip", "less", "without"])
                found.append(isDropped ? "informal" : value)
            }
        }
        let denies = !forms.isDisjoint(with: [
            "no", "not", "without", "never", "stop", "avoid", "skip", "drop", "spare", "hate", "less", "fewer",
            "enough", "cut", "leave",
        ])
        if denies {
            for (words, value) in Self.unwanted
            where tokens.firstIndex(of: words.split(separator: " ").map(String.init)) != nil { found.append(value) }
        }
        if forms.contains("always") || forms.contains("keep") || forms.contains("prefer") || forms.contains("from")
            || tokens.first.map({ ["please", "answer", "reply", "respond", "write"].contains($0.form) }) == true,
            speaksOfReplies,
            let index = tokens.indices.dropFirst().first(where: {
                Lexicon.languages.contains(tokens[$0].form)
                    && (tokens[$0 - 1].form == "in"
                        || Self.varieties.contains(tokens[$0 - 1].form) && $0 > tokens.startIndex + 1
                            && tokens[$0 - 2].form == "in")
            })
        {
            let start = tokens[index - 1].form == "in" ? index : index - 1
            let words = tokens[start...index].map { NameReader.capitalised($0.text) }
            found.append("in \(words.joined(separator: " "))")
        }
        if found.isEmpty, let habit = wish(tokens) { found.append(habit) }
        return found.map {
            Statement(
                .user, "reply_style", $0,
                .verb(
                    $0.hasPrefix("no ")
                        ? "wants \($0) in replies"
                        : $0.contains(" ") && Self.isWish($0)
                            ? "wants: \($0)" : $0.hasPrefix("in ") ? "wants replies \($0)" : "prefers \($0) answers"))
        }
    }

    private static func isWish(_ text: String) -> Bool {
        ["stop", "never", "always", "avoid", "do", "don't"].contains { text.lowercased().hasPrefix($0 + " ") }
    }

    /// "When you explain stuff, start with an example", "I'd rather you gave me one recommendation than ten"
    private func manner(_ tokens: Phrase) -> String? {
        if let rather = tokens.firstIndex(of: ["i", "would", "rather", "you"]) {
            let deed = tokens[(rather + 4)...]
            guard
                [
                    "gave", "give", "answered", "explained", "showed", "kept", "used", "wrote", "told", "asked",
                    "checked", "said", "stuck",
                    "skipped", "stopped", "started",
                ].contains(
                    deed.first?.form ?? ""), !deed.contains(anyOf: ["this", "that", "it", "now", "today"])
            else { return nil }
            let end = deed.firstIndex { $0.form == "than" || $0.isMark } ?? deed.endIndex
            return (3...12).contains(end - deed.startIndex) ? FactText.oneLine(sentence.text(of: deed[..<end])) : nil
        }
        guard !sentence.endsAsQuestion, ["when", "whenever", "if"].contains(tokens.first?.form ?? ""),
            tokens.dropping(1).first?.form == "you" && tokens.first?.form != "if"
                || tokens.dropping(1).starts(with: ["i", "ask"]),
            !tokens.contains(anyOf: ["this", "that", "it", "these", "today", "tomorrow", "line"]),
            let comma = tokens.prefix(9).firstIndex(where: { $0.form == "," }),
            tokens[..<comma].contains(anyOf: ["explain", "answer", "reply", "write", "ask", "suggest", "summarise"]),
            let verb = tokens[(comma + 1)...].first(where: { $0.form != "please" }),
            Self.orders.contains(verb.form)
        else { return nil }
        let deed = tokens[(comma + 1)...].drop { $0.form == "please" }
        return (2...16).contains(deed.count) ? FactText.oneLine(sentence.text(of: ValueReader.trimmed(deed))) : nil
    }

    private static let answering: Set<String> = ["answer", "reply", "respond", "write"]

    private static let orders: Set<String> = [
        "start", "begin", "show", "give", "use", "keep", "put", "lead", "skip", "explain", "always", "never", "write",
        "tell", "end", "stick", "go", "do", "just", "only", "answer", "reply", "give",
    ]

    /// "Stop opening every answer with a compliment": what is not wanted, as it is said.
    private func wish(_ tokens: Phrase) -> String? {
        guard
            let start = tokens.firstIndex(where: { ["stop", "never", "always", "avoid"].contains($0.form) })
                ?? tokens.firstIndex(of: ["do", "not"]),
            tokens[..<start].allSatisfy({
                $0.isMark || ["please", "and", "but", "no", "also", "emojis"].contains($0.form)
                    || start - tokens.startIndex < 6
            })
        else { return nil }
        let rest = tokens[start...]
        guard rest.count <= 14,
            rest.contains(anyOf: [
                "answer", "answers", "reply", "replies", "response", "responses", "messages", "sentence", "sentences",
            ]),
            !rest.contains(anyOf: ["if", "when", "this", "i"]),
            rest.contains(anyOf: ["every", "all", "your", "each", "with", "in"])
        else { return nil }
        return FactText.oneLine(sentence.text(of: rest))
    }

    /// "Use metric units", "prices in euros please"
    private func units(_ tokens: Phrase) -> [Statement] {
        guard !sentence.endsAsQuestion || tokens.contains(anyOf: ["please", "always", "stick", "when"]),
            !tokens.contains(anyOf: ["this", "that"])
        else { return [] }
        guard
            tokens.contains(anyOf: [
                "use", "prefer", "always", "prices", "temperatures", "please", "give", "stick", "stay", "think", "want",
                "measurements",
                "distances", "recipes", "weights",
            ]), !tokens.contains(anyOf: ["convert", "how"])
        else { return [] }
        // "grams, not cups": what stands after "not" is what is not wanted.
        let wanted =
            tokens.firstIndex {
                ["not", "instead", "never"].contains($0.form) && $0.range.lowerBound > sentence.text.startIndex
            }
            .map {
                tokens[$0].form == "not" && $0 > tokens.startIndex && !["do", "does"].contains(tokens[$0 - 1].form)
                    ? tokens[..<$0] : tokens
            } ?? tokens
        // "metric, I can never make sense of cups", "Celsius, none of that Fahrenheit business"
        let meant = Self.withoutConfusing(wanted)
        let refused = meant.firstIndex { ["never", "none", "hate", "without"].contains($0.form) }
        let isUnit = { (token: Token) in Self.unitNames.contains(token.form) }
        let before = refused.map { meant[..<$0].filter(isUnit) } ?? []
        let units = before.isEmpty ? meant.filter(isUnit) : before
        let money = currency(Self.withoutConfusing(tokens))
        if !units.isEmpty {
            return money
                + units.map { unit in
                    let name =
                        ["celsius", "fahrenheit"].contains(unit.form) ? NameReader.capitalised(unit.form) : unit.form
                    return Statement(.user, "units", name, .verb("uses \(name) units"))
                }
        }
        return money
    }

    private func currency(_ tokens: Phrase) -> [Statement] {
        guard let currency = Currencies.named(in: tokens) else { return [] }
        let name = ValueReader.text(currency, in: sentence)
        var statement = Statement(.user, "currency", name, .verb("wants prices in \(name)"))
        statement.replacesLatest = tokens.contains(anyOf: ["not", "now", "instead", "since", "switch", "longer"])
        return [statement]
    }

    private static let varieties: Set<String> = [
        "british", "american", "plain", "simple", "swiss", "brazilian", "mexican", "canadian",
    ]

    private static let unitNames: Set<String> = [
        "metric", "imperial", "celsius", "fahrenheit", "kilometers", "kilometres", "miles", "kilograms", "kilos",
        "grams", "litres", "liters", "cups", "ounces", "inches", "centimetres", "centimeters",
        "meters", "metres",
    ]

    private static let softeners: Set<String> = [
        "you", "can", "just", "please", "and", "but", "friends", "everyone", "people", "so", "ok", "hi", "hey",
        "better", "always", "now", "rather", "everybody", "my", "family", "mates", "most", "many", "some", "says", "to",
        "would", "like",
        "prefer", ",", "they", "all", "—", "should", "may", "could", "would", "can", "will", "i", "me", "mostly",
        "usually",
        "mum", "mom", "dad", "sister", "brother", "wife", "husband", "colleagues", "coworkers", "nobody", "kids",
    ]

    private static let replies: Set<String> = [
        "answer", "answers", "reply", "replies", "response", "responses", "respond", "explanations", "explanation",
        "messages", "explain", "be", "keep", "keeping", "summaries", "talk", "speak", "tone", "version", "versions",
        "sentences",
        "paragraphs", "point", "bluntly", "recipes", "write", "things", "sugarcoat", "text", "style", "chat",
        "conversation",
    ]
}
