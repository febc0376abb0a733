import Foundation

/// What a sentence takes for granted about the user's people and body, even where it asks or demands something:
/// "a present for my niece Ida", "a menu for my nut allergy".
struct PresuppositionReader {
    let sentence: Sentence
    let now: Date
    let calendar: Calendar

    init(sentence: Sentence, state: ReadingState) {
        self.sentence = sentence
        (now, calendar) = (state.date, state.calendar)
    }

    /// The people named and the statements that follow.
    func read(_ state: inout ReadingState) -> [(position: Int, statement: Statement)] {
        var found: [(position: Int, statement: Statement)] = []
        let tokens = sentence.tokens[...]
        found += role(tokens).map { (tokens.startIndex, $0) }
        found += like(tokens).map { (tokens.startIndex, $0) }
        found += official(tokens).map { (tokens.startIndex, $0) }
        found += parted(tokens).map { (tokens.startIndex, $0) }
        found += aged(tokens).map { (tokens.startIndex, $0) }
        found += instrument(tokens).map { (tokens.startIndex, $0) }
        found += mine(tokens, &state).map { (tokens.startIndex, $0) }
        found += (retired(tokens) + due(tokens) + onTheWay(tokens) + reason(tokens) + post(tokens)).map {
            (tokens.startIndex, $0)
        }
        found += spoken(tokens)
        for index in tokens.indices where ["my", "our"].contains(tokens[index].form) {
            // A thing of an imagined or reported person is none of the user's.
            let phrase = tokens[index...]
            found +=
                (people(phrase, &state) + allergy(phrase) + pet(phrase) + thing(phrase) + membership(phrase)
                + weakness(phrase) + illness(phrase, in: tokens) + dwelling(phrase, state) + growing(phrase)
                + anniversary(phrase) + shifts(phrase)
                + child(phrase, &state))
                .map { (index, $0) }
        }
        return found
    }

    /// "my Volvo won't start", "my asthma is back", "shoes for my flat feet"
    func thing(_ phrase: Phrase) -> [Statement] {
        let noun = phrase.dropping(1).drop {
            ["old", "new", "trusty", "poor", "beloved", "chronic", "bad", "severe"].contains($0.form)
                && $0.form != "bad"
        }
        guard let first = noun.first else { return [] }
        let isMine = phrase.first?.form == "my"
        for length in [3, 2, 1] where noun.count >= length && isMine {
            let words = noun.prefix(length)
            let text = words.forms.joined(separator: " ")
            if Lexicon.conditions.contains(text) || Lexicon.bodyConditions.contains(text) {
                let shown = ValueReader.text(words, in: sentence)
                return [Statement(.user, "health", shown, .verb("has \(shown)"))]
            }
        }
        let isOld = phrase.dropping(1).first?.form == "old"
        let ended = isOld && isUsed(noun) ? Self.endings.subtracting(["old"]) : Self.endings
        guard first.isCapitalised || first.text.first == "i", noun.dropping(1).first?.form != "'s",
            !sentence.tokens[...].contains(anyOf: ended)
        else { return [] }
        let name = noun.prefix { $0.isCapitalised || $0.form.first?.isNumber == true || $0.text == first.text }.prefix(
            3)
        let shown = ValueReader.text(name, in: sentence)
        if BelongingPattern.makes.contains(first.form)
            || VehicleModels.contains(first.form)
                && (first.isCapitalised && VehicleModels.isUnmistakable(first.form)
                    || sentence.tokens[...].contains(anyOf: VehicleModels.context))
        {
            return [Statement(.user, "vehicle", shown, .verb("drives \(FactSentence.withArticle(shown))"))]
        }
        guard BelongingPattern.namedDevices.contains(first.form) else { return [] }
        return [Statement(.user, "device", shown, .verb("has \(FactSentence.withArticle(shown))"))]
    }

    /// "a school for my 6-year-old, Matteo", "my twins"
    func child(_ phrase: Phrase, _ state: inout ReadingState) -> [Statement] {
        guard let first = phrase.dropping(1).first else { return [] }
        if let number = Numbers.ordinal(first.form), number > 1, let noun = phrase.dropping(2).first,
            ["child", "baby", "kid", "was", "is", "arrived", "one", "son", "daughter"].contains(noun.form), number < 9,
            phrase.dropping(2).prefix(5).contains(anyOf: ["born", "arrived", "due", "way"])
                || sentence.tokens[...].contains(anyOf: ["had", "welcomed", "expecting"])
                    && ["child", "baby", "kid"].contains(noun.form)
        {
            return [Statement(.user, "children", "\(number)", .verb("has \(number) children"))]
        }
        // "with my two sons", "our three boys"
        if let count = Numbers.value(first.form), (2...12).contains(count), let noun = phrase.dropping(2).first,
            Relations.pluralRelation(noun.form).map({ ["child", "son", "daughter"].contains($0) }) == true
        {
            let after = phrase.dropping(3).drop { [",", "named", "called", "—", ":"].contains($0.form) }
            guard NameReader.names(after).names.isEmpty else { return [] }
            let value = "\(first.text) \(noun.text)"
            return [Statement(.user, "children", value, .verb("has \(value)"))]
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

    func people(_ phrase: Phrase, _ state: inout ReadingState) -> [Statement] {
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
        return found + birthday(phrase, people) + age(phrase, people) + description(phrase, people)
    }

    /// "my vegan girlfriend Ayla"
    func description(_ phrase: Phrase, _ people: [Person]) -> [Statement] {
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

    /// "my boss Renata's birthday on Friday"
    func birthday(_ phrase: Phrase, _ people: [Person]) -> [Statement] {
        guard people.count == 1, let person = people.first, !person.isUser,
            let noun = phrase.prefix(7).firstIndex(of: ["'s", "birthday"]),
            ["on", "is"].contains(phrase[noun...].dropping(2).first?.form ?? ""),
            let day = DateReader(now: now, calendar: calendar).day(in: phrase[noun...].dropping(2).prefix(7))
        else { return [] }
        return [IdentityPattern.birthday(day, person)]
    }

    /// "our tenth anniversary on 2 May"
    func anniversary(_ phrase: Phrase) -> [Statement] {
        guard phrase.first?.form == "our", let noun = phrase.prefix(6).firstIndex(where: { $0.form == "anniversary" }),
            phrase[noun...].dropping(1).first?.form == "on",
            let day = DateReader(now: now, calendar: calendar).day(in: phrase[noun...].dropping(2).prefix(5))
        else { return [] }
        let name = ValueReader.text(phrase[(phrase.startIndex + 1)...noun], in: sentence)
        return [Statement(.user, "event", "\(name) on \(day.text)", .possession(name, "is on \(day.text)"))]
    }

    /// "my 8-year-old son Tim"
    func age(_ phrase: Phrase, _ people: [Person]) -> [Statement] {
        guard people.count == 1, let person = people.first, !person.isUser else { return [] }
        // "my son Tim, 8, …"
        for index in phrase.prefix(6).indices.dropFirst() where phrase[index].form == "," {
            let after = phrase[(index + 1)...]
            if let number = after.first.flatMap({ Numbers.value($0.form) }), (1...110).contains(number),
                [",", "and"].contains(after.dropping(1).first?.form ?? ","), phrase[..<index].count <= 4
            {
                return [IdentityPattern.age(number, person)]
            }
        }
        for token in phrase.dropping(1).prefix(3) where token.form.hasSuffix("-year-old") {
            if let years = Numbers.value(String(token.form.dropLast("-year-old".count))) {
                return [IdentityPattern.age(years, person)]
            }
        }
        return []
    }

    func allergy(_ phrase: Phrase) -> [Statement] {
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

    func statement(_ value: String) -> Statement {
        Statement(.user, "allergy", value, .verb("is allergic to \(value)"))
    }

    /// "my cat Miso", "our dog, Biscuit,"
    func pet(_ phrase: Phrase) -> [Statement] {
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
            if names.isEmpty { return bare(phrase.dropping(1), kind, animal, before: after) }
            return names.map {
                Statement(
                    .user, "pet", "\(animal) named \($0)", .verb("has \(FactSentence.withArticle(animal)) named \($0)"))
            }
        }
        return []
    }

    /// "I walk my dog at six": there is a dog, whatever its name.
    func bare(_ noun: Phrase, _ kind: Phrase, _ animal: String, before after: Phrase) -> [Statement] {
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
