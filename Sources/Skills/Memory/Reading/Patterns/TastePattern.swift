/// What somebody likes, loves, dislikes and hates.
struct TastePattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        guard !clause.verb.isDoubtful, !clause.verb.usedTo else { return [] }
        if let rather = clause.sentence.tokens[...].firstIndex(of: ["rather", "have"]),
            let than = clause.sentence.tokens[...].firstIndex(of: ["than"]), than > rather + 2, clause.person.isUser
        {
            let value = clause.sentence.tokens[(rather + 2)..<than]
            return value.count < 5 ? objects(value).map { liking(clause.text($0), "like", clause) } : []
        }
        // "I'd rather take the train than fly"
        if clause.person.isUser, let rather = clause.sentence.tokens[...].firstIndex(of: ["rather"]),
            let than = clause.sentence.tokens[...].firstIndex(of: ["than"]), than > rather + 1, than - rather < 8
        {
            let deed = clause.sentence.tokens[(rather + 1)..<than]
            let value =
                deed.first.map { Words.verbs.contains($0.form) || $0.form == "take" } == true && deed.count > 1
                ? deed.dropFirst() : deed
            guard !Taste.isEmptyObject(value), !value.contains(anyOf: ["you", "not"]) else { return [] }
            let text = clause.text(ValueReader.withoutArticle(ValueReader.value(value)))
            return text.isEmpty ? [] : [liking(text, "like", clause)]
        }
        if let rest = clause.after(.verb, "find", "finds"), clause.verb.modal == nil, !clause.verb.isNegated,
            let verdict = rest.lastIndex(where: { Self.verdicts[$0.form] != nil }), verdict > rest.startIndex
        {
            let value = ValueReader.trimmed(rest[..<verdict])
            guard (1...4).contains(value.count), !Taste.isEmptyObject(value),
                !["it", "that", "this"].contains(value.first?.form ?? "")
            else { return [] }
            return Self.verdicts[rest[verdict].form] == true
                ? [liking(clause.text(value), "like", clause)] : dislikes(value, clause)
        }
        if clause.verb.opener == .be, clause.verb.isPlain, let person = clause.rest.firstIndex(of: ["person"]),
            person == clause.rest.startIndex + 2,
            clause.rest.first?.form == "a", let thing = clause.rest.dropping(1).first,
            !["morning", "night", "evening", "people", "shy", "nice", "good", "bad"].contains(thing.form),
            [
                "tea", "coffee", "cat", "dog", "beach", "mountain", "city", "summer", "winter", "wine", "beer", "book",
                "chocolate", "cheese", "music",
            ].contains(thing.form)
        {
            return [liking(thing.form, "like", clause)]
        }
        if clause.verb.isNegated, !clause.verb.hasEnded, clause.verb.modal == nil,
            let rest = clause.after(.verb, "care for", "care much for", "get on with", "get along with")
        {
            return dislikes(rest, clause)
        }
        if let rest = clause.after(
            .be, "no fan of", "allergic to the idea of", "sick of", "scared of", "afraid of", "terrified of"),
            clause.verb.isPlain
        {
            return dislikes(rest, clause)
        }
        if clause.verb.modal == "would" || clause.verb.modal == nil, !clause.verb.isNegated,
            let rest = clause.after(.verb, "choose", "pick", "take"), let over = rest.firstIndex(of: ["over"]),
            clause.sentence.tokens[...].contains(anyOf: ["always", "anytime", "any"])
        {
            return objects(rest[..<over]).map { liking(clause.text($0), "like", clause) }
        }
        if clause.verb.modal != nil {
            guard ["can", "could"].contains(clause.verb.modal ?? ""), clause.verb.isNegated,
                let rest = clause.after(.verb, "stand", "bear", "abide")
            else { return [] }
            return dislikes(rest, clause)
        }
        for (verbs, attribute, word) in Self.verbs {
            guard let first = clause.rest.first, verbs.contains(first.form), clause.verb.opener == .verb else {
                continue
            }
            let rest = clause.rest.dropping(1)
            if attribute == "dislike" {
                return clause.verb.isNegated && !clause.verb.hasEnded ? [] : dislikes(rest, clause)
            }
            if first.form.hasSuffix("ed"), !clause.verb.isPerfect { return [] }
            if clause.verb.isNegated {
                return clause.verb.hasEnded
                    ? objects(rest).map { ended($0, clause) }
                    : word == "like" || word == "enjoy" || word == "love" ? dislikes(rest, clause) : []
            }
            return objects(rest).map { object in
                // "I love to bake": what is loved is baking.
                guard object.first?.form == "to", let verb = object.dropFirst().first, verb.form.allSatisfy(\.isLetter)
                else {
                    return liking(clause.text(object), word, clause)
                }
                let deed = ([Self.gerund(verb.form)] + object.dropFirst(2).map(\.text)).joined(separator: " ")
                let shown = word == "love" ? "loves" : "likes"
                return Statement(clause.person, "like", deed, .verb("\(shown) \(clause.text(object))"))
            }
        }
        if let rest = clause.after(
            .be, "fond of", "into", "crazy about", "a fan of", "a big fan of", "a huge fan of", "obsessed with",
            "keen on", "passionate about", "addicted to", "mad about", "partial to", "a sucker for", "a great fan of",
            "big into", "big on", "interested in", "hooked on", "enthusiastic about", "really into", "a lover of",
            "a massive fan of")
        {
            if clause.verb.isNegated {
                return clause.verb.hasEnded ? objects(rest).map { ended($0, clause) } : dislikes(rest, clause)
            }
            return objects(rest).map { liking(clause.text($0), "like", clause) }
        }
        if clause.verb.opener == .be, let noun = ValueReader.value(clause.rest).last,
            ["fan", "lover", "addict", "enthusiast", "fanatic", "supporter"].contains(noun.form), !clause.verb.isNegated
        {
            let value = ValueReader.withoutArticle(ValueReader.value(clause.rest)).dropLast().drop {
                ["big", "huge", "massive", "total", "real"].contains($0.form)
            }
            return value.isEmpty ? [] : [liking(clause.text(value), "like", clause)]
        }
        if let rest = clause.after(
            .have, "a weakness for", "a soft spot for", "a sweet tooth", "a passion for", "a thing for")
        {
            return clause.verb.isNegated ? [] : objects(rest).map { liking(clause.text($0), "like", clause) }
        }
        return []
    }

    /// Adjectives of judgement, and whether they praise.
    private static let verdicts: [String: Bool] = [
        "boring": false, "disgusting": false, "gross": false, "awful": false, "annoying": false, "revolting": false,
        "horrible": false,
        "unbearable": false, "dull": false, "tedious": false, "overrated": false, "exhausting": false,
        "stressful": false, "yucky": false,
        "fascinating": true, "relaxing": true, "delicious": true, "soothing": true, "calming": true,
        "irresistible": true,
        "therapeutic": true, "exciting": true, "beautiful": true, "comforting": true, "addictive": true,
    ]

    private static let verbs: [(Set<String>, String, String)] = [
        (["love", "loves", "adore", "adores", "loved", "adored"], "like", "love"),
        (["like", "likes", "liked"], "like", "like"),
        (["enjoy", "enjoys", "enjoyed"], "like", "enjoy"),
        (["prefer", "prefers"], "like", "prefer"),
        (
            ["hate", "hates", "dislike", "dislikes", "detest", "detests", "loathe", "loathes", "despise", "despises"],
            "dislike", "dislike"
        ),
    ]

    private static func gerund(_ verb: String) -> String {
        if verb.hasSuffix("ie") { return verb.dropLast(2) + "ying" }
        if verb.hasSuffix("e"), !verb.hasSuffix("ee") { return verb.dropLast() + "ing" }
        return ["run", "swim", "knit", "jog", "sit", "chat", "plan"].contains(verb)
            ? verb + String(verb.suffix(1)) + "ing" : verb + "ing"
    }

    private func liking(_ value: String, _ word: String, _ clause: ClauseReading) -> Statement {
        let shown = word == "love" ? "loves" : "likes"
        return Statement(clause.person, "like", value, .verb("\(shown) \(value)"))
    }

    private func ended(_ value: Phrase, _ clause: ClauseReading) -> Statement {
        let text = clause.text(value)
        return Statement(clause.person, "like", text, .verb("likes \(text)"), kind: .ended)
    }

    private func dislikes(_ rest: Phrase, _ clause: ClauseReading) -> [Statement] {
        objects(rest).map { phrase in
            let text = clause.text(phrase)
            return Statement(
                clause.person, "dislike", text, .verb("dislikes \(text)"),
                kind: clause.verb.hasEnded && clause.rest.first?.form != "like" ? .ended : .asserted)
        }
    }

    private func objects(_ rest: Phrase) -> [Phrase] {
        var rest = rest
        if let to = rest.firstIndex(of: ["to"]), to > rest.startIndex,
            rest[..<to].contains(where: { $0.form == "most" })
        {
            rest = rest[..<to]
        }
        // "I prefer tea to coffee", "tea over coffee", "tea rather than coffee"
        if let over = rest.indices.dropFirst().first(where: {
            ["over", "than"].contains(rest[$0].form)
                || rest[$0].form == "to" && rest.startIndex + 1 == $0 && rest.count == 3
        }) {
            rest = rest[..<over]
        }
        if rest.first?.form == "to", rest.count > 1 {
            guard
                !["be", "know", "see", "think", "have", "get", "ask", "say", "tell", "hear"].contains(
                    rest.dropping(1).first?.form ?? "")
            else { return [] }
            return [ValueReader.value(rest)].filter { !$0.isEmpty }
        }
        // A verb in "-ing" with its objects is one thing: "cooking pasta and reading" stays a list, "it when" is none.
        let isActivity = rest.first?.form.hasSuffix("ing") ?? false
        return ValueReader.values(rest, keepsTime: isActivity).filter { !Taste.isEmptyObject($0) }.map { phrase in
            phrase.first.map { ["some", "any", "all"].contains($0.form) } == true && phrase.count > 1
                ? phrase.dropFirst() : phrase
        }
    }
}
