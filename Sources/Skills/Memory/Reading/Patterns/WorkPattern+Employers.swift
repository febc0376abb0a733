/// Whom somebody works for, and whom they leave.
extension WorkPattern {
    /// "a teacher in Ghent"
    static func workplace(_ phrase: Phrase, _ clause: ClauseReading) -> [Statement] {
        guard phrase.first?.form == "in", phrase.dropping(1).first?.isCapitalised == true,
            let place = Places.place(phrase.dropping(1), in: clause.sentence)
        else { return [] }
        return [clause.say("work_city", place, "works in \(place)")]
    }

    /// Who somebody works for.
    static func employer(_ phrase: Phrase, _ clause: ClauseReading) -> [Statement] {
        var phrase = phrase
        for word in ["called", "named"] {
            // "a bakery called Crumb": the name is the value.
            if let index = phrase.firstIndex(of: [word]), index - phrase.startIndex <= 4 {
                phrase = phrase[(index + 1)...]
            }
        }
        var role: [Statement] = []
        if let index = phrase.firstIndex(of: ["as"]) {
            role = title(phrase[(index + 1)...], clause, trustsNoun: true)
            phrase = phrase[..<index]
        }
        var value = ValueReader.value(phrase)
        if let stop = value.firstIndex(where: { [",", "doing", "where", "to"].contains($0.form) }) {
            value = value[..<stop]
        }
        var city: [Statement] = []
        if let place = value.firstIndex(where: { $0.form == "in" }), place > value.startIndex {
            city = workplace(value[place...], clause)
            value = value[..<place]
        }
        value = ValueReader.trimmed(value)
        guard isEmployer(value, strict: false) else { return role }
        let text = clause.text(value)
        // "at a primary school in Hull": the place tells more than the kind of employer.
        if !city.isEmpty, ["a", "an"].contains(value.first?.form ?? ""), !value.contains(where: \.isCapitalised) {
            return role + city
        }
        let shown =
            value.contains(where: \.isCapitalised) || ["a", "an", "the", "my"].contains(value.first?.form ?? "")
            ? text : NameReader.capitalised(text)
        return role + [clause.say("employer", shown, "works at \(shown)")] + city
    }

    static func isEmployer(_ phrase: Phrase, strict: Bool) -> Bool {
        guard let first = phrase.first, phrase.count <= 7 else { return false }
        let never: Set<String> = [
            "home", "it", "that", "this", "night", "nights", "myself", "them", "free", "least", "me", "you", "him",
            "her", "first", "money", "weekends", "something", "all", "least", "once", "years", "over", "about", "now",
            "the-moment", "sea", "night", "height", "times",
        ]
        if never.contains(first.form) || Numbers.value(first.form) != nil && !first.isCapitalised {
            return false
        }
        if phrase.starts(with: ["a", "living"]) || phrase.starts(with: ["the", "moment"])
            || phrase.starts(with: ["the", "weekend"])
            || phrase.starts(with: ["my", "desk"])
        {
            return false
        }
        if phrase.prefix(3).contains(where: {
            Relations.relation($0.form) != nil && !$0.isCapitalised
                || !$0.isCapitalised && Relations.pluralRelation($0.form) != nil && $0.form != "boys"
        }) {
            return false
        }
        return !strict || phrase.contains { $0.isCapitalised }
    }

    func field(_ rest: Phrase, _ clause: ClauseReading) -> [Statement] {
        guard !clause.verb.isNegated || clause.verb.hasEnded, let first = rest.first else { return [] }
        if first.isCapitalised, let place = Places.place(rest, in: clause.sentence), place.count > 2 {
            return [clause.say("work_city", place, "works in \(place)")]
        }
        let value = ValueReader.value(rest)
        guard (1...4).contains(value.count),
            !["the-morning", "my", "this", "that", "teams", "silence", "peace"].contains(first.form)
        else { return [] }
        let text = clause.text(value)
        return [clause.say("job_title", text, "works in \(text)")]
    }

    func leaving(_ rest: Phrase, _ clause: ClauseReading) -> [Statement] {
        let value = ValueReader.value(rest)
        guard clause.verb.isPlain, let first = value.first, first.isCapitalised, value.count <= 5,
            !rest.contains(anyOf: [
                "early", "late", "tonight", "morning", "evening", "weekend", "today", "day", "lunch", "home", "hour",
                "hours", "minute", "minutes",
            ])
        else { return [] }
        let end = value.firstIndex { ["for", "to", "and", "in"].contains($0.form) } ?? value.endIndex
        let text = clause.text(value[..<end])
        var old = Statement(clause.person, "employer", text, .verb("works at \(text)"), kind: .ended)
        guard end < value.endIndex, value[end].form == "for",
            value.dropping(end - value.startIndex + 1).first?.isCapitalised == true
        else { return [old] }
        old.kind = .asserted
        return Self.employer(value[(end + 1)...], clause).map {
            var statement = $0
            statement.replaces = text
            return statement
        }
    }

    /// What was and no longer is: it ends what is known, and is an experience where nothing is.
    static func former(_ employers: [Statement], _ clause: ClauseReading) -> [Statement] {
        employers.filter { $0.attribute == "employer" }.map {
            var statement = $0
            statement.kind = .ended
            statement.heldBefore = true
            (statement.validFrom, statement.validTo) = clause.dates.span(in: clause.rest)
            return statement
        }
    }
}
