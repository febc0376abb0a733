/// "My name is Wendell", "my favourite colour is green", "my dog is called Rex", "my birthday is 3 May".
struct PossessionPattern {
    let owner: Person
    let noun: Phrase
    let clause: ClauseReading

    /// What the clause says of the thing.
    func read() -> [Statement] {
        guard clause.verb.modal == nil, !clause.verb.usedTo, !clause.verb.isDoubtful else { return [] }
        if noun.contains(anyOf: ["late", "old", "previous", "former", "ex"]) && clause.verb.isPast { return [] }
        let head = noun.last?.form ?? ""
        if let animal = animalEnd { return pet(animal) }
        // "our parrot's name is Coco"
        if noun.count > 2, noun.suffix(2).forms == ["'s", "name"],
            noun.dropLast(2).last.map({ Lexicon.animal($0.form) != nil }) == true
        {
            return named(noun.dropLast(2), clause.rest)
        }
        if let failing = failing(head) { return [failing] }
        if clause.verb.isNegated { return [] }
        if let event = scheduled() { return [event] }
        if ["shift", "shifts", "workday", "day"].contains(head), let first = clause.rest.first,
            ["start", "starts", "begin", "begins", "end", "ends", "finish", "finishes"].contains(first.form)
        {
            let value = text(ValueReader.value(clause.rest, keepsTime: true))
            return [Statement(owner, "schedule", "\(head) \(value)", .possession(text(noun), value))]
        }
        if ["office", "company", "firm", "workplace"].contains(head), let first = clause.rest.first,
            first.form == "moved",
            let to = clause.rest.firstIndex(of: ["to"]),
            let place = Places.place(clause.rest[(to + 1)...], in: clause.sentence)
        {
            return [Statement(owner, "work_city", place, .verb("works in \(place)"))]
        }
        guard clause.verb.opener == .be, !clause.verb.isPast || head == "birthday" else { return [] }
        let words = noun.forms.filter {
            ![
                "preferred", "chosen", "given", "legal", "proper", "actual", "full", "first", "real", "new", "current",
                "whole", "own", "biggest", "main", "ultimate",
            ].contains($0)
        }
        if words.first == "favorite" || words.first == "favorites" || words.starts(with: ["all", "time", "favorite"])
            || words.first == "all-time"
        {
            return favorite(words)
        }
        if Self.occasions.contains(head), !clause.verb.isPast, let date = occasion(clause.rest) {
            let name = text(noun)
            var event = Statement(owner, "event", "\(name) on \(date.text)", .possession(name, "is on \(date.text)"))
            event.validFrom = head == "anniversary" ? nil : clause.dates.beginning(in: clause.rest, isComing: true)
            return [event]
        }
        switch words.joined(separator: " ") {
        case "name":
            let named = IdentityPattern.named(clause.rest, owner)
            guard !named.isEmpty, owner.isUser,
                let end = clause.rest.firstIndex(where: { [",", "("].contains($0.form) })
            else { return named }
            return named + Introduction.read(clause.rest[end...], clause)
        case "last name", "surname", "family name", "middle name": return []
        case "nickname": return nickname()
        case "birthday", "date of birth", "birth date", "birthdate", "bday":
            return clause.dates.day(in: clause.rest).map { [IdentityPattern.birthday($0, owner)] } ?? []
        case "age":
            return clause.rest.first.flatMap { Numbers.value($0.form) }.map { [IdentityPattern.age($0, owner)] } ?? []
        case "job" where clause.rest.first?.form == "at" || clause.rest.first?.form == "with":
            return WorkPattern.employer(clause.rest.dropping(1), clause)
        case "job" where JobOpinions.isOne(clause.rest): return []
        case "job", "profession", "occupation", "job title":
            return WorkPattern.title(clause.rest, clause, trustsNoun: clause.rest.count <= 4)
        case "employer", "company": return WorkPattern.employer(clause.rest, clause)
        case "degree", "major", "phd", "master", "bachelor", "doctorate", "masters":
            guard clause.rest.first?.form == "in" else { return [] }
            let field = text(ValueReader.value(clause.rest.dropping(1)))
            return field.isEmpty
                ? []
                : [
                    Statement(
                        owner, "education", "\(words.last ?? "degree") in \(field)",
                        .verb("has a \(words.last ?? "degree") in \(field)"))
                ]
        case "comfort food", "guilty pleasure", "weakness", "happy place", "go-to", "jam", "obsession", "go-to food":
            return values("like") { "likes \($0)" }
        case "pet peeve", "pet hate", "nemesis": return values("dislike") { "dislikes \($0)" }
        case "office", "workplace", "work", "workshop":
            guard clause.rest.first?.form == "in",
                let place = Places.place(clause.rest.dropping(1), in: clause.sentence),
                clause.rest.dropping(1).first?.isCapitalised == true
            else { return [] }
            return [Statement(owner, "work_city", place, .verb("works in \(place)"))]
        case "address" where clause.rest.first?.form == "in": return place("home")
        case "home", "hometown", "home town", "city", "home city": return place(words.joined(separator: " "))
        case "native language", "mother tongue", "first language", "mother language", "language": return language()
        case "hobby", "hobbies", "pastime", "hobbies and interests", "interests", "passion":
            return values("hobby") { "enjoys \($0)" }
        case "goal", "dream", "aim", "resolution", "goals", "plan": return goal()
        case "time zone", "timezone":
            let value = text(ValueReader.value(clause.rest))
            return value.isEmpty ? [] : [Statement(owner, "timezone", value, .possession("time zone", "is \(value)"))]
        case "pronouns":
            let value = text(ValueReader.value(clause.rest))
            return value.isEmpty ? [] : [single("trait", "uses the pronouns")]
        case "car", "bike", "motorbike", "motorcycle", "van", "truck", "bicycle":
            return vehicle(words.joined(separator: " "))
        case "phone", "laptop", "computer", "tablet", "pc", "camera", "smartphone":
            return device(words.joined(separator: " "))
        case "diet": return values("diet") { "eats \($0)" }
        case "allergies" where clause.rest.first.map({ Self.failures.contains($0.form) }) != true:
            return values("allergy") { "is allergic to \($0)" }
        default: return []
        }
    }

    private func text(_ phrase: Phrase) -> String { clause.text(phrase) }

    /// "his hearing is going", "her knees are shot"
    private func failing(_ head: String) -> Statement? {
        guard FrameWords.parts.contains(head), noun.count <= 2, clause.verb.opener == .be, !clause.verb.isPast,
            !owner.isUser, let first = clause.rest.first, Self.failures.contains(first.form),
            !clause.rest.contains(anyOf: ["today", "tonight", "now"])
        else { return nil }
        let state = clause.verb.isNegated ? "not \(first.text)" : first.text
        return Statement(owner, "health", "\(text(noun)) \(state)", .possession(text(noun), "is \(state)"))
    }

    private static let failures: Set<String> = [
        "going", "failing", "bad", "shot", "gone", "poor", "terrible", "fading", "worse", "weak", "good", "great",
        "awful", "ruined", "worn", "deteriorating", "horrible", "killing", "acting", "playing", "better", "really",
        "so",
    ]

    /// "My braces come off on the 2nd of April", "my lease ends in August"
    private func scheduled() -> Statement? {
        guard clause.verb.opener == .verb, let first = clause.rest.first, Self.happenings.contains(first.form),
            let time = ValueReader.timeStart(clause.rest),
            let from = clause.dates.beginning(in: clause.rest[time...], isComing: true),
            !clause.rest.contains(anyOf: ["every", "each", "usually", "always"]), noun.count <= 5
        else { return nil }
        let what = "\(text(noun)) \(text(clause.rest))"
        var event = Statement(owner, "event", what, .possession(text(noun), text(clause.rest)))
        event.validFrom = from
        return event
    }

    private static let happenings: Set<String> = [
        "come", "comes", "start", "starts", "begin", "begins", "end", "ends", "expire", "expires", "open", "opens",
        "close", "closes",
        "arrive", "arrives", "leave", "leaves", "land", "lands", "move", "moves", "finish", "finishes", "graduate",
        "graduates", "turns",
        "retire", "retires", "visit", "visits", "get", "gets", "runs", "takes",
    ]

    private func values(_ attribute: String, _ predicate: (String) -> String) -> [Statement] {
        ValueReader.values(clause.rest).filter { !Taste.isEmptyObject($0) }.map {
            Statement(owner, attribute, text($0), .verb(predicate(text($0))))
        }
    }

    private func single(_ attribute: String, _ verb: String) -> Statement {
        let value = text(ValueReader.value(clause.rest))
        return Statement(owner, attribute, value, .verb("\(verb) \(value)"))
    }

    private func favorite(_ words: [String]) -> [Statement] {
        var topic = words.drop { ["all", "time", "all-time", "favorite", "favorites"].contains($0) }.joined(
            separator: " ")
        guard !topic.isEmpty, topic.count < 40 else { return [] }
        if topic.hasPrefix("colour") { topic = topic.replacing("colour", with: "color") }
        let value = ValueReader.value(clause.rest)
        guard !value.isEmpty, !Taste.isEmptyObject(value), value.first?.form != "when" else { return [] }
        let shown = text(value)
        return [
            Statement(
                owner, Self.favoriteAttribute(topic), shown,
                .possession(
                    "favorite \(topic)",
                    "\(topic.hasSuffix("s") && value.contains(anyOf: ["and"]) ? "are" : "is") \(shown)"))
        ]
    }

    /// `favorite foods` and `favorite food` are one attribute.
    static func favoriteAttribute(_ topic: String) -> String {
        let singular =
            topic.hasSuffix("s") && !topic.hasSuffix("ss") && !topic.hasSuffix("series")
            ? String(topic.dropLast()) : topic
        return "favorite_" + singular.replacing(" ", with: "_")
    }

    private func occasion(_ rest: Phrase) -> DateReader.Day? { clause.dates.day(in: rest) }

    private static let occasions: Set<String> = [
        "exam", "test", "wedding", "anniversary", "appointment", "interview", "surgery", "operation", "flight",
        "graduation",
        "deadline", "trip", "concert", "move", "defence", "defense", "audition", "recital", "race", "checkup",
    ]

    private func nickname() -> [Statement] {
        let value = text(ValueReader.value(clause.rest))
        return value.isEmpty ? [] : [Statement(owner, "nickname", value, .verb("goes by \(value)"))]
    }

    private func place(_ word: String) -> [Statement] {
        guard
            let place = Places.place(
                clause.rest.starts(with: ["in"]) ? clause.rest.dropping(1) : clause.rest, in: clause.sentence)
        else { return [] }
        return word.hasPrefix("hometown") || word == "home town"
            ? [Statement(owner, "origin", place, .verb("is from \(place)"))]
            : [Statement(owner, "home_city", place, .verb("lives in \(place)"))]
    }

    private func language() -> [Statement] {
        clause.rest.filter { Lexicon.languages.contains($0.form) }.prefix(1).map {
            let name = NameReader.capitalised($0.text)
            return Statement(owner, "language", name, .verb("speaks \(name)"))
        }
    }

    private func goal() -> [Statement] {
        guard clause.rest.first?.form == "to" else { return [] }
        let value = text(ValueReader.value(clause.rest.dropping(1), keepsTime: true))
        return value.isEmpty ? [] : [Statement(owner, "goal", value, .verb("wants to \(value)"))]
    }

    private func vehicle(_ kind: String) -> [Statement] {
        let value = ValueReader.value(clause.rest)
        guard let first = value.first, ["a", "an"].contains(first.form) || first.isCapitalised else { return [] }
        let shown = text(value)
        return [
            Statement(
                owner, "vehicle", text(ValueReader.withoutArticle(value)),
                .possession(kind, "is \(first.isCapitalised ? FactSentence.withArticle(shown) : shown)"))
        ]
    }

    private func device(_ kind: String) -> [Statement] {
        let value = ValueReader.value(clause.rest)
        guard let first = value.first, ["a", "an"].contains(first.form) || first.isCapitalised,
            !value.contains(where: { $0.form.count > 6 && $0.form.allSatisfy(\.isNumber) })
        else { return [] }
        let attribute = ["phone", "smartphone"].contains(kind) ? "phone" : "device"
        var statement = Statement(
            owner, attribute, text(ValueReader.withoutArticle(value)), .possession(kind, "is \(text(value))"))
        statement.replacesLatest = attribute == "phone" || noun.contains(anyOf: ["new"])
        return [statement]
    }

    private var animalEnd: Int? {
        let pair = noun.suffix(2).forms.joined(separator: " ")
        if Lexicon.animals.contains(pair) || noun.last.map({ Lexicon.animal($0.form) != nil }) == true {
            return noun.endIndex
        }
        // "my dog Rex is three"
        guard noun.count > 1, let index = noun.firstIndex(where: { Lexicon.animal($0.form) != nil }),
            noun[(index + 1)...].allSatisfy({ NameReader.isName($0) || ["and", ","].contains($0.form) })
        else { return nil }
        return index + 1
    }

    private func pet(_ end: Int) -> [Statement] {
        let animal = noun[..<end].drop {
            ["new", "old", "little", "beloved", "sweet", "two", "three"].contains($0.form)
        }
        let kind = text(animal)
        let dead =
            clause.rest.first.map { ["died", "passed"].contains($0.form) } == true
            || clause.rest.starts(with: ["put", "down"])
        if dead { return [Statement(owner, "pet", kind, .verb("has \(FactSentence.withArticle(kind))"), kind: .ended)] }
        guard !clause.verb.isNegated else { return [] }
        if clause.rest.contains(anyOf: ["name"]), let colon = clause.rest.firstIndex(where: { $0.form == ":" }) {
            return named(animal, clause.rest[(colon + 1)...])
        }
        // "My dog is a border collie"
        if let breed = clause.after(.be, "a", "an"), !clause.verb.isPast {
            let value = ValueReader.value(breed)
            if let last = value.last, Lexicon.animal(last.form) != nil, value.count <= 4 {
                return [Statement(owner, "pet", text(value), .verb("has \(FactSentence.withArticle(text(value)))"))]
            }
        }
        let named = clause.after(.be, "called", "named")
        return named.map { self.named(animal, $0) } ?? []
    }

    private func named(_ animal: Phrase, _ name: Phrase) -> [Statement] {
        let kind = text(animal)
        return IdentityPattern.named(name, .user).prefix(1).map { name in
            Statement(
                owner, "pet", "\(kind) named \(name.value)",
                .verb("has \(FactSentence.withArticle(kind)) named \(name.value)"))
        }
    }
}
