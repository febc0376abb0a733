import AgentCore

/// Things that happened and are worth keeping: "I ran a marathon last year", "I've been to Japan".
struct EventPattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        guard clause.verb.modal == nil, !clause.verb.isNegated, !clause.verb.isDoubtful, !clause.verb.usedTo else {
            return []
        }
        if !clause.person.isUser, let rest = clause.after(.verb, "died", "passed away") {
            var event = clause.say("event", "died", "died")
            event.validFrom = clause.dates.beginning(in: rest)
            return [event]
        }
        if clause.verb.isPerfect, clause.verb.opener == .be, clause.rest.first?.form == "to",
            clause.rest.dropping(1).first?.isCapitalised == true
        {
            let value = clause.text(ValueReader.value(clause.rest.dropping(1)))
            return [clause.say("experience", "been to \(value)", "has been to \(value)")]
        }
        if clause.verb.opener == .have, clause.rest.firstIndex(of: ["years", "of", "experience"]) != nil {
            let value = clause.text(ValueReader.value(clause.rest, keepsTime: true))
            return [clause.say("experience", value, "has \(value)")]
        }
        if clause.verb.opener == .have,
            let appointment = clause.rest.first(where: { Self.appointments.contains($0.form) }),
            clause.rest.startIndex + 5 > clause.rest.firstIndex(of: appointment) ?? 0
        {
            let value = ValueReader.value(clause.rest, keepsTime: true)
            guard ValueReader.timeStart(value) != nil, !value.contains(anyOf: ["today", "tonight", "now"]) else {
                return []
            }
            let bare = clause.text(ValueReader.withoutArticle(value).drop { ["my", "our"].contains($0.form) })
            var event = clause.say("event", bare, "\(clause.verb.isPast ? "had" : "has") \(clause.text(value))")
            event.validFrom = clause.dates.beginning(in: clause.rest, isComing: !clause.verb.isPast)
            return [event]
        }
        // "Between 1998 and 2006 I kept the books for a shipyard"
        if clause.verb.opener == .verb, let first = clause.rest.first, PastVerbs.contains(first.form),
            !clause.verb.isPerfect
        {
            let span = clause.dates.span(in: clause.sentence.tokens[...])
            let deed = ValueReader.value(clause.rest)
            if span.from != nil, span.to != nil, (2...ValueReader.limit).contains(deed.count) {
                var past = clause.say("experience", clause.text(deed), clause.text(deed))
                (past.validFrom, past.validTo) = span
                return [past]
            }
        }
        if let rest = clause.after(.verb, "became a", "became an"), let kin = ValueReader.value(rest).last,
            Relations.isKin(kin.form)
        {
            var event = clause.say(
                "event", "became a \(clause.text(ValueReader.value(rest)))",
                "became a \(clause.text(ValueReader.value(rest)))")
            event.validFrom = clause.dates.beginning(in: rest)
            return [event]
        }
        let feat = ValueReader.value(clause.rest)
        if clause.verb.opener == .verb, let first = clause.rest.first, Self.feats.contains(first.form),
            feat.dropFirst().contains(where: \.isCapitalised), feat.count <= ValueReader.limit
        {
            // "Ran the Rotterdam marathon yesterday."
            let deed = [first.form, clause.text(feat.dropFirst())].joined(separator: " ")
            var event = clause.say("event", deed, deed)
            event.validFrom = clause.dates.beginning(in: clause.rest, or: clause.sentence)
            return [event]
        }
        guard clause.verb.opener == .verb, let first = clause.rest.first,
            let head = clause.rest.dropping(1).first(where: {
                !["my", "a", "an", "the", "our", "new", "first"].contains($0.form)
            })
        else { return [] }
        guard let objects = Self.events[first.form],
            objects.contains(head.form)
                || clause.rest.dropping(1).prefix(5).contains(where: { objects.contains($0.form) })
        else { return [] }
        let whole = ValueReader.value(clause.rest)
        // "Started a new job monday, the people seem nice", but "bought a house, a cottage in Devon".
        let comma = whole.indices.first {
            whole[$0].form == "," && !["a", "an"].contains(whole[$0...].dropFirst().first?.form ?? "")
        }
        var value = whole[..<(comma ?? whole.endIndex)]
        while let last = value.last, Self.weekdays.contains(last.form) { value = value.dropLast() }
        guard value.contains(where: { objects.contains($0.form) }), value.firstIndex(of: ["of", "course"]) == nil else {
            return []
        }
        var statement = clause.say("event", clause.text(value), clause.text(value))
        statement.validFrom = clause.dates.beginning(in: clause.rest, or: clause.sentence)
        return [statement]
    }

    private static let weekdays: Set<String> = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "today", "yesterday",
    ]

    /// Deeds worth keeping where what was done has a name.
    private static let feats: Set<String> = [
        "hiked", "climbed", "visited", "ran", "completed", "attended", "walked", "cycled", "sailed", "toured", "swam",
        "summited", "backpacked", "crossed", "honeymooned",
    ]

    private static let appointments: Set<String> = [
        "appointment", "interview", "exam", "surgery", "wedding", "operation", "concert", "checkup", "check-up",
        "recital",
        "deadline", "audition", "flight", "test", "exams", "finals", "final", "viva", "defence", "defense",
        "presentation",
        "race", "marathon", "half-marathon", "triathlon", "funeral", "gig", "tournament", "match", "hearing",
        "ceremony",
        "graduation", "scan", "mri", "procedure", "conference", "talk", "workshop", "trial", "performance", "premiere",
        "rehearsal", "competition", "exhibition", "reunion", "christening", "baptism", "screening", "biopsy",
        "dentist", "doctor", "gp", "vet", "physio", "haircut", "thesis", "lecture", "play", "show", "opening", "party",
    ]

    private static let events: [String: Set<String>] = [
        "started": [
            "job", "school", "university", "college", "business", "company", "course", "phd", "degree", "therapy",
            "internship",
        ],
        "got": [
            "married", "engaged", "divorced", "promoted", "fired", "accepted", "pregnant", "promotion", "degree", "job",
        ],
        "broke": ["leg", "arm", "wrist", "ankle", "foot", "hip", "finger", "collarbone", "nose"],
        "graduated": [], "bought": ["house", "flat", "apartment", "home"],
        "lost": ["job", "father", "mother", "dad", "mum", "mom", "wife", "husband"],
        "had": ["baby", "surgery", "operation", "stroke", "miscarriage", "son", "daughter"],
        "finished": ["degree", "school", "university", "studies", "thesis", "marathon"],
        "ran": ["marathon", "half-marathon"], "won": ["prize", "award", "championship"],
        "published": ["book", "novel", "paper"], "passed": ["exam", "exams", "test"],
    ]
}
