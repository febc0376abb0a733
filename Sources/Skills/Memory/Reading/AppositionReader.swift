/// "Anna is my sister", "Miso is my cat", "Tom, my brother, lives in Leeds".
struct AppositionReader {
    let sentence: Sentence

    /// The people and animals that a clause without a known subject identifies.
    func read(_ phrase: Phrase, _ state: inout ReadingState) -> [Statement] {
        if let favorite = favorite(phrase) { return [favorite] }
        let phrase = phrase.starts(with: ["this", "is"]) ? phrase.dropping(2) : phrase
        guard let (name, rest) = NameReader.name(phrase) else { return [] }
        guard let link = rest.first, ["is", "'s", ","].contains(link.form), rest.dropping(1).first?.form == "my" else {
            return []
        }
        let noun = rest.dropping(1)
        if case (.people(let people), let after)? = SubjectReader(state).read(noun), people.count == 1,
            var person = people.first, !person.isUser
        {
            guard link.form != "," || after.isEmpty || after.first?.form == "," else { return [] }
            person.name = name
            state.mention(person)
            return [IdentityPattern.statement(name, person)]
        }
        let kind = ValueReader.value(noun.dropping(1))
        guard link.form != ",", let last = kind.last, let animal = Lexicon.animal(last.form), kind.count <= 3 else {
            return []
        }
        return [
            Statement(
                .user, "pet", "\(animal) named \(name)", .verb("has \(FactSentence.withArticle(animal)) named \(name)"))
        ]
    }

    /// "Pizza is my favourite food"
    private func favorite(_ phrase: Phrase) -> Statement? {
        guard
            let index = phrase.firstIndex(of: ["is", "my", "favorite"])
                ?? phrase.firstIndex(of: ["are", "my", "favorite"]), index > phrase.startIndex
        else { return nil }
        let value = ValueReader.trimmed(phrase[..<index])
        let topic = ValueReader.value(phrase[(index + 3)...]).forms.joined(separator: " ").replacing(
            "colour", with: "color")
        guard !topic.isEmpty, topic.count < 40, value.count <= 6, !Taste.isEmptyObject(value) else { return nil }
        let shown = ValueReader.text(value, in: sentence)
        return Statement(
            .user, PossessionPattern.favoriteAttribute(topic), shown, .possession("favorite \(topic)", "is \(shown)"))
    }
}
