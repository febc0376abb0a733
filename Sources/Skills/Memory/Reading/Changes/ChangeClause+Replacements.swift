/// Something known and what takes its place.
extension ChangeClause {
    /// Something known and what takes its place.
    func replacement() -> ChangeReader.Change? {
        if let standing = standing() { return standing }
        guard isReal(tokens) else { return nil }
        return itIs() ?? fromTo() ?? exchanged() ?? turned() ?? rescheduled()
    }

    /// "I've changed employers: it's Aldi now", "she's in Milan now"
    func itIs() -> ChangeReader.Change? {
        guard let fact = antecedent, fact.subject == subject || subject == "user" else { return nil }
        let isWrong = sentence.tokens[...].contains(anyOf: [
            "wrong", "incorrect", "mistake", "mistaken", "mixed", "outdated", "typo", "misspelled",
        ])
        guard tokens.contains(anyOf: ["now"]) || isWrong else { return nil }
        for start in [
            ["it", "is"], ["it", "should", "be"], ["should", "be"], ["that", "is"], ["it", "should", "say"],
        ] where tokens.starts(with: start) {
            let new = tokens.dropping(start.count)
            if fact.attribute == "birthday" {
                guard var day = dates.day(in: new) else { return nil }
                if day.year == nil, fact.value.count == 10 { day.year = Int(fact.value.prefix(4)) }
                return ChangeReader.Change(fact: fact, value: day.iso)
            }
            if fact.attribute == "age" {
                return new.lazy.compactMap { Numbers.value($0.form) }.first.map {
                    ChangeReader.Change(fact: fact, value: String($0))
                }
            }
            return change(fact, to: new, naming: [])
        }
        guard fact.attribute == "home_city", tokens.contains(anyOf: ["now"]),
            let be = tokens.firstIndex(where: { ["is", "am", "are", "'s"].contains($0.form) }),
            tokens[be...].dropping(1).first?.form == "in"
        else { return nil }
        return change(fact, to: tokens[be...].dropping(2), naming: [])
    }

    /// "switched from Ikea to Jysk", "moved from nights to days"
    func fromTo() -> ChangeReader.Change? {
        guard let from = tokens.firstIndex(of: ["from"]) else { return nil }
        var old = tokens[(from + 1)...]
        var new: Phrase
        if let to = old.firstIndex(where: { ["to", "into"].contains($0.form) }) {
            new = old[(to + 1)...]
            old = old[..<to]
            // "no different from 29 to be frank"
            guard new.first?.form != "be" else { return nil }
        } else if let to = tokens[..<from].lastIndex(where: { ["to", "into"].contains($0.form) }) {
            new = tokens[(to + 1)..<from]
        } else {
            return nil
        }
        guard let mention = finder.mentions(in: old, of: subject).first else { return nil }
        return change(mention.fact, to: new, naming: old)
    }

    /// "ditched Vim for Helix", "replaced it with a Framework", "left Graz for Vienna"
    func exchanged() -> ChangeReader.Change? {
        if let by = tokens.firstIndex(of: ["replaced", "by"]) ?? tokens.firstIndex(of: ["replaced", "with"]),
            let mention = finder.mentions(in: tokens[..<by], of: subject).first,
            let change = change(mention.fact, to: tokens[(by + 2)...], naming: [])
        {
            return change
        }
        guard let verb = tokens.firstIndex(where: { Self.exchanges.contains($0.form) }) else { return nil }
        let object = tokens[(verb + 1)...]
        guard
            let link = object.firstIndex(where: { ["for", "with"].contains($0.form) })
                ?? object.firstIndex(where: { $0.form == "to" }), link > object.startIndex
        else { return nil }
        let old = object[..<link]
        let new = object[(link + 1)...]
        let fact =
            old.first.map { Self.pronouns.contains($0.form) } == true
            ? antecedent : finder.mentions(in: old, of: subject).first?.fact
        guard let fact, fact.subject == subject, !Self.isTime(new),
            !["good", "health", "money"].contains(new.first?.form)
        else { return nil }
        let isNamed = new.contains(where: \.isCapitalised)
        guard
            tokens[link].form == "with" || isNamed
                || !["left", "quit", "dropped", "sold", "gave"].contains(tokens[verb].form)
        else { return nil }
        return change(fact, to: new, naming: old)
    }

    /// "changed my major to chemistry", "upgraded to a Pixel 9", "switched to day shifts"
    func turned() -> ChangeReader.Change? {
        guard let verb = tokens.firstIndex(where: { Self.turns.contains($0.form) }) else { return nil }
        let object = tokens[(verb + 1)...]
        guard let to = object.firstIndex(where: { ["to", "into"].contains($0.form) }) else { return nil }
        let new = object[(to + 1)...]
        let old = object[..<to]
        if let mention = finder.mentions(in: old, of: subject).first {
            return change(mention.fact, to: new, naming: old)
        }
        guard
            old.allSatisfy({
                Words.adverbs.contains($0.form) || ["over", "back", "me", "us", "completely", "on"].contains($0.form)
            })
        else { return nil }
        let shared = finder.mentions(in: new, of: subject, among: ["schedule", "habit", "diet", "tool"])
        if let fact = shared.first?.fact { return change(fact, to: new, naming: []) }
        return kindOf(new).flatMap { finder.sole($0, of: subject) }.flatMap { change($0, to: new, naming: []) }
    }

    /// The attributes that a new value can be of, told by what it is.
    func kindOf(_ new: Phrase) -> [String]? {
        let value = ValueReader.withoutArticle(ValueReader.value(new))
        guard let last = value.last, let first = value.first else { return nil }
        if FieldsOfStudy.contains(last.form) { return ["education"] }
        if Lexicon.languages.contains(last.form) { return ["language"] }
        if Occupations.isOccupation(value.forms) { return ["job_title"] }
        if Lexicon.diets.contains(value.forms.joined(separator: " ")) { return ["diet"] }
        if Lexicon.instruments.contains(last.form) { return ["hobby"] }
        if LanguageReader.degrees.contains(first.form)
            || ["master", "master's", "masters", "phd", "bachelor", "doctorate", "mba"].contains(first.form)
        {
            return ["education"]
        }
        if ["nights", "days", "shift", "shifts", "earlies", "lates", "part-time", "full-time"].contains(last.form) {
            return ["schedule"]
        }
        if BelongingPattern.namedDevices.contains(first.form) { return ["phone", "device"] }
        return first.isCapitalised ? ["tool"] : nil
    }

    /// "Yoga moved to Thursdays", "we postponed the trip to October"
    func rescheduled() -> ChangeReader.Change? {
        // "Pilates is on Wednesdays now"
        if tokens.contains(anyOf: ["now"]),
            let be = tokens.firstIndex(of: ["is", "on"]) ?? tokens.firstIndex(of: ["are", "on"]),
            be > tokens.startIndex, Self.isTime(tokens[(be + 1)...])
        {
            return moved(tokens[..<be], to: ValueReader.value(tokens[(be + 2)...], keepsTime: true))
        }
        guard let verb = tokens.firstIndex(where: { Self.moves.contains($0.form) }) else { return nil }
        let after = tokens[(verb + 1)...]
        guard let to = after.firstIndex(where: { ["to", "until", "till"].contains($0.form) }) else { return nil }
        let time = ValueReader.value(after[(to + 1)...], keepsTime: true)
        guard Self.isTime(time) else { return nil }
        return moved(tokens[..<verb], to: time) ?? moved(after[..<to], to: time)
    }

    /// The fact that some words name, at another time.
    private func moved(_ thing: Phrase, to time: Phrase) -> ChangeReader.Change? {
        let scope: Set<String> = ["schedule", "plan", "event", "habit", "birthday", "hobby"]
        guard Self.isTime(time) else { return nil }
        let named = finder.mentions(in: thing, of: subject, among: scope).first
        guard let fact = named?.fact else { return nil }
        let words = Sentence(fact.value).tokens[...]
        let start = ValueReader.timeStart(words) ?? words.endIndex
        let kept = Sentence(fact.value).text(of: words[..<start])
        let link = start < words.endIndex ? words[start].form : "in"
        let isDay = time.contains {
            Lexicon.weekdays.contains(String($0.form.dropLast())) || Lexicon.weekdays.contains($0.form)
        }
        let text = "\(kept) \(isDay ? "on" : link) \(sentence.text(of: time))"
        return ChangeReader.Change(fact: fact, value: text)
    }

    /// The change to what a phrase names; where only a part of the old value was named, that part changes.
    func change(_ fact: Fact, to new: Phrase, naming old: Phrase) -> ChangeReader.Change? {
        var value = ValueReader.withoutArticle(ValueReader.value(new))
        if value.first?.form == "job", let link = value.firstIndex(where: { ["as", "at", "with"].contains($0.form) }) {
            value = ValueReader.withoutArticle(value[(link + 1)...])
        }
        if let end = value.firstIndex(where: { [",", "and", "after", "in", "at"].contains($0.form) }),
            end > value.startIndex
        {
            value = value[..<end]
        }
        guard (1...5).contains(value.count), !Self.pronouns.contains(value.first?.form ?? "") else { return nil }
        let needsName = ["employer", "home_city", "name", "work_city", "partner", "origin", "nickname"]
        let isNoun = ["a", "an", "my"].contains(new.first?.form ?? "")
        guard !needsName.contains(fact.attribute) || value.contains(where: \.isCapitalised) || isNoun else {
            return nil
        }
        var text = ValueReader.text(value, in: sentence)
        let named = Set(old.map { Folding.lower($0.text) })
        let words = FactFinder.contentWords(fact.value)
        if let head = words.last, words.count > 1, let part = words.first(where: { named.contains(Folding.lower($0)) }),
            !named.contains(Folding.lower(head)) || words.dropLast().allSatisfy({ !named.contains(Folding.lower($0)) }),
            ["schedule", "education", "habit", "plan", "goal"].contains(fact.attribute)
        {
            text = fact.value.replacing(part, with: text)
        }
        guard Folding.key(text) != fact.valueKey else { return nil }
        return ChangeReader.Change(fact: fact, value: text)
    }

    static func isTime(_ phrase: Phrase) -> Bool {
        phrase.contains {
            Lexicon.weekdays.contains($0.form) || Lexicon.weekdays.contains(String($0.form.dropLast()))
                || Numbers.ordinal($0.form) != nil && $0.form.first?.isNumber == true
                || DateReader.month($0) != nil || DateReader.year(in: [$0]) != nil
                || ["next", "spring", "summer", "autumn", "fall", "winter", "mornings", "evenings"].contains($0.form)
        }
    }

    static let exchanges: Set<String> = [
        "swapped", "traded", "exchanged", "ditched", "dropped", "left", "replaced", "quit", "abandoned", "sold",
        "switched", "substituted", "gave", "dumped", "binned", "chucked", "scrapped", "retired", "forsook", "jumped",
        "moved", "changed", "upgraded",
    ]

    static let turns: Set<String> = [
        "put", "assigned", "promoted",
        "changed", "switched", "moved", "upgraded", "converted", "transferred", "downgraded", "shifted", "migrated",
        "renamed", "shortened", "extended", "relocated",
    ]

    static let moves: Set<String> = [
        "moved", "postponed", "rescheduled", "pushed", "shifted", "delayed", "changed", "deferred", "brought", "bumped",
        "slipped",
        "switched",
    ]
}
