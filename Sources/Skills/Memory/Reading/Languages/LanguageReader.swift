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
            found += read(piece.filter { !grammar.fillers.contains($0.form) }, &state, after: found.last)
        }
        return found
    }

    /// A word of the sentence and where it stands.
    private struct Word {
        let form: String
        let range: Range<String.Index>
    }

    // MARK: Clauses

    /// The clauses: split at marks, and at joining words that something follows which a clause can start with.
    private func clauses() -> [[Word]] {
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

    // MARK: Shapes

    private func read(_ clause: [Word], _ state: inout ReadingState, after last: Statement? = nil) -> [Statement] {
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

    // MARK: Values

    private func value(_ words: [Word]) -> String {
        let end = words.firstIndex { grammar.ends.contains($0.form) } ?? words.count
        var kept = words[..<end]
        while let first = kept.first, grammar.articles.contains(first.form), kept.count > 1 { kept = kept.dropFirst() }
        guard let first = kept.first, let last = kept.last, kept.count <= 8 else { return "" }
        return FactText.oneLine(String(sentence.text[first.range.lowerBound..<last.range.upperBound]))
    }

    private func values(_ words: [Word]) -> [String] {
        words.split {
            grammar.joiners.contains($0.form) || ["et", "und", "y", "e", "ou", "oder", "o"].contains($0.form)
        }
        .map { value(Array($0)) }.filter { $0.count > 1 }
    }

    private func name(_ words: [Word]) -> String {
        let parts = words.prefix {
            sentence.text[$0.range].first?.isUppercase == true || ["de", "von", "van", "da", "di"].contains($0.form)
        }
        if parts.isEmpty, words.count == 1, let only = words.first {
            return NameReader.capitalised(String(sentence.text[only.range]))
        }
        return parts.prefix(4).map { String(sentence.text[$0.range]) }.joined(separator: " ")
    }

    private func place(_ attribute: String, _ words: [Word], _ person: Person) -> [Statement] {
        var bare = words
        while let first = bare.first, grammar.articles.contains(first.form), bare.count > 1,
            sentence.text[first.range].first?.isUppercase != true
        { bare.removeFirst() }
        let end = bare.firstIndex { grammar.ends.contains($0.form) || grammar.joiners.contains($0.form) } ?? bare.count
        let name = bare[..<end]
        guard let first = name.first, sentence.text[first.range].first?.isUppercase == true, name.count <= 6 else {
            return []
        }
        let shown = value(Array(name))
        guard !shown.isEmpty else { return [] }
        var statement = Self.make(person, attribute, shown)
        if let year = Self.words(sentence.text).lazy.compactMap({ $0.count == 4 ? Int($0) : nil }).first(where: {
            (1900...2100).contains($0)
        }) {
            statement.validFrom = String(year)
        }
        return [statement]
    }

    private func job(_ words: [Word], _ person: Person) -> [Statement] {
        guard let first = words.first else { return [] }
        if grammar.diets[first.form] != nil { return [] }
        let bare = words.drop { grammar.articles.contains($0.form) }
        let end =
            bare.firstIndex { grammar.ends.contains($0.form) || grammar.joiners.contains($0.form) } ?? bare.endIndex
        let noun = bare[bare.startIndex..<end]
        guard let head = noun.first, noun.count <= 4, !grammar.notJobs.contains(head.form) else { return [] }
        let isJob = noun.contains { word in
            grammar.jobs.contains(word.form)
                || !grammar.notJobs.contains(word.form) && word.form.count > 4
                    && grammar.jobEndings.contains { word.form.hasSuffix($0) }
        }
        guard isJob else { return [] }
        let title = value(Array(noun))
        return [Statement(person, "job_title", title, .verb("works as \(FactSentence.withArticle(title))"))]
    }

    private func pet(_ words: [Word], _ person: Person) -> [Statement] {
        let bare = words.drop { grammar.articles.contains($0.form) || Int($0.form) != nil }
        guard let kind = bare.first, let animal = grammar.animals[kind.form] else { return [] }
        let after = bare.dropFirst().drop {
            [
                "qui", "s", "appelle", "namens", "der", "die", "das", "heisst", "heißt", "que", "se", "llama",
                "llamado",
                "llamada", "di", "nome", "che", "si", "chiama", "chamado", "chamada", "chama", "de", "du", "nom",
                "nomme", "nommee",
            ].contains($0.form)
        }
        let name = name(Array(after))
        guard !name.isEmpty,
            after.count < bare.count - 1
                || after.first.map({ sentence.text[$0.range].first?.isUppercase == true }) == true
        else { return [Statement(person, "pet", animal, .verb("has \(FactSentence.withArticle(animal))"))] }
        return [
            Statement(
                person, "pet", "\(animal) named \(name)", .verb("has \(FactSentence.withArticle(animal)) named \(name)")
            )
        ]
    }

    private func born(_ words: [Word], _ person: Person) -> [Statement] {
        var found: [Statement] = []
        if let date = birthday(words) { found.append(IdentityPattern.birthday(date, person)) }
        let bare = words.drop { ["a", "en", "in", "em", "nel", "nella", "au", "aux"].contains($0.form) }
        if let first = bare.first, sentence.text[first.range].first?.isUppercase == true,
            !grammar.months.contains(first.form)
        {
            let place = bare.prefix { sentence.text[$0.range].first?.isUppercase == true && Int($0.form) == nil }
            found.append(Self.make(person, "origin", value(Array(place))))
        }
        if found.allSatisfy({ $0.attribute != "birthday" }),
            let year = words.lazy.compactMap({ $0.form.count == 4 ? Int($0.form) : nil }).first(where: {
                (1900...2100).contains($0)
            })
        {
            found.append(Statement(person, "birthday", String(year), .verb("was born in \(year)")))
        }
        return found
    }

    private func birthday(_ words: [Word]) -> DateReader.Day? {
        guard let index = words.firstIndex(where: { grammar.months.contains($0.form) }),
            let month = grammar.months.firstIndex(of: words[index].form),
            let day = words[..<index].lazy.compactMap({ Int($0.form) }).last, (1...31).contains(day)
        else { return nil }
        let year = words[index...].lazy.compactMap { Int($0.form) }.first { (1900...2100).contains($0) }
        return DateReader.Day(year: year, month: month + 1, day: day)
    }

    // MARK: Forgetting

    /// "Oublie que j'habite à Brest", "vergiss mein Alter".
    private func forget(_ clause: [Word], _ state: ReadingState) -> [Statement]? {
        let all = clauses().flatMap { $0 }
        let words = all.map(\.form)
        guard
            let opener = grammar.forget.first(where: { opener in
                let row = opener.split(separator: " ").map(String.init)
                return Array(words.prefix(row.count)) == row
            })
        else { return nil }
        var rest = Array(all.dropFirst(opener.split(separator: " ").count))
        if let that = rest.first, ["que", "dass", "che", "daß"].contains(that.form) { rest.removeFirst() }
        rest.removeAll { grammar.fillers.contains($0.form) }
        var copy = state
        var said = read(rest, &copy)
        if said.isEmpty, rest.count > 1, let last = rest.last {
            // German puts the verb at the end of "dass …".
            said = read([rest[0], last] + rest[1..<(rest.count - 1)], &copy)
        }
        if said.isEmpty, let noun = rest.first(where: { grammar.forgettable[$0.form] != nil }),
            let attribute = grammar.forgettable[noun.form]
        {
            said = [Statement(.user, attribute, "", .verb(""))]
        }
        return said.map { statement in
            var statement = statement
            statement.kind = .forget
            return statement
        }
    }
}
