import AgentCore

/// What somebody's body, looks and ways are, and how they pass their time.
extension FrameValues {
    func bodily(_ kind: String, _ attribute: String, _ value: Phrase, _ bare: Phrase) -> [Statement] {
        guard let first = bare.first else { return [] }
        switch kind {
        case "diagnosis":
            return bare.count <= 5 && !Taste.isEmptyObject(bare) ? [say(attribute, text(bare))] : []
        case "aid":
            return bare.count <= 6 && bare.prefix(3).contains { FrameWords.aids.contains($0.form) }
                ? [Statement(person, attribute, "wears \(text(value))", .verb("wears \(text(value))"))] : []
        case "medicine":
            return bare.prefix(3).contains { FrameWords.medicines.contains($0.form) }
                ? [Statement(person, attribute, "takes \(text(bare))", .verb("takes \(text(bare))"))] : []
        case "looks":
            return bare.count <= 5 && bare.last.map { FrameWords.features.contains($0.form) } == true
                ? [Statement(person, attribute, text(bare), .verb("has \(text(bare))"))] : []
        case "height":
            // "six foot four"
            if let feet = Numbers.value(first.form), (4...7).contains(feet), bare.count <= 4,
                ["foot", "feet", "ft"].contains(bare.dropping(1).first?.form ?? "")
            {
                return [say(attribute, text(bare))]
            }
            let isMeasured = bare.contains(anyOf: ["tall", "high"]) || bare.count <= 3
            let hasUnit =
                bare.contains(anyOf: ["m", "cm", "meters", "metres", "feet", "ft", "foot"])
                || first.form.first?.isNumber == true && (first.form.hasSuffix("m") || first.form.hasSuffix("cm"))
            return isMeasured && hasUnit && first.form.first?.isNumber == true ? [say(attribute, text(bare))] : []
        case "trait":
            let end = bare.firstIndex { ["with", "around", "about", "when", "by", "and", ","].contains($0.form) }
            let adjective = bare[..<(end ?? bare.endIndex)]
            guard adjective.count == 1, let word = adjective.first,
                Lexicon.traits.contains(word.form) || FrameWords.ways.contains(word.form)
            else { return [] }
            return [say(attribute, text(bare.prefix(4)))]
        default:
            let noun = bare.drop {
                ["real", "total", "bit", "terrible", "huge", "big", "born", "hopeless"].contains($0.form)
            }
            return Lexicon.traitNouns.contains(noun.forms.joined(separator: " ")) ? [say(attribute, text(noun))] : []
        }
    }

    func pastime(_ kind: String, _ attribute: String, _ phrase: Phrase, _ value: Phrase, _ bare: Phrase) -> [Statement]
    {
        switch kind {
        case "pursuit":
            return ValueReader.values(phrase).compactMap { value in
                guard let first = value.first, value.count <= 5, !FrameWords.notPursuits.contains(first.form),
                    ActivityPattern.isPursuit(first.form) || ActivityPattern.isPursuit(value.last?.form ?? "")
                        || first.form.hasSuffix("ing") && first.form.count > 5
                else { return nil }
                return say(attribute, text(value))
            }
        case "pursuer":
            guard bare.count <= 2, let noun = bare.last,
                noun.form.hasSuffix("er") || noun.form.hasSuffix("ist")
                    || noun.form.hasSuffix("cook") || noun.form.hasSuffix("or") || noun.form.hasSuffix("ian")
            else { return [] }
            return [Statement(person, attribute, text(bare), .verb("is a keen \(text(bare))"))]
        case "group":
            guard let end = bare.prefix(5).firstIndex(where: { PresuppositionReader.groups.contains($0.form) }),
                !bare[...end].contains(where: { PresuppositionReader.workTeams.contains($0.form) || $0.form == "group" }
                ),
                bare[...end].count > 1
            else { return [] }
            let name = text(bare[...end])
            return [Statement(person, attribute, name, .verb("is in \(FactSentence.withArticle(name))"))]
        case "collecting":
            return (1...4).contains(bare.count) && !Taste.isEmptyObject(bare) && bare.last?.form.hasSuffix("s") == true
                ? [Statement(person, attribute, "collecting \(text(bare))", .verb("collects \(text(bare))"))] : []
        case "volunteering":
            return (1...7).contains(value.count) && !Taste.isEmptyObject(value)
                ? [Statement(person, attribute, "volunteers at \(text(value))", .verb("volunteers at \(text(value))"))]
                : []
        case "needs":
            return (1...5).contains(value.count) && !Taste.isEmptyObject(bare)
                ? [
                    Statement(
                        person, attribute, "starts the day with \(text(value))",
                        .verb("starts the day with \(text(value))"))
                ]
                : []
        default: return regular(attribute, phrase)
        }
    }

    /// "walk ten thousand steps a day", "go to the gym four times a week": any deed that comes again and again.
    private func regular(_ attribute: String, _ phrase: Phrase) -> [Statement] {
        let end = phrase.firstIndex { $0.isMark && $0.form != "-" } ?? phrase.endIndex
        let value = ValueReader.value(phrase[..<end], keepsTime: true)
        guard let verb = value.first, (3...ValueReader.limit).contains(value.count),
            !FrameWords.stative.contains(verb.form),
            !PastVerbs.contains(verb.form) || verb.form == "read", !verb.isMark,
            Words.verbs.contains(verb.form) || FrameWords.deedVerbs.contains(verb.form),
            !value.contains(anyOf: ["you", "your", "it", "that", "this", "not", "never", "would", "could"]),
            let time = value.indices.dropFirst().first(where: { Self.isAgain(value[$0...]) }),
            time > value.startIndex
        else { return [] }
        let deed = text(value)
        let third = FrameRow.third(verb.form)
        let shown = person.isUser ? "\(third) \(text(value.dropFirst()))" : deed
        return [Statement(person, attribute, deed, .verb(shown))]
    }

    /// "every morning", "twice a week", "on Sundays", "a day"
    private static func isAgain(_ phrase: Phrase) -> Bool {
        let forms = Array(phrase.prefix(4).forms)
        guard let first = forms.first else { return false }
        let second = forms.dropFirst().first ?? ""
        let units: Set<String> = [
            "day", "week", "month", "year", "night", "morning", "evening", "weekend", "summer", "winter", "spring",
            "autumn",
        ]
        switch first {
        case "every", "each":
            return units.contains(second) || Lexicon.weekdays.contains(second) || ["other", "single"].contains(second)
        case "a", "per": return ["day", "week", "month", "year", "night"].contains(second) && phrase.count <= 3
        case "twice", "once": return ["a", "every", "per"].contains(second)
        case "times": return ["a", "per", "every"].contains(second)
        case "on":
            return Lexicon.weekdays.contains(String(second.dropLast())) && second.hasSuffix("s") || second == "weekends"
        case "daily", "weekly": return true
        default: return false
        }
    }
}
