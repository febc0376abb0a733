/// Names, ages, birthdays, origins.
struct IdentityPattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        let verb = clause.verb
        guard verb.modal == nil, !verb.usedTo, !verb.isDoubtful else { return [] }
        for reader in [name, born, age, origin] {
            let found = reader(clause)
            if !found.isEmpty { return found }
        }
        return []
    }

    private func name(_ clause: ClauseReading) -> [Statement] {
        guard !clause.verb.isNegated else { return [] }
        // "I've been called worse" tells no name, "I've been called Boots since school" does.
        if let rest = clause.after(.be, "called", "named"), !clause.verb.isPerfect || NameReader.name(rest) != nil {
            // "My kids are called Ada and Max"
            if clause.person.relation.hasSuffix("children") || Relations.pluralRelation(clause.person.relation) != nil {
                let single = Relations.pluralRelation(clause.person.relation) ?? "child"
                let owner = clause.person.path.split(separator: ".").dropLast().joined(separator: ".")
                return NameReader.names(rest).names.map {
                    IdentityPattern.statement($0, Person(path: "\(owner).\(single)", name: $0))
                }
            }
            // "Leah with an h": another spelling of the name that is known.
            return Self.named(rest, clause.person).map { statement in
                var statement = statement
                statement.replacesLatest =
                    rest.firstIndex(of: ["with", "an"]) != nil || rest.firstIndex(of: ["with", "a"]) != nil
                return statement
            }
        }
        if let rest = clause.after(.verb, "changed my name to") { return Self.named(rest, clause.person) }
        if let rest = clause.after(.verb, "go by", "goes by") ?? clause.after(.be, "known as") {
            guard let (name, _) = NameReader.name(rest) else { return [] }
            return [Statement(clause.person, "nickname", name, .verb("goes by \(name)"))]
        }
        guard clause.verb.opener == .be, !clause.verb.isPast,
            let (name, rest) = NameReader.name(clause.rest)
        else { return [] }
        let first = clause.rest.first?.form ?? ""
        let follows = rest.first?.form
        guard
            [nil, ",", "and", "but", "from", "-", "(", "btw", "here"].contains(follows)
                || rest.starts(with: ["by", "the", "way"]),
            !Lexicon.demonyms.contains(first),
            !Lexicon.diets.contains(first),
            !Lexicon.traits.contains(first), !Lexicon.traitNouns.contains(first), !Occupations.isOccupation([first]),
            !Lexicon.conditionAdjectives.contains(first),
            !Self.notNames.contains(first), !Lexicon.relationshipStatuses.contains(first), first.count > 1,
            !(name.count > 2 && name == name.uppercased())
        else { return [] }
        guard clause.person.isUser else {
            return clause.person.name == nil ? [Self.statement(name, clause.person)] : []
        }
        return Self.named(clause.rest, .user) + Introduction.read(rest, clause)
    }

    /// A name statement for the first name of a phrase; written without capitals, a single word counts.
    static func named(_ phrase: Phrase, _ person: Person) -> [Statement] {
        var phrase = phrase
        if phrase.first?.form == "not" { return [] }
        if phrase.first?.form == "after" { return [] }
        phrase = phrase.drop { $0.isMark }
        let name: String
        if let (found, _) = NameReader.name(phrase) {
            name = found
        } else {
            let value = ValueReader.value(phrase)
            guard (1...2).contains(value.count),
                value.allSatisfy({
                    !NameReader.isCommon($0.form) && $0.form.allSatisfy { $0.isLetter || $0 == "-" }
                        && !Words.verbs.contains($0.form)
                }),
                value.first.map({ !["a", "the", "not", "in", "an", "after"].contains($0.form) }) == true
            else { return [] }
            name = NameReader.capitalised(value.map(\.text).joined(separator: " "))
        }
        return [statement(name, person)]
    }

    /// "The user's name is X." or "The user's sister is named X."
    static func statement(_ name: String, _ person: Person) -> Statement {
        if person.isUser { return Statement(person, "name", name, .possession("name", "is \(name)")) }
        return Statement(Person(path: person.path, name: name), "name", name, .bareVerb("is named \(name)"))
    }

    private func age(_ clause: ClauseReading) -> [Statement] {
        guard !clause.verb.isNegated else { return [] }
        var rest = clause.rest
        if let turned = clause.after(.verb, "turned", "turn", "turns", "just turned") ?? clause.after(.be, "turning") {
            let hundred = turned.starts(with: ["a", "hundred"]) || turned.starts(with: ["one", "hundred"]) ? 100 : nil
            guard let first = turned.first, let years = hundred ?? Numbers.value(first.form), (1...120).contains(years)
            else {
                return []
            }
            let isPast = clause.rest.first?.form == "turned"
            var found: [Statement] = isPast ? [Self.age(years, clause.person)] : []
            let time = turned.dropping(1)
            if isPast, let weekday = clause.dates.beginning(in: time), weekday.count == 10,
                time.contains(anyOf: Set(Lexicon.weekdays)), let month = Int(weekday.dropFirst(5).prefix(2)),
                let day = Int(weekday.suffix(2))
            {
                found.append(Self.birthday(DateReader.Day(year: nil, month: month, day: day), clause.person))
            } else if time.contains(
                anyOf: Set(Lexicon.weekdays + Lexicon.months + ["today", "tomorrow", "yesterday"])),
                let day = clause.dates.day(in: time)
            {
                found.append(Self.birthday(day, clause.person))
            } else if !isPast, time.isEmpty {
                return []
            }
            return found
        }
        guard clause.verb.opener == .be, !clause.verb.isPast else { return [] }
        // "we are three: me, my wife and our son"
        if let we = clause.sentence.tokens[...].firstIndex(of: ["we", "are"]), we + 2 == rest.startIndex { return [] }
        if ["about", "around", "almost", "nearly", "over"].contains(rest.first?.form ?? "") { rest = rest.dropping(1) }
        guard let first = rest.first, let years = Numbers.value(first.form), (1...120).contains(years) else {
            return []
        }
        let following = rest.dropping(1)
        let plain =
            following.isEmpty || following.first?.isMark == true
            || ["and", "now", "today", "but", "yo", "y/o", "this", "next", "since"].contains(
                following.first?.form ?? "")
        guard
            plain || following.starts(with: ["years", "old"]) || following.starts(with: ["years", "of", "age"])
                || following.starts(with: ["year", "old"])
        else { return [] }
        // "I'm 47 next week" is 46 today.
        let isComing = ["next", "tomorrow"].contains(following.first?.form ?? "") && years > 1
        return [Self.age(isComing ? years - 1 : years, clause.person)] + Introduction.read(following, clause)
    }

    /// "… is N years old."
    static func age(_ years: Int, _ person: Person) -> Statement {
        Statement(person, "age", String(years), .verb("is \(years) years old"))
    }

    /// "… birthday is 3 May."
    static func birthday(_ day: DateReader.Day, _ person: Person) -> Statement {
        Statement(person, "birthday", day.iso, .possession("birthday", "is \(day.text)"))
    }

    private func born(_ clause: ClauseReading) -> [Statement] {
        guard let rest = clause.after(.be, "born and raised in", "born"), !clause.verb.isNegated else {
            guard let tail = clause.after(.verb, "grew up"),
                let link = tail.firstIndex(where: { ["in", "near", "outside"].contains($0.form) }),
                tail[..<link].allSatisfy({ !$0.isMark && !$0.isCapitalised }), link - tail.startIndex <= 5,
                let rest = Optional(tail[(link + 1)...]),
                let place = Places.place(rest, in: clause.sentence)
            else { return [] }
            return [clause.say("origin", place, "is from \(place)")]
        }
        // "born in '87"
        let short = rest.dropping(1).drop { $0.form == "'" || $0.form == "’" }
        if rest.first?.form == "in", let digits = short.first?.text.filter(\.isNumber), digits.count == 2,
            short.first?.text.contains(where: \.isLetter) == false, let year = Int(digits)
        {
            let whole = year > 30 ? 1900 + year : 2000 + year
            return [Statement(clause.person, "birthday", String(whole), .verb("was born in \(whole)"))]
        }
        var found: [Statement] = []
        if let day = clause.dates.day(in: rest) {
            found.append(Self.birthday(day, clause.person))
        } else if rest.first?.form == "in", let year = DateReader.year(in: rest.dropping(1).prefix(1)) {
            return [Statement(clause.person, "birthday", String(year), .verb("was born in \(year)"))]
        }
        if found.isEmpty, let year = DateReader.year(in: rest) {
            found.append(Statement(clause.person, "birthday", String(year), .verb("was born in \(year)")))
        }
        let last = rest.indices.last {
            rest[$0].form == "in" && $0 + 1 < rest.endIndex && rest[$0 + 1].isCapitalised
                && DateReader.month(rest[$0 + 1]) == nil
        }
        let place =
            (last ?? rest.firstIndex(of: ["in"])).map { rest[($0 + 1)...] } ?? (found.isEmpty ? rest : rest.suffix(0))
        if place.first?.isCapitalised == true || found.isEmpty,
            place.first.map({
                DateReader.month($0) == nil && !["last", "this", "yesterday", "today", "on", "two"].contains($0.form)
                    && Numbers.value($0.form) == nil
            }) == true,
            let name = Places.place(place, in: clause.sentence)
        {
            found.append(clause.say("origin", name, "is from \(name)"))
        }
        return found
    }

    private func origin(_ clause: ClauseReading) -> [Statement] {
        let rest =
            clause.after(.be, "from", "originally from")
            ?? clause.after(.verb, "come from", "comes from", "hail from", "hails from", "came from")
        if let rest {
            guard clause.rest.first?.form != "came" || rest.first?.isCapitalised == true,
                let place = Places.place(rest, in: clause.sentence), !clause.verb.isNegated
            else { return [] }
            guard rest.first?.isCapitalised == true || rest.count <= 2, rest.first?.form != "work" else { return [] }
            return [clause.say("origin", place, "is from \(place)")]
        }
        guard clause.verb.opener == .be, !clause.verb.isNegated, !clause.verb.isPast else { return [] }
        let value = ValueReader.value(clause.rest)
        let halves = ValueReader.values(clause.rest).filter {
            ["half", "part", "quarter"].contains($0.first?.form ?? "") && $0.count == 2
        }
        if halves.count > 1, halves.allSatisfy({ $0.last.map { Lexicon.demonyms.contains($0.form) } == true }) {
            let text = halves.map { clause.text($0) }.joined(separator: ", ")
            return [clause.say("origin", text, "is \(text)")]
        }
        if let last = value.last, value.count <= 2, Lexicon.demonyms.contains(last.form),
            value.count == 1 || ["half", "part"].contains(value.first?.form ?? "") || value.first?.isCapitalised == true
        {
            let text = NameReader.capitalised(clause.text(value))
            return [clause.say("origin", text, "is \(text)")]
        }
        return []
    }

    private static let notNames: Set<String> = [
        "sorry", "ok", "okay", "fine", "good", "glad", "happy", "here", "done", "ready", "sure", "back", "home",
        "team", "busy", "late", "so", "very",
        "just", "not", "also", "on", "in", "at", "off", "out", "all", "still", "from", "looking", "trying", "thinking",
        "going", "using", "tired", "sick", "new",
        "really", "christmas", "god", "batman", "spartacus", "groot", "iron", "jesus", "covid", "lost", "stuck",
        "confused", "born", "allergic", "living", "based", "working", "married", "raised",
    ]
}
