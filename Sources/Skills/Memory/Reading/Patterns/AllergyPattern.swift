/// "I'm allergic to peanuts", "she has a nut allergy", "I'm lactose intolerant".
struct AllergyPattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        if let rest = clause.after(.be, "allergic to", "intolerant to", "intolerant of", "hypersensitive to") {
            return ValueReader.values(rest).compactMap { say($0, clause) }
        }
        if let rest = clause.after(.have, "an allergy to", "allergies to", "a severe allergy to", "a bad allergy to", "an intolerance to", "a serious allergy to", "a mild allergy to", "a strong allergy to", "a food allergy to") {
            return ValueReader.values(rest).compactMap { say($0, clause) }
        }
        if let rest = clause.after(.verb, "suffer from", "suffers from") { return AllergyNoun.values(rest).compactMap { say($0, clause) } }
        if clause.verb.opener == .have { return AllergyNoun.values(clause.rest).compactMap { say($0, clause) } }
        if clause.verb.opener == .be, let last = ValueReader.value(clause.rest).last, last.form == "intolerant" {
            let value = ValueReader.withoutArticle(ValueReader.value(clause.rest)).dropLast()
            return value.isEmpty ? [] : [say(value, clause)].compactMap(\.self)
        }
        return []
    }

    private func say(_ value: Phrase, _ clause: ClauseReading) -> Statement? {
        let phrase = ValueReader.withoutArticle(value)
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
        guard let end = whole.lastIndex(where: { ["allergy", "allergies", "intolerance"].contains($0.form) }) else { return [] }
        return ValueReader.values(ValueReader.withoutArticle(whole[..<end])).map { piece in
            piece.drop { ["severe", "bad", "mild", "serious", "strong", "nasty", "terrible", "slight", "food", "a", "an", "several", "any", "many", "no"].contains($0.form) }
        }.filter { !$0.isEmpty }
    }
}
