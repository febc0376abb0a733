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
        default: return []
        }
    }

    /// "electrician", "doctors"
    static func isTrade(_ forms: [String]) -> Bool {
        if Occupations.isOccupation(forms) { return true }
        guard let last = forms.last, last.hasSuffix("s") else { return false }
        return Occupations.isOccupation(forms.dropLast() + [String(last.dropLast())])
    }
}
