extension LanguageReader {
    func value(_ words: [Word]) -> String {
        // "los mariscos": an article that opens the value does not end it.
        let lead = words.prefix { grammar.articles.contains($0.form) }.count
        let end = words[lead...].firstIndex { grammar.ends.contains($0.form) } ?? words.count
        var kept = words[..<end]
        while let first = kept.first, grammar.articles.contains(first.form), kept.count > 1 { kept = kept.dropFirst() }
        guard let first = kept.first, let last = kept.last, kept.count <= 8 else { return "" }
        return FactText.oneLine(String(sentence.text[first.range.lowerBound..<last.range.upperBound]))
    }

    func values(_ words: [Word]) -> [String] {
        words.split {
            grammar.joiners.contains($0.form) || ["et", "und", "y", "e", "ou", "oder", "o"].contains($0.form)
        }
        .map { value(Array($0)) }.filter { $0.count > 1 }
    }

    func name(_ words: [Word]) -> String {
        let parts = words.prefix {
            sentence.text[$0.range].first?.isUppercase == true || ["de", "von", "van", "da", "di"].contains($0.form)
        }
        if parts.isEmpty, words.count == 1, let only = words.first {
            return NameReader.capitalised(String(sentence.text[only.range]))
        }
        return parts.prefix(4).map { String(sentence.text[$0.range]) }.joined(separator: " ")
    }

    func place(_ attribute: String, _ words: [Word], _ person: Person) -> [Statement] {
        if ["home_city", "work_city", "origin"].contains(attribute), let name = uncapitalised(words) {
            return [Self.make(person, attribute, name)]
        }
        var bare = words
        while let first = bare.first, grammar.articles.contains(first.form), bare.count > 1,
            sentence.text[first.range].first?.isUppercase != true
        { bare.removeFirst() }
        let end = bare.firstIndex { grammar.ends.contains($0.form) || grammar.joiners.contains($0.form) } ?? bare.count
        let name = bare[..<end].prefix { word in
            sentence.text[word.range].first?.isUppercase == true || Self.placeParticles.contains(word.form)
        }
        guard let first = name.first, sentence.text[first.range].first?.isUppercase == true, name.count <= 6 else {
            return []
        }
        var parts = Array(name)
        while let last = parts.last, Self.placeParticles.contains(last.form), parts.count > 1 { parts.removeLast() }
        let shown = value(parts)
        guard !shown.isEmpty else { return [] }
        var statement = Self.make(person, attribute, shown)
        if let year = Self.words(sentence.text).lazy.compactMap({ $0.count == 4 ? Int($0) : nil }).first(where: {
            (1900...2100).contains($0)
        }) {
            statement.validFrom = String(year)
        }
        return [statement]
    }

    private static let placeParticles: Set<String> = [
        "de", "la", "le", "les", "los", "las", "del", "di", "da", "do", "dos", "sur", "am", "an", "der", "den", "sul",
        "sulla", "en", "l", "d",
    ]

    func job(_ words: [Word], _ person: Person) -> [Statement] {
        guard let first = words.first else { return [] }
        if grammar.diets[first.form] != nil { return [] }
        let bare = words.drop { grammar.articles.contains($0.form) }
        let end =
            bare.dropFirst().firstIndex {
                grammar.ends.contains($0.form) && !["de", "di"].contains($0.form) || grammar.joiners.contains($0.form)
                    || Self.prepositions.contains($0.form)
            } ?? bare.endIndex
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
            + workplace(bare[end...], person)
    }

    /// "… à Colmar", "… en Mendoza": where one works, after the job.
    private func workplace(_ rest: ArraySlice<Word>, _ person: Person) -> [Statement] {
        guard let first = rest.first, Self.placing.contains(first.form), let name = rest.dropFirst().first,
            sentence.text[name.range].first?.isUppercase == true
        else { return [] }
        return place("work_city", Array(rest.dropFirst()), person)
    }

    private static let placing: Set<String> = ["a", "ad", "en", "in", "em", "no", "na", "au", "aux", "nel", "nella"]

    static let prepositions: Set<String> = [
        "a", "chez", "dans", "en", "in", "an", "bei", "em", "na", "no", "nel", "nella", "ad",
    ]

    func pet(_ words: [Word], _ person: Person) -> [Statement] {
        let bare = words.drop {
            grammar.articles.contains($0.form) || Int($0.form) != nil || grammar.numbers[$0.form] != nil
        }
        let count = words.first.flatMap { grammar.numbers[$0.form] }.flatMap { $0 == "one" ? nil : $0 }
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
        else {
            let shown = count.map { "\($0) \(animal)" }
            return [
                Statement(
                    person, "pet", shown ?? animal,
                    .verb("has \(shown ?? FactSentence.withArticle(animal)) (\(sentence.text[kind.range]))"))
            ]
        }
        return [
            Statement(
                person, "pet", "\(animal) named \(name)", .verb("has \(FactSentence.withArticle(animal)) named \(name)")
            )
        ]
    }

    func born(_ words: [Word], _ person: Person) -> [Statement] {
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

    func birthday(_ words: [Word]) -> DateReader.Day? {
        guard let index = words.firstIndex(where: { grammar.months.contains($0.form) }),
            let month = grammar.months.firstIndex(of: words[index].form),
            let day = words[..<index].lazy.compactMap({ Int($0.form) }).last, (1...31).contains(day)
        else { return nil }
        let year = words[index...].lazy.compactMap { Int($0.form) }.first { (1900...2100).contains($0) }
        return DateReader.Day(year: year, month: month + 1, day: day)
    }
}
