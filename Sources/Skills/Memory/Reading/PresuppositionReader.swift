/// What a sentence takes for granted about the user's people and body, even where it asks or demands something:
/// "a present for my niece Ida", "a menu for my nut allergy".
struct PresuppositionReader {
    let sentence: Sentence

    /// The people named and the statements that follow.
    func read(_ state: inout ReadingState) -> [(position: Int, statement: Statement)] {
        var found: [(position: Int, statement: Statement)] = []
        let tokens = sentence.tokens[...]
        found += role(tokens).map { (tokens.startIndex, $0) }
        found += like(tokens).map { (tokens.startIndex, $0) }
        found += official(tokens).map { (tokens.startIndex, $0) }
        found += parted(tokens).map { (tokens.startIndex, $0) }
        found += mine(tokens, &state).map { (tokens.startIndex, $0) }
        for index in tokens.indices where ["my", "our"].contains(tokens[index].form) {
            // A thing of an imagined or reported person is none of the user's.
            let phrase = tokens[index...]
            found += (people(phrase, &state) + allergy(phrase) + pet(phrase) + thing(phrase) + membership(phrase) + weakness(phrase) + growing(phrase) + child(phrase, &state))
                .map { (index, $0) }
        }
        return found
    }

    /// "Is raw carrot all right for a beagle? Mine stole one": one of the kind asked about is the user's.
    private func mine(_ tokens: Phrase, _ state: inout ReadingState) -> [Statement] {
        if let animal = state.animal, let own = tokens.prefix(3).firstIndex(where: { ["mine", "ours"].contains($0.form) }),
            tokens[own...].dropping(2).first.map({ ["called", "named"].contains($0.form) }) != true
        {
            return [Statement(.user, "pet", animal, .verb("has \(FactSentence.withArticle(animal))"))]
        }
        state.animal = tokens.indices.dropFirst().first {
            Lexicon.animal(tokens[$0].form) != nil && tokens[..<$0].suffix(2).contains(anyOf: ["a", "an", "for", "do", "can"])
        }.flatMap { Lexicon.animal(tokens[$0].form) }
        return []
    }

    /// "As a nurse, …", "As a vegetarian, …"
    private func role(_ tokens: Phrase) -> [Statement] {
        if tokens.starts(with: ["as", "someone", "with"]) {
            return condition(tokens.dropping(3).prefix { !$0.isMark && $0.form != "and" })
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
        guard tokens.first?.form == "as", ["a", "an"].contains(tokens.dropping(1).first?.form ?? "") else { return [] }
        if let trait = tokens.dropping(2).first, Lexicon.traits.contains(trait.form),
            tokens.dropping(3).first?.isMark != true
        {
            return [Statement(.user, "trait", trait.form, .verb("is \(trait.form)"))]
        }
        guard let comma = tokens.prefix(9).firstIndex(where: { [",", "i", "my", "—"].contains($0.form) }) else { return [] }
        let noun = tokens.dropping(2)[..<comma].prefix {
            !["and", "who", "with", "at", "in", "from"].contains($0.form)
        }
        guard (1...4).contains(noun.count) else { return [] }
        let text = ValueReader.text(noun, in: sentence)
        if Lexicon.diets.contains(noun.forms.joined(separator: " ")) {
            return [Statement(.user, "diet", text, .verb("is \(text)"))]
        }
        guard Occupations.isOccupation(noun.forms) else { return [] }
        return [Statement(.user, "job_title", text, .verb("works as \(FactSentence.withArticle(text))"))]
    }

    /// "a coeliac like me", "for a vegetarian like me"
    private func like(_ tokens: Phrase) -> [Statement] {
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
    private func official(_ tokens: Phrase) -> [Statement] {
        guard tokens.contains(anyOf: ["passport", "id", "certificate", "licence", "license"]), tokens.contains(anyOf: ["my"]),
            let says = tokens.firstIndex(where: { $0.form == "says" }), let (name, _) = NameReader.name(tokens[(says + 1)...])
        else { return [] }
        return [IdentityPattern.statement(name, .user)]
    }

    /// "my tomatoes", "our allotment"
    private func growing(_ phrase: Phrase) -> [Statement] {
        guard let noun = phrase.dropping(1).first, Self.plants.contains(noun.form) else { return [] }
        return [Statement(.user, "hobby", "growing \(noun.form)", .verb("grows \(noun.form)"))]
    }

    private static let plants: Set<String> = [
        "tomatoes", "roses", "orchids", "chillies", "chilis", "courgettes", "zucchini", "cucumbers", "pumpkins", "dahlias", "tulips",
        "bonsai", "cacti", "succulents", "houseplants", "peppers", "lettuces", "sunflowers", "raspberries", "beans",
    ]

    /// "since the divorce", "my ex-husband"
    private func parted(_ tokens: Phrase) -> [Statement] {
        let divorced = [["since", "the", "divorce"], ["since", "my", "divorce"], ["after", "my", "divorce"], ["after", "the", "divorce"]]
        guard divorced.contains(where: { tokens.firstIndex(of: $0) != nil }) else { return [] }
        return [Statement(.user, "relationship_status", "divorced", .verb("is divorced"))]
    }

    /// "my knees are too far gone for stairs"
    private func weakness(_ phrase: Phrase) -> [Statement] {
        guard let part = phrase.dropping(1).first, Self.bodyParts.contains(part.form),
            let verb = phrase.dropping(2).first, ["is", "are", "'s"].contains(verb.form),
            phrase.dropping(3).prefix(4).contains(anyOf: ["bad", "shot", "gone", "weak", "dodgy", "terrible", "failing", "knackered", "ruined", "wrecked", "awful", "poor", "bust"]),
            !sentence.tokens[...].contains(anyOf: ["today", "tonight", "now", "yesterday"])
        else { return [] }
        return [Statement(.user, "health", "bad \(part.form)", .verb("has bad \(part.form)"))]
    }

    private static let bodyParts: Set<String> = [
        "knees", "knee", "back", "hip", "hips", "hearing", "eyesight", "heart", "shoulder", "shoulders", "joints", "eyes", "memory", "lungs", "feet", "hands",
    ]

    private func condition(_ noun: Phrase) -> [Statement] {
        let text = noun.forms.joined(separator: " ")
        guard Lexicon.conditions.contains(text) else { return [] }
        let shown = ValueReader.text(noun, in: sentence)
        return [Statement(.user, "health", shown, .verb("has \(shown)"))]
    }

    /// "my Volvo won't start", "my asthma is back", "shoes for my flat feet"
    private func thing(_ phrase: Phrase) -> [Statement] {
        let noun = phrase.dropping(1).drop {
            ["old", "new", "trusty", "poor", "beloved", "chronic", "bad", "severe"].contains($0.form)
                && $0.form != "bad"
        }
        guard let first = noun.first, phrase.first?.form == "my" else { return [] }
        for length in [3, 2, 1] where noun.count >= length {
            let words = noun.prefix(length)
            let text = words.forms.joined(separator: " ")
            if Lexicon.conditions.contains(text) || Lexicon.bodyConditions.contains(text) {
                let shown = ValueReader.text(words, in: sentence)
                return [Statement(.user, "health", shown, .verb("has \(shown)"))]
            }
        }
        guard first.isCapitalised || first.text.first == "i", noun.dropping(1).first?.form != "'s",
            !sentence.tokens[...].contains(anyOf: [
                "sold", "stole", "stolen", "lost", "broke", "broken", "forget", "away", "was", "had", "old",
            ])
        else { return [] }
        let name = noun.prefix { $0.isCapitalised || $0.form.first?.isNumber == true || $0.text == first.text }.prefix(
            3)
        let shown = ValueReader.text(name, in: sentence)
        if BelongingPattern.makes.contains(first.form) || VehicleModels.contains(first.form)
            && (first.isCapitalised && VehicleModels.isUnmistakable(first.form)
                || sentence.tokens[...].contains(anyOf: VehicleModels.context))
        {
            return [Statement(.user, "vehicle", shown, .verb("drives \(FactSentence.withArticle(shown))"))]
        }
        guard BelongingPattern.namedDevices.contains(first.form) else { return [] }
        return [Statement(.user, "device", shown, .verb("has \(FactSentence.withArticle(shown))"))]
    }

    /// "our pub quiz team", "my book club": what one does together with others.
    private func membership(_ phrase: Phrase) -> [Statement] {
        guard !sentence.tokens[...].contains(anyOf: ["quit", "left", "former", "old", "ex", "used"]),
            let head = phrase.dropping(1).prefix(5).firstIndex(where: { Self.groups.contains($0.form) }),
            head > phrase.startIndex + 1
        else { return [] }
        let noun = phrase[(phrase.startIndex + 1)...head].drop { ["local", "weekly", "little", "new", "amateur", "monthly"].contains($0.form) }
        guard noun.count > 1, !noun.contains(where: {
            $0.isMark || Words.verbs.contains($0.form) || Self.workTeams.contains($0.form) || Relations.relation($0.form) != nil
                || Words.be.contains($0.form) || ["and", "in", "of", "for", "to"].contains($0.form)
        }) else { return [] }
        let text = ValueReader.text(noun, in: sentence)
        return [Statement(.user, "hobby", text, .verb("is in a \(text)"))]
    }

    private static let groups: Set<String> = [
        "team", "club", "choir", "band", "league", "orchestra", "class", "classes", "lesson", "lessons", "practice", "rehearsal",
        "troupe", "ensemble", "group", "squad", "society", "campaign", "tournament", "rehearsals", "training", "workshop",
    ]

    private static let workTeams: Set<String> = [
        "sales", "dev", "engineering", "marketing", "whole", "entire", "whatsapp", "age", "support", "product", "design", "peer",
        "work", "first", "next", "last", "friend", "family", "middle", "working", "economy", "business", "new", "google", "project",
        "math", "english", "chat", "own", "class", "study", "potty", "year", "second", "third", "target", "control", "test", "blood",
        "office", "research", "management", "leadership", "favorite", "favourite", "best",
    ]

    /// "a school for my 6-year-old, Matteo", "my twins"
    private func child(_ phrase: Phrase, _ state: inout ReadingState) -> [Statement] {
        guard let first = phrase.dropping(1).first else { return [] }
        if let number = Numbers.ordinal(first.form), number > 1, let noun = phrase.dropping(2).first,
            ["child", "baby", "kid", "was", "is", "arrived", "one"].contains(noun.form), number < 9,
            phrase.dropping(2).prefix(5).contains(anyOf: ["born", "arrived", "due", "way"])
                || sentence.tokens[...].contains(anyOf: ["had", "welcomed", "expecting"]) && ["child", "baby", "kid"].contains(noun.form)
        {
            return [Statement(.user, "children", "\(number)", .verb("has \(number) children"))]
        }
        if first.form == "twins" || first.form == "triplets" {
            return [Statement(.user, "children", first.form, .verb("has \(first.form)"))]
        }
        guard first.form.hasSuffix("-year-old"),
            let years = Numbers.value(String(first.form.dropLast("-year-old".count))),
            phrase.dropping(2).first.map({
                Relations.relation($0.form) == nil && Lexicon.animal($0.form) == nil
                    && ($0.isMark || $0.isCapitalised || ["is", "has", "loves", "and", "'s"].contains($0.form))
            }) ?? true, years < 26
        else { return [] }
        let rest = phrase.dropping(2).drop { $0.form == "," || $0.form == "named" || $0.form == "called" }
        let name = NameReader.name(rest)?.name
        let child = Person(path: "user.child", name: name)
        state.mention(child)
        return (name.map { [IdentityPattern.statement($0, child)] } ?? []) + [IdentityPattern.age(years, child)]
    }

    private func people(_ phrase: Phrase, _ state: inout ReadingState) -> [Statement] {
        guard case (.people(let people), _)? = SubjectReader(state).read(phrase) else { return [] }
        var found: [Statement] = []
        for person in people where !person.isUser {
            state.mention(person)
            guard let name = person.name,
                phrase.contains(where: {
                    $0.text == name || name.hasPrefix($0.text) || $0.text.lowercased() == name.lowercased()
                })
            else { continue }
            found.append(IdentityPattern.statement(name, person))
        }
        return found + age(phrase, people) + description(phrase, people)
    }

    /// "my vegan girlfriend Ayla"
    private func description(_ phrase: Phrase, _ people: [Person]) -> [Statement] {
        guard people.count == 1, let person = people.first, !person.isUser else { return [] }
        for token in phrase.dropping(1).prefix(2) {
            if Relations.relation(token.form) != nil { return [] }
            if Lexicon.diets.contains(token.form) {
                return [Statement(person, "diet", token.form, .verb("is \(token.form)"))]
            }
            if Lexicon.conditionAdjectives.contains(token.form) {
                return [Statement(person, "health", token.form, .verb("is \(token.form)"))]
            }
        }
        return []
    }

    /// "my 8-year-old son Tim"
    private func age(_ phrase: Phrase, _ people: [Person]) -> [Statement] {
        guard people.count == 1, let person = people.first, !person.isUser else { return [] }
        for token in phrase.dropping(1).prefix(3) where token.form.hasSuffix("-year-old") {
            if let years = Numbers.value(String(token.form.dropLast("-year-old".count))) {
                return [IdentityPattern.age(years, person)]
            }
        }
        return []
    }

    private func allergy(_ phrase: Phrase) -> [Statement] {
        let noun = phrase.dropping(1).prefix(6)
        guard let end = noun.firstIndex(where: { ["allergy", "allergies", "intolerance"].contains($0.form) }),
            end > noun.startIndex
        else {
            if noun.starts(with: ["allergy", "to"]) || noun.starts(with: ["allergies", "to"]) {
                return ValueReader.values(phrase.dropping(3).prefix(8).prefix { !Words.verbs.contains($0.form) }).map {
                    statement(ValueReader.text($0, in: sentence))
                }
            }
            return []
        }
        guard
            !noun[..<end].contains(where: {
                $0.isMark || Words.verbs.contains($0.form) || $0.form == "'s" || Relations.relation($0.form) != nil
            })
        else { return [] }
        let isIntolerance = noun[end].form == "intolerance"
        return AllergyNoun.values(noun[...end]).map { phrase in
            let value = AllergyNoun.plural(ValueReader.text(phrase, in: sentence))
            return Statement(.user, "allergy", value, .verb(AllergyNoun.predicate(value, isIntolerance: isIntolerance)))
        }
    }

    private func statement(_ value: String) -> Statement {
        Statement(.user, "allergy", value, .verb("is allergic to \(value)"))
    }

    /// "my cat Miso", "our dog, Biscuit,"
    private func pet(_ phrase: Phrase) -> [Statement] {
        let noun = phrase.dropping(1).drop {
            ["old", "little", "new", "young", "sweet", "poor", "beloved", "two", "three"].contains($0.form)
        }
        for length in [2, 1] where noun.count > length {
            let kind = noun.prefix(length)
            let form = kind.forms.joined(separator: " ")
            guard let animal = Lexicon.animals.contains(form) ? form : length == 1 ? Lexicon.animal(form) : nil else {
                continue
            }
            let after = noun.dropping(length)
            let (names, _) = NameReader.names(after)
            if names.isEmpty, !sentence.endsAsQuestion { return bare(phrase.dropping(1), kind, animal, before: after) }
            return names.map {
                Statement(
                    .user, "pet", "\(animal) named \($0)", .verb("has \(FactSentence.withArticle(animal)) named \($0)"))
            }
        }
        return []
    }

    /// "I walk my dog at six": there is a dog, whatever its name.
    private func bare(_ noun: Phrase, _ kind: Phrase, _ animal: String, before after: Phrase) -> [Statement] {
        // "my cat's name is …" and "my dog is called …" say more, and are read where they do; dead and sold ones are gone.
        let says = ["'s", "is", "named", "called", "was", "died", "passed", "food", "sitter", "walker", "lover", ","]
        guard !says.contains(after.first?.form ?? ""),
            !sentence.tokens[...].contains(anyOf: ["died", "late", "sold", "lost", "forget"])
        else { return [] }
        let count = noun.first.flatMap { Numbers.value($0.form) }.flatMap { $0 > 1 ? noun.first?.text : nil }
        let words = kind.forms.joined(separator: " ")
        guard count != nil || words == animal else { return [] }
        let shown = count.map { "\($0) \(words)" } ?? FactSentence.withArticle(animal)
        return [Statement(.user, "pet", count == nil ? animal : shown, .verb("has \(shown)"))]
    }
}
