import Foundation

/// Reads what stands in the slot of a row, by the kind of thing that can stand there.
struct FrameValues {
    let person: Person
    let sentence: Sentence
    let dates: DateReader

    private static let pests: Set<String> = [
        "mouse", "mice", "rat", "rats", "spider", "spiders", "ant", "ants", "wasp", "bee", "fly", "snake", "bat",
        "squirrel",
        "fox", "pigeon", "moth", "cockroach", "cockroaches", "raccoon", "bear", "frog",
    ]

    /// The statements of a slot, named by its attribute or by attribute and kind; nothing where it holds no such thing.
    func read(_ name: String, _ phrase: Phrase) -> [Statement] {
        let parts = name.split(separator: ":").map(String.init)
        let attribute = parts.first ?? name
        let kind = parts.count > 1 ? parts[1] : Self.kinds[attribute] ?? "values"
        guard phrase.first?.isMark == false,
            attribute == "_" || !phrase.prefix(4).prefix(while: { !$0.isMark }).contains(anyOf: Self.denials)
        else {
            return []
        }
        switch kind {
        case "place": return place(phrase).map { [say(attribute, $0)] } ?? []
        case "name": return self.name(attribute, phrase)
        case "age":
            return Self.years(phrase).map { [IdentityPattern.age($0, person)] } ?? []
        case "next_age":
            return Self.years(phrase).flatMap { $0 > 1 ? [IdentityPattern.age($0 - 1, person)] : nil } ?? []
        case "job": return WorkPattern.title(phrase, clause(phrase), trustsNoun: true)
        case "known_job" where phrase.first?.form == "retired" && Occupations.isOccupation(phrase.forms):
            return phrase.count <= 4 ? [say(attribute, text(phrase))] : []
        case "known_job": return WorkPattern.title(phrase, clause(phrase), isList: true)
        case "employer": return WorkPattern.employer(phrase, clause(phrase))
        // "There's a mouse in my kitchen" is no pet.
        case "house_pet":
            let isPest = phrase.contains { Self.pests.contains($0.form) } && !phrase.contains { $0.isCapitalised }
            return isPest ? [] : PetPattern.pets(phrase, sentence).map { say("pet", $0.value) }
        case "pet": return PetPattern.pets(phrase, sentence).map { say("pet", $0.value) }
        case "animals": return animals(phrase)
        case "lang":
            return phrase.prefix { $0.form != "but" && $0.form != "because" }.filter {
                Lexicon.languages.contains($0.form) || $0.form.hasSuffix("sign-language")
            }.map { say("language", NameReader.capitalised($0.text)) }
        case "day": return dates.day(in: phrase).map { [IdentityPattern.birthday($0, person)] } ?? []
        case "doing": return doing(attribute, phrase)
        case "deed": return deed(attribute, phrase)
        case "named": return named(attribute, phrase)
        case "condition":
            var value = ValueReader.withoutArticle(ValueReader.value(phrase))
            if let of = value.firstIndex(of: ["touch", "of"]) ?? value.firstIndex(of: ["bit", "of"]) {
                value = value[(of + 2)...]
            }
            value = value.drop {
                ["terrible", "bad", "awful", "horrible", "mild", "severe", "nasty"].contains($0.form) && value.count > 2
            }
            value =
                value[
                    ..<(value.firstIndex { ["in", "and", "since", "every", "from", "which", ","].contains($0.form) }
                        ?? value.endIndex)]
            // "hay fever something awful"
            for length in [4, 3, 2]
            where value.count > length && !Lexicon.conditions.contains(value.forms.joined(separator: " ")) {
                let opening = value.prefix(length)
                if Lexicon.conditions.contains(opening.forms.joined(separator: " ")) { value = opening }
            }
            guard !value.isEmpty, value.count < 5, Self.isCondition(value) else { return [] }
            return [say(attribute, text(value))]
        case "one":
            let value = ValueReader.withoutArticle(ValueReader.value(phrase))
            guard (1...6).contains(value.count), !Taste.isEmptyObject(value) else { return [] }
            return [say(attribute, text(value))]
        case "values":
            return ValueReader.values(phrase).map { ValueReader.withoutArticle($0) }.filter {
                (1...6).contains($0.count) && !Taste.isEmptyObject($0)
            }.map { say(attribute, text($0)) }
        default: return narrow(kind, attribute, phrase)
        }
    }

    /// The kind of what fills an attribute, where it is not just any noun.
    private static let kinds = [
        "home_city": "place", "origin": "place", "work_city": "place", "past_home_city": "place",
        "temporary_location": "place", "name": "name", "nickname": "name", "partner": "name", "age": "age",
        "job_title": "job", "employer": "employer", "pet": "pet", "language": "lang", "birthday": "day",
        "habit": "deed", "schedule": "deed", "goal": "deed", "plan": "deed", "living_situation": "deed",
        "vehicle": "named", "device": "named", "tool": "named", "phone": "named", "education": "one",
        "relationship_status": "one", "experience": "deed", "reply_style": "one",
    ]

    func text(_ phrase: Phrase) -> String { ValueReader.text(phrase, in: sentence, of: person) }

    func say(_ attribute: String, _ value: String) -> Statement {
        switch attribute {
        case "children":
            let isCount = Numbers.value(value.lowercased()) != nil
            return Statement(person, attribute, value, .verb(isCount ? "has \(value) children" : "has \(value)"))
        case "living_situation": return Statement(person, attribute, value, .verb("lives \(value)"))
        case "origin" where Lexicon.demonyms.contains(value.lowercased()):
            return Statement(person, attribute, value, .verb("is \(value)"))
        default: return LanguageReader.make(person, attribute, value)
        }
    }

    private func clause(_ phrase: Phrase) -> ClauseReading {
        ClauseReading(person: person, verb: VerbPhrase(complement: phrase), sentence: sentence, dates: dates)
    }

    private func place(_ phrase: Phrase) -> String? {
        let value = ValueReader.value(phrase)
        guard !value.prefix(4).contains(where: { DateReader.month($0) != nil && $0.form != "may" }) else { return nil }
        let isWritten =
            value.prefix(7).contains(where: \.isCapitalised) || !sentence.tokens.contains(where: Self.stands)
        guard isWritten, let first = phrase.first, !Words.verbs.contains(first.form) else { return nil }
        // "a tiny village near Ohrid": the name tells more.
        if let near = value.prefix(7).lastIndex(where: { ["near", "outside"].contains($0.form) }),
            value[near...].dropping(1).first?.isCapitalised == true
        {
            return Places.place(value, in: sentence)
        }
        return Places.place(phrase, in: sentence)
    }

    /// Whether the writer uses capitals at all.
    private static func stands(_ token: Token) -> Bool { token.isCapitalised && token.form.count > 1 }

    private func name(_ attribute: String, _ phrase: Phrase) -> [Statement] {
        var phrase = phrase.drop { $0.isMark }
        // "a Finn named Jukka"
        if let named = phrase.prefix(8).firstIndex(where: { ["named", "called"].contains($0.form) }) {
            phrase = phrase[(named + 1)...]
        }
        let found: String
        if let (name, _) = NameReader.name(phrase) {
            found = name
        } else if let first = phrase.first, !sentence.tokens.contains(where: Self.stands), first.form.count > 1,
            !NameReader.isCommon(first.form), !Words.verbs.contains(first.form), first.form.allSatisfy(\.isLetter)
        {
            found = NameReader.capitalised(first.text)
        } else {
            return []
        }
        return [say(attribute, found)]
    }

    func animals(_ phrase: Phrase) -> [Statement] {
        ValueReader.values(phrase).compactMap { value in
            let bare = ValueReader.withoutArticle(value)
            guard let end = bare.firstIndex(where: { Lexicon.animal($0.form) != nil }), bare.count <= 5 else {
                return nil
            }
            let count = value.first.flatMap { Numbers.value($0.form) } != nil
            return say("pet", text(count ? value[...end] : bare[...end]))
        }
    }

    /// "carve spoons", as something done for its own sake.
    private func doing(_ attribute: String, _ phrase: Phrase) -> [Statement] {
        let value = ValueReader.value(phrase)
        guard let verb = value.first, (1...8).contains(value.count), !Self.auxiliaries.contains(verb.form),
            !value.contains(anyOf: Self.dangling)
        else { return [] }
        let rest = text(value.dropFirst())
        let gerund = verb.form.hasSuffix("ing") ? verb.form : Self.gerund(verb.form)
        let shown = [gerund, rest].filter { !$0.isEmpty }.joined(separator: " ")
        return [Statement(person, attribute, shown, .verb("enjoys \(shown)"))]
    }

    /// "walk ten thousand steps a day"
    private func deed(_ attribute: String, _ phrase: Phrase) -> [Statement] {
        let value = ValueReader.value(phrase, keepsTime: true)
        guard let verb = value.first, (1...ValueReader.limit).contains(value.count),
            !Words.be.contains(verb.form) || ["at", "in", "on"].contains(value.dropFirst().first?.form ?? ""),
            !["'re", "'m", "'ve", "'ll"].contains(verb.form), !value.contains(anyOf: Self.dangling),
            !Taste.isEmptyObject(value)
        else { return [] }
        let shown = text(value)
        guard ["habit", "schedule"].contains(attribute), !verb.form.hasSuffix("ing") else {
            return [say(attribute, shown)]
        }
        if !Words.verbs.contains(verb.form) {
            guard attribute == "habit", !verb.form.hasSuffix("s") else { return [say(attribute, shown)] }
            let deed = SimplePresent(sentence: sentence, person: person).deed(phrase)
            return deed.map { [Statement(person, attribute, shown, .verb("\($0.third) \(text(value.dropFirst()))"))] }
                ?? []
        }
        let third = verb.form.hasSuffix("s") ? verb.form : FrameRow.third(verb.form)
        let rest = text(value.dropFirst())
        return [Statement(person, attribute, shown, .verb(rest.isEmpty ? third : "\(third) \(rest)"))]
    }

    /// "an old Vespa", "DaVinci Resolve": what has a name of its own, or is a thing one owns.
    private func named(_ attribute: String, _ phrase: Phrase) -> [Statement] {
        ValueReader.values(phrase).map { ValueReader.withoutArticle($0) }.compactMap { value in
            let end = value.firstIndex { ["for", "to", "with", "at", "in", "on", "from"].contains($0.form) }
            let name = value[..<(end ?? value.endIndex)]
            guard (1...5).contains(name.count),
                name.contains(where: { $0.isCapitalised && $0.form != "i" })
                    || name.contains(where: { BelongingPattern.isThing($0.form) })
            else { return nil }
            return say(attribute, text(name))
        }
    }

    static func years(_ phrase: Phrase) -> Int? {
        guard let first = phrase.first else { return nil }
        let spelled = first.form.split(separator: "-").map(String.init)
        if spelled.count == 2, let tens = Int(spelled[0]), let ones = Int(spelled[1]), tens < 10, ones < 10 {
            return tens * 10 + ones
        }
        let form = first.form.hasSuffix("-year-old") ? String(first.form.dropLast("-year-old".count)) : first.form
        guard let years = Numbers.value(form), (1...120).contains(years) else { return nil }
        let next = phrase.dropping(1).first?.form ?? ""
        return ["percent", "%", "km", "miles", "minutes", "hours", "days", "weeks", "months", "euros", "dollars"]
            .contains(next)
            ? nil : years
    }

    static func isCondition(_ phrase: Phrase) -> Bool {
        let text = phrase.forms.joined(separator: " ")
        return Lexicon.conditions.contains(text) || Lexicon.bodyConditions.contains(text)
            || Lexicon.conditionAdjectives.contains(text)
            || phrase.forms.contains { Lexicon.conditions.contains($0) || Lexicon.conditionAdjectives.contains($0) }
    }

    static func gerund(_ verb: String) -> String {
        if verb.hasSuffix("ie") { return verb.dropLast(2) + "ying" }
        if verb.hasSuffix("e"), !verb.hasSuffix("ee"), verb != "be" { return verb.dropLast() + "ing" }
        let doubled: Set<String> = [
            "run", "swim", "knit", "jog", "sit", "chat", "plan", "dig", "spin", "quilt", "whittle",
        ]
        return doubled.contains(verb) && verb != "quilt" ? verb + String(verb.suffix(1)) + "ing" : verb + "ing"
    }

    private static let denials: Set<String> = ["not", "never", "no", "nor", "without", "hardly", "neither", "none"]

    private static let auxiliaries: Set<String> = [
        "am", "is", "are", "was", "be", "have", "has", "had", "do", "does", "can", "will", "would", "should", "could",
        "not", "never", "think", "feel", "know", "want", "need", "like", "love", "wonder", "guess", "hope",
    ]
    private static let dangling: Set<String> = ["you", "your", "it", "that", "this", "them", "these", "those", "what"]
}
