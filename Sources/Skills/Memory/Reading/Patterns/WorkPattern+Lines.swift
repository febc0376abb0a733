/// Lines of work and businesses.
extension WorkPattern {
    /// "work part time at …": how much is another matter.
    static func withoutHours(_ clause: ClauseReading) -> ClauseReading {
        guard let first = clause.rest.first, ["work", "works", "working", "worked"].contains(first.form) else {
            return clause
        }
        for hours in [["part", "time"], ["full", "time"], ["part-time"], ["full-time"], ["remotely"], ["freelance"]]
        where clause.rest.dropping(1).starts(with: hours) {
            let after = clause.rest.dropping(1 + hours.count)
            guard ["at", "for", "as", "in"].contains(after.first?.form ?? "") else { continue }
            var verb = clause.verb
            verb.continueWith(ArraySlice([first] + Array(after)))
            return ClauseReading(person: clause.person, verb: verb, sentence: clause.sentence, dates: clause.dates)
        }
        return clause
    }

    /// Lines of work that one is "in".
    /// "a vineyard" of "a vineyard in Mendoza"
    static func business(_ phrase: Phrase) -> Phrase {
        ValueReader.value(phrase).prefix { !["in", "at", "near", "on", "outside", "called", "with"].contains($0.form) }
    }

    /// "I used to be a miner"
    static func formerly(_ clause: ClauseReading) -> [Statement] {
        title(clause.rest, clause).prefix(1).map { title in
            let was = FactSentence.withArticle(title.value)
            var past = Statement(clause.person, "experience", "was \(was)", .verb("used to be \(was)"))
            (past.validFrom, past.validTo) = clause.dates.span(in: clause.rest)
            return past
        }
    }

    /// "retired bus driver, 71": what somebody is retired from tells more than that they are.
    static func formerJob(_ clause: ClauseReading) -> Statement? {
        let noun = clause.rest.prefix {
            !$0.isMark && !["and", "at", "in", "from", "with", "since", "who"].contains($0.form)
        }
        guard (2...4).contains(noun.count), Occupations.isOccupation(noun.dropFirst().forms) else { return nil }
        let title = clause.text(noun)
        return clause.say("job_title", title, "is a \(title)")
    }

    /// Words that tell "I'm at Crumb now" from where somebody happens to be.
    static let workWords: Set<String> = [
        "job", "jobs", "work", "worked", "employer", "company", "left", "switched",
    ]

    /// Words before a job that are no part of it.
    static let qualifiers: Set<String> = [
        "professional", "trained", "qualified", "licensed", "certified", "proud", "former", "huge",
        "big", "total", "good", "bad", "terrible", "great",
    ]

    static let lines: Set<String> = [
        "sales", "marketing", "finance", "it", "construction", "logistics", "insurance", "banking", "retail",
        "catering", "publishing",
        "advertising", "hr", "pr", "tech", "hospitality", "healthcare", "accounting", "procurement", "academia",
        "politics", "recruitment",
    ]

    /// Businesses that nobody has who does not own them.
    static let owned: Set<String> = [
        "bakery", "restaurant", "café", "cafe", "shop", "bookshop", "salon", "brewery", "vineyard", "bistro",
        "barbershop", "boutique", "farm",
    ]

    static let businesses: Set<String> = [
        "shop", "bookshop", "bakery", "restaurant", "café", "cafe", "company", "business", "studio", "farm", "hotel",
        "store", "agency", "clinic", "team", "startup", "bar", "pub", "gallery", "salon", "practice", "garage",
        "workshop", "firm", "school", "nursery", "kiosk", "brewery", "vineyard", "hostel", "guesthouse", "bistro",
        "pharmacy", "department", "campsite", "inn", "stall", "vineyards", "kennels", "stables", "nursery", "market",
        "blog", "podcast", "charity", "laundrette", "launderette", "laundromat", "deli", "bookstore", "pizzeria",
        "trattoria",
        "tavern", "gym", "spa", "arcade", "takeaway", "chippy", "dairy", "orchard", "ranch", "smallholding", "bodega",
        "barbershop", "boutique", "warehouse", "theatre", "theater", "cinema",
    ]

    static let fields: Set<String> = [
        "qa", "hr", "pr", "marketing", "sales", "accounting", "admin", "it", "support", "logistics", "research",
        "payroll",
        "consulting", "bookkeeping", "translations", "catering", "security", "tech", "customer", "quality", "data",
        "web",
        "graphic", "ux", "nails", "hair", "lashes", "tattoos", "makeup", "taxes", "procurement", "accounts",
        "reception", "nursing", "childcare", "landscaping", "construction",
    ]
}
