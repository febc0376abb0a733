/// What somebody does not have, do or know how to do: "I don't have any pets", "I can't swim", "I don't drink".
struct LackPattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        let verb = clause.verb
        guard !verb.isDoubtful, !verb.usedTo, !verb.hasEnded, !verb.isPast else { return [] }
        if verb.opener == .have { return lacking(clause) }
        if verb.opener == .be, verb.isNegated, clause.rest.starts(with: ["allergic", "to", "anything"]) {
            return [Statement(clause.person, "allergy", "none", .verb("has no allergies"))]
        }
        if let owned = clause.after(.verb, "own", "owns") {
            let reading = ClauseReading(
                person: clause.person, verb: VerbPhrase(denied: owned), sentence: clause.sentence, dates: clause.dates)
            return verb.isNegated ? lacking(reading) : []
        }
        if verb.opener == .be, !verb.isNegated, clause.rest.starts(with: ["an", "only", "child"]) {
            return [Statement(clause.person, "siblings", "none", .verb("is an only child and has no siblings"))]
        }
        // "I've never owned a car"
        if verb.isNegated, verb.isPerfect, ["owned", "had"].contains(clause.rest.first?.form ?? "") {
            let reading = ClauseReading(
                person: clause.person, verb: VerbPhrase(denied: clause.rest.dropping(1)), sentence: clause.sentence,
                dates: clause.dates)
            return lacking(reading).filter { ["vehicle", "phone", "pet"].contains($0.attribute) }
        }
        if verb.isNegated, verb.isPerfect, clause.rest.first?.form == "smoked" || clause.rest.first?.form == "drunk" {
            let deed = clause.rest.first?.form ?? ""
            return [Statement(clause.person, "habit", "never \(deed)", .verb("has never \(deed)"))]
        }
        guard verb.isNegated, verb.opener == .verb, let first = clause.rest.first else { return [] }
        let rest = clause.rest.dropping(1)
        let value = ValueReader.value(rest)
        guard verb.modal == nil else { return [] }
        if first.form == "speak" || first.form == "speaks", Lexicon.languages.contains(value.first?.form ?? "") {
            return []
        }
        // "I don't drink": of a habit only where nothing follows.
        if Self.habits.contains(first.form) || Self.habits.contains(String(first.form.dropLast())), value.isEmpty {
            let plain =
                first.form.hasSuffix("s") && !Self.habits.contains(first.form)
                ? String(first.form.dropLast()) : first.form
            return [Statement(clause.person, "habit", "does not \(plain)", .verb("does not \(plain)"))]
        }
        if ["drink", "drinks"].contains(first.form), value.count == 1, value.first?.form == "alcohol" {
            return [Statement(clause.person, "diet", "no alcohol", .verb("does not drink alcohol"))]
        }
        return []
    }

    /// "I don't have any pets", "I have no siblings", "we don't own a car"
    private func lacking(_ clause: ClauseReading) -> [Statement] {
        let value = ValueReader.value(clause.rest)
        let denies = value.first?.form == "no"
        guard clause.verb.isNegated != denies, clause.verb.modal == nil,
            clause.verb.isNegated ? ["any", "a", "an"].contains(value.first?.form ?? "") || Self.plural(value) : denies
        else { return [] }
        return ValueReader.values(clause.rest).compactMap { phrase in
            let noun = phrase.drop { ["no", "any", "a", "an", "or"].contains($0.form) }
            guard let head = noun.last, noun.count <= 3, let attribute = Self.things[head.form] else { return nil }
            let text = clause.text(noun)
            return Statement(clause.person, attribute, "none", .verb("has no \(text)"))
        }
    }

    private static func plural(_ phrase: Phrase) -> Bool {
        phrase.count == 1 && phrase.first.map { things[$0.form] != nil } == true
    }

    private static let things: [String: String] = [
        "pet": "pet", "pets": "pet", "animals": "pet", "siblings": "siblings", "sibling": "siblings",
        "brothers": "siblings",
        "sisters": "siblings", "car": "vehicle", "vehicle": "vehicle", "phone": "phone", "smartphone": "phone",
        "degree": "education",
    ]

    private static let habits: Set<String> = ["drink", "smoke", "drive", "vape", "gamble", "cook", "fly", "swim"]
}
