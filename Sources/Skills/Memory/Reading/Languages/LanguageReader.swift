import Foundation

/// Reads plain statements in French, German, Spanish, Italian and Portuguese: clause by clause, by the shapes of
/// `LanguageGrammar`. What it does not know by its shape it leaves alone.
struct LanguageReader {
    let grammar: LanguageGrammar
    let sentence: Sentence
    let dates: DateReader

    /// The words of a text in lower case without accents; elisions and hyphens separate.
    static func words(_ text: String) -> [String] { Folding.words(text) }

    /// What the sentence says.
    func read(_ state: inout ReadingState) -> [Statement] {
        let pieces = clauses()
        guard let all = pieces.first else { return [] }
        if sentence.endsAsQuestion || sentence.text.contains("¿") { return [] }
        let forms = Set(Self.words(sentence.text))
        if !forms.isDisjoint(with: grammar.secrets) { return [] }
        if let forgotten = forget(all, state) { return forgotten }
        var found: [Statement] = []
        var subject: Person?
        for whole in pieces.map(Self.withoutSinceWhen) {
            let piece = straightened(whole)
            let words = piece.map(\.form).filter { !grammar.fillers.contains($0) }
            // "se" and "si" are "if" only where they open the clause.
            let asks = words.enumerated().contains {
                grammar.unsure.contains($1) && (!["se", "si"].contains($1) || $0 == 0)
            }
            if asks || !Set(words).isDisjoint(with: grammar.reports) { break }
            let bare = Self.withoutSince(piece).filter { !grammar.fillers.contains($0.form) }
            if let (person, _) = relative(bare) { subject = person }
            var said = read(bare, &state, after: found.last)
            if said.isEmpty, let subject, !subject.isUser { said = others(bare, subject) }
            if said.isEmpty { said = elided(bare, &state, after: found.last) }
            if said.first?.person.isUser == true { subject = .user }
            found += said
        }
        return dated(found + presupposed())
    }

    /// "Seit Mai arbeite ich als Köchin" is "ich arbeite als Köchin": German puts the verb before its subject.
    func straightened(_ words: [Word]) -> [Word] {
        guard grammar.code == "de", let subject = words.firstIndex(where: { ["ich", "wir"].contains($0.form) }),
            subject > 0,
            !["dass", "weil", "wenn", "ob", "als", "und"].contains(words[0].form)
        else { return words }
        return [words[subject], words[subject - 1]] + words[(subject + 1)...]
    }

    /// A clause that leaves out its subject or starts with a time: "… und habe zwei Kinder", "los martes juego al pádel".
    func elided(_ words: [Word], _ state: inout ReadingState, after last: Statement?) -> [Statement] {
        guard words.count > 1,
            Set(words.prefix(5).map(\.form)).isDisjoint(with: ["no", "nao", "non", "ne", "nicht", "kein", "keine"])
        else { return [] }
        if grammar.code == "de", last?.person.isUser == true, let first = words.first {
            let said = read(
                [Word(form: "ich", range: first.range.lowerBound..<first.range.lowerBound)] + words, &state, after: last
            )
            if !said.isEmpty { return said }
        }
        // "… y un perro": more of what one has.
        if let last, ["children", "pet"].contains(last.attribute), let first = words.first,
            grammar.numbers[first.form] != nil || Int(first.form) != nil || grammar.articles.contains(first.form)
        {
            let have =
                ["fr": ["j", "ai"], "de": ["ich", "habe"], "es": ["tengo"], "it": ["ho"], "pt": ["tenho"]][grammar.code]
                ?? []
            let start = first.range.lowerBound..<first.range.lowerBound
            let said = read(have.map { Word(form: $0, range: start) } + words, &state, after: last)
            if !said.isEmpty { return said }
        }
        guard grammar.code != "de" else { return [] }
        for start in 1..<min(6, words.count) {
            let said = read(Array(words[start...]), &state, after: last)
            if !said.isEmpty { return said }
        }
        return []
    }

    /// A word of the sentence and where it stands.
    struct Word {
        let form: String
        let range: Range<String.Index>
    }

    // MARK: Clauses

    /// The clauses: split at marks, and at joining words that something follows which a clause can start with.
    func clauses() -> [[Word]] {
        var clauses: [[Word]] = [[]]
        let text = sentence.text
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            guard character.isLetter || character.isNumber else {
                let isOrdinal = character == "." && index > text.startIndex && text[text.index(before: index)].isNumber
                if ",;:–—()!.".contains(character), !isOrdinal, clauses[clauses.count - 1].isEmpty == false {
                    clauses.append([])
                }
                index = text.index(after: index)
                continue
            }
            var end = text.index(after: index)
            while end < text.endIndex, text[end].isLetter || text[end].isNumber { end = text.index(after: end) }
            let form = spoken(
                Folding.lower(String(text[index..<end])), after: clauses.last?.last?.form, in: text[index])
            if grammar.joiners.contains(form), starts(after: end) {
                clauses.append([])
            } else {
                clauses[clauses.count - 1].append(Word(form: form, range: index..<end))
            }
            index = end
        }
        return clauses.filter { !$0.isEmpty }
    }

    func starts(after index: String.Index) -> Bool {
        var next = Self.words(String(sentence.text[index...]))
        if let first = next.first, let letter = sentence.text[index...].first(where: \.isLetter) {
            next[0] = spoken(first, after: nil, in: letter)
        }
        let bare = Array(next.drop { grammar.fillers.contains($0) })
        let later = grammar.code == "de" ? [] : (1...4).map { Array(bare.dropFirst($0)) }
        return grammar.own.contains { shape in
            shape.template.slot(in: bare) != nil
                || Self.timeLeads.contains(bare.first ?? "") && later.contains { shape.template.slot(in: $0) != nil }
        }
            || grammar.others.contains { $0.template.slot(in: bare) != nil }
            || grammar.numbers[bare.first ?? ""] != nil
            || grammar.code == "de" && grammar.own.contains { $0.template.slot(in: ["ich"] + bare) != nil }
            || bare.first.map { grammar.possessives.contains($0) || grammar.unsure.contains($0) } ?? false
    }

    /// "suono il clarinetto da quando avevo dieci anni": since when is no condition.
    private static func withoutSinceWhen(_ words: [Word]) -> [Word] {
        let since = zip(words.indices, words.indices.dropFirst()).first { left, right in
            sinceWhen.contains("\(words[left].form) \(words[right].form)")
        }
        return since.map { $0.0 > 1 ? Array(words[..<$0.0]) : words } ?? words
    }

    private static let sinceWhen: Set<String> = [
        "da quando", "desde que", "desde cuando", "desde quando", "depuis que", "seit ich", "seitdem ich",
    ]

    /// "Ich wohne seit 2015 in Mannheim": the year is read from the whole sentence.
    static func withoutSince(_ words: [Word]) -> [Word] {
        // "ich lerne seit einem Jahr Türkisch"
        if let since = words.firstIndex(where: { $0.form == "seit" }),
            let time = words[since...].prefix(4).firstIndex(where: {
                ["jahr", "jahren", "monat", "monaten", "woche", "wochen", "kurzem", "langem"].contains($0.form)
            }), time + 1 < words.count
        {
            return Array(words[..<since] + words[(time + 1)...])
        }
        guard let since = words.firstIndex(where: { $0.form == "seit" }), since + 2 < words.count,
            Int(words[since + 1].form) != nil, words[since + 2].form == "in"
        else { return words }
        return Array(words[..<since] + words[(since + 2)...])
    }

    // MARK: Shapes

    func read(_ clause: [Word], _ state: inout ReadingState, after last: Statement? = nil) -> [Statement] {
        if let (person, rest) = relative(clause) {
            var found: [Statement] = []
            if let name = person.name {
                state.mention(person)
                found.append(IdentityPattern.statement(name, person))
            }
            return found + others(rest, person)
        }
        if let pet = ownAnimal(clause) { return [pet] }
        if let favorite = favorite(clause) { return [favorite] }
        for shape in grammar.own {
            guard let slot = shape.template.slot(in: clause.map(\.form)) else { continue }
            let statements = statement(shape, Array(clause[slot]), .user)
            guard !statements.isEmpty else { continue }
            if shape.kind == .denied {
                state.deny(statements)
                return []
            }
            return statements
        }
        // "…, sondern in Trier": the new value after what is no longer so.
        if ["sondern", "sino"].contains(clause.first?.form ?? ""), let denial = state.denied.last ?? last {
            let value = value(
                Array(clause.dropFirst().drop { ["in", "bei", "en", "a", "nach", "aus", "als"].contains($0.form) }))
            guard !value.isEmpty else { return [] }
            return [Self.make(denial.person, denial.attribute, value)]
        }
        return []
    }

    func others(_ words: [Word], _ person: Person) -> [Statement] {
        for shape in grammar.others {
            guard let slot = shape.template.slot(in: words.map(\.form)) else { continue }
            let statement = statement(shape, Array(words[slot]), person)
            if !statement.isEmpty { return statement }
        }
        return []
    }

    /// "Mein Hund heißt Bello", "mon chien s'appelle Rex"
    func ownAnimal(_ clause: [Word]) -> Statement? {
        let bare = clause.drop { ["il", "la", "o", "a", "le"].contains($0.form) }
        guard let my = bare.first, grammar.possessives.contains(my.form), let kind = bare.dropFirst().first,
            let animal = grammar.animals[kind.form]
        else { return nil }
        for shape in grammar.others where shape.attribute == "name" {
            let rest = Array(bare.dropFirst(2))
            guard let slot = shape.template.slot(in: rest.map(\.form)) else { continue }
            let name = name(Array(rest[slot]))
            guard !name.isEmpty else { return nil }
            return Statement(
                .user, "pet", "\(animal) named \(name)", .verb("has \(FactSentence.withArticle(animal)) named \(name)"))
        }
        return nil
    }

    /// "Ma couleur préférée est le vert", "meine Lieblingsfarbe ist Grün"
    func favorite(_ clause: [Word]) -> Statement? {
        var rest = clause[...]
        if let first = rest.first, ["o", "a", "il", "la"].contains(first.form) { rest = rest.dropFirst() }
        guard let my = rest.first, grammar.possessives.contains(my.form) else { return nil }
        rest = rest.dropFirst()
        guard let verb = rest.firstIndex(where: { grammar.be.contains($0.form) }), verb > rest.startIndex,
            verb - rest.startIndex <= 3
        else { return nil }
        let noun = rest[..<verb]
        let compound = noun.count == 1 && noun.first.map { $0.form.hasPrefix("lieblings") } == true
        guard compound || noun.contains(where: { grammar.favorites.contains($0.form) }) else { return nil }
        let topic =
            compound ? noun.first.map { String($0.form.dropFirst("lieblings".count)) } ?? "" : noun.first?.form ?? ""
        let value = value(Array(rest[(verb + 1)...]))
        guard !value.isEmpty, !topic.isEmpty else { return nil }
        return Statement(.user, "favorite_\(topic)", value, .possession("favorite \(topic)", "is \(value)"))
    }

    /// "Ma sœur Élodie …", "mein Bruder …"
    func relative(_ clause: [Word]) -> (person: Person, rest: [Word])? {
        var rest = clause[...]
        if let first = rest.first, ["o", "a", "il", "la", "lo", "os", "as"].contains(first.form) {
            rest = rest.dropFirst()
        }
        guard let my = rest.first, grammar.possessives.contains(my.form) else { return nil }
        rest = rest.dropFirst()
        guard let noun = rest.first, let relation = grammar.relations[noun.form] else { return nil }
        rest = rest.dropFirst()
        var names: [String] = []
        while let word = rest.first, names.count < 2, sentence.text[word.range].first?.isUppercase == true {
            names.append(String(sentence.text[word.range]))
            rest = rest.dropFirst()
        }
        let name = names.isEmpty ? nil : names.joined(separator: " ")
        return (Person(path: "user.\(relation)", name: name), Array(rest))
    }
}
