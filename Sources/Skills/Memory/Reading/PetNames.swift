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

    /// "Her name is Luna." after "we got a new puppy"
    static func given(later sentence: Sentence, to found: inout [Statement]) -> Bool {
        guard let last = found.last, last.attribute == "pet", last.kind == .asserted, !last.value.contains(" named ")
        else { return false }
        let tokens = Preamble.strip(sentence.tokens[...])
        for words in [
            ["her", "name", "is"], ["his", "name", "is"], ["its", "name", "is"], ["she", "is", "called"],
            ["he", "is", "called"],
            ["it", "is", "called"], ["we", "named", "her"], ["we", "named", "him"], ["we", "called", "her"],
            ["we", "called", "him"],
            ["i", "named", "her"], ["i", "named", "him"], ["i", "call", "her"], ["i", "call", "him"], ["name", "is"],
            ["called"],
            ["named"], ["we", "call", "her"], ["we", "call", "him"],
        ] where tokens.starts(with: words) {
            guard let (name, _) = NameReader.name(tokens.dropping(words.count)) else { return false }
            let kind = ["new ", "little "].reduce(last.value) { $0.replacing($1, with: "") }
            found[found.count - 1].value = "\(kind) named \(name)"
            found[found.count - 1].predicate = .verb("has \(FactSentence.withArticle(kind)) named \(name)")
            found[found.count - 1].literal = nil
            return true
        }
        return false
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
