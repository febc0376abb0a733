/// Reads the subject at the start of a clause.
struct SubjectReader {
    private let state: ReadingState

    init(_ state: ReadingState) { self.state = state }

    /// The subject and what follows it; `nil` where the clause speaks of nobody the memory keeps.
    func read(_ phrase: Phrase) -> (subject: Subject, rest: Phrase)? {
        guard let first = phrase.first else { return nil }
        switch first.form {
        case "both" where ["my", "our"].contains(phrase.dropping(1).first?.form ?? ""):
            return read(phrase.dropping(1))
        case "me"
        where phrase.dropping(1).starts(with: ["and", "the"])
            && ["missus", "wife", "kids", "family", "hubby", "boys", "girls"].contains(
                phrase.dropping(3).first?.form ?? ""):
            return (.people([.user]), phrase.dropping(4))
        case "me" where phrase.dropping(1).starts(with: ["and", "my"]):
            // "me and my partner Jo"
            guard case (.people(let others), let rest)? = possessed(by: .user, phrase.dropping(3)) else { return nil }
            return (.people([.user] + others), rest)
        case "i", "we": return (.people([.user]), withoutBoth(phrase.dropping(1)))
        case "she", "he", "they":
            guard let person = state.person(for: first.form) else { return nil }
            if phrase.dropping(1).first?.form == "and", ["her", "his"].contains(phrase.dropping(2).first?.form ?? ""),
                let (_, rest) = relatives(of: person, phrase.dropping(3))
            {
                return (.people([person]), rest)
            }
            return (.people([person]), phrase.dropping(1))
        case "the":
            // "The kids and I live in Turin"
            if phrase.dropping(2).starts(with: ["and", "i"]) { return (.people([.user]), phrase.dropping(4)) }
            // "The name's Okafor"
            if phrase.dropping(1).first?.form == "name", let verb = phrase.dropping(2).first,
                ["is", "'s"].contains(verb.form)
            {
                return (.possession(owner: .user, noun: phrase.dropping(1).prefix(1)), phrase.dropping(2))
            }
            // "The wife's a midwife"
            if let spouse = phrase.dropping(1).first, ["wife", "missus", "hubby"].contains(spouse.form),
                phrase.dropping(2).first.map({ ["is", "'s", "has", "works", "loves", "hates"].contains($0.form) })
                    == true
            {
                return possessed(by: .user, phrase.dropping(1))
            }
            // "the neighbour above us"
            let rest = phrase.dropping(1).drop { ["upstairs", "downstairs", "old", "new"].contains($0.form) }
            guard let noun = rest.first, ["neighbor", "neighbour", "landlord", "landlady", "boss"].contains(noun.form),
                let relation = Relations.relation(noun.form)
            else { return nil }
            let after = rest.dropping(1)
            let verb = after.prefix(4).firstIndex { Words.verbs.contains($0.form) }
            guard let verb,
                after[..<verb].allSatisfy({
                    [
                        "above", "below", "next", "door", "upstairs", "downstairs", "us", "me", "opposite", "to",
                        "across",
                    ].contains($0.form)
                })
            else { return nil }
            return (.people([Person.user.relative(relation)]), phrase[verb...])
        case "my", "our": return possessed(by: .user, phrase.dropping(1))
        case "her", "his":
            guard let owner = state.person(for: first.form) else { return nil }
            return possessed(by: owner, phrase.dropping(1))
        default:
            // "Name's Okafor"
            if first.form == "name", let verb = phrase.dropping(1).first, ["is", "'s"].contains(verb.form) {
                return (.possession(owner: .user, noun: phrase.prefix(1)), phrase.dropping(1))
            }
            if let friend = oneOf(phrase) { return friend }
            // "Minna and I got married"
            if first.isCapitalised, phrase.dropping(1).starts(with: ["and", "i"]) {
                return (.people([.user]), phrase.dropping(3))
            }
            // "Mum has moved in with us"
            if Self.parents.contains(first.form), let relation = Relations.relation(first.form),
                phrase.dropping(1).first.map({
                    Words.verbs.contains($0.form) || $0.form == "'s" || Words.adverbs.contains($0.form)
                }) == true
            {
                let rest = phrase.dropping(1)
                let person = Person.user.relative(relation, name: nil)
                if rest.first?.form == "'s", Self.isPossessed(rest.dropping(1)) {
                    return possessed(by: person, rest.dropping(1)) ?? (.people([person]), rest)
                }
                return (.people([person]), rest)
            }
            guard let (person, rest) = namedPerson(phrase) else { return nil }
            if rest.first?.form == "'s" { return possessed(by: person, rest.dropping(1)) ?? (.people([person]), rest) }
            return (.people([person]), rest)
        }
    }

    /// The person a noun phrase names: "my sister Anna", "my sister's husband".
    func person(_ phrase: Phrase) -> (person: Person, rest: Phrase)? {
        guard case (.people(let people), let rest)? = read(phrase), let person = people.first else { return nil }
        return (person, rest)
    }

    /// "A friend of mine, Nadia, …"
    private func oneOf(_ phrase: Phrase) -> (subject: Subject, rest: Phrase)? {
        guard ["a", "an", "one"].contains(phrase.first?.form ?? ""), let noun = phrase.dropping(1).first,
            let relation = Relations.relation(noun.form),
            phrase.dropping(2).starts(with: ["of", "mine"]) || phrase.dropping(2).starts(with: ["of", "ours"])
        else { return nil }
        let (names, rest) = NameReader.names(phrase.dropping(4))
        return (.people([Person.user.relative(relation, name: names.first)]), rest.drop { $0.form == "," })
    }

    /// Things that are named after somebody: "my mother tongue", "my dentist appointment".
    private static let things: Set<String> = [
        "tongue", "language", "country", "figure", "appointment", "appointments", "visit", "bill", "checkup",
        "check-up",
    ]

    /// Words for relatives that are said without "my".
    private static let kin: Set<String> = [
        "mum", "mom", "mam", "mummy", "dad", "daddy", "gran", "granny", "grandma", "grandpa", "grandad", "granddad",
        "nana", "nan",
        "hubby", "sis",
    ]

    private func withoutBoth(_ phrase: Phrase) -> Phrase { phrase.first?.form == "both" ? phrase.dropping(1) : phrase }

    private func namedPerson(_ phrase: Phrase) -> (Person, Phrase)? {
        // "Gran isn't living alone any more", "mum's job"
        if let first = phrase.first, Self.kin.contains(first.form), let relation = Relations.relation(first.form),
            let next = phrase.dropping(1).first, Words.verbs.contains(next.form) || next.form == "'s"
        {
            return (Person.user.relative(relation), phrase.dropping(1))
        }
        for length in [2, 1] where phrase.count >= length {
            let name = phrase.prefix(length).map(\.text).joined(separator: " ")
            if let person = state.person(named: name) { return (person, phrase.dropping(length)) }
        }
        return nil
    }

    private func possessed(by owner: Person, _ phrase: Phrase) -> (subject: Subject, rest: Phrase)? {
        guard let (people, rest) = relatives(of: owner, phrase) else { return thing(of: owner, phrase) }
        if rest.first?.form == "'s", let person = people.first, Self.isPossessed(rest.dropping(1)) {
            return possessed(by: person, rest.dropping(1)) ?? (.people(people), rest)
        }
        if rest.first?.form == "and", let joined = joined(people, rest.dropping(1)) { return joined }
        // "my wife, my son and I"
        if rest.first?.form == ",", rest.dropping(1).first?.form == "my",
            case (.people(let others), let after)? = read(rest.dropping(1)), others.count > 1
        {
            return (.people(people + others), after)
        }
        return (.people(people), rest)
    }

    /// "… and I", "… and my brother Tom": more people of the same clause.
    private func joined(_ people: [Person], _ phrase: Phrase) -> (subject: Subject, rest: Phrase)? {
        if phrase.first?.form == "i" || phrase.first?.form == "me" {
            return (.people(people + [.user]), withoutBoth(phrase.dropping(1)))
        }
        if ["her", "his"].contains(phrase.first?.form ?? ""), let owner = people.first,
            let (others, rest) = relatives(of: owner, phrase.dropping(1))
        {
            return (.people(people + others), rest)
        }
        guard phrase.first?.form == "my", case (.people(let others), let rest)? = read(phrase) else { return nil }
        return (.people(people + others), rest)
    }

    /// Whether what follows `'s` belongs to the person, rather than `'s` being "is".
    private static func isPossessed(_ phrase: Phrase) -> Bool {
        if let first = phrase.first, PossessionNouns.contains(first.form) { return true }
        let noun = phrase.drop { Relations.adjectives.contains($0.form) }
        guard let first = noun.first?.form else { return false }
        return Relations.relation(first) != nil || PossessionNouns.contains(first)
    }

    /// Relatives with their names; `nil` where the noun is no relation.
    private func relatives(of owner: Person, _ phrase: Phrase) -> (people: [Person], rest: Phrase)? {
        let noun = phrase.drop {
            Relations.adjectives.contains($0.form) || Self.isAge($0.form) || Self.describes($0)
        }
        guard let first = noun.first else { return nil }
        var length = 1
        var form = first.form
        if form == "one", phrase.first?.form == "little" { form = "child" }
        // "my youngest" is a child, "my youngest daughter" a daughter
        for (words, relation) in Self.compounds
        where phrase.starts(with: words)
            && phrase.dropping(words.count).first.flatMap({ Relations.relation($0.form) }) == nil
        {
            let (names, after) = NameReader.names(phrase.dropping(words.count))
            return ([owner.relative(relation, name: names.first)], Self.withoutAge(after))
        }
        if noun.dropping(1).starts(with: ["in", "law"]) {
            (form, length) = ("\(form)-in-law", 3)
        } else if form == "ex" || form == "half", let next = noun.dropping(1).first,
            Relations.relation(next.form) != nil
        {
            (form, length) = ("\(form)-\(next.form)", 2)
        }
        let rest = noun.dropping(length)
        if rest.first.map({ Self.things.contains($0.form) }) == true { return nil }
        if let relation = Relations.relation(form) {
            let known = state.known.filter { $0.subject == owner.relative(relation).path && $0.attribute == "name" }
            let (names, after) = NameReader.names(rest)
            // "my new boss" is not the one known.
            let isNew = phrase[..<noun.startIndex].contains(anyOf: ["new"])
            let name = names.first ?? (known.count == 1 && !isNew ? known.first?.value : nil)
            return (
                [owner.relative(relation, name: name ?? (isNew ? nil : recentName(owner.relative(relation))))],
                Self.withoutAge(after)
            )
        }
        guard let relation = Relations.pluralRelation(form) else { return nil }
        let (names, after) = NameReader.names(rest)
        if names.isEmpty { return ([owner.relative(form == "kids" ? "children" : form)], rest) }
        return (names.map { owner.relative(relation, name: $0) }, after)
    }

    /// "my son Tim, 8, …"
    private static func withoutAge(_ phrase: Phrase) -> Phrase {
        guard phrase.first?.form == ",", let age = phrase.dropping(1).first, Numbers.value(age.form) != nil,
            phrase.dropping(2).first?.form == ","
        else { return phrase }
        return phrase.dropping(3)
    }

    private func recentName(_ person: Person) -> String? {
        state.lastPerson?.path == person.path ? state.lastPerson?.name : nil
    }

    /// "my vegan girlfriend", "my Italian grandmother"
    private static func describes(_ token: Token) -> Bool {
        Lexicon.diets.contains(token.form) || Lexicon.conditionAdjectives.contains(token.form)
            || Lexicon.demonyms.contains(token.form) || token.form == "pregnant"
    }

    private static func isAge(_ form: String) -> Bool { form.hasSuffix("-year-old") || form.hasSuffix("-month-old") }

    /// A thing up to its verb: "my favourite ice cream" in "my favourite ice cream is pistachio".
    private func thing(of owner: Person, _ phrase: Phrase) -> (subject: Subject, rest: Phrase)? {
        guard
            let verb = phrase.prefix(9).indices.first(where: { index in
                let form = phrase[index].form
                if form == "'s", Self.isPossessed(phrase[(index + 1)...]) { return false }
                return Words.be.contains(form) || Self.thingVerbs.contains(form)
            }), verb > phrase.startIndex
        else { return nil }
        var noun = phrase[..<verb]
        while let last = noun.last, noun.count > 1, Words.adverbs.contains(last.form) { noun = noun.dropLast() }
        guard !noun.contains(where: { $0.isMark && $0.form != "," }) else { return nil }
        return (.possession(owner: owner, noun: noun), phrase[verb...])
    }

    private static let compounds: [([String], String)] = [
        (["other", "half"], "partner"), (["better", "half"], "partner"), (["significant", "other"], "partner"),
        (["missus"], "wife"), (["hubby"], "husband"),
        (["fella"], "boyfriend"), (["lad"], "son"), (["eldest"], "child"), (["youngest"], "child"),
        (["boy"], "son"), (["little", "boy"], "son"), (["baby", "boy"], "son"), (["wee", "boy"], "son"),
        (["little", "girl"], "daughter"), (["baby", "girl"], "daughter"), (["wee", "girl"], "daughter"),
        (["little", "man"], "son"), (["firstborn"], "child"), (["middle", "one"], "child"), (["hubs"], "husband"),
        (["ma"], "mother"), (["old", "man"], "father"), (["old", "dad"], "father"), (["folks"], "parents"),
    ]

    private static let parents: Set<String> = [
        "mum", "mom", "mam", "mummy", "mommy", "mama", "dad", "daddy", "papa", "grandma", "gran", "granny", "nana",
        "nan", "grandpa",
        "grandmother", "grandfather", "grandad", "granddad", "gramps", "auntie",
    ]

    private static let thingVerbs: Set<String> = [
        "died", "passed", "has", "start", "starts", "begin", "begins", "ends", "moved", "broke", "turned", "turns",
        "would", "will", "can", "might", "should", "used", "falls", "come", "comes", "expire", "expires", "arrive",
        "arrives", "end",
        "finish", "finishes", "opens", "closes", "ran", "failed", "gave", "went", "stopped", "got", "fell", "works",
        "hurts", "aches", "runs", "run",
    ]
}
