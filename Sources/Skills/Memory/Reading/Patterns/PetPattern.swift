/// Animals: "I have a dog named Biscuit", "we've got two cats, Miso and Tofu".
struct PetPattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        guard clause.verb.modal == nil, !clause.verb.isDoubtful, !clause.verb.usedTo,
            !clause.verb.isNegated || clause.verb.hasEnded
        else { return [] }
        let had = clause.after(
            .verb, "adopted", "got", "own", "owns", "bought", "rescued", "keep", "keeps", "raise",
            "picked up", "brought home", "welcomed", "took in", "have adopted", "have rescued", "foster",
            "are fostering", "breed")
        guard let rest = clause.verb.opener == .have && !clause.verb.isPast ? clause.rest : had else { return [] }
        let (pets, others) = Self.animals(rest, clause.sentence)
        guard !pets.isEmpty else { return [] }
        // "a Labrador named Duke, two kids and a mortgage": the list goes on with people.
        let family = ClauseReading(
            person: clause.person, verb: VerbPhrase(possession: others), sentence: clause.sentence, dates: clause.dates)
        return pets.map { pet in
            var statement = clause.say("pet", pet.value, "has \(pet.shown)")
            statement.confidence = 0.9
            if clause.verb.opener == .verb {
                statement.validFrom = clause.dates.beginning(in: clause.rest, or: clause.sentence)
            }
            return statement
        } + (others.isEmpty ? [] : FamilyPattern.had(family))
    }

    /// The animals of a list: the value kept, and how it is said after "has".
    static func pets(_ phrase: Phrase, _ sentence: Sentence) -> [(value: String, shown: String)] {
        animals(phrase, sentence).pets
    }

    private static func animals(_ phrase: Phrase, _ sentence: Sentence) -> (
        pets: [(value: String, shown: String)], rest: Phrase
    ) {
        var pets: [(value: String, shown: String)] = []
        var rest = phrase
        while let pet = pet(rest, sentence) {
            pets += pet.pets
            rest = pet.rest
            guard let next = rest.first, ["and", ",", "&", "plus"].contains(next.form) else { break }
            rest = rest.dropping(1)
            if rest.first?.form == "and" { rest = rest.dropping(1) }
        }
        return (pets, rest)
    }

    private static func pet(_ phrase: Phrase, _ sentence: Sentence) -> (
        pets: [(value: String, shown: String)], rest: Phrase
    )? {
        guard let first = phrase.first else { return nil }
        let count = Numbers.value(first.form)
        guard ["a", "an", "another", "my", "our", "some"].contains(first.form) || count != nil else { return nil }
        var noun = phrase.dropping(1)
        var words: [Token] = []
        var animal: String?
        while words.count < 5, let token = noun.first, !token.isMark,
            !["named", "called", "and", "with", "who", "for"].contains(token.form)
        {
            // "A load of frozen chicken" is none.
            if token.form == "of", !groups.contains(words.last?.form ?? "") || noun.contains(anyOf: prepared) {
                return nil
            }
            words.append(token)
            noun = noun.dropping(1)
            let pair = words.suffix(2).map(\.form).joined(separator: " ")
            guard let kind = Lexicon.animal(pair) ?? Lexicon.animal(token.form) else { continue }
            animal = kind
            // "a golden retriever puppy": the noun goes on while it names animals.
            if noun.first.map({ Lexicon.animal($0.form) != nil }) != true { break }
        }
        guard animal != nil, let start = words.first, let end = words.last else { return nil }
        let kind = String(sentence.text[start.range.lowerBound..<end.range.upperBound])
        var after = noun
        // "our puppy, a whippet called Biscuit"
        if after.first?.form == ",", ["a", "an"].contains(after.dropping(1).first?.form ?? ""),
            let said = pet(after.dropping(1), sentence), AnimalKinds.kind(animal ?? "") != nil
        {
            return said
        }
        if after.first?.form == ",", after.dropping(1).first.map({ ["named", "called"].contains($0.form) }) == true {
            after = after.dropping(1)
        }
        if after.starts(with: ["at", "home"]), ["named", "called"].contains(after.dropping(2).first?.form ?? "") {
            after = after.dropping(2)
        }
        let isNamed = ["named", "called"].contains(after.first?.form ?? "")
        if isNamed { after = after.dropping(1) }
        let (names, rest) = names(after, isNamed: isNamed)
        if names.isEmpty {
            let shown =
                count.map { $0 == 1 ? FactSentence.withArticle(kind) : "\(first.text) \(kind)" }
                ?? (first.form == "some" ? kind : FactSentence.withArticle(kind))
            return ([(count.map { $0 > 1 ? "\(first.text) \(kind)" : kind } ?? kind, shown)], rest)
        }
        let singular =
            (count ?? 1) > 1 || names.count > 1
            ? Lexicon.animal(end.form).map { kind.dropLast(end.text.count) + $0 } ?? Substring(kind) : Substring(kind)
        return (
            names.map { ("\(singular) named \($0)", "\(FactSentence.withArticle(String(singular))) named \($0)") }, rest
        )
    }

    private static let groups: Set<String> = [
        "pair", "couple", "bunch", "flock", "herd", "lot", "trio", "litter", "brood",
    ]
    private static let prepared: Set<String> = ["frozen", "roast", "fried", "grilled", "cooked", "minced", "smoked"]

    private static func names(_ phrase: Phrase, isNamed: Bool) -> (names: [String], rest: Phrase) {
        var (names, rest) = NameReader.names(phrase)
        if names.isEmpty, isNamed, let first = phrase.first, !first.isMark {
            (names, rest) = ([NameReader.capitalised(first.text)], phrase.dropping(1))
        }
        return (names, rest)
    }
}
