import AgentCore

/// Notes without a subject: "Love hiking!", "Allergic to nuts", "Sold the Vespa", "Flying to Lisbon on Friday".
enum EllipsisReader {
    /// The verb phrase, whose subject is the user; `nil` where the phrase is none.
    static func read(_ phrase: Phrase) -> VerbPhrase? {
        if phrase.starts(with: ["now", "in"]), phrase.dropping(2).first?.isCapitalised == true {
            return VerbPhrase(complement: phrase.dropping(1))
        }
        let rest = phrase.drop { leads.contains($0.form) }
        guard let first = rest.first, rest.count > 1 else { return nil }
        let next = rest.dropping(1).first?.form ?? ""
        if first.form == "been", ["a", "an", "at", "with"].contains(next), rest.count > 2 {
            return VerbPhrase(complement: rest.dropping(1))
        }
        if first.form == "retired",
            !["in", "at", "from", "last", "early", "this", "when", "on", "after"].contains(next)
        {
            return VerbPhrase(complement: rest)
        }
        if ["half", "part"].contains(first.form), Lexicon.demonyms.contains(next) {
            return VerbPhrase(complement: rest)
        }
        if first.form == "no", ["pets", "kids", "children", "siblings"].contains(next) {
            return VerbPhrase(denied: rest.dropping(1))
        }
        // "Not a fan of phone calls", "big fan of jazz"
        let taste = rest.drop { ["not", "a", "big", "huge", "no"].contains($0.form) }
        if taste.starts(with: ["fan", "of"]) || first.form == "not" && ["into", "keen"].contains(next) {
            return VerbPhrase(complement: rest)
        }
        if ["dentist", "doctor", "gp", "vet", "physio", "haircut"].contains(first.form), ["on", "at"].contains(next) {
            return VerbPhrase(possession: rest)
        }
        if first.form == "not", complements.contains(next) { return VerbPhrase(complement: rest) }
        if complements.contains(first.form),
            ["to", "in", "and", "at", "on", "with", ",", "but", "since", "twice", "two", "for", "three"].contains(next)
        {
            return VerbPhrase(complement: rest)
        }
        if participles.contains(first.form),
            !rest.dropping(1).prefix(7).contains(anyOf: ["is", "are", "was", "were", "'s", "can"]),
            !["the", "about", "that"].contains(next) || next == "the" && rest.count > 3
        {
            return VerbPhrase(complement: rest)
        }
        // Not "from March the rent is 920".
        if first.form == "from" || rest.starts(with: ["originally", "from"]),
            let place = rest.first(where: { !["from", "originally"].contains($0.form) }), place.isCapitalised,
            !Lexicon.months.contains(place.form), !Lexicon.weekdays.contains(place.form)
        {
            return VerbPhrase(complement: rest)
        }
        if let followers = plain[first.form] {
            return followers.isEmpty || followers.contains(next) ? VerbPhrase(rest) : nil
        }
        if first.form == "got", Numbers.value(next).map({ $0 > 1 }) == true,
            rest.dropping(2).prefix(2).contains(where: {
                Relations.pluralRelation($0.form) != nil || Lexicon.animal($0.form) != nil
            })
        {
            return VerbPhrase(possession: rest.dropping(1))
        }
        if first.form == "have" || first.form == "got" && next == "no", let count = rest.dropping(1).first,
            Numbers.value(count.form) != nil || ["no", "got"].contains(count.form)
        {
            return VerbPhrase(rest)
        }
        if ["can", "do"].contains(first.form), next == "not",
            let verb = rest.dropping(2).first(where: { !Words.adverbs.contains($0.form) }), denied.contains(verb.form)
        {
            return VerbPhrase(rest)
        }
        if rest.starts(with: ["no", "longer"]) { return VerbPhrase(rest) }
        guard PastVerbs.contains(first.form), !notLeading.contains(first.form), next != "by",
            next != "in" || first.form != "made"
        else { return nil }
        return VerbPhrase(rest)
    }

    private static let leads: Set<String> = [
        "just", "really", "recently", "also", "finally", "still", "currently", "already", "absolutely", "actually",
        "only",
        "always", "originally", "mostly", "happily",
    ]

    private static let complements: Set<String> = [
        "allergic", "living", "based", "born", "working", "married", "vegan", "vegetarian", "divorced", "retired",
        "single",
        "engaged", "fluent", "obsessed", "diagnosed", "addicted", "lactose", "coeliac", "celiac", "diabetic",
    ]

    private static let participles: Set<String> = [
        "flying", "travelling", "traveling", "living", "working", "studying", "learning", "training", "moving",
        "staying",
        "planning", "saving", "getting", "heading", "visiting", "teaching", "expecting", "sharing", "freelancing",
        "starting", "hoping",
    ]

    /// Plain forms, which could as well be orders, with the words that tell them from orders; none where none is needed.
    private static let plain: [String: Set<String>] = [
        "love": [], "hate": [], "adore": [], "enjoy": [], "loathe": [], "detest": [], "prefer": [], "dislike": [],
        "live": ["in", "with", "alone", "near", "on"], "work": ["at", "for", "as", "in", "from", "night", "nights"],
        "speak": Lexicon.languages, "play": Lexicon.instruments.union(["the"]), "drive": ["a", "an"],
        "own": ["a", "an", "two"],
        "suffer": ["from"],
    ]

    private static let denied: Set<String> = [
        "stand", "like", "eat", "drink", "have", "drive", "smoke", "speak", "swim", "bear", "own", "play", "do", "live",
        "work",
    ]

    private static let notLeading: Set<String> = [
        "was", "were", "did", "had", "told", "thought", "said", "felt", "let", "set", "put", "cut", "hurt", "heard",
        "read",
        "used", "lead", "spread", "open", "need", "look", "help", "given",
    ]
}
