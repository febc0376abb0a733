/// What a sentence takes for granted about the user's people and body, even where it asks or demands something:
/// "a present for my niece Ida", "a menu for my nut allergy".
struct PresuppositionReader {
    let sentence: Sentence

    /// The people named and the statements that follow.
    func read(_ state: inout ReadingState) -> [(position: Int, statement: Statement)] {
        var found: [(position: Int, statement: Statement)] = []
        let tokens = sentence.tokens[...]
        found += role(tokens).map { (tokens.startIndex, $0) }
        for index in tokens.indices where ["my", "our"].contains(tokens[index].form) {
            // A thing of an imagined or reported person is none of the user's.
            let phrase = tokens[index...]
            found += (people(phrase, &state) + allergy(phrase) + pet(phrase)).map { (index, $0) }
        }
        return found
    }

    /// "As a nurse, …", "As a vegetarian, …"
    private func role(_ tokens: Phrase) -> [Statement] {
        guard tokens.first?.form == "as", ["a", "an"].contains(tokens.dropping(1).first?.form ?? ""),
            let comma = tokens.firstIndex(of: [","])
        else { return [] }
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
        return found + age(phrase, people)
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
