/// How somebody takes things, and how they want to be spoken to.
extension FrameValues {
    func ways(_ kind: String, _ attribute: String, _ phrase: Phrase, _ value: Phrase, _ bare: Phrase) -> [Statement] {
        let whole = text(bare)
        func when(_ fits: Bool, _ text: String? = nil) -> [Statement] { fits ? [say(attribute, text ?? whole)] : [] }
        let first = bare.first?.form ?? ""
        switch kind {
        case "tended":
            let herd = value.prefix { !$0.isMark && !["at", "in"].contains($0.form) }
            return when(
                (1...4).contains(herd.count) && herd.last?.form.hasSuffix("s") == true
                    && !herd.contains(anyOf: ["my", "our", "kids", "parents", "this"]), "looks after \(text(herd))")
        case "weekspan":
            // "Tuesday to Saturday"
            let days = phrase.prefix { !$0.isMark }
            guard (3...5).contains(days.count), DailyWords.isWeekday(days.first?.form ?? ""),
                ["to", "through", "till", "until", "and", "thru", "-"].contains(days.dropping(1).first?.form ?? ""),
                DailyWords.isWeekday(days.dropping(2).first?.form ?? "")
            else { return [] }
            return when(true, text(days.prefix(3)))
        case "exam":
            let exam = bare.prefix {
                !$0.isMark && !["in", "on", "at", "with", "last", "this", "yesterday"].contains($0.form)
            }
            return when(
                (1...3).contains(exam.count)
                    && ["test", "exam", "exams", "finals", "viva", "a-levels", "driving"].contains(
                        exam.last?.form ?? ""),
                "passed \(text(exam))")
        case "agedchild":
            guard first.hasSuffix("-year-old"), let years = Numbers.value(String(first.dropLast("-year-old".count))),
                years < 20
            else { return [] }
            var rest = bare.dropping(1)
            var relation = "child"
            if let noun = rest.first, let kin = Relations.relation(noun.form) ?? DailyWords.offspring[noun.form] {
                guard ["child", "son", "daughter"].contains(kin) else { return [] }
                (relation, rest) = (kin, rest.dropping(1))
            } else if let noun = rest.first, !noun.isMark,
                !["named", "called", "and", "at", "who", "with"].contains(noun.form)
            {
                return []
            }
            if ["named", "called"].contains(rest.first?.form ?? "") || rest.first?.form == "," {
                rest = rest.dropping(1)
            }
            let name = NameReader.name(rest)?.name
            let child = person.relative(relation, name: name)
            return (name.map { [IdentityPattern.statement($0, child)] } ?? []) + [IdentityPattern.age(years, child)]
        case "offenders":
            let deed = value.prefix { !$0.isMark }
            return when((1...7).contains(deed.count), "people who \(text(deed))")
        case "served":
            // "my tea black with lemon", "my steak rare"
            let served = value.prefix { !$0.isMark }
            return when(
                (2...7).contains(served.count) && DailyWords.servings.contains(first)
                    && !["at", "in", "on", "from", "to", "cup", "and"].contains(served.dropping(1).first?.form ?? ""),
                text(served))
        case "genre":
            let genre = bare.prefix { !$0.isMark && !["in", "on", "at", "when", "before", "while"].contains($0.form) }
            return when(
                (1...4).contains(genre.count) && DailyWords.genres.contains(genre.last?.form ?? "")
                    && genre.startIndex == phrase.startIndex, text(genre))
        case "liketo":
            let whom = phrase.prefix { !$0.isMark }
            return when((1...4).contains(whom.count), "like to \(text(whom))")
        case "spelling":
            let use = bare.prefix { !$0.isMark && !["with", "for", "when", "in", "please", "from"].contains($0.form) }
            return when(
                (2...3).contains(use.count) && DailyWords.usages.contains(use.last?.form ?? "")
                    && value.startIndex == bare.startIndex, "use \(text(use))")
        case "donot":
            return when((1...3).contains(bare.count) && DailyWords.mannerisms.contains(first), "do not \(whole)")
        default: return requests(kind, attribute, phrase, value, bare)
        }
    }

    private func requests(_ kind: String, _ attribute: String, _ phrase: Phrase, _ value: Phrase, _ bare: Phrase)
        -> [Statement]
    {
        let whole = text(bare)
        func when(_ fits: Bool, _ text: String? = nil) -> [Statement] { fits ? [say(attribute, text ?? whole)] : [] }
        switch kind {
        case "samples":
            return when(
                bare.count <= 3
                    && ["examples", "analogies", "comparisons", "metaphors"].contains(bare.last?.form ?? ""))
        case "clock":
            return bare.contains {
                $0.form.hasPrefix("24-hour") || $0.form.hasPrefix("12-hour") || $0.form == "24h" || $0.form == "clock"
            }
                ? [say(attribute, text(bare.prefix { !["when", "in", "please", "for"].contains($0.form) }))] : []
        case "like": return when(value.count <= 5 && !bare.contains(anyOf: ["this", "that"]), "like \(text(value))")
        case "stopping":
            return value.count <= 6 && value.first?.form.hasSuffix("ing") == true
                && !value.contains(anyOf: ["this", "that", "it"])
                ? [Statement(person, attribute, "stop \(text(value))", .verb("wants: stop \(text(value))"))] : []
        case "manner":
            return bare.compactMap {
                RequestReader.length($0.form) ?? (FrameWords.manners.contains($0.form) ? $0.form : nil)
            }
            .prefix(2).map { say(attribute, $0) }
        case "taught_deed":
            let deed = value.prefix { !$0.isMark && !["in", "at", "on"].contains($0.form) }
            guard (3...6).contains(deed.count), let to = deed.firstIndex(where: { $0.form == "to" }),
                to > deed.startIndex,
                to + 1 < deed.endIndex,
                !deed.contains(anyOf: ["my", "me", "him", "her", "them", "you", "a", "the", "myself"])
            else { return [] }
            return [Statement(person, attribute, "teaches \(text(deed))", .verb("teaches \(text(deed))"))]
        case "able":
            return when(phrase.count == 1 && FrameWords.abilities.contains(phrase.first?.form ?? ""))
        case "abstained":
            let thing = bare.prefix {
                !$0.isMark && !["any", "at", "on", "because", "in", "and", "or"].contains($0.form)
            }
            return when(
                (1...2).contains(thing.count) && DailyWords.abstained.contains(thing.last?.form ?? ""),
                "no \(text(thing)) (does not \(sentence.tokens[..<phrase.startIndex].last?.form ?? "use") it)")
        case "lone_job":
            let isOpening = sentence.tokens[..<phrase.startIndex].allSatisfy { $0.isMark || $0.form.count < 6 }
            guard isOpening, phrase.startIndex <= 2, (1...4).contains(phrase.count),
                phrase.allSatisfy({ !$0.isMark && !DailyWords.articles.contains($0.form) && $0.form != "the" }),
                Occupations.isOccupation(phrase.forms)
            else { return [] }
            return when(true, text(phrase))
        case "pattern":
            return when(
                (1...5).contains(phrase.count)
                    && phrase.contains { token in
                        Numbers.value(token.form) != nil || token.form.contains("-")
                            || DailyWords.isWeekday(token.form) || ["shift", "split", "rotating"].contains(token.form)
                    }, "\(text(phrase)) pattern")
        case "taught_self":
            let thing = bare.prefix {
                !$0.isMark && !["at", "in", "from", "on", "and", "with", "so"].contains($0.form)
            }
            return when((1...4).contains(thing.count) && !Taste.isEmptyObject(thing), text(thing))
        case "lessons":
            return when(
                (2...3).contains(bare.count)
                    && ["classes", "lessons", "training", "class"].contains(bare.last?.form ?? "")
                    && !bare.contains(anyOf: ["my", "the", "online"]))
        case "consumed":
            let verb = sentence.tokens[..<phrase.startIndex].last?.text ?? "drink"
            return when(
                (1...3).contains(bare.count) && !Taste.isEmptyObject(bare)
                    && !bare.contains { Words.verbs.contains($0.form) }, "\(verb) \(whole) all day")
        case "plainly":
            guard (1...2).contains(phrase.count), phrase.startIndex <= 1,
                !phrase.contains(where: {
                    FrameWords.noNouns.contains($0.form) || Words.verbs.contains($0.form) || $0.isMark
                        || DailyWords.articles.contains($0.form) || ["the", "what", "how", "which"].contains($0.form)
                        || Words.adverbs.contains($0.form) || Relations.relation($0.form) != nil
                }), phrase.last.map({ $0.form.hasSuffix("s") || Allergens.isFood($0.form) }) == true
            else { return [] }
            return when(true, text(phrase))
        case "unwanted":
            let thing = value.prefix {
                !$0.isMark && !["to", "for", "when", "unless", "again", "yet"].contains($0.form)
            }
            let verb = sentence.tokens[..<phrase.startIndex].last { $0.form != "me" }?.form ?? "suggest"
            return when(
                (1...4).contains(thing.count) && !Taste.isEmptyObject(thing)
                    && !thing.contains(anyOf: ["anything", "any", "this", "that", "it"]), "never \(verb) \(text(thing))"
            )
        case "treat":
            let how = value.prefix { !$0.isMark && $0.form != "not" }
            return when(
                (3...5).contains(how.count) && ["like", "as"].contains(how.first?.form ?? "")
                    && ["a", "an", "your"].contains(how.dropping(1).first?.form ?? ""), text(how))
        case "banned":
            return when(
                (1...2).contains(phrase.count) && DailyWords.banned.contains(phrase.last?.form ?? ""),
                "no \(text(phrase))")
        case "newpart":
            let part = bare.prefix { !$0.isMark && !["and", "from", "since", "so"].contains($0.form) }
            return when(
                (2...3).contains(part.count)
                    && part.contains(anyOf: [
                        "new", "replacement", "artificial", "false", "metal", "titanium", "prosthetic", "glass", "fake",
                    ])
                    && (FrameWords.parts.contains(part.last?.form ?? "")
                        || FrameWords.organs.contains(part.last?.form ?? "")
                        || ["leg", "eye", "arm", "hand", "foot"].contains(part.last?.form ?? "")),
                text(part))
        default: return deeds(kind, attribute, phrase, value, bare)
        }
    }

    /// "electrician", "doctors"
    static func isTrade(_ forms: [String]) -> Bool {
        if Occupations.isOccupation(forms) { return true }
        guard let last = forms.last, last.hasSuffix("s") else { return false }
        return Occupations.isOccupation(forms.dropLast() + [String(last.dropLast())])
    }
}
