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
        for piece in pieces {
            let words = piece.map(\.form).filter { !grammar.fillers.contains($0) }
            // "se" and "si" are "if" only where they open the clause.
            let asks = words.enumerated().contains {
                grammar.unsure.contains($1) && (!["se", "si"].contains($1) || $0 == 0)
            }
            if asks || !Set(words).isDisjoint(with: grammar.reports) { break }
            found += read(
                Self.withoutSince(piece).filter { !grammar.fillers.contains($0.form) }, &state, after: found.last)
        }
        return found
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
            let form = Folding.lower(String(text[index..<end]))
            if grammar.joiners.contains(form), starts(after: end) {
                clauses.append([])
            } else {
                clauses[clauses.count - 1].append(Word(form: form, range: index..<end))
            }
            index = end
        }
        return clauses.filter { !$0.isEmpty }
    }

    private func starts(after index: String.Index) -> Bool {
        let next = Self.words(String(sentence.text[index...]))
        let bare = Array(next.drop { grammar.fillers.contains($0) })
        return grammar.own.contains { $0.template.slot(in: bare) != nil }
            || bare.first.map { grammar.possessives.contains($0) || grammar.unsure.contains($0) } ?? false
    }

    /// "Ich wohne seit 2015 in Mannheim": the year is read from the whole sentence.
    private static func withoutSince(_ words: [Word]) -> [Word] {
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
            for shape in grammar.others {
                guard let slot = shape.template.slot(in: rest.map(\.form)) else { continue }
                let statement = statement(shape, Array(rest[slot]), person)
                if !statement.isEmpty { return found + statement }
            }
            return found
        }
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

    /// "Ma couleur préférée est le vert", "meine Lieblingsfarbe ist Grün"
    private func favorite(_ clause: [Word]) -> Statement? {
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
    private func relative(_ clause: [Word]) -> (person: Person, rest: [Word])? {
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

    private func statement(_ shape: LanguageGrammar.Shape, _ words: [Word], _ person: Person) -> [Statement] {
        let made: [Statement]
        switch shape.attribute {
        case "age":
            guard let years = words.first.flatMap({ Int($0.form) }), (1...120).contains(years) else { return [] }
            made = [IdentityPattern.age(years, person)]
        case "birthday": made = birthday(words).map { [IdentityPattern.birthday($0, person)] } ?? []
        case "born": made = born(words, person)
        case "job_title": made = job(words, person)
        case "diet":
            guard let diet = words.first.flatMap({ grammar.diets[$0.form] }), words.count < 4 else { return [] }
            made = [Statement(person, "diet", diet, .verb("is \(diet)"))]
        case "language":
            made = words.filter { grammar.languages.contains($0.form) }.map {
                Self.make(person, "language", String(sentence.text[$0.range]))
            }
        case "pet": made = pet(words, person)
        case "name":
            let name = name(words)
            guard !name.isEmpty else { return [] }
            made = [IdentityPattern.statement(name, person)]
        case "home_city", "origin", "work_city", "employer": made = place(shape.attribute, words, person)
        case "home_city_now":
            // "ahora estoy en Bilbao" is where one lives only after what is no longer so.
            guard LanguageReader.words(sentence.text).contains("ya") else { return [] }
            made = place("home_city", words, person)
        case "children":
            guard let count = words.first, !count.form.isEmpty else { return [] }
            let shown = grammar.numbers[count.form] ?? count.form
            made = [
                Statement(person, "children", shown, .verb("has \(shown) \(shown == "one" ? "child" : "children")"))
            ]
        case "married":
            made = [Statement(person, "relationship_status", "married", .verb("is married"))]
        case "single":
            made = [Statement(person, "relationship_status", "single", .verb("is single"))]
        case "drink_without":
            made = values(words).map { Statement(person, "diet", "no \($0)", .verb("does not drink \($0)")) }
        case "diet_without":
            made = values(words).map { Statement(person, "diet", "no \($0)", .verb("does not eat \($0)")) }
        default:
            made = values(words).map { Self.make(person, shape.attribute, $0) }
        }
        guard shape.kind == .ended else { return made }
        return made.map { statement in
            var statement = statement
            statement.kind = .ended
            return statement
        }
    }

    static func make(_ person: Person, _ attribute: String, _ value: String) -> Statement {
        if attribute == "name" { return IdentityPattern.statement(value, person) }
        var statement = Statement(person, attribute, value, .verb(""))
        statement.literal = FactSentence.plain(person.path, attribute: attribute, value: value, name: person.name)
        return statement
    }
}
