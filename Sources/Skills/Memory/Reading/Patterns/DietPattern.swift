/// How somebody eats.
struct DietPattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        guard clause.verb.modal == nil || clause.verb.modal == "can" && clause.verb.isNegated, !clause.verb.isDoubtful,
            !clause.verb.usedTo
        else { return [] }
        let resumed = again(clause)
        if !resumed.isEmpty { return resumed }
        if clause.verb.opener == .be {
            guard !clause.verb.isPast else { return [] }
            let value = ValueReader.withoutArticle(ValueReader.value(clause.rest))
            guard let diet = diet(value) else {
                if let rest = clause.after(.be, "on a"), let diet = self.diet(rest.prefix { $0.form != "diet" }) {
                    return [say(diet, clause)]
                }
                return []
            }
            return clause.verb.isNegated && !clause.verb.hasEnded ? [] : [say(diet, clause)]
        }
        if let rest = clause.after(
            .verb, "went", "became", "turned", "gone", "become", "go", "follow a", "keep", "keeps", "keep to a"),
            let diet = diet(ValueReader.value(rest))
        {
            return [say(diet, clause)]
        }
        if let rest = clause.after(.verb, "stopped being", "quit being", "gave up being"),
            let diet = diet(ValueReader.withoutArticle(ValueReader.value(rest)))
        {
            var statement = say(diet, clause)
            statement.kind = .ended
            return [statement]
        }
        guard let rest = clause.after(.verb, "eat", "eats", "drink", "drinks", "touch", "touches") else {
            return avoided(clause)
        }
        if clause.verb.isNegated {
            return clause.verb.modal == nil || clause.rest.first?.form != "drink" ? without(rest, clause) : []
        }
        let value = ValueReader.value(rest)
        if let diet = diet(value) { return [say(diet, clause)] }
        return []
    }

    /// "I've begun eating fish again": no vegetarian any more.
    private func again(_ clause: ClauseReading) -> [Statement] {
        guard clause.verb.isPlain,
            clause.rest.contains(anyOf: ["eat", "eating", "eats", "ate", "started", "begun", "began", "back"]),
            clause.rest.contains(anyOf: ["again", "back", "now"]),
            clause.rest.contains(anyOf: ["meat", "fish", "dairy", "eggs", "chicken", "cheese"]),
            clause.rest.contains(anyOf: ["again"])
        else { return [] }
        return ["vegetarian", "vegan"].map { diet in
            Statement(clause.person, "diet", diet, .verb("is \(diet)"), kind: .ended)
        }
    }

    private func avoided(_ clause: ClauseReading) -> [Statement] {
        if clause.verb.isNegated, clause.verb.modal == "can",
            let rest = clause.after(.verb, "have", "tolerate", "digest")
        {
            return without(rest, clause, verb: "eat").filter { Self.foods.contains($0.value.lowercased()) }
        }
        if let rest = clause.after(.verb, "avoid", "avoids", "stay away from") {
            return clause.verb.isNegated ? [] : without(rest, clause, verb: "eat")
        }
        if let rest = clause.after(.verb, "stopped eating", "gave up", "quit eating", "stopped drinking"),
            rest.first.map({ !["in", "at", "on", "last", "when", "after", "about"].contains($0.form) }) == true
        {
            return clause.verb.isPlain
                ? without(rest, clause, verb: clause.rest.forms.contains("drinking") ? "drink" : "eat") : []
        }
        return []
    }

    private func without(_ rest: Phrase, _ clause: ClauseReading, verb: String? = nil) -> [Statement] {
        let verb = verb ?? (clause.rest.first?.form.hasPrefix("drink") == true ? "drink" : "eat")
        return ValueReader.values(rest).filter { phrase in
            phrase.count <= 3 && !Taste.isEmptyObject(phrase)
                && ![
                    "much", "many", "enough", "out", "at", "breakfast", "lunch", "dinner", "smoking", "until", "after",
                    "before", "lot", "well", "anything", "too", "on", "trying", "hope", "my", "the",
                ].contains(phrase.first?.form ?? "")
        }.map { phrase in
            let text = clause.text(phrase.first.map { $0.form == "any" } == true ? phrase.dropFirst() : phrase)
            return Statement(clause.person, "diet", "no \(text)", .verb("does not \(verb) \(text)"))
        }
    }

    private static let foods = Set(
        [
            "dairy", "gluten", "lactose", "nuts", "sugar", "caffeine", "alcohol", "eggs", "shellfish", "milk", "wheat",
            "meat", "pork", "beef", "fish", "soy", "peanuts",
        ].map { "no \($0)" })

    private func diet(_ phrase: Phrase) -> String? {
        var words = phrase.forms
        while let first = words.first,
            ["strict", "lifelong", "mostly", "a", "committed", "devout", "ethical", "diet"].contains(first)
        { words.removeFirst() }
        if words.last == "diet" || words.last == "food" { words.removeLast() }
        if let comma = words.firstIndex(where: { [",", "and", "for", "by", "at", "again"].contains($0) }) {
            words = Array(words[..<comma])
        }
        let text = words.joined(separator: " ")
        if text.hasSuffix("s"), Lexicon.diets.contains(String(text.dropLast())) { return String(text.dropLast()) }
        return Lexicon.diets.contains(text) ? (text == "veggie" ? "vegetarian" : text) : nil
    }

    private func say(_ diet: String, _ clause: ClauseReading) -> Statement {
        let food = ["halal", "kosher", "keto", "low-carb", "paleo"].contains(diet)
        var statement = clause.say("diet", diet, food ? "eats \(diet)" : "is \(diet)")
        statement.validFrom = clause.dates.beginning(in: clause.rest)
        return statement
    }
}
