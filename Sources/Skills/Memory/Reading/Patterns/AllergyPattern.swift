/// "I'm allergic to peanuts", "she has a nut allergy", "I'm lactose intolerant".
struct AllergyPattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        if let rest = clause.after(.be, "allergic to", "intolerant to", "intolerant of", "hypersensitive to") {
            if ["anything", "everything", "nothing"].contains(rest.first?.form ?? "") { return [] }
            return ValueReader.values(rest).compactMap { say($0, clause) }
        }
        if let rest = clause.after(
            .have, "an allergy to", "allergies to", "a severe allergy to", "a bad allergy to", "an intolerance to",
            "a serious allergy to", "a mild allergy to", "a strong allergy to", "a food allergy to")
        {
            return ValueReader.values(rest).compactMap { say($0, clause) }
        }
        if let rest = clause.after(.verb, "suffer from", "suffers from") { return noun(rest, clause) }
        if clause.verb.opener == .have { return noun(clause.rest, clause) }
        if clause.verb.opener == .be, let last = ValueReader.value(clause.rest).last, last.form == "intolerant" {
            let value = ValueReader.withoutArticle(ValueReader.value(clause.rest)).dropLast()
            return value.isEmpty
                ? [] : [clause.say("allergy", clause.text(value), "is \(clause.text(value)) intolerant")]
        }
        return []
    }

    private func noun(_ rest: Phrase, _ clause: ClauseReading) -> [Statement] {
        let isIntolerance = rest.forms.contains("intolerance")
        return AllergyNoun.values(rest).map { phrase in
            let value = AllergyNoun.plural(clause.text(phrase))
            return clause.say("allergy", value, AllergyNoun.predicate(value, isIntolerance: isIntolerance))
        }
    }

    private func say(_ value: Phrase, _ clause: ClauseReading) -> Statement? {
        // "allergic to nuts and to cats"
        var phrase = ValueReader.withoutArticle(value.drop { $0.form == "to" })
        if phrase.count == 1, let pronoun = phrase.first, ["them", "it", "those", "that"].contains(pronoun.form) {
            // "without eggs, my son is allergic to them"
            let before = clause.sentence.tokens[...].prefix { $0.range.lowerBound < pronoun.range.lowerBound }
            guard let without = before.firstIndex(where: { ["without", "no", "with", "eat"].contains($0.form) }) else {
                // "penicillin is off limits, I'm allergic to it"
                guard let verb = before.firstIndex(where: { ["is", "are"].contains($0.form) }),
                    before[verb...].dropping(1).first.map({ ["off", "out", "forbidden"].contains($0.form) }) == true,
                    verb > before.startIndex, !before[verb - 1].isMark, !Taste.isEmptyObject(before[(verb - 1)..<verb])
                else { return nil }
                let text = clause.text(before[(verb - 1)..<verb])
                return clause.say("allergy", text, "is allergic to \(text)")
            }
            phrase = ValueReader.withoutArticle(
                before[(without + 1)...].prefix { !$0.isMark && $0.form != "because" && $0.form != "for" })
            guard phrase.count <= 3 else { return nil }
        }
        guard !phrase.isEmpty, !Taste.isEmptyObject(phrase) else { return nil }
        let text = clause.text(phrase)
        return clause.say("allergy", text, "is allergic to \(text)")
    }
}

/// The thing before the word "allergy": "a peanut and egg allergy".
enum AllergyNoun {
    /// The values of a phrase that ends with "allergy" or "intolerance".
    static func values(_ phrase: Phrase) -> [Phrase] {
        let whole = ValueReader.value(phrase)
        guard let end = whole.lastIndex(where: { ["allergy", "allergies", "intolerance"].contains($0.form) }) else {
            return []
        }
        return ValueReader.values(ValueReader.withoutArticle(whole[..<end])).map { piece in
            piece.drop {
                [
                    "severe", "bad", "mild", "serious", "strong", "nasty", "terrible", "slight", "food", "a", "an",
                    "several", "any", "many", "no",
                ].contains($0.form)
            }
        }.filter { !$0.isEmpty }
    }

    /// What is said of a person: an intolerance is no allergy, though both are kept under one name.
    static func predicate(_ value: String, isIntolerance: Bool) -> String {
        isIntolerance ? "is \(value) intolerant" : "is allergic to \(value)"
    }

    /// `nut` → `nuts`: before "allergy" the noun stands in the singular.
    static func plural(_ value: String) -> String {
        let last = value.split(separator: " ").last.map { $0.lowercased() } ?? ""
        guard countable.contains(last) else { return value }
        return last.hasSuffix("y") ? value.dropLast() + "ies" : value + "s"
    }

    private static let countable: Set<String> = [
        "nut", "peanut", "egg", "almond", "walnut", "cashew", "hazelnut", "pistachio", "cat", "dog", "horse",
        "strawberry", "bee", "wasp", "prawn", "oyster",
        "mushroom", "lentil", "banana", "apple", "kiwi", "peach", "feather", "sting", "mite",
    ]
}
