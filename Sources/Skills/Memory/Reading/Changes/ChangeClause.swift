/// One clause, searched for words of ending and replacing beside words for something known.
struct ChangeClause {
    let tokens: Phrase
    /// The subject whose facts the clause speaks of.
    let subject: String
    /// Whether the subject acts.
    let isAgent: Bool
    let sentence: Sentence
    let finder: FactFinder
    /// What was spoken of before, for "it".
    let antecedent: Fact?

    /// The fact that the clause speaks of, if it speaks of one.
    func mention() -> FactFinder.Mention? { finder.mentions(in: tokens, of: subject).first }

    // MARK: Endings

    /// Something known that the clause says to be over.
    func ending() -> ChangeReader.Change? {
        deed() ?? fate() ?? dismissed() ?? noLonger() ?? achieved()
    }

    /// "I got laid off": the job that is known.
    private func dismissed() -> ChangeReader.Change? {
        guard isAgent || tokens.contains(anyOf: ["i", "we"]),
            let start = Endings.dismissals.lazy.compactMap({ tokens.firstIndex(of: $0) ?? spread($0) }).first, isReal(tokens[..<start])
        else { return nil }
        return finder.sole(["employer", "job_title"], of: subject).map { ChangeReader.Change(fact: $0) }
    }

    /// "I've lost the five kilos", "I can juggle now": a goal that is reached.
    private func achieved() -> ChangeReader.Change? {
        let isDone =
            tokens.contains(anyOf: ["have", "has", "finally", "did", "made"]) || tokens.contains { PastVerbs.contains($0.form) }
            || tokens.contains(anyOf: ["can"]) && tokens.contains(anyOf: ["now", "finally"])
        guard isAgent, isDone, !tokens.contains(anyOf: Self.unreal.subtracting(["can"]).union(["started", "signed", "begun", "still", "began", "set"])) else { return nil }
        let reached = finder.mentions(in: tokens, of: subject, among: ["goal"]).first { mention in
            let words = FactFinder.contentWords(mention.fact.value).filter {
                !["learn", "save", "saving", "become", "finish", "want", "training"].contains($0.lowercased())
            }
            return !words.isEmpty && words.allSatisfy { word in
                tokens.contains { FactFinder.isSame(Folding.lower($0.form), Folding.lower(word)) || Numbers.value($0.form).map(String.init) == word }
            }
        }
        return reached.map { ChangeReader.Change(fact: $0.fact) }
    }

    /// "We tied the knot": the standing that is known is another one.
    func standing() -> ChangeReader.Change? {
        guard subject == "user" || tokens.contains(anyOf: ["i", "we"]), let fact = finder.sole(["relationship_status"], of: "user"),
            let (words, status) = Endings.weddings.first(where: { tokens.firstIndex(of: $0.0) != nil || spread($0.0) != nil }),
            let start = tokens.firstIndex(of: words) ?? spread(words), isReal(tokens[..<start]), fact.valueKey != status,
            tokens.contains(anyOf: ["i", "we", "my", "our"]) || isAgent
        else { return nil }
        return ChangeReader.Change(fact: fact, value: status)
    }

    /// "we broke up", "Tom and I are no longer together"
    func parting() -> [ChangeReader.Change] {
        guard subject == "user",
            let start = Self.partings.lazy.compactMap({ words in tokens.firstIndex(of: words) ?? spread(words) }).first,
            isReal(tokens[..<start]),
            tokens.contains(anyOf: ["we", "i"]) || isAgent
        else { return [] }
        let named = finder.mentions(in: tokens, of: subject, among: ["partner"]).map(\.fact)
        let others = tokens.contains { $0.form == "my" }
        return (named.isEmpty && !others ? finder.partnership() : named).map { ChangeReader.Change(fact: $0) }
    }

    /// "I sold the Fiesta", "had to let go of the flat"
    private func deed() -> ChangeReader.Change? {
        for expression in Endings.deeds {
            guard let start = tokens.firstIndex(of: expression.words) ?? spread(expression.words), isReal(tokens[..<start])
            else { continue }
            let before = tokens[..<start]
            guard isAgent || before.contains(anyOf: ["i", "we"]) || before.isEmpty || expression.words.contains("my") else { continue }
            let object = tokens[start...].drop { token in
                expression.words.contains(token.form) || Words.adverbs.contains(token.form)
            }
            guard let fact = object.first.map({ Self.pronouns.contains($0.form) }) == true
                ? pronounFact(expression.scope)
                : finder.mentions(in: Self.object(object), of: subject, among: expression.scope).first?.fact
            else { continue }
            return ChangeReader.Change(fact: fact)
        }
        return nil
    }

    /// "the trip fell through", "it died last week", "Bosch let me go"
    private func fate() -> ChangeReader.Change? {
        for expression in Endings.fates {
            guard let start = tokens.firstIndex(of: expression.words) ?? spread(expression.words),
                start > tokens.startIndex, isReal(tokens[..<start])
            else { continue }
            let before = tokens[..<start]
            if let last = before.last, Self.pronouns.contains(last.form) || last.form == "he" || last.form == "she" {
                if let fact = pronounFact(expression.scope) { return ChangeReader.Change(fact: fact) }
                continue
            }
            guard let mention = finder.mentions(in: before, of: subject, among: expression.scope).first else { continue }
            return ChangeReader.Change(fact: mention.fact)
        }
        return nil
    }

    /// "I'm not doing yoga these days", "I never go to the gym any more"
    private func noLonger() -> ChangeReader.Change? {
        let ends =
            Self.ends.contains { tokens.firstIndex(of: $0) != nil }
            && tokens.contains(anyOf: ["not", "never", "nobody", "hardly", "barely", "no"])
            || tokens.firstIndex(of: ["no", "longer"]) != nil
        guard ends, !tokens.contains(anyOf: ["was", "were", "did", "would", "will", "might", "could", "think", "sure"])
        else { return nil }
        return finder.mentions(in: tokens, of: subject).first.map { ChangeReader.Change(fact: $0.fact) }
    }

    /// "has finally died": the words with adverbs between them.
    private func spread(_ words: [String]) -> Int? {
        guard words.count > 1, let first = words.first else { return nil }
        let plain = tokens.filter { !Words.adverbs.contains($0.form) && $0.form != "since" }
        guard let index = plain[...].firstIndex(of: words) else { return nil }
        let place = plain[index].range.lowerBound
        return tokens.firstIndex { $0.range.lowerBound == place && $0.form == first }
    }

    private func pronounFact(_ scope: Set<String>) -> Fact? {
        guard let antecedent, scope.contains(antecedent.attribute), antecedent.subject == subject else { return nil }
        return antecedent
    }

    /// The object itself: up to what tells why, to whom, when and what came after.
    private static func object(_ phrase: Phrase) -> Phrase {
        let end =
            phrase.firstIndex { ["because", "since", "so", "but", ";", "when", "while"].contains($0.form) }
            ?? phrase.endIndex
        return phrase[..<end]
    }

    // MARK: Replacements

    /// Something known and what takes its place.
    func replacement() -> ChangeReader.Change? {
        if let standing = standing() { return standing }
        guard isReal(tokens) else { return nil }
        return itIs() ?? fromTo() ?? exchanged() ?? turned() ?? rescheduled()
    }

    /// "I've changed employers: it's Aldi now", "she's in Milan now"
    private func itIs() -> ChangeReader.Change? {
        guard let fact = antecedent, fact.subject == subject || subject == "user", tokens.contains(anyOf: ["now"]) else { return nil }
        if tokens.starts(with: ["it", "is"]) { return change(fact, to: tokens.dropping(2), naming: []) }
        guard fact.attribute == "home_city", let be = tokens.firstIndex(where: { ["is", "am", "are", "'s"].contains($0.form) }),
            tokens[be...].dropping(1).first?.form == "in"
        else { return nil }
        return change(fact, to: tokens[be...].dropping(2), naming: [])
    }

    /// "switched from Ikea to Jysk", "moved from nights to days"
    private func fromTo() -> ChangeReader.Change? {
        guard let from = tokens.firstIndex(of: ["from"]) else { return nil }
        var old = tokens[(from + 1)...]
        var new: Phrase
        if let to = old.firstIndex(where: { ["to", "into"].contains($0.form) }) {
            new = old[(to + 1)...]
            old = old[..<to]
        } else if let to = tokens[..<from].lastIndex(where: { ["to", "into"].contains($0.form) }) {
            new = tokens[(to + 1)..<from]
        } else {
            return nil
        }
        guard let mention = finder.mentions(in: old, of: subject).first else { return nil }
        return change(mention.fact, to: new, naming: old)
    }

    /// "ditched Vim for Helix", "replaced it with a Framework", "left Graz for Vienna"
    private func exchanged() -> ChangeReader.Change? {
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
        guard let fact, fact.subject == subject, !Self.isTime(new), !["good", "health", "money"].contains(new.first?.form)
        else { return nil }
        let isNamed = new.contains(where: \.isCapitalised)
        guard tokens[link].form == "with" || isNamed || !["left", "quit", "dropped", "sold", "gave"].contains(tokens[verb].form)
        else { return nil }
        return change(fact, to: new, naming: old)
    }

    /// "changed my major to chemistry", "upgraded to a Pixel 9", "switched to day shifts"
    private func turned() -> ChangeReader.Change? {
        guard let verb = tokens.firstIndex(where: { Self.turns.contains($0.form) }) else { return nil }
        let object = tokens[(verb + 1)...]
        guard let to = object.firstIndex(where: { ["to", "into"].contains($0.form) }) else { return nil }
        let new = object[(to + 1)...]
        let old = object[..<to]
        if let mention = finder.mentions(in: old, of: subject).first {
            return change(mention.fact, to: new, naming: old)
        }
        guard old.allSatisfy({ Words.adverbs.contains($0.form) || ["over", "back", "me", "us", "completely", "on"].contains($0.form) }) else { return nil }
        let shared = finder.mentions(in: new, of: subject, among: ["schedule", "habit", "diet", "tool"])
        if let fact = shared.first?.fact { return change(fact, to: new, naming: []) }
        return kindOf(new).flatMap { finder.sole($0, of: subject) }.flatMap { change($0, to: new, naming: []) }
    }

    /// The attributes that a new value can be of, told by what it is.
    private func kindOf(_ new: Phrase) -> [String]? {
        let value = ValueReader.withoutArticle(ValueReader.value(new))
        guard let last = value.last, let first = value.first else { return nil }
        if FieldsOfStudy.contains(last.form) { return ["education"] }
        if Lexicon.languages.contains(last.form) { return ["language"] }
        if Lexicon.diets.contains(value.forms.joined(separator: " ")) { return ["diet"] }
        if Lexicon.instruments.contains(last.form) { return ["hobby"] }
        if ["nights", "days", "shift", "shifts", "earlies", "lates", "part-time", "full-time"].contains(last.form) { return ["schedule"] }
        if BelongingPattern.namedDevices.contains(first.form) { return ["phone", "device"] }
        return first.isCapitalised ? ["tool"] : nil
    }

    /// "Yoga moved to Thursdays", "we postponed the trip to October"
    private func rescheduled() -> ChangeReader.Change? {
        guard let verb = tokens.firstIndex(where: { Self.moves.contains($0.form) }) else { return nil }
        let after = tokens[(verb + 1)...]
        guard let to = after.firstIndex(where: { ["to", "until", "till"].contains($0.form) }) else { return nil }
        let time = ValueReader.value(after[(to + 1)...], keepsTime: true)
        guard Self.isTime(time) else { return nil }
        let scope: Set<String> = ["schedule", "plan", "event", "habit", "birthday", "hobby"]
        let named = finder.mentions(in: tokens[..<verb], of: subject, among: scope).first
            ?? finder.mentions(in: after[..<to], of: subject, among: scope).first
        guard let fact = named?.fact else { return nil }
        let words = Sentence(fact.value).tokens[...]
        let start = ValueReader.timeStart(words) ?? words.endIndex
        let kept = Sentence(fact.value).text(of: words[..<start])
        let link = start < words.endIndex ? words[start].form : "in"
        let isDay = time.contains { Lexicon.weekdays.contains(String($0.form.dropLast())) || Lexicon.weekdays.contains($0.form) }
        let text = "\(kept) \(isDay ? "on" : link) \(sentence.text(of: time))"
        return ChangeReader.Change(fact: fact, value: text)
    }

    /// The change to what a phrase names; where only a part of the old value was named, that part changes.
    private func change(_ fact: Fact, to new: Phrase, naming old: Phrase) -> ChangeReader.Change? {
        var value = ValueReader.withoutArticle(ValueReader.value(new))
        if value.first?.form == "job", let link = value.firstIndex(where: { ["as", "at", "with"].contains($0.form) }) {
            value = ValueReader.withoutArticle(value[(link + 1)...])
        }
        if let end = value.firstIndex(where: { [",", "and", "after", "in", "at"].contains($0.form) }), end > value.startIndex {
            value = value[..<end]
        }
        guard (1...5).contains(value.count), !Self.pronouns.contains(value.first?.form ?? "") else { return nil }
        let needsName = ["employer", "home_city", "name", "work_city", "partner", "origin", "nickname"]
        let isNoun = ["a", "an", "my"].contains(new.first?.form ?? "")
        guard !needsName.contains(fact.attribute) || value.contains(where: \.isCapitalised) || isNoun else { return nil }
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

    // MARK: Guards

    /// Whether what leads up to a verb makes it a fact: no wish, plan, doubt or denial, but "had to" and "decided to".
    private func isReal(_ before: Phrase) -> Bool {
        if before.contains(anyOf: Self.unreal.union(Words.doubts)) { return false }
        guard let to = before.lastIndex(where: { $0.form == "to" }), to == before.index(before: before.endIndex) else {
            return true
        }
        return to > before.startIndex && ["had", "decided", "got", "managed", "chose"].contains(before[to - 1].form)
    }

    private static func isTime(_ phrase: Phrase) -> Bool {
        phrase.contains {
            Lexicon.weekdays.contains($0.form) || Lexicon.weekdays.contains(String($0.form.dropLast()))
                || DateReader.month($0) != nil || DateReader.year(in: [$0]) != nil
                || ["next", "spring", "summer", "autumn", "fall", "winter", "mornings", "evenings"].contains($0.form)
        }
    }

    private static let partings = [
        ["broke", "up"], ["split", "up"], ["have", "split"], ["are", "no", "longer", "together"], ["called", "it", "quits"],
        ["parted", "ways"], ["are", "not", "together", "any", "more"], ["got", "divorced"], ["have", "separated"],
        ["are", "not", "together"], ["are", "over"], ["are", "done"], ["ended", "it"], ["ended", "things"],
        ["am", "single", "again"], ["am", "no", "longer", "with"],
    ]

    private static let pronouns: Set<String> = ["it", "that", "this", "them", "him", "her", "one", "those", "these"]

    private static let unreal: Set<String> = [
        "might", "could", "would", "may", "should", "will", "if", "almost", "nearly", "never", "not", "want", "wants",
        "thinking", "considering", "hope", "hoping", "planning", "plan", "wish", "tempted", "about", "refuse", "shall",
        "can", "must", "wanted", "tried", "trying", "going", "cannot", "someone", "somebody", "everyone", "anyone",
    ]

    private static let exchanges: Set<String> = [
        "swapped", "traded", "exchanged", "ditched", "dropped", "left", "replaced", "quit", "abandoned", "sold",
        "switched", "substituted", "gave", "changed", "upgraded",
    ]

    private static let turns: Set<String> = [
        "put", "assigned", "promoted",
        "changed", "switched", "moved", "upgraded", "converted", "transferred", "downgraded", "shifted", "migrated",
        "renamed", "shortened", "extended",
    ]

    private static let moves: Set<String> = [
        "moved", "postponed", "rescheduled", "pushed", "shifted", "delayed", "changed", "deferred", "brought", "bumped",
        "switched",
    ]

    private static let ends = [
        ["any", "more"], ["any", "longer"], ["these", "days"], ["nowadays"], ["now"], ["lately"], ["again"],
        ["at", "the", "moment"], ["in", "years"], ["in", "ages"], ["for", "years"], ["in", "months"], ["for", "ages"], ["for", "months"],
    ]
}
