/// What somebody studies or studied.
struct EducationPattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        guard clause.verb.modal == nil, !clause.verb.isDoubtful, !clause.verb.isNegated || clause.verb.hasEnded else {
            return []
        }
        if let rest = clause.after(.verb, "study", "studies", "major in", "majors in")
            ?? clause.after(.be, "studying", "majoring in", "a student of")
        {
            return studies(rest, clause, verb: "studies")
        }
        if let rest = clause.after(.verb, "studied", "majored in") { return studies(rest, clause, verb: "studied") }
        if let rest = clause.after(
            .verb, "graduated in", "graduated from", "went to", "go to", "goes to", "attend", "attends")
            ?? clause.after(.be, "a student at", "a student in", "enrolled at", "at")
        {
            return school(rest, clause)
        }
        if let rest = clause.after(
            .verb, "got a scholarship", "won a scholarship", "got into", "got accepted at", "got accepted to",
            "got accepted into", "got a place at", "enrolled at", "enrolled in", "enrolled on", "signed up for a course"
        ),
            clause.verb.isPlain
        {
            let value = ValueReader.value(rest)
            let start = clause.rest.first?.form ?? "got"
            guard
                clause.rest.contains(anyOf: ["scholarship"]) || value.contains(where: \.isCapitalised)
                    || value.contains(anyOf: [
                        "university", "college", "school", "course", "uni", "programme", "program", "class",
                    ])
            else { return [] }
            let text = clause.text(ValueReader.value(clause.rest))
            return text.hasPrefix(start) ? [clause.say("education", text, text)] : []
        }
        if let rest = clause.after(
            .be, "doing a", "doing my", "doing an", "working on my", "working on a", "finishing my", "finishing a",
            "pursuing a", "pursuing my", "writing my", "writing a", "getting my")
            ?? clause.after(
                .verb, "finished my", "did a", "did my", "got my", "completed a", "completed my", "hold a", "holds a",
                "got a", "started a", "started my", "finished a")
        {
            return Self.degree(rest, clause)
        }
        if let stage = stage(clause) { return [stage] }
        if let rest = clause.after(.be, "training to be", "training to become", "studying to be", "studying to become"),
            clause.verb.isPlain
        {
            let value = clause.text(ValueReader.withoutArticle(ValueReader.value(rest)))
            return value.isEmpty
                ? []
                : [
                    clause.say(
                        "education", "training to be \(value)", "is training to be \(FactSentence.withArticle(value))")
                ]
        }
        if let rest = clause.after(.have, "a", "an", "my") { return Self.degree(rest, clause) }
        return []
    }

    /// "I'm in year 11", "she's in her second year of law", "first year of architecture"
    private func stage(_ clause: ClauseReading) -> Statement? {
        guard clause.verb.opener == .be, !clause.verb.isNegated, !clause.verb.isPast else { return nil }
        var rest = clause.rest
        if rest.first?.form == "in" { rest = rest.dropping(1) }
        rest = rest.drop { ["my", "her", "his", "the", "a"].contains($0.form) }
        guard let first = rest.first, let second = rest.dropping(1).first else { return nil }
        let isYear =
            first.form == "year" && Numbers.value(second.form) != nil
            || (Numbers.ordinal(first.form) != nil || ["final", "last"].contains(first.form))
                && ["year", "grade", "semester", "term"].contains(second.form)
        let isRetired =
            clause.rest.first?.form == "in" || rest.dropping(2).first.map { ["of", "at"].contains($0.form) } == true
        guard isYear, isRetired else { return nil }
        let text = clause.text(ValueReader.value(rest))
        return clause.say("education", text, "is in \(text)")
    }

    /// "PhD in botany"
    static func degree(_ phrase: Phrase, _ clause: ClauseReading) -> [Statement] {
        guard
            let head = phrase.prefix(2).first(where: {
                degrees.contains($0.form) || degrees.contains($0.form.replacing("'s", with: ""))
            })
        else { return [] }
        let isMasters = phrase.first.map { ["master", "bachelor"].contains($0.form) } ?? false
        guard
            !isMasters
                || phrase.dropping(1).first.map({ ["'s", "degree", "in", "of", "thesis"].contains($0.form) }) == true
                || phrase.count == 1, head.form != "s"
        else { return [] }
        let value = ValueReader.value(phrase)
        guard !value.isEmpty else { return [] }
        let text = clause.text(value)
        return [
            clause.say(
                "education", text,
                clause.verb.opener == .have
                    || ["finished", "got", "completed", "hold", "holds", "did"].contains(clause.rest.first?.form ?? "")
                    ? "has \(FactSentence.withArticle(text))" : "studies for \(FactSentence.withArticle(text))")
        ]
    }

    private func studies(_ rest: Phrase, _ clause: ClauseReading, verb: String) -> [Statement] {
        let value = ValueReader.value(rest)
        let forTest = [
            "for", "hard", "late", "a", "the", "tonight", "in", "abroad", "at", "with", "my", "until", "this", "from",
        ]
        // "studying in Ankara"
        if value.first?.form == "in", verb == "studies", value.dropFirst().first?.isCapitalised == true,
            let place = Places.place(value.dropFirst(), in: clause.sentence)
        {
            return [clause.say("education", "studying in \(place)", "studies in \(place)")]
        }
        guard let first = value.first,
            !forTest.contains(first.form) || first.form == "at" && value.contains(where: \.isCapitalised)
                || (first.form == "in" || first.form == "a") && verb == "studied"
        else { return [] }
        let text = clause.text(value)
        var studied = clause.say("education", text, "\(verb) \(text)")
        if verb == "studied" {
            (studied.validFrom, studied.validTo) = clause.dates.span(in: clause.sentence.tokens[...])
        }
        return [studied]
    }

    private func school(_ rest: Phrase, _ clause: ClauseReading) -> [Statement] {
        let value = ValueReader.value(rest)
        guard value.contains(anyOf: Self.schools) || clause.rest.first?.form == "graduated", !value.isEmpty,
            clause.rest.first?.form == "graduated" || value.contains(where: \.isCapitalised)
        else { return [] }
        let text = clause.text(value)
        let predicate =
            clause.rest.first?.form == "graduated"
            ? "graduated \(clause.rest.dropping(1).first?.form ?? "from") \(text)" : "studies at \(text)"
        var statement = clause.say("education", text, predicate)
        statement.validFrom = clause.dates.beginning(in: rest)
        return [statement]
    }

    private static let schools: Set<String> = [
        "university", "uni", "college", "school", "institute", "academy", "eth", "mit", "ucl", "polytechnic",
    ]

    private static let degrees: Set<String> = [
        "phd", "ph.d", "doctorate", "degree", "master", "masters", "master's", "bachelor", "bachelors", "bachelor's",
        "mba", "msc", "bsc", "diploma", "apprenticeship", "postgraduate", "a-levels", "gcses", "abitur",
        "baccalaureate", "ged", "traineeship", "internship", "ba", "ma", "law-degree",
    ]
}
