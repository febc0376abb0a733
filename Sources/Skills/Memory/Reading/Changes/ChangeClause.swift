import AgentCore

/// One clause, searched for words of ending and replacing beside words for something known.
struct ChangeClause {
    let tokens: Phrase
    /// The subject whose facts the clause speaks of.
    let subject: String
    /// Whether the subject acts.
    let isAgent: Bool
    let sentence: Sentence
    let dates: DateReader
    let finder: FactFinder
    /// What was spoken of before, for "it".
    let antecedent: Fact?

    /// The fact that the clause speaks of, if it speaks of one.
    func mention() -> FactFinder.Mention? { finder.mentions(in: tokens, of: subject).first }

    // MARK: Endings

    /// Something known that the clause says to be over.
    func ending() -> ChangeReader.Change? {
        deed() ?? fate(Endings.fates) ?? dismissed() ?? noLonger() ?? achieved() ?? breakdown()
    }

    /// "I got laid off": the job that is known.
    func dismissed() -> ChangeReader.Change? {
        guard isAgent || tokens.contains(anyOf: ["i", "we"]),
            let start = Endings.dismissals.lazy.compactMap({ tokens.firstIndex(of: $0) ?? spread($0) }).first,
            isReal(tokens[..<start])
        else { return nil }
        return finder.sole(["employer", "job_title"], of: subject).map { ChangeReader.Change(fact: $0) }
    }

    /// "I've lost the five kilos", "I can juggle now": a goal that is reached.
    func achieved() -> ChangeReader.Change? {
        let isDone =
            tokens.contains(anyOf: ["have", "has", "finally", "did", "made"])
            || tokens.contains { PastVerbs.contains($0.form) }
            || tokens.contains(anyOf: ["can"]) && tokens.contains(anyOf: ["now", "finally"])
        guard isAgent, isDone,
            !tokens.contains(
                anyOf: Self.unreal.subtracting(["can"]).union(["started", "signed", "begun", "still", "began", "set"]))
        else { return nil }
        let isThat = tokens.contains(anyOf: ["have", "has", "finally", "that", "made", "can", "did"])
        let reached = finder.mentions(in: tokens, of: subject, among: ["goal"]).first { mention in
            let isLearnt = tokens.contains(anyOf: ["can", "learned", "learnt", "mastered", "know", "fluent"])
            guard isThat, isLearnt || !Folding.words(mention.fact.value).contains("learn") else { return false }
            let words = FactFinder.contentWords(mention.fact.value).filter {
                !["learn", "save", "saving", "become", "finish", "want", "training"].contains($0.lowercased())
            }
            return !words.isEmpty
                && words.allSatisfy { word in
                    tokens.contains {
                        FactFinder.isSame(Folding.lower($0.form), Folding.lower(word))
                            || Numbers.value($0.form).map(String.init) == word
                    }
                }
        }
        return reached.map { ChangeReader.Change(fact: $0.fact) }
    }

    /// "We tied the knot": the standing that is known is another one.
    func standing() -> ChangeReader.Change? {
        guard subject == "user" || tokens.contains(anyOf: ["i", "we"]),
            let fact = finder.sole(["relationship_status"], of: "user"),
            let (words, status) = Endings.weddings.first(where: {
                tokens.firstIndex(of: $0.0) != nil || spread($0.0) != nil
            }),
            let start = tokens.firstIndex(of: words) ?? spread(words), isReal(tokens[..<start]),
            fact.valueKey != status,
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
    func deed() -> ChangeReader.Change? {
        for expression in Endings.deeds {
            guard let start = tokens.firstIndex(of: expression.words) ?? spread(expression.words),
                isReal(tokens[..<start])
            else { continue }
            let before = tokens[..<start]
            let isElliptic = before.allSatisfy { Self.elliptic.contains($0.form) }
            guard isAgent || before.contains(anyOf: ["i", "we"]) || isElliptic || expression.words.contains("my")
            else { continue }
            // "She left Rotterdam an hour ago", "I lost my phone again, found it"
            if ["left", "lost"].contains(expression.words[0]), sentence.tokens[...].contains(anyOf: Self.passing) {
                continue
            }
            // "Had to cancel climbing tonight": the next time it takes place again.
            let isOnce =
                ["cancel", "cancelled", "canceled", "call", "called"].contains(expression.words[0])
                && sentence.tokens[...].contains(anyOf: ["tonight", "today", "tomorrow", "week", "weekend"])
            let object = tokens[start...].drop { token in
                expression.words.contains(token.form) || Words.adverbs.contains(token.form)
            }
            if object.first.map({ Self.pronouns.contains($0.form) }) == true {
                if let fact = pronounFact(expression.scope) { return ChangeReader.Change(fact: fact) }
                continue
            }
            guard let mention = finder.mentions(in: Self.object(object), of: subject, among: expression.scope).first,
                object[..<mention.range.lowerBound].allSatisfy({ Self.leadsIn($0) }),
                let after = Optional(object[mention.range.upperBound...]),
                !["a", "an"].contains(after.first?.form ?? "")
            else { continue }
            if isOnce, ["hobby", "habit", "schedule", "like"].contains(mention.fact.attribute) { continue }
            // "I left Bosch early today" and "I lost Rex in the park" end nothing.
            if ["left", "lost", "leave"].contains(expression.words[0]), !Self.isFinal(after) { continue }
            return ChangeReader.Change(fact: mention.fact)
        }
        return nil
    }

    /// "the trip fell through", "it died last week", "Bosch let me go"
    func fate(_ expressions: [Endings.Expression]) -> ChangeReader.Change? {
        for expression in expressions {
            guard let start = tokens.firstIndex(of: expression.words) ?? spread(expression.words),
                start > tokens.startIndex, isReal(tokens[..<start])
            else { continue }
            let before = tokens[..<start]
            if let last = before.last, Self.pronouns.contains(last.form) || last.form == "he" || last.form == "she" {
                if let fact = pronounFact(expression.scope) { return ChangeReader.Change(fact: fact) }
                continue
            }
            // The thing itself, and nothing of it: "the cat's toy is broken" leaves the cat, "pollen season is over" the
            // pollen, "my migraine is gone for today" the migraine.
            guard let mention = finder.mentions(in: before, of: subject, among: expression.scope).first,
                before[mention.range.upperBound...].allSatisfy({
                    Self.isLink($0) || Self.auxiliaries.contains($0.form)
                }),
                !tokens.contains(anyOf: ["today", "tonight"]) || mention.fact.attribute != "health",
                Self.isFinal(
                    tokens[start...].drop { expression.words.contains($0.form) || Words.adverbs.contains($0.form) })
            else { continue }
            // "My shift ended late": it begins again tomorrow.
            if ["ended", "finished"].contains(expression.words.last ?? ""),
                ["schedule", "habit", "hobby"].contains(mention.fact.attribute)
            {
                continue
            }
            return ChangeReader.Change(fact: mention.fact)
        }
        return nil
    }

    /// "the Ibiza broke down"
    private func breakdown() -> ChangeReader.Change? {
        fate(Endings.breakdowns).map { change in
            var change = change
            change.isLikely = true
            return change
        }
    }

    /// "I'm not doing yoga these days", "I never go to the gym any more"
    func noLonger() -> ChangeReader.Change? {
        let ends =
            Self.ends.contains { tokens.firstIndex(of: $0) != nil }
            && tokens.contains(anyOf: ["not", "never", "nobody", "hardly", "barely", "no"])
            || tokens.firstIndex(of: ["no", "longer"]) != nil || tokens.firstIndex(of: ["no", "more"]) != nil
        let isSince =
            tokens.firstIndex(of: ["have", "not", "had"]) != nil
            && tokens.contains(anyOf: ["since", "years", "ages", "months"])
        let never: Set<String> = [
            "was", "were", "did", "would", "will", "might", "could", "think", "sure", "want", "need", "mood", "feel",
            "today", "tonight", "time", "find", "found", "happy", "ready", "know", "see", "hungry",
        ]
        guard ends || isSince, !tokens.contains(anyOf: never) else { return nil }
        // "Biscuit isn't a puppy any more" is a dog still.
        guard let mention = finder.mentions(in: tokens, of: subject).first,
            mention.fact.attribute != "pet"
                || tokens[..<mention.range.lowerBound].contains(anyOf: ["not", "no", "have"])
                || !tokens[mention.range.upperBound...].contains(anyOf: ["a", "an"])
        else { return nil }
        return ChangeReader.Change(fact: mention.fact)
    }

    /// "has finally died": the words with adverbs between them.
    func spread(_ words: [String]) -> Int? {
        guard words.count > 1, let first = words.first else { return nil }
        let plain = tokens.filter { !Words.adverbs.contains($0.form) && $0.form != "since" }
        guard let index = plain[...].firstIndex(of: words) else { return nil }
        let place = plain[index].range.lowerBound
        return tokens.firstIndex { $0.range.lowerBound == place && $0.form == first }
    }

    func pronounFact(_ scope: Set<String>) -> Fact? {
        guard let antecedent, scope.contains(antecedent.attribute), antecedent.subject == subject else { return nil }
        return antecedent
    }

    /// The object itself: up to what tells why, to whom, when and what came after.
    static func object(_ phrase: Phrase) -> Phrase {
        let end =
            phrase.firstIndex { ["because", "since", "so", "but", ";", "when", "while"].contains($0.form) }
            ?? phrase.endIndex
        return phrase[..<end]
    }

    // MARK: Guards

    /// Whether what leads up to a verb makes it a fact: no wish, plan, doubt or denial, but "had to" and "decided to".
    func isReal(_ before: Phrase) -> Bool {
        if before.contains(anyOf: Self.unreal.union(Words.doubts)) { return false }
        guard let to = before.lastIndex(where: { $0.form == "to" }), to == before.index(before: before.endIndex) else {
            return true
        }
        return to > before.startIndex && ["had", "decided", "got", "managed", "chose"].contains(before[to - 1].form)
    }

    static let partings = [
        ["broke", "up"], ["split", "up"], ["have", "split"], ["are", "no", "longer", "together"],
        ["called", "it", "quits"], ["called", "off", "the", "wedding"], ["called", "off", "the", "engagement"],
        ["parted", "ways"], ["are", "not", "together", "any", "more"], ["got", "divorced"], ["have", "separated"],
        ["are", "not", "together"], ["are", "over"], ["are", "done"], ["ended", "it"], ["ended", "things"],
        ["am", "single", "again"], ["am", "no", "longer", "with"],
    ]

    private static let auxiliaries: Set<String> = [
        "has", "have", "had", "is", "was", "just", "finally", "sadly", "'s", "got", "been", "all", "last", "then",
    ]

    /// Words of what passes again: a thing mislaid, a place left for a while.
    private static let passing: Set<String> = [
        "hour", "hours", "minutes", "minute", "found", "early", "keys", "again", "somewhere", "signal", "back",
    ]

    /// Words before a verb whose "I" was left out: "had to stop running".
    private static let elliptic: Set<String> = [
        "had", "to", "have", "finally", "just", "sadly", "recently", "decided", "got", "so", "and", "also", "already",
        "well",
    ]

    static let pronouns: Set<String> = ["it", "that", "this", "them", "him", "her", "one", "those", "these"]

    static let unreal: Set<String> = [
        "might", "could", "would", "may", "should", "will", "if", "almost", "nearly", "never", "not", "want", "wants",
        "thinking", "considering", "hope", "hoping", "planning", "plan", "wish", "tempted", "about", "refuse", "shall",
        "can", "must", "wanted", "tried", "trying", "going", "cannot", "someone", "somebody", "everyone", "anyone",
    ]

    static let ends = [
        ["any", "more"], ["any", "longer"], ["these", "days"], ["nowadays"], ["now"], ["in", "years"], ["in", "ages"],
        ["for", "years"], ["in", "months"], ["for", "ages"],
        ["for", "months"],
    ]
}
