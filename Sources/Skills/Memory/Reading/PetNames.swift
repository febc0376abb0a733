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
        guard let last = found.last, isNameless(last), let (name, _) = name(in: sentence) else { return false }
        found[found.count - 1] = named(last, name)
        return true
    }

    /// The same where the animal was told in the message before.
    ///
    /// - Parameter earlier: what the user's messages before say, the newest first; the first that says something counts.
    static func given(later sentence: Sentence, toOneOf earlier: () -> [[Statement]]) -> Statement? {
        // "Called Rosa today" gives no name.
        guard let (name, isWhole) = name(in: sentence), isWhole,
            let last = earlier().first(where: { !$0.isEmpty })?.last,
            isNameless(last)
        else { return nil }
        return named(last, name)
    }

    private static func isNameless(_ statement: Statement) -> Bool {
        statement.attribute == "pet" && statement.kind == .asserted && !statement.value.contains(" named ")
            && statement.value.split(separator: " ").first.flatMap { Numbers.value($0.lowercased()) } ?? 1 == 1
    }

    private static func named(_ pet: Statement, _ name: String) -> Statement {
        var pet = pet
        let kind = ["new ", "little "].reduce(pet.value) { $0.replacing($1, with: "") }
        pet.value = "\(kind) named \(name)"
        pet.predicate = .verb("has \(FactSentence.withArticle(kind)) named \(name)")
        pet.literal = nil
        return pet
    }

    /// The name in a sentence that gives one, and whether it says whose it is: "Her name is Luna.", "we called him Rex".
    private static func name(in sentence: Sentence) -> (name: String, isWhole: Bool)? {
        let tokens = Preamble.strip(sentence.tokens[...])
        guard let words = namings.first(where: { tokens.starts(with: $0) }) else { return nil }
        let rest = tokens.dropping(words.count)
        let isWhole = !["called", "named", "name"].contains(words[0])
        if let (name, _) = NameReader.name(rest) { return (name, isWhole) }
        // "hes called biscuit", in small letters throughout
        guard isWhole, rest.count == 1, let only = rest.first, !NameReader.isCommon(only.form),
            !sentence.tokens.contains(where: \.isCapitalised)
        else { return nil }
        return (NameReader.capitalised(only.text), true)
    }

    private static let namings: [[String]] = """
        her name is|his name is|its name is|she is called|he is called|it is called|shes called|hes called|we named her|we named him
        we called her|we called him|i named her|i named him|i call her|i call him|we call her|we call him|name is|called|named
        """.split { $0 == "|" || $0 == "\n" }.map { $0.split(separator: " ").map(String.init) }

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
