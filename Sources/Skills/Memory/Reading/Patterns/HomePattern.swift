/// Where somebody lives, lived and comes from.
struct HomePattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        let verb = clause.verb
        guard verb.modal == nil, !verb.isDoubtful else { return [] }
        if let rest = clause.after(
            .verb, "live with", "lives with", "live alone", "lives alone", "live on my own", "live by myself",
            "live on her own", "lives on her own", "lives on his own", "live together with", "share a flat with",
            "shares a flat with", "share a house with", "share an apartment with", "shares an apartment with",
            "share a room with", "shares a room with")
            ?? clause.after(.be, "living with", "living alone", "sharing a flat with")
        {
            return company(clause, rest)
        }
        if verb.isPlain, let settled = settled(clause) { return settled }
        let past = clause.after(.verb, "lived in", "lived at", "stayed in")
        if let place = past, verb.isPerfect, !verb.hasEnded { return home(clause, place) }
        if let place = past ?? (verb.usedTo ? clause.after(.verb, "live in") ?? clause.after(.be, "based in") : nil) {
            return verb.isNegated && !verb.hasEnded ? [] : pastHome(clause, place)
        }
        guard !verb.usedTo else { return [] }
        if verb.opener == .be, verb.isPast, !verb.isPerfect {
            return clause.after(.be, "living in", "based in").map { pastHome(clause, $0) } ?? []
        }
        let here =
            clause.after(
                .verb, "live on", "lives on", "live in", "lives in", "live near", "lives near", "live at",
                "live outside", "lives outside",
                "reside in", "resides in", "live just outside", "live around", "live over in", "live out in")
            ?? clause.after(
                .be, "living in", "based in", "based out of", "living near", "located in", "settled in", "residing in",
                "based near", "back living in")
            ?? clause.after(.verb, "settled in")
        if let here { return home(clause, here) }
        if verb.opener == .verb || verb.opener == .be, let housing = housing(clause) { return housing }
        if verb.isNegated || verb.opener == .have { return [] }
        return temporary(clause) + moved(clause)
    }

    /// "I now call Glasgow home", "we made the move to Glasgow", "my girlfriend moved in with me", "I have my own place"
    private func settled(_ clause: ClauseReading) -> [Statement]? {
        if let rest = clause.after(.verb, "call", "calls", "called"),
            let home = rest.firstIndex(where: { $0.form == "home" }),
            rest.first?.isCapitalised == true, clause.rest.first?.form != "called"
        {
            return self.home(clause, rest[..<home])
        }
        if let rest = clause.after(.be, "in"), rest.first?.isCapitalised == true,
            clause.sentence.tokens[...].contains(anyOf: ["moved", "relocated", "swapped", "correction"]),
            clause.sentence.tokens[...].contains(anyOf: ["now"]) || clause.sentence.tokens.first?.form == "correction"
        {
            return self.home(clause, rest)
        }
        if let rest = clause.after(
            .verb, "made the move to", "made the jump to", "settled down in", "set up home in", "put down roots in")
        {
            return self.home(clause, rest)
        }
        if clause.rest.contains(anyOf: ["now", "days", "nowadays", "since"])
            || clause.sentence.tokens[...].contains(anyOf: ["now"]),
            let rest = clause.after(.be, "up in", "down in", "over in", "out in", "back in"),
            rest.first?.isCapitalised == true
        {
            return self.home(clause, rest)
        }
        if let rest = clause.after(.verb, "moved in with") {
            let who = ValueReader.value(rest)
            guard (1...4).contains(who.count) else { return nil }
            let isWithUser = ["me", "us"].contains(who.first?.form ?? "")
            let text =
                isWithUser
                ? "with \(FactSentence.subject(clause.person.path, name: clause.person.name).replacing("The user's ", with: ""))"
                : "with \(clause.text(who))"
            var statement = Statement(
                isWithUser ? .user : clause.person, "living_situation", text, .verb("lives \(text)"))
            statement.replacesLatest = true
            return [statement]
        }
        if let rest = clause.after(.have, "my own", "our own"), let noun = rest.first, Self.homes.contains(noun.form) {
            var statement = Statement(
                clause.person, "living_situation", "own \(noun.form)", .verb("has their own \(noun.form)"))
            statement.replacesLatest = true
            return [statement]
        }
        return nil
    }

    /// "renting a studio in Porto", "bought a little house in Mechelen"
    private func housing(_ clause: ClauseReading) -> [Statement]? {
        guard clause.verb.isPlain,
            let first = clause.rest.first,
            [
                "rent", "rents", "renting", "rented", "bought", "own", "owns", "found", "got", "sharing", "share",
                "shares", "subletting",
            ]
            .contains(first.form),
            let noun = clause.rest.prefix(7).firstIndex(where: { Self.homes.contains($0.form) }),
            !clause.rest[..<noun].contains(anyOf: [
                "with", "for", "and", "holiday", "summer", "second", "vacation", "weekend",
            ]),
            let place = clause.rest[noun...].dropping(1).first, ["in", "near", "outside"].contains(place.form),
            clause.rest[noun...].dropping(2).first?.isCapitalised == true
        else { return nil }
        let home = self.home(clause, clause.rest[noun...].dropping(2))
        guard !home.isEmpty else { return nil }
        let isRented = !["bought", "own", "owns", "found", "got"].contains(first.form)
        let dwelling = clause.text(clause.rest.dropping(1)[...noun])
        return home
            + (isRented
                ? [Statement(clause.person, "living_situation", "rents \(dwelling)", .verb("rents \(dwelling)"))] : [])
    }

    /// Whether a word names a place to live in.
    static func isHome(_ form: String) -> Bool { homes.contains(form) }

    private static let homes: Set<String> = [
        "house", "flat", "apartment", "studio", "room", "place", "home", "cottage", "condo", "bungalow", "loft",
        "farmhouse", "bedsit",
        "terrace", "townhouse", "cabin", "houseboat", "basement", "attic", "duplex",
        "dorm", "dormitory", "commune", "yurt", "caravan", "trailer", "motorhome", "campervan", "barge", "narrowboat",
        "squat", "penthouse", "maisonette", "villa", "convent", "monastery",
    ]

    private func company(_ clause: ClauseReading, _ rest: Phrase) -> [Statement] {
        guard clause.verb.isPlain || clause.verb.hasEnded else { return [] }
        var value = ValueReader.value(clause.rest)
        // "alone in Porto": the place is a fact of its own.
        if let place = value.firstIndex(of: ["in"]),
            value.dropping(place - value.startIndex + 1).first?.isCapitalised == true
        {
            value = value[..<place]
        }
        guard value.count > 1, let first = value.first else { return [] }
        let tail = clause.text(value.dropFirst())
        let isShare = first.form.hasPrefix("shar")
        let predicate = isShare ? "shares \(tail)" : "lives \(tail)"
        var company = clause.say("living_situation", isShare ? "shares \(tail)" : tail, predicate)
        company.replacesLatest = clause.sentence.tokens[...].contains(anyOf: ["now", "finally", "again", "since"])
        return [company] + place(in: rest, clause)
    }

    /// "I live alone in Porto": the place after the company.
    private func place(in rest: Phrase, _ clause: ClauseReading) -> [Statement] {
        guard let index = rest.firstIndex(of: ["in"]),
            rest.dropping(index - rest.startIndex + 1).first?.isCapitalised == true
        else { return [] }
        return home(clause, rest[(index + 1)...])
    }

    /// "I'm staying in Lisbon until Friday", "I'm in Lisbon this week"
    private func temporary(_ clause: ClauseReading) -> [Statement] {
        if let with = clause.after(.be, "staying with", "crashing with", "staying at", "back with"),
            !clause.verb.isPast,
            let index = with.firstIndex(of: ["in"]),
            with.dropping(index - with.startIndex + 1).first?.isCapitalised == true,
            let place = Places.place(with[(index + 1)...], in: clause.sentence)
        {
            return [stay(place, clause)]
        }
        let staying =
            clause.after(.be, "staying in", "staying at", "visiting family in", "on holiday in", "on vacation in")
            ?? clause.after(.verb, "stay in")
        let isBounded = clause.rest.contains(anyOf: [
            "until", "till", "week", "month", "weeks", "months", "weekend", "summer", "winter",
        ])
        guard let rest = staying ?? (isBounded ? clause.after(.be, "in") : nil), rest.first?.isCapitalised == true,
            !clause.verb.isPast,
            let place = Places.place(rest, in: clause.sentence)
        else { return [] }
        return [stay(place, clause)]
    }

    private func stay(_ place: String, _ clause: ClauseReading) -> Statement {
        var statement = Statement(clause.person, "temporary_location", place, .verb("is staying in \(place)"))
        statement.validTo = clause.dates.ending(in: clause.sentence.tokens[...])
        return statement
    }

    private func moved(_ clause: ClauseReading) -> [Statement] {
        let isFuture = clause.verb.opener == .be
        guard !isFuture, let start = clause.after(.verb, "moved", "relocated", "just moved", "emigrated") else {
            return []
        }
        var rest = start.drop {
            ["back", "here", "away", "house", "over", "out", "down", "up", "recently", "all", "the", "way"].contains(
                $0.form)
        }
        var old: String?
        if rest.first?.form == "from", let to = rest.firstIndex(of: ["to"]) {
            old = clause.text(ValueReader.value(rest.dropping(1)[..<to]))
            rest = rest[to...]
        }
        guard ["to", "into"].contains(rest.first?.form ?? ""),
            rest.first?.form == "to" || rest.dropping(1).first?.isCapitalised == true
        else { return [] }
        var destination = rest.dropping(1)
        if let from = destination.firstIndex(of: ["from"]) {
            old = clause.text(ValueReader.value(destination[(from + 1)...]))
            destination = destination[..<from]
        }
        return home(clause, destination).map { statement in
            var statement = statement
            statement.replaces = old
            statement.validFrom = clause.dates.beginning(in: clause.rest)
            return statement
        }
    }

    private func home(_ clause: ClauseReading, _ rest: Phrase) -> [Statement] {
        guard let place = Places.place(rest, in: clause.sentence) else { return [] }
        var statement = clause.say("home_city", place, "lives in \(place)")
        statement.validFrom = clause.dates.beginning(in: rest)
        return [statement] + HomePattern.study(rest, clause)
    }

    /// "I moved to Turin for my PhD in botany"
    private static func study(_ rest: Phrase, _ clause: ClauseReading) -> [Statement] {
        guard let index = rest.firstIndex(of: ["for", "my"]) ?? rest.firstIndex(of: ["for", "a"]) else { return [] }
        return EducationPattern.degree(rest[(index + 2)...], clause)
    }

    private func pastHome(_ clause: ClauseReading, _ rest: Phrase) -> [Statement] {
        guard let place = Places.place(rest, in: clause.sentence) else { return [] }
        var statement = Statement(clause.person, "past_home_city", place, .verb("used to live in \(place)"))
        let span = clause.dates.span(in: rest)
        (statement.validFrom, statement.validTo) = (span.from, span.to)
        return [statement]
    }
}
