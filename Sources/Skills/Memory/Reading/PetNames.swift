/// Names of animals that stand apart from them: "two budgies live in my kitchen, Pip and Squeak".
enum PetNames {
    /// The statements with the names that the sentence gives to the one kind of animal in them.
    static func given(in sentence: Sentence, to said: [(position: Int, statement: Statement)])
        -> [(position: Int, statement: Statement)]
    {
        let pets = said.indices.filter { said[$0].statement.attribute == "pet" && said[$0].statement.kind == .asserted }
        guard pets.count == 1, let index = pets.first else { return said }
        let pet = said[index].statement
        let tokens = sentence.tokens[...]
        guard !pet.value.contains(" named "), pet.value != "none",
            let animal = tokens.lastIndex(where: {
                Lexicon.animal($0.form) != nil && Folding.contains($0.text, in: pet.value)
            })
        else { return said }
        let names = names(after: animal, tokens)
        guard !names.isEmpty else { return said }
        let count = pet.value.split(separator: " ").first.flatMap { Numbers.value($0.lowercased()) } ?? 1
        let kind = names.count > 1 || count > 1 ? Lexicon.animal(tokens[animal].form) ?? pet.value : pet.value
        guard names.count == max(1, count) || names.count > 1 else { return said }
        var named = said
        named.replaceSubrange(
            index...index,
            with: names.map { name in
                var statement = pet
                statement.value = "\(kind) named \(name)"
                statement.predicate = .verb("has \(FactSentence.withArticle(kind)) named \(name)")
                statement.literal = nil
                return (said[index].position, statement)
            })
        return named
    }

    private static func names(after animal: Int, _ tokens: Phrase) -> [String] {
        let rest = tokens[(animal + 1)...]
        for words in [["name", "of"], ["called"], ["named"], ["goes", "by"], ["answers", "to"], ["name", "is"]] {
            guard let start = rest.firstIndex(of: words), start - animal <= 8 else { continue }
            return NameReader.names(rest[(start + words.count)...]).names
        }
        // "…, Pip and Squeak" at the end
        guard let comma = rest.lastIndex(where: { [",", ":", "—", "-"].contains($0.form) }) else { return [] }
        let (names, after) = NameReader.names(rest[(comma + 1)...])
        return after.isEmpty && !names.contains { Lexicon.languages.contains($0.lowercased()) } ? names : []
    }
}
