/// Languages, instruments, sports and other things somebody does.
struct ActivityPattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        let verb = clause.verb
        if let rest = clause.after(.verb, "smoke", "smokes"), verb.modal == nil, !verb.isDoubtful, !verb.usedTo,
            ValueReader.value(rest).isEmpty
        {
            let text = verb.isNegated ? "does not smoke" : "smokes"
            return [Statement(clause.person, "habit", text, .verb(text))]
        }
        if let rest = clause.after(.verb, "started", "took up", "have started"), clause.verb.isPlain,
            let first = rest.first,
            Self.pursuits.contains(first.form)
        {
            var statement = clause.say("hobby", first.form, "enjoys \(first.form)")
            statement.validFrom = clause.dates.beginning(in: rest)
            return [statement]
        }
        if let rest = clause.after(.verb, "took up", "taken up"), clause.verb.isPlain {
            let value = ValueReader.value(rest)
            guard (1...3).contains(value.count), !["the", "a", "my", "too", "all"].contains(value.first?.form ?? "")
            else { return [] }
            var statement = clause.say("hobby", clause.text(value), "enjoys \(clause.text(value))")
            statement.validFrom = clause.dates.beginning(in: rest)
            return [statement]
        }
        if let rest = clause.after(.verb, "run", "runs"), clause.verb.isPlain {
            let value = ValueReader.value(rest)
            if let last = value.last,
                ["marathon", "marathons", "ultras", "races", "ultramarathons"].contains(last.form), value.count < 4
            {
                return [clause.say("hobby", "running \(clause.text(value))", "runs \(clause.text(value))")]
            }
        }
        if let schedule = hours(clause) { return [schedule] }
        if let rest = clause.after(.be, "on"), clause.verb.isPlain, !rest.prefix(3).contains(anyOf: ["out", "off"]),
            let shift = rest.prefix(3).last(where: {
                Self.shifts.contains($0.form) || ["shift", "shifts", "duty"].contains($0.form)
            })
        {
            let value = clause.text(rest[...(rest.firstIndex(of: shift) ?? rest.startIndex)])
            var statement = clause.say("schedule", value, "works \(value)")
            statement.replacesLatest = clause.sentence.tokens[...].contains(anyOf: ["now", "instead"])
            return [statement]
        }
        if clause.verb.opener == .verb, clause.verb.isPlain, clause.rest.starts(with: ["work", "from", "home"]),
            !clause.rest.contains(anyOf: ["today", "tomorrow", "now", "tonight"])
        {
            return [clause.say("schedule", "works from home", "works from home")]
        }
        if let rest = clause.after(.verb, "quit", "stopped", "gave up"), clause.verb.isPlain,
            let first = rest.first, ["smoking", "drinking", "gambling", "vaping"].contains(first.form)
        {
            var statement = clause.say("habit", "quit \(first.form)", "quit \(first.form)")
            statement.validFrom = clause.dates.beginning(in: rest)
            return [statement]
        }
        if let rest = clause.after(.be, "good at", "great at"), verb.isPlain {
            return ValueReader.values(rest).filter { !Taste.isEmptyObject($0) }.map {
                clause.say("skill", clause.text($0), "is good at \(clause.text($0))")
            }
        }
        guard !verb.isDoubtful, !verb.usedTo, verb.modal == nil || verb.modal == "can", !verb.isNegated || verb.hasEnded
        else { return [] }
        for reader in [languages, playing, doing, going] {
            let found = reader(clause)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// "I'm working only three days a week", "I shall be working part-time", "I'm up at five every day"
    private func hours(_ clause: ClauseReading) -> Statement? {
        let verb = clause.verb
        guard !clause.rest.contains(anyOf: ["today", "tonight", "tomorrow"]), !verb.isNegated, !verb.isPast,
            verb.modal == nil || ["will", "shall"].contains(verb.modal ?? "")
        else {
            return nil
        }
        let rest = clause.rest.drop { ["be"].contains($0.form) }
        guard let first = rest.first else { return nil }
        var value = ValueReader.value(rest.dropping(1), keepsTime: true)
        if let comma = value.firstIndex(where: \.isMark) { value = value[..<comma] }
        let text = clause.text(value)
        if ["working", "work", "works"].contains(first.form), value.count <= 8 {
            let isWeek = value.contains(anyOf: ["days", "hours"]) && value.contains(anyOf: ["week", "day"])
            let isPart =
                [
                    "part-time", "full-time", "nights", "weekends", "mornings", "evenings", "afternoons", "shifts",
                    "remotely",
                ].contains(value.first?.form ?? "")
                || value.starts(with: ["part", "time"]) || value.starts(with: ["full", "time"])
                || value.starts(with: ["from", "home"])
            guard isWeek || isPart, !value.contains(anyOf: ["today", "tonight", "tomorrow", "this", "as", "at", "for"])
            else { return nil }
            return clause.say("schedule", "works \(text)", "works \(text)")
        }
        if verb.opener == .be, verb.modal == nil, first.form == "up", value.first?.form == "at", value.count <= 8,
            !value.contains(anyOf: ["today", "tonight", "tomorrow", "this"])
        {
            return clause.say("schedule", "up \(text)", "is up \(text)")
        }
        if verb.opener == .be, verb.modal == nil, ["part-time", "full-time"].contains(first.form), value.count <= 2 {
            return clause.say("schedule", first.form, "works \(first.form)")
        }
        return nil
    }

    private func languages(_ clause: ClauseReading) -> [Statement] {
        let spoken =
            clause.after(.verb, "speak", "speaks")
            ?? clause.after(
                .be, "fluent in", "native in", "bilingual in", "bilingual ,", "bilingual :", "trilingual ,",
                "trilingual in", "a native speaker of", "a native", "conversational in")
        if let spoken {
            return ValueReader.values(spoken).flatMap { phrase in phrase.filter { Lexicon.languages.contains($0.form) }
            }.map { token in
                let name = NameReader.capitalised(token.text)
                return clause.say("language", name, "speaks \(name)")
            }
        }
        let learnt = clause.after(.be, "learning") ?? clause.after(.verb, "learn", "started learning", "took up")
        guard let learnt, clause.verb.modal == nil else { return [] }
        let value = ValueReader.value(learnt)
        guard let first = value.first,
            !["a", "more", "that", "how", "about", "lot", "the", "new"].contains(first.form)
                || value.dropping(1).first.map({ Lexicon.instruments.contains($0.form) }) == true || first.form == "how"
        else { return [] }
        let text = clause.text(value)
        if Lexicon.languages.contains(first.form) {
            let name = NameReader.capitalised(first.text)
            var statement = clause.say("language", "learning \(name)", "is learning \(name)")
            statement.validFrom = clause.dates.beginning(in: learnt)
            return [statement]
        }
        guard clause.rest.first?.form != "learn", value.count <= 5 else { return [] }
        var statement = clause.say("hobby", "learning \(text)", "is learning \(text)")
        statement.validFrom = clause.dates.beginning(in: learnt)
        return [statement]
    }

    private func playing(_ clause: ClauseReading) -> [Statement] {
        let rest = clause.after(.verb, "play", "plays", "played") ?? clause.after(.be, "playing")
        guard let rest, clause.rest.first?.form != "played" || clause.verb.isPerfect,
            clause.rest.first?.form != "playing" || clause.verb.isPerfect
        else { return [] }
        return ValueReader.values(rest).compactMap { phrase in
            let bare = ValueReader.withoutArticle(phrase)
            guard let first = bare.first, bare.count <= 5 || bare.prefix(4).contains(anyOf: ["in", "with", "for"]),
                !Taste.isEmptyObject(phrase),
                !["with", "along", "around", "a", "dumb", "games", "at", "in", "music"].contains(first.form)
                    || first.form == "games", bare.first?.form != "role"
            else { return nil }
            let end = bare.firstIndex { ["with", "in", "for", "at", "on", "as"].contains($0.form) } ?? bare.endIndex
            let name = bare[..<end]
            guard (1...5).contains(name.count) else { return nil }
            let text = clause.text(name)
            let isInstrument = Lexicon.instruments.contains(name.forms.joined(separator: " "))
            return clause.say("hobby", text, isInstrument ? "plays the \(text)" : "plays \(text)")
        }
    }

    private func doing(_ clause: ClauseReading) -> [Statement] {
        guard clause.verb.opener == .verb, let first = clause.rest.first, let third = Self.hobbyVerbs[first.form],
            clause.verb.modal == nil
        else { return [] }
        let value = ValueReader.value(clause.rest.dropping(1))
        if ["do", "does", "practice", "practise", "practices", "practises"].contains(first.form) {
            return ValueReader.values(clause.rest.dropping(1)).filter {
                $0.count <= 3
                    && ValueReader.withoutArticle($0).first.map { Self.isPursuit($0.form) || $0.form.hasSuffix("ing") }
                        == true
            }.map {
                clause.say("hobby", clause.text(ValueReader.withoutArticle($0)), "does \(clause.text($0))")
            }
        }
        let object = value.prefix { !["on", "in", "at", "for", "with", "and"].contains($0.form) && !$0.isMark }
        if let kept = Self.kept[first.form], let head = object.last, kept.contains(head.form) || kept.isEmpty,
            (1...4).contains(object.count), !Taste.isEmptyObject(object),
            !object.contains(anyOf: ["my", "our", "the", "your", "a"])
        {
            let deed = Self.gerund(first.form)
            return [clause.say("hobby", "\(deed) \(clause.text(object))", "\(third) \(clause.text(object))")]
        }
        if ["sing", "sings"].contains(first.form), value.count <= 7, value.last?.form == "choir" {
            return [clause.say("hobby", "singing \(clause.text(value))", "\(third) \(clause.text(value))")]
        }
        if ["collect", "collects"].contains(first.form) {
            guard !value.isEmpty, value.count <= 5, !Taste.isEmptyObject(value), value.first?.form != "my" else {
                return []
            }
            return [clause.say("hobby", "collecting \(clause.text(value))", "collects \(clause.text(value))")]
        }
        let isBare =
            value.isEmpty || ["in", "on", "for", "as", "with", "at", "every", "a"].contains(value.first?.form ?? "")
        guard isBare, value.first?.form != "a" || clause.rest.count < 4,
            !clause.rest.dropping(1).isEmpty || clause.rest.count == 1
        else { return habit(clause, third) }
        if clause.rest.count > 1, let habit = habit(clause, third).first { return [habit] }
        guard first.form != "run" && first.form != "write" || clause.rest.count == 1 else { return [] }
        return [clause.say("hobby", Self.gerund(first.form), third)]
    }

    /// "I run every morning", "I swim on Tuesdays"
    private func habit(_ clause: ClauseReading, _ third: String) -> [Statement] {
        guard
            clause.rest.contains(anyOf: [
                "every", "daily", "weekly", "weekends", "mornings", "evenings", "twice", "times", "once",
            ])
                || clause.rest.contains(where: {
                    Lexicon.weekdays.contains(String($0.form.dropLast())) && $0.form.hasSuffix("s")
                })
        else { return [] }
        let value = ValueReader.value(clause.rest.dropping(1), keepsTime: true)
        guard !value.isEmpty, value.count <= 8, !value.contains(anyOf: Self.faults) else { return [] }
        let text = "\(third) \(clause.text(value))"
        return [clause.say("habit", text, text)]
    }

    private func going(_ clause: ClauseReading) -> [Statement] {
        if clause.verb.opener == .have, clause.verb.modal == nil { return regular(clause) }
        guard clause.verb.modal == nil, clause.verb.opener == .verb, let first = clause.rest.first,
            let third = Self.habitVerbs[first.form]
        else { return [] }
        let value = ValueReader.value(clause.rest.dropping(1), keepsTime: true)
        guard value.count <= 10, !value.isEmpty else { return [] }
        let isRegular =
            value.contains(anyOf: [
                "every", "daily", "weekly", "weekends", "mornings", "evenings", "nights", "twice", "once",
            ]) || value.contains { Lexicon.weekdays.contains(String($0.form.dropLast())) }
        if first.form.hasPrefix("commute"), !clause.verb.isPast {
            return [clause.say("habit", "\(third) \(clause.text(value))", "\(third) \(clause.text(value))")]
        }
        let isHour =
            first.form == "go" && value.starts(with: ["to", "bed"]) && value.forms.contains("at")
            || ["get", "wake"].contains(first.form) && value.first?.form == "up" && value.forms.contains("at")
        if ["cycle", "cycles", "walk", "walks", "bike"].contains(first.form), value.starts(with: ["to", "work"]),
            !clause.verb.isPast, value.count <= 4
        {
            return [clause.say("habit", "\(third) \(clause.text(value))", "\(third) \(clause.text(value))")]
        }
        let isShift =
            first.form == "work"
            && ["nights", "night", "shifts", "from", "part-time", "remotely", "weekends", "evenings", "days"].contains(
                value.first?.form ?? "")
        guard isRegular || isHour || isShift, !value.contains(anyOf: Self.faults),
            !clause.rest.contains(anyOf: ["today", "tonight", "tomorrow"])
        else {
            return []
        }
        let text = "\(third) \(clause.text(value))"
        return [clause.say(first.form == "work" || isHour ? "schedule" : "habit", text, text)]
    }

    /// "I have yoga on Mondays"
    private func regular(_ clause: ClauseReading) -> [Statement] {
        let value = ValueReader.value(clause.rest, keepsTime: true)
        let isWeekly = value.contains {
            Lexicon.weekdays.contains(String($0.form.dropLast())) && $0.form.hasSuffix("s")
        }
        guard isWeekly || value.forms.contains("every"), value.count <= 8, !Taste.isEmptyObject(value) else {
            return []
        }
        return [clause.say("schedule", clause.text(value), "has \(clause.text(value))")]
    }

    private static func gerund(_ verb: String) -> String {
        let stem = verb.hasSuffix("s") ? String(verb.dropLast()) : verb
        if ["run", "swim", "knit", "jog"].contains(stem) {
            return stem == "knit" ? "knitting" : stem + String(stem.suffix(1)) + "ing"
        }
        return (stem.hasSuffix("e") ? String(stem.dropLast()) : stem) + "ing"
    }
}
