/// "Anna is my sister", "Miso is my cat", "Tom, my brother, lives in Leeds".
struct AppositionReader {
    let sentence: Sentence

    /// The people and animals that a clause without a known subject identifies.
    func read(_ phrase: Phrase, _ state: inout ReadingState) -> [Statement] {
        let phrase = phrase.starts(with: ["this", "is"]) ? phrase.dropping(2) : phrase
        guard let (name, rest) = NameReader.name(phrase) else { return [] }
        guard let link = rest.first, ["is", "'s", ","].contains(link.form), rest.dropping(1).first?.form == "my" else { return [] }
        let noun = rest.dropping(1)
        if case (.people(let people), let after)? = SubjectReader(state).read(noun), people.count == 1, var person = people.first, !person.isUser {
            guard link.form != "," || after.isEmpty || after.first?.form == "," else { return [] }
            person.name = name
            state.mention(person)
            return [IdentityPattern.statement(name, person)]
        }
        let kind = ValueReader.value(noun.dropping(1))
        guard link.form != ",", let last = kind.last, let animal = Lexicon.animal(last.form), kind.count <= 3 else { return [] }
        return [Statement(.user, "pet", "\(animal) named \(name)", .verb("has \(FactSentence.withArticle(animal)) named \(name)"))]
    }
}
