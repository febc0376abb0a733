/// What somebody does, who is near them and how they want to be answered.
extension FrameValues {
    func life(_ kind: String, _ attribute: String, _ phrase: Phrase, _ value: Phrase, _ bare: Phrase) -> [Statement] {
        let whole = text(bare)
        func when(_ fits: Bool, _ text: String? = nil) -> [Statement] { fits ? [say(attribute, text ?? whole)] : [] }
        func first(_ phrase: Phrase) -> String { phrase.first?.form ?? "" }
        switch kind {
        case "diagnosis", "aid", "medicine", "looks", "height", "trait", "character":
            return bodily(kind, attribute, value, bare)
        case "trade":
            return when(bare.count <= 3 && !Taste.isEmptyObject(bare) && !bare.contains { $0.isMark })
        case "craft":
            let first = phrase.startIndex > 0 ? sentence.tokens[phrase.startIndex - 1].form : ""
            let third = first.hasSuffix("s") ? first : FrameRow.third(first)
            let ware = bare.prefix { !$0.isMark && !["in", "at", "for", "and", "on"].contains($0.form) }
            return ware.count <= 4 && ware.last.map { FrameWords.wares.contains($0.form) } == true
                && value.startIndex == bare.startIndex
                ? [Statement(person, attribute, "\(third) \(text(ware))", .verb("\(third) \(text(ware))"))] : []
        case "institution":
            return when(
                bare.count <= 5 && bare.contains { FrameWords.institutions.contains($0.form) }
                    && value.count > bare.count - 1,
                whole)
        case "business":
            return when(
                bare.count <= 3 && bare.last.map { WorkPattern.businesses.contains($0.form) } == true,
                "owns \(FactSentence.withArticle(whole))")
        case "subject":
            let end = bare.firstIndex { $0.isMark || ["at", "in", "part", "full"].contains($0.form) } ?? bare.endIndex
            let field = bare[..<end]
            return field.count <= 4 && field.contains { FieldsOfStudy.contains($0.form) }
                ? [say(attribute, text(field))] : []
        case "degree":
            return EducationPattern.degree(
                value,
                ClauseReading(
                    person: person, verb: VerbPhrase(possession: value), sentence: sentence, dates: dates))
        case "dropped":
            return when(
                bare.prefix(4).contains(anyOf: ["college", "university", "uni", "school", "law", "medicine"]),
                "dropped out of \(whole)")
        case "student":
            return when(bare.count <= 4 && bare.contains { FieldsOfStudy.contains($0.form) }, "\(whole) student")
        case "hours":
            return when(
                value.contains {
                    Numbers.value($0.form) != nil || $0.form.first?.isNumber == true
                        || ["noon", "midnight"].contains($0.form)
                }, text(ValueReader.value(phrase, keepsTime: true)))
        case "off":
            let days = ValueReader.value(phrase, keepsTime: true).filter { day in
                Lexicon.weekdays.contains(day.form) || Lexicon.weekdays.contains(String(day.form.dropLast()))
                    || ["weekends", "weekend"].contains(day.form)
            }
            return days.isEmpty || !days.contains { $0.form.hasSuffix("s") }
                ? [] : [say(attribute, "off on \(days.map(\.text).joined(separator: " and "))")]
        case "starts":
            let time = ValueReader.value(phrase, keepsTime: true)
            return time.first.map { Numbers.value($0.form) != nil || $0.form.first?.isNumber == true } == true
                && !time.contains(anyOf: ["today", "tomorrow"])
                ? [say(attribute, "starts at \(text(time))")] : []
        case "pursuit", "pursuer", "group", "collecting", "volunteering", "regular", "needs":
            return pastime(kind, attribute, phrase, value, bare)
        case "count":
            return bare.first.flatMap { Numbers.value($0.form) }.map { _ in [say(attribute, bare.first?.text ?? "")] }
                ?? []
        case "raised":
            return FamilyPattern.had(
                ClauseReading(
                    person: person, verb: VerbPhrase(possession: phrase), sentence: sentence, dates: dates)
            ).filter { $0.attribute == "children" }
        case "person":
            guard NameReader.name(bare) != nil || value.contains(anyOf: ["named", "called"]) else { return [] }
            return read("partner:name", phrase)
        case "whole_name":
            // "hey, chidi here": without any capitals, a single word counts.
            if phrase.count == 1, let only = phrase.first, !sentence.tokens.contains(where: \.isCapitalised),
                !Self.isNoName(only), !NameReader.isCommon(only.form), !Words.verbs.contains(only.form),
                only.form.count > 2, only.form.allSatisfy(\.isLetter), phrase.startIndex < 4,
                sentence.tokens.count <= phrase.startIndex + 2
            {
                return [say(attribute, NameReader.capitalised(only.text))]
            }
            guard let (name, rest) = NameReader.name(phrase), rest.isEmpty, !Self.isNoName(phrase.first) else {
                return []
            }
            return [say(attribute, name)]
        case "named_person":
            return NameReader.name(bare) == nil || bare.count > 3 ? [] : read("name", phrase)
        case "year_old":
            return bare.first.map { $0.form.hasSuffix("-year-old") } == true ? read("age", bare) : []
        case "trip":
            guard bare.first?.isCapitalised == true, let name = Places.place(bare, in: sentence) else { return [] }
            let verb = sentence.tokens[..<phrase.startIndex].last {
                !["to", "in", "into", "over", "back", "out", "be"].contains($0.form)
            }
            let going =
                verb.map { ["living", "moving", "relocating", "live", "move", "emigrating"].contains($0.form) } == true
                ? "move to" : "go to"
            return [Statement(person, attribute, "\(going) \(name)", .verb("plans to \(going) \(name)"))]
        case "progressive":
            guard let deed = bare.first, FrameWords.labours.contains(deed.form), (2...4).contains(value.count),
                value.last?.form.hasSuffix("s") == true || FrameWords.wares.contains(value.last?.form ?? "")
            else { return [] }
            return [Statement(person, attribute, text(value), .verb("works at \(text(value))"))]
        case "title":
            let end = bare.firstIndex { [",", "as", "at", "now", "since", "for", "in"].contains($0.form) }
            return WorkPattern.title(
                bare[..<(end ?? bare.endIndex)],
                ClauseReading(
                    person: person, verb: VerbPhrase(complement: bare), sentence: sentence, dates: dates),
                trustsNoun: true)
        case "plan":
            let hours = ValueReader.value(phrase, keepsTime: true)
            return hours.count <= 14
                && (hours.contains { Numbers.value($0.form) != nil || $0.form.first?.isNumber == true }
                    || hours.contains(anyOf: [
                        "nights", "days", "shifts", "shift", "mornings", "evenings", "weekends", "lates", "earlies",
                    ]))
                ? [say(attribute, text(hours))] : []
        case "pastjob":
            return when(
                bare.count <= 4 && Occupations.isOccupation(bare.forms), "worked as \(FactSentence.withArticle(whole))")
        case "firm":
            return bare.first?.isCapitalised == true
                ? WorkPattern.employer(
                    bare.prefix { $0.isCapitalised },
                    ClauseReading(
                        person: person, verb: VerbPhrase(complement: bare), sentence: sentence, dates: dates)) : []
        case "makes":
            guard let verb = value.first, let object = value.last, (2...5).contains(value.count),
                value.dropFirst().allSatisfy({ !$0.isMark && !Words.verbs.contains($0.form) }),
                !value.contains(anyOf: [
                    "the", "a", "an", "my", "this", "these", "you", "your", "in", "on", "at", "that",
                ])
            else { return [] }
            let plain = verb.form.hasSuffix("s") ? String(verb.form.dropLast()) : verb.form
            if attribute == "job_title" {
                guard FrameWords.repairs.contains(plain), object.form.hasSuffix("s") else { return [] }
                let third = FrameRow.third(plain)
                return [
                    Statement(
                        person, attribute, "\(third) \(text(value.dropFirst()))",
                        .verb("\(third) \(text(value.dropFirst()))"))
                ]
            }
            guard FrameWords.crafts.contains(plain),
                sentence.tokens[...].firstIndex(of: ["for", "a", "living"]) == nil,
                object.form.hasSuffix("s")
                    || ["pottery", "bread", "jewellery", "wood", "wine", "beer", "models", "kombucha"].contains(
                        object.form)
            else { return [] }
            let object2 = text(value.dropFirst())
            return [
                Statement(
                    person, attribute, "\(Self.gerund(plain)) \(object2)", .verb("\(FrameRow.third(plain)) \(object2)"))
            ]
        case "ordinal_age":
            let parts = (bare.first?.form ?? "").split(separator: "-").map(String.init)
            let tens = parts.first.flatMap { Numbers.value($0) } ?? 0
            let whole =
                Numbers.ordinal(bare.first?.form ?? "")
                ?? (parts.count == 2 ? Numbers.ordinal(parts[1]).map { tens + $0 } : nil)
            return whole.flatMap { (2...120).contains($0) ? [IdentityPattern.age($0 - 1, person)] : nil } ?? []
        case "people":
            guard let one = bare.first, one.isCapitalised, bare.count == 1 || bare.dropping(1).first?.form == "born",
                ["er", "ian", "ite", "ese", "an"].contains(where: { one.form.hasSuffix($0) }) || one.form == "scouser",
                !Lexicon.traitNouns.contains(one.form), !["christian", "lutheran", "taurean"].contains(one.form)
            else { return [] }
            return [Statement(person, attribute, one.text, .verb("is a \(one.text)"))]
        case "nofood":
            return nouns(phrase, upTo: 2).filter { $0.contains { Allergens.isFood($0.form) } }.map {
                Statement(person, attribute, "no \(text($0))", .verb("does not have \(text($0))"))
            }
        case "part":
            return when(
                bare.count <= 3 && bare.last.map { FrameWords.parts.contains($0.form) } == true
                    && !bare.contains { $0.form == "'s" || Relations.relation($0.form) != nil }, "bad \(whole)")
        case "illness":
            let illness = bare.prefix {
                !$0.isMark && !["in", "and", "last", "on", "at", "when", "two", "three"].contains($0.form)
            }
            return illness.count <= 4 && illness.last.map { FrameWords.illnesses.contains($0.form) } == true
                ? [Statement(person, attribute, text(illness), .verb("had \(FactSentence.withArticle(text(illness)))"))]
                : []
        case "chores":
            return when(
                bare.count <= 2 && bare.last.map { FrameWords.chores.contains($0.form) } == true, "does the \(whole)")
        case "grade":
            return bare.first.flatMap { Numbers.value($0.form) }.map {
                [say(attribute, "\(sentence.tokens[phrase.startIndex - 1].text) \($0)")]
            } ?? []
        case "charge":
            let charge = value.prefix { !["in", "at", "with"].contains($0.form) }
            return (1...4).contains(charge.count)
                && value.first.map { ["a", "an", "the", "our", "two", "three"].contains($0.form) } == true
                ? [say(attribute, "in charge of \(text(charge))")] : []
        case "recovery":
            return when(
                bare.count <= 5
                    && bare.contains {
                        FrameWords.illnesses.contains($0.form)
                            || [
                                "surgery", "operation", "accident", "fall", "cancer", "addiction", "covid", "ligament",
                                "tear",
                                "fracture", "injury", "concussion", "pneumonia",
                            ].contains(
                                $0.form)
                    }, "recovering from \(text(value))")
        case "venture":
            return when(
                bare.count <= 5
                    && bare.prefix(2).contains {
                        ["podcast", "blog", "band", "channel", "newsletter", "zine", "choir", "club"].contains($0.form)
                    })
        case "babies":
            let baby = bare.prefix { !$0.isMark && !["named", "called", "who", "and"].contains($0.form) }
            return baby.count <= 3 && baby.contains { ["baby", "newborn", "toddler", "teenager"].contains($0.form) }
                ? [say(attribute, text(baby))] : []
        case "visit":
            let visit = ValueReader.value(phrase, keepsTime: true)
            guard visit.count <= 8, dates.day(in: visit) != nil, let who = visit.first,
                Occupations.isOccupation([who.form])
            else { return [] }
            return [Statement(person, attribute, "\(text(visit))", .verb("is seeing the \(text(visit))"))]
        case "always":
            return phrase.count <= 8 && !phrase.contains(anyOf: ["this", "that", "i"])
                && [
                    "show", "give", "cite", "include", "add", "start", "end", "explain", "tell", "put", "write", "use",
                    "answer", "begin", "mention", "list", "round", "check", "ask", "spell", "convert", "keep",
                ].contains(
                    phrase.first?.form ?? "")
                ? [Statement(person, attribute, "always \(text(phrase))", .verb("wants: always \(text(phrase))"))] : []
        case "gerund": return when(bare.first?.form.hasSuffix("ing") == true && (2...6).contains(bare.count))
        case "ability":
            let ability = bare.first?.form ?? ""
            return bare.count <= 4 && FrameWords.abilities.contains(ability)
                ? [Statement(person, attribute, "cannot \(ability)", .verb("cannot \(ability)"))] : []
        case "tongue":
            return bare.first.map { Lexicon.languages.contains($0.form) } == true
                ? [say(attribute, "in \(bare.first?.text ?? "")")] : []
        case "lone_pet":
            return phrase.count <= 4 && phrase.first.flatMap { Numbers.value($0.form) }.map { $0 > 1 } == true
                ? read("pet", phrase) : []
        case "twins":
            let twins = bare.prefix { !$0.isMark }
            return ["twins", "triplets", "twin"].contains(bare.first?.form ?? "") && twins.count <= 3
                ? [say(attribute, text(twins))] : []
        case "kids":
            let kids = bare.prefix { !$0.isMark && !["and", "with", "at", "in", "from"].contains($0.form) }
            return kids.count <= 4
                && kids.last.map {
                    Relations.relation($0.form) == "child" || Relations.pluralRelation($0.form) != nil
                        || [
                            "boy", "girl", "son", "daughter", "baby", "toddler", "teenager", "twins", "teenagers",
                            "teens", "toddlers",
                        ].contains($0.form)
                } == true
                ? [say(attribute, text(kids))] : []
        case "badpart":
            let bare = bare.prefix {
                !$0.isMark && !["from", "since", "after", "that", "and", "so"].contains($0.form)
            }
            return when(
                (2...3).contains(bare.count) && FrameWords.parts.contains(bare.last?.form ?? "")
                    && ["bad", "dodgy", "trick", "wonky", "ruined", "gammy", "stiff", "sore"].contains(first(bare)),
                text(bare))
        case "replaced":
            let end = phrase.endIndex
            return bare.count <= 3 && bare.contains { FrameWords.organs.contains($0.form) }
                && end < sentence.tokens.count
                ? [say(attribute, "\(whole) \(sentence.tokens[end].text)")] : []
        case "bare":
            // "I'm electrician", as many say who have no articles at home.
            let end = value.firstIndex { $0.isMark || ["in", "at", "for", "with", "and", "from"].contains($0.form) }
            let noun = value[..<(end ?? value.endIndex)]
            return (1...2).contains(noun.count) && noun.startIndex == bare.startIndex
                && !noun.contains(where: \.isCapitalised)
                && Self.isTrade(noun.forms) ? [say(attribute, text(noun))] : []
        case "before":
            let name = value.prefix { !$0.isMark && $0.form != "and" }
            return name.first?.isCapitalised == true ? read("past_home_city:place", name) : []
        case "routine":
            let deed = ValueReader.value(phrase, keepsTime: true).prefix { !$0.isMark && $0.form != "so" }
            return (3...10).contains(deed.count) && FrameWords.risings.contains(deed.first?.form ?? "")
                && deed.contains { $0.form.first?.isNumber == true }
                && deed.contains { day in
                    ["every", "each", "daily", "weekdays"].contains(day.form)
                        || day.form.hasSuffix("s") && Lexicon.weekdays.contains(String(day.form.dropLast()))
                } ? [say(attribute, text(deed))] : []
        case "payday":
            return ValueReader.value(phrase, keepsTime: true).first { Numbers.ordinal($0.form) != nil }.map {
                [say(attribute, "payday on the \($0.text)")]
            } ?? []
        default: return daily(kind, attribute, phrase, value, bare)
        }
    }
}
