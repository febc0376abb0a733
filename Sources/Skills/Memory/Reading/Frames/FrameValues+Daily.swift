/// Where somebody works, what their week is like and what comes up in it.
extension FrameValues {
    func daily(_ kind: String, _ attribute: String, _ phrase: Phrase, _ value: Phrase, _ bare: Phrase) -> [Statement] {
        let whole = text(bare)
        func when(_ fits: Bool, _ text: String? = nil) -> [Statement] { fits ? [say(attribute, text ?? whole)] : [] }
        let hours = ValueReader.value(phrase, keepsTime: true)
        switch kind {
        case "workplace":
            // "on a cruise ship", "in the mines", "on the tills at …"
            let place = value.prefix {
                !$0.isMark && !["at", "for", "in", "so", "near", "and", "with"].contains($0.form)
            }
            let link = phrase.startIndex > 0 ? sentence.tokens[phrase.startIndex - 1].form : "in"
            guard (1...4).contains(place.count), let head = place.last,
                !place.contains(anyOf: ["charge", "line", "favor"]),
                DailyWords.workplaces.contains(head.form)
            else {
                return []
            }
            let at = ["in", "on", "at", "down"].contains(link) ? "\(link) \(text(place))" : text(place)
            return [Statement(person, attribute, "works \(at)", .verb("works \(at)"))]
        case "post":
            let post = value.prefix { !$0.isMark && !["at", "for", "in"].contains($0.form) }
            let link = sentence.tokens[..<phrase.startIndex].last { $0.form != "the" }?.text ?? "on"
            return when(
                (1...2).contains(post.count) && DailyWords.posts.contains(last(post)),
                "works \(link) the \(text(post))")
        case "hauling":
            let load = bare.prefix { !$0.isMark && !["for", "since", "in", "at", "all", "across"].contains($0.form) }
            return load.count <= 3 && load.last.map { DailyWords.hauled.contains($0.form) } == true
                ? [Statement(person, attribute, "drives \(text(load))", .verb("drives \(text(load))"))] : []
        case "taught": return when((1...4).contains(bare.count) && !Taste.isEmptyObject(bare), "taught \(whole)")
        case "shifts":
            return when((1...4).contains(bare.count) && Numbers.value(first(bare)) != nil, "\(whole) shifts")
        case "rota":
            let isTime =
                phrase.count == 2 && Numbers.value(first(phrase)) != nil && DailyWords.spans.contains(last(phrase))
            guard isTime, attribute != "_" else {
                return isTime ? [Statement(person, "_", text(phrase), .verb(text(phrase)))] : []
            }
            let off = sentence.tokens[phrase.endIndex...].prefix(7).prefix { $0.form != "off" }
            return when(true, "\(text(phrase)) \(text(off)) off")
        case "parttime":
            let part = hours.prefix { !$0.isMark && !["at", "from", "for", "until", "now"].contains($0.form) }
            return when(
                (1...3).contains(part.count) && DailyWords.partDays.contains(last(part)) && part.count > 0
                    && ["half", "part", "mornings", "evenings", "afternoons", "nights", "weekends", "full", "short"]
                        .contains(first(part)),
                "works \(text(part))")
        case "cab":
            let cab = bare.prefix { !$0.isMark && !["at", "in", "for", "now", "these"].contains($0.form) }
            return when((1...2).contains(cab.count) && DailyWords.cabs.contains(last(cab)), "\(text(cab)) driver")
        case "weekdays":
            let hours = hours.prefix { !$0.isMark }
            let days = hours.filter { DailyWords.isWeekday($0.form) }
            let before = sentence.tokens[..<phrase.startIndex].suffix(6).drop {
                ["i", "am", "we", "work"].contains($0.form)
            }
            let isPlain = hours.count <= 6 && !hours.contains(anyOf: ["this", "next", "last"])
            return when(!days.isEmpty && isPlain, "\(text(before)) \(text(hours))")
        case "leave":
            let start = sentence.tokens[..<phrase.startIndex].lastIndex { $0.form == "on" } ?? phrase.startIndex
            return when((1...6).contains(hours.count), text(sentence.tokens[start..<hours.endIndex]))
        case "programming":
            let known = bare.filter { DailyWords.programming.contains($0.form) }
            return bare.first.map { DailyWords.programming.contains($0.form) } == true
                ? known.prefix(4).map { Statement(person, attribute, $0.text, .verb("writes \($0.text)")) } : []
        case "nights": return when((2...10).contains(hours.count) && hours.contains { DailyWords.isWeekday($0.form) })
        case "opening":
            let head = bare.prefix {
                !$0.isMark && !["in", "at", "with", "on", "for", "last", "this"].contains($0.form)
            }
            guard (1...4).contains(head.count), WorkPattern.businesses.contains(last(head)) else { return [] }
            let opened =
                "\(sentence.tokens[..<phrase.startIndex].last { !DailyWords.articles.contains($0.form) }?.text ?? "opened") \(FactSentence.withArticle(text(head)))"
            return [Statement(person, attribute, opened, .verb(opened))]
        case "schooling":
            let school = bare.prefix {
                !$0.isMark && !["on", "in", "this", "next", "after", "soon", "and"].contains($0.form)
            }
            guard (1...3).contains(school.count), DailyWords.schools.contains(last(school)) else { return [] }
            let begun = sentence.tokens[..<phrase.startIndex].last { $0.form != "at" }?.form ?? "starts"
            let verb = ["started", "began"].contains(begun) ? begun : "starts"
            return [Statement(person, attribute, "\(verb) \(text(school))", .verb("\(verb) \(text(school))"))]
        case "due":
            let child = value.suffix(3).drop { !["the", "our", "my", "a"].contains($0.form) }.dropFirst()
            return when(
                (1...2).contains(child.count) && DailyWords.expected.contains(last(child)), "\(text(child)) due")
        case "jubilee":
            let day = bare.prefix { !$0.isMark }
            return when((1...4).contains(day.count) && DailyWords.jubilees.contains(last(day)), text(day))
        case "expiry":
            guard dates.beginning(in: hours, isComing: true) != nil, hours.count <= 6 else { return [] }
            let what = sentence.tokens[..<phrase.startIndex].suffix(4).drop { $0.form != "my" }.dropFirst()
            return when(!what.isEmpty, "\(text(what)) \(text(hours))")
        case "pills":
            return when(
                bare.count <= 4
                    && bare.contains { FrameWords.medicines.contains($0.form) || DailyWords.pills.contains($0.form) },
                "takes \(whole)")
        default: return doings(kind, attribute, phrase, value, bare)
        }
    }

    private func doings(_ kind: String, _ attribute: String, _ phrase: Phrase, _ value: Phrase, _ bare: Phrase)
        -> [Statement]
    {
        let whole = text(bare)
        func when(_ fits: Bool, _ text: String? = nil) -> [Statement] { fits ? [say(attribute, text ?? whole)] : [] }
        switch kind {
        case "headof":
            let of = value.prefix { !$0.isMark && !["at", "for", "in", "and"].contains($0.form) }
            let title = sentence.tokens[..<phrase.startIndex].suffix(3).drop {
                Words.be.contains($0.form) || $0.form == "i" || Words.adverbs.contains($0.form)
            }
            return when((1...4).contains(of.count), "\(text(title)) \(text(of))")
        case "assistant":
            return when(
                (4...10).contains(value.count) && DailyWords.helpers.contains(first(bare))
                    && bare.dropping(1).first?.form == "to"
                    && ["the", "a", "an", "two"].contains(bare.dropping(2).first?.form ?? ""))
        case "forces":
            let force = bare.prefix { !$0.isMark && !["in", "at", "and", "since", "for"].contains($0.form) }
            return when((1...3).contains(force.count) && DailyWords.forces.contains(last(force)), text(force))
        case "opus":
            let work = value.prefix { !$0.isMark }
            return when(
                (1...8).contains(work.count) && work.prefix(3).contains { DailyWords.works.contains($0.form) },
                "write a \(text(work))")
        case "never":
            let deed = value.prefix { !$0.isMark && $0.form != "because" }
            return when(
                (2...5).contains(deed.count) && DailyWords.omitted.contains(first(deed))
                    && !(["eat", "drink"].contains(first(deed)) && deed.contains { Allergens.isFood($0.form) })
                    && !Taste.isEmptyObject(deed.dropFirst())
                    && !deed.contains(anyOf: ["this", "that", "it", "them", "enough", "any", "anything", "time", "one"]
                    ),
                "\(sentence.tokens[..<phrase.startIndex].last?.text ?? "never") \(text(deed))")
        case "expecting":
            let child = value.prefix {
                !$0.isMark && !["in", "on", "next", "this", "and", "at", "around"].contains($0.form)
            }
            return when(
                (1...4).contains(child.count)
                    && (DailyWords.expected.contains(last(child)) || Numbers.ordinal(last(child)) != nil),
                "expecting \(text(child))")
        case "born":
            let child = bare.prefix {
                !$0.isMark && !["in", "on", "last", "this", "and", "at", "yesterday", "two"].contains($0.form)
            }
            return when(
                (1...3).contains(child.count) && DailyWords.expected.contains(last(child))
                    && !["grandchild", "grandson", "granddaughter"].contains(last(child)),
                "had \(FactSentence.withArticle(text(child)))")
        case "tendency":
            let way = bare.prefix { !$0.isMark && !["for", "about", "with", "when", "in", "and"].contains($0.form) }
            return when(
                (1...3).contains(way.count)
                    && (["late", "early"].contains(last(way)) || Lexicon.traits.contains(last(way))
                        || FrameWords.ways.contains(last(way))),
                "tends to be \(text(way))")
        case "notmuch":
            let doer = bare.prefix {
                !$0.isMark && $0.form != "," && !["and", "but", "so", "anyway", "these"].contains($0.form)
            }
            return when(
                (1...3).contains(doer.count) && !Taste.isEmptyObject(doer),
                "not much of \(FactSentence.withArticle(text(doer)))")
        case "less":
            let way = bare.prefix { !$0.isMark && !["with", "about", "when", "all", "please"].contains($0.form) }
            return when(
                (1...2).contains(way.count) && !way.contains(anyOf: ["this", "that", "sorry"]), "less \(text(way))")
        case "plain_name":
            return NameReader.name(phrase).map { $0.rest.isEmpty ? [say(attribute, $0.name)] : [] } ?? []
        case "rather":
            let thing = bare.prefix { !$0.isMark && $0.form != "than" }
            guard (1...7).contains(thing.count), !Taste.isEmptyObject(thing), let opening = value.first,
                !["the", "this", "that", "it", "these", "some", "one", "my", "your", "to", "die", "not"].contains(
                    opening.form)
            else { return [] }
            return when(true, text(thing))
        case "club":
            return when((1...2).contains(bare.count) && (bare.allSatisfy(\.isCapitalised) || phrase.startIndex == 0))
        case "doer":
            let doer = bare.prefix { !$0.isMark && !["and", "so", "who", "when"].contains($0.form) }
            return when((2...3).contains(doer.count) && DailyWords.doers.contains(last(doer)), text(doer))
        case "help":
            return when(
                bare.count <= 8 && !bare.contains(anyOf: ["this", "that"])
                    && bare.contains { DailyWords.helps.contains($0.form) })
        case "become":
            let deed = value.prefix { !$0.isMark }
            let opening = deed.first?.form ?? ""
            return when(
                (2...8).contains(deed.count) && !Taste.isEmptyObject(deed)
                    && (Words.verbs.contains(opening) || opening == "be" || opening.hasSuffix("ing")
                        || FrameWords.deedVerbs.contains(opening)),
                text(deed))
        case "dwelling":
            return when(
                bare.count <= 4 && last(bare) != "place"
                    && (HomePattern.isHome(last(bare)) || DailyWords.dwellings.contains(last(bare))))
        case "equipment": return equipment(attribute, phrase, bare)
        case "weekday":
            return bare.first.map { DailyWords.isWeekday($0.form) } == true
                ? [Statement(person, "_", whole, .verb(whole))] : []
        case "activity":
            let isOpening = phrase.startIndex == 0 || sentence.tokens[phrase.startIndex - 1].isMark
            let end = sentence.tokens[phrase.endIndex...].firstIndex(where: \.isMark) ?? sentence.tokens.count
            return when(
                isOpening && bare.count <= 3 && end - phrase.endIndex <= 4 && isActivity(bare),
                "\(whole) \(text(sentence.tokens[phrase.endIndex..<end]))")
        case "pastime": return when(bare.count <= 4 && isActivity(bare.prefix { !$0.isMark }))
        case "rising":
            let hours = ValueReader.value(phrase, keepsTime: true)
            return when(
                (1...8).contains(hours.count)
                    && !hours.contains(anyOf: ["today", "tomorrow", "tonight", "this", "when", "if"])
                    && (Numbers.value(first(hours)) != nil || ["half", "dawn", "quarter"].contains(first(hours))
                        || first(hours).first?.isNumber == true),
                "rises at \(text(hours))")
        default: return ways(kind, attribute, phrase, value, bare)
        }
    }

    /// "a split keyboard"
    private func equipment(_ attribute: String, _ phrase: Phrase, _ bare: Phrase) -> [Statement] {
        let gear = bare.prefix {
            !$0.isMark && !["because", "for", "with", "at", "to", "since", "and", "in"].contains($0.form)
        }
        let isOne = sentence.tokens[..<phrase.startIndex].last.map { ["a", "an"].contains($0.form) } == true
        guard (2...4).contains(gear.count), DailyWords.equipment.contains(last(gear)), isOne else { return [] }
        return [say(attribute, text(gear))]
    }

    private func isActivity(_ phrase: Phrase) -> Bool {
        phrase.contains { ActivityPattern.isPursuit($0.form) || DailyWords.activities.contains($0.form) }
            && !phrase.contains { Words.be.contains($0.form) || ["my", "your", "no", "not"].contains($0.form) }
    }

    private func first(_ phrase: Phrase) -> String { phrase.first?.form ?? "" }
    private func last(_ phrase: Phrase) -> String { phrase.last?.form ?? "" }
}
