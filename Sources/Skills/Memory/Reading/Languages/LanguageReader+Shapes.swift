/// What the shapes of statements say, by the attribute they are of.
extension LanguageReader {
    func statement(_ shape: LanguageGrammar.Shape, _ words: [Word], _ person: Person) -> [Statement] {
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
        case "employer" where words.first.map({ sentence.text[$0.range].first?.isUppercase == true }) != true:
            // "à la mairie de Dijon"
            let text = whole(
                Array(words.prefix { !grammar.ends.contains($0.form) || $0.form == "de" || $0.form == "di" }.prefix(6)))
            guard text.contains(where: \.isUppercase) else { return [] }
            made = [Self.make(person, "employer", text)]
        case "home_city", "origin", "work_city", "employer": made = place(shape.attribute, words, person)
        case "employer_kind": made = kindOfEmployer(words, person)
        case "home_city_now":
            // "ahora estoy en Bilbao" is where one lives only after what is no longer so.
            guard LanguageReader.words(sentence.text).contains("ya") else { return [] }
            made = place("home_city", words, person)
        case "children":
            guard let count = words.first, !count.form.isEmpty else { return [] }
            let number = grammar.numbers[count.form] ?? count.form
            let said = Self.words(sentence.text)
            let noun = said.firstIndex(of: count.form).map { said[($0 + 1)...].first ?? "" } ?? ""
            if let kind = Self.offspring[noun], number != "one" {
                return [Statement(person, "children", "\(number) \(kind)", .verb("has \(number) \(kind)"))]
            }
            let shown = number
            made = [
                Statement(person, "children", shown, .verb("has \(shown) \(shown == "one" ? "child" : "children")"))
            ]
        case "married":
            made = [Statement(person, "relationship_status", "married", .verb("is married"))]
        case "divorced": made = [Statement(person, "relationship_status", "divorced", .verb("is divorced"))]
        case "class":
            // "in die dritte Klasse"
            guard let end = words.firstIndex(where: { ["klasse", "schulklasse"].contains($0.form) }), end > 0, end < 3
            else { return [] }
            made = [Self.make(person, "education", whole(Array(words[...end])))]
        case "living_with":
            // "com a minha avó em Coimbra", "sozinha"
            let end = words.firstIndex { ["em", "no", "na"].contains($0.form) } ?? words.endIndex
            let company = Array(words[..<end])
            let isAlone = company.count == 1 && ["sozinho", "sozinha"].contains(company[0].form)
            let isSomebody = company.contains { grammar.relations[$0.form] != nil || Self.company.contains($0.form) }
            guard (1...6).contains(company.count), isAlone || company[0].form == "com" && isSomebody else { return [] }
            made =
                [Self.make(person, "living_situation", whole(company))]
                + (end < words.endIndex ? place("home_city", Array(words[(end + 1)...]), person) : [])
        case "retired":
            let value = grammar.code == "de" ? "in Rente" : "in pensione"
            made = [Statement(person, "job_title", value, .verb("is retired"))]
        case "past_job":
            made = job(words, person).filter { $0.attribute == "job_title" }.map {
                Statement(person, "experience", "was \($0.value)", .verb("used to work as \($0.value)"))
            }
        case "lactose": made = [Statement(person, "allergy", "lactose", .verb("is lactose intolerant"))]
        case "plan_trip":
            guard isComing else { return [] }
            made = place("plan", words, person)
        case "care":
            guard words.first.map({ !["mi", "mis", "mim"].contains($0.form) || words.count > 1 }) == true else {
                return []
            }
            made = [Self.make(person, "habit", "cuida de \(whole(words))")]
        case "field": made = [Self.make(person, "job_title", "lavora in \(field)")]
        case "habit": made = [Self.make(person, "habit", whole(words))]
        case "hobby_ing":
            guard let first = words.first, Self.pastimes.contains(first.form) else { return [] }
            made = values(words).map { Self.make(person, "hobby", $0) }
        case "single":
            made = [Statement(person, "relationship_status", "single", .verb("is single"))]
        case "drink_without":
            made = values(words).map {
                Statement(person, "diet", "\(without) \($0)", .verb("does not drink \($0), no \($0)"))
            }
        case "diet_without":
            made = values(words).map {
                Statement(person, "diet", "\(without) \($0)", .verb("does not eat \($0), no \($0)"))
            }
        case "diet_over":
            made = [Statement(person, "diet", "", .verb(""))]
        case "degree":
            guard let first = words.first(where: { !grammar.articles.contains($0.form) }),
                Self.degrees.contains(first.form)
            else { return [] }
            made = [Self.make(person, "education", degree(words))]
        case "life_goal":
            guard let verb = words.first(where: { Self.lifeVerbs.contains($0.form) }),
                words.count > 1 || verb.form.count > 5
            else { return [] }
            made = [Self.make(person, "goal", whole(words))]
        case "plan":
            guard isComing else { return [] }
            made = [Self.make(person, "plan", whole(words))]
        case "style":
            made = [
                Statement(
                    person, "reply_style", "informal (\(words.first?.form ?? "tu"))",
                    .verb("prefers to be addressed informally"))
            ]
        case "health":
            guard let first = words.first(where: { !grammar.articles.contains($0.form) }),
                HealthWords.contains(first.form)
            else { return [] }
            let text = value(words)
            made = [Statement(person, "health", text, .verb("has \(text)"))]
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

    /// Children of whom it is said what they are.
    private static let offspring = [
        "filhas": "daughters", "filles": "daughters", "hijas": "daughters", "figlie": "daughters",
        "tochter": "daughters", "sohne": "sons", "fils": "sons", "garcons": "sons",
    ]

    /// Those one lives with, in the plural.
    private static let company: Set<String> = [
        "pais", "amigos", "amigas", "filhos", "filhas", "avos", "irmaos", "irmas",
    ]

    static func make(_ person: Person, _ attribute: String, _ value: String) -> Statement {
        if attribute == "name" { return IdentityPattern.statement(value, person) }
        var statement = Statement(person, attribute, value, .verb(""))
        statement.literal = FactSentence.plain(person.path, attribute: attribute, value: value, name: person.name)
        return statement
    }
}
