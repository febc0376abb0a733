/// What is taken for granted of the user themselves.
extension PresuppositionReader {
    /// "Is raw carrot all right for a beagle? Mine stole one": one of the kind asked about is the user's.
    func mine(_ tokens: Phrase, _ state: inout ReadingState) -> [Statement] {
        if let animal = state.animal,
            let own = tokens.prefix(3).firstIndex(where: { ["mine", "ours"].contains($0.form) }),
            tokens[own...].dropping(2).first.map({ ["called", "named"].contains($0.form) }) != true
        {
            return [Statement(.user, "pet", animal, .verb("has \(FactSentence.withArticle(animal))"))]
        }
        state.animal = tokens.indices.dropFirst().first {
            Lexicon.animal(tokens[$0].form) != nil
                && tokens[..<$0].suffix(2).contains(anyOf: ["a", "an", "for", "do", "can"])
        }.flatMap { Lexicon.animal(tokens[$0].form) }
        return []
    }

    /// "As a nurse, …", "As a vegetarian, …"
    func role(_ tokens: Phrase) -> [Statement] {
        if tokens.starts(with: ["as", "someone", "with"]) {
            return condition(tokens.dropping(3).prefix { !$0.isMark && !["and", "i", "my", "who"].contains($0.form) })
        }
        // "…, and as a bookkeeper I need to …"
        if let index = tokens.indices.dropFirst().first(where: { tokens[$0].form == "as" }),
            ["and", ",", ";", "—", "because", "but"].contains(tokens[index - 1].form),
            ["a", "an"].contains(tokens[index...].dropping(1).first?.form ?? ""),
            let subject = tokens[index...].prefix(7).firstIndex(where: { ["i", ",", "my"].contains($0.form) })
        {
            let noun = tokens[(index + 2)..<subject]
            guard (1...4).contains(noun.count), Occupations.isOccupation(noun.forms) else { return [] }
            let text = ValueReader.text(noun, in: sentence)
            return [Statement(.user, "job_title", text, .verb("works as \(FactSentence.withArticle(text))"))]
        }
        guard ["as", "being"].contains(tokens.first?.form ?? ""),
            ["a", "an"].contains(tokens.dropping(1).first?.form ?? "")
        else { return [] }
        if let trait = tokens.dropping(2).first, Lexicon.traits.contains(trait.form),
            tokens.dropping(3).first?.isMark != true
        {
            return [Statement(.user, "trait", trait.form, .verb("is \(trait.form)"))]
        }
        guard let comma = tokens.prefix(9).firstIndex(where: { [",", "i", "my", "—"].contains($0.form) }) else {
            return []
        }
        let noun = tokens.dropping(2)[..<comma].prefix {
            !["and", "who", "with", "at", "in", "from"].contains($0.form)
        }
        guard (1...4).contains(noun.count) else { return [] }
        let text = ValueReader.text(noun, in: sentence)
        if Lexicon.diets.contains(noun.forms.joined(separator: " ")) {
            return [Statement(.user, "diet", text, .verb("is \(text)"))]
        }
        if Lexicon.conditionAdjectives.contains(text.lowercased()) {
            return [Statement(.user, "health", text, .verb("is \(text)"))]
        }
        guard Occupations.isOccupation(noun.forms) else { return [] }
        return [Statement(.user, "job_title", text, .verb("works as \(FactSentence.withArticle(text))"))]
    }

    /// "a coeliac like me", "for a vegetarian like me"
    func like(_ tokens: Phrase) -> [Statement] {
        guard let index = tokens.firstIndex(of: ["like", "me"]), index > tokens.startIndex + 1,
            let article = tokens[..<index].lastIndex(where: { ["a", "an"].contains($0.form) })
        else { return [] }
        let noun = tokens[(article + 1)..<index]
        let text = noun.forms.joined(separator: " ")
        if Lexicon.diets.contains(text) { return [Statement(.user, "diet", text, .verb("is \(text)"))] }
        if Lexicon.conditionAdjectives.contains(text) { return [Statement(.user, "health", text, .verb("is \(text)"))] }
        guard Occupations.isOccupation(noun.forms), noun.count <= 3 else { return [] }
        return [Statement(.user, "job_title", text, .verb("works as \(FactSentence.withArticle(text))"))]
    }

    /// "it says Birgitta on my passport", "my passport says Birgitta"
    func official(_ tokens: Phrase) -> [Statement] {
        guard tokens.contains(anyOf: ["passport", "id", "certificate", "licence", "license"]),
            tokens.contains(anyOf: ["my"]),
            let says = tokens.firstIndex(where: { $0.form == "says" }),
            let (name, _) = NameReader.name(tokens[(says + 1)...])
        else { return [] }
        return [IdentityPattern.statement(name, .user)]
    }

    /// "my tomatoes", "our allotment"
    func growing(_ phrase: Phrase) -> [Statement] {
        guard let noun = phrase.dropping(1).first, Self.plants.contains(noun.form) else { return [] }
        return [Statement(.user, "hobby", "growing \(noun.form)", .verb("grows \(noun.form)"))]
    }

    static let plants: Set<String> = [
        "tomatoes", "roses", "orchids", "chillies", "chilis", "courgettes", "zucchini", "cucumbers", "pumpkins",
        "dahlias", "tulips",
        "bonsai", "cacti", "succulents", "houseplants", "peppers", "lettuces", "sunflowers", "raspberries", "beans",
    ]

    /// "at 46 I've finally started", "I'm a retired nurse, 71, widowed"
    func aged(_ tokens: Phrase) -> [Statement] {
        for index in tokens.indices.dropFirst() {
            guard let years = Numbers.value(tokens[index].form), (12...110).contains(years) else { continue }
            let after = tokens[(index + 1)...]
            let isNow =
                tokens[index - 1].form == "at" && after.starts(with: ["i", "have"])
                && after.dropping(2).first?.form != "to" && !sentence.endsAsQuestion
            let isListed =
                tokens[index - 1].form == "," && [",", "."].contains(after.first?.form ?? ".")
                && tokens.starts(with: ["i", "am"]) && index - tokens.startIndex <= 9
                && ["a", "an"].contains(tokens.dropping(2).first?.form ?? "")
                && Occupations.isOccupation([tokens[index - 2].form])
            if isNow || isListed { return [IdentityPattern.age(years, .user)] }
        }
        return []
    }

    /// "a note about why I practise the trumpet in the evenings"
    func instrument(_ tokens: Phrase) -> [Statement] {
        guard
            let verb = tokens.indices.dropFirst().first(where: {
                ["practise", "practice", "play"].contains(tokens[$0].form) && tokens[$0 - 1].form == "i"
            }), verb > tokens.startIndex + 1,
            ["why", "when", "while", "because", "that"].contains(tokens[verb - 2].form),
            !tokens[..<verb].contains(anyOf: ["if", "say", "imagine", "wish", "pretend"]),
            tokens[verb...].dropping(1).first?.form == "the", let name = tokens[verb...].dropping(2).first,
            Lexicon.instruments.contains(name.form)
        else { return [] }
        return [Statement(.user, "hobby", name.form, .verb("plays the \(name.form)"))]
    }

    /// "the heating in my flat in Kraków", "lunch at my sister's place in Liège"
    func dwelling(_ phrase: Phrase, _ state: ReadingState) -> [Statement] {
        var owner = Person.user
        var noun = phrase.dropping(1)
        if case (.people(let people), let rest)? = SubjectReader(state).read(phrase), people.count == 1,
            let person = people.first, rest.first?.form == "'s"
        {
            (owner, noun) = (person, rest.dropping(1))
        }
        noun = noun.drop { ["little", "tiny", "small", "old", "new", "rented"].contains($0.form) }
        guard let home = noun.first, Self.dwellings.contains(home.form), noun.dropping(1).first?.form == "in",
            noun.dropping(2).first?.isCapitalised == true,
            noun.dropping(2).first?.form != "the",
            !sentence.tokens[...].contains(anyOf: [
                "game", "sims", "minecraft", "crossing", "roblox", "skyrim", "dream", "dreams",
                "sold", "old", "holiday", "former", "sell", "selling", "rent", "left", "was", "were", "used",
            ])
        else { return [] }
        let name = noun.dropping(2).prefix { $0.isCapitalised }.prefix(3)
        let place = ValueReader.text(name, in: sentence)
        return [Statement(owner, "home_city", place, .verb("lives in \(place)"))]
    }

    private static let dwellings: Set<String> = ["flat", "apartment", "house", "place", "home", "studio", "bedsit"]

    /// "since the divorce", "my ex-husband"
    func parted(_ tokens: Phrase) -> [Statement] {
        let divorced = [
            ["since", "the", "divorce"], ["since", "my", "divorce"], ["after", "my", "divorce"],
            ["after", "the", "divorce"],
        ]
        guard divorced.contains(where: { tokens.firstIndex(of: $0) != nil }) else { return [] }
        return [Statement(.user, "relationship_status", "divorced", .verb("is divorced"))]
    }

    /// "my knees are too far gone for stairs"
    func weakness(_ phrase: Phrase) -> [Statement] {
        guard let part = phrase.dropping(1).first, Self.bodyParts.contains(part.form),
            let verb = phrase.dropping(2).first, ["is", "are", "'s"].contains(verb.form),
            phrase.dropping(3).prefix(4).contains(anyOf: [
                "bad", "shot", "gone", "weak", "dodgy", "terrible", "failing", "knackered", "ruined", "wrecked",
                "awful", "poor", "bust",
            ]),
            !sentence.tokens[...].contains(anyOf: ["today", "tonight", "now", "yesterday"])
        else { return [] }
        return [Statement(.user, "health", "bad \(part.form)", .verb("has bad \(part.form)"))]
    }

    static let bodyParts: Set<String> = [
        "knees", "knee", "back", "hip", "hips", "hearing", "eyesight", "heart", "shoulder", "shoulders", "joints",
        "eyes", "memory", "lungs", "feet", "hands",
    ]

    func condition(_ noun: Phrase) -> [Statement] {
        let text = noun.forms.joined(separator: " ")
        guard Lexicon.conditions.contains(text) else { return [] }
        let shown = ValueReader.text(noun, in: sentence)
        return [Statement(.user, "health", shown, .verb("has \(shown)"))]
    }

    /// "our pub quiz team", "my book club": what one does together with others.
    func membership(_ phrase: Phrase) -> [Statement] {
        guard !sentence.tokens[...].contains(anyOf: ["quit", "left", "former", "old", "ex", "used"]),
            let head = phrase.dropping(1).prefix(5).firstIndex(where: { Self.groups.contains($0.form) }),
            head > phrase.startIndex + 1
        else { return [] }
        let noun = phrase[(phrase.startIndex + 1)...head].drop {
            ["local", "weekly", "little", "new", "amateur", "monthly"].contains($0.form)
                || Lexicon.weekdays.contains($0.form)
        }
        let isClass = ["class", "classes", "lesson", "lessons"].contains(noun.last?.form ?? "")
        guard noun.count > 1, !isClass || noun.dropLast().last.map({ ActivityPattern.isPursuit($0.form) }) == true,
            !noun.contains(where: {
                $0.isMark || Words.verbs.contains($0.form) || Self.workTeams.contains($0.form) && !isClass
                    || Relations.relation($0.form) != nil
                    || Words.be.contains($0.form) || ["and", "in", "of", "for", "to"].contains($0.form)
            })
        else { return [] }
        let text = ValueReader.text(noun, in: sentence)
        return [Statement(.user, "hobby", text, .verb("is in a \(text)"))]
    }

    static let groups: Set<String> = [
        "team", "club", "choir", "band", "league", "orchestra", "class", "classes", "lesson", "lessons", "practice",
        "rehearsal",
        "troupe", "ensemble", "group", "squad", "society", "campaign", "tournament", "rehearsals", "training",
        "workshop",
    ]

    static let workTeams: Set<String> = [
        "sales", "dev", "engineering", "marketing", "whole", "entire", "whatsapp", "age", "support", "product",
        "design", "peer",
        "work", "first", "next", "last", "friend", "family", "middle", "working", "economy", "business", "new",
        "google", "project",
        "math", "english", "chat", "own", "class", "study", "potty", "year", "second", "third", "target", "control",
        "test", "blood",
        "office", "research", "management", "leadership", "favorite", "favourite", "best",
    ]
}
