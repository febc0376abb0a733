/// What follows a name or an age in an introduction: "I'm Kenji, 52, a baker from Osaka, two kids".
enum Introduction {
    /// The statements of the pieces between commas.
    static func read(_ phrase: Phrase, _ clause: ClauseReading) -> [Statement] {
        withoutAgesOfAnimals(pieces(phrase).flatMap { read(piece: $0, clause) })
    }

    /// "A beagle, thirteen years old" tells nobody's age but the beagle's.
    private static func withoutAgesOfAnimals(_ statements: [Statement]) -> [Statement] {
        statements.enumerated().filter { place, statement in
            !(statement.attribute == "age" && place > 0 && statements[place - 1].attribute == "pet")
        }.map(\.element)
    }

    /// A list of what somebody is and has, said without any verb: "two kids, one husband, a job at the registry".
    ///
    /// - Returns: nothing unless at least two of the pieces say something.
    static func list(_ phrase: Phrase, _ clause: ClauseReading, atLeast: Int = 2) -> [Statement] {
        var found: [Statement] = []
        var count = 0
        let pieces = pieces(phrase)
        guard pieces.count < 9, !phrase.contains(anyOf: ["walk", "walks", "into", "'s", "which", "who", "per"]) else {
            return []
        }
        // "the kids are 4, 7 and 9": nobody is of several ages.
        if pieces.filter({ isAge($0) }).count > 1 { return [] }
        for (index, piece) in pieces.enumerated() {
            // "36, Leeds, librarian"
            if index > 0, piece.count == 1, piece.first?.isCapitalised == true, let place = piece.first,
                isAge(pieces[index - 1]), !Lexicon.demonyms.contains(place.form),
                !Lexicon.traitNouns.contains(place.form),
                !Occupations.isOccupation([place.form]), place.form.count > 3
            {
                let name = clause.text(piece)
                found.append(Statement(clause.person, "home_city", name, .verb("lives in \(name)")))
                count += 1
                continue
            }
            if index == 0, let (name, rest) = NameReader.name(piece), rest.isEmpty,
                atLeast < 2 || isAge(pieces.dropFirst().first) && pieces.count > 2
            {
                found.append(IdentityPattern.statement(name, clause.person))
                count += 1
                continue
            }
            let said = read(piece: piece, clause)
            count += said.isEmpty ? 0 : 1
            found += said
        }
        // "Sam, 30, barber, wanted for murder" introduces nobody.
        if atLeast > 1, found.first?.attribute == "name", count < min(pieces.count, 4) { return [] }
        return count >= atLeast ? withoutAgesOfAnimals(found) : []
    }

    private static func isAge(_ piece: Phrase?) -> Bool {
        guard let piece, piece.count == 1, let age = piece.first.flatMap({ Numbers.value($0.form) }) else {
            return false
        }
        return (5...110).contains(age)
    }

    /// Those who do something for its own sake.
    private static let pursuers: Set<String> = [
        "runner", "swimmer", "climber", "cyclist", "hiker", "gamer", "surfer", "skier", "rower", "birder",
        "birdwatcher", "knitter",
    ]

    private static func pieces(_ phrase: Phrase) -> [Phrase] {
        phrase.split(whereSeparator: { $0.isMark || ["and", "plus", "but"].contains($0.form) }).map { piece in
            piece.drop { ["now", "currently", "also", "still", "happily", "just", "recently"].contains($0.form) }
        }
    }

    private static func read(piece: Phrase, _ clause: ClauseReading) -> [Statement] {
        guard let first = piece.first else { return [] }
        if let years = Numbers.value(first.form), (1...120).contains(years),
            piece.count == 1 || piece.dropping(1).starts(with: ["years"]) || piece.dropping(1).first?.form == "yo"
        {
            return [IdentityPattern.age(years, clause.person)]
        }
        if let from = first.form == "from"
            ? piece.dropping(1) : piece.starts(with: ["originally", "from"]) ? piece.dropping(2) : nil,
            let place = Places.place(from, in: clause.sentence)
        {
            return [Statement(clause.person, "origin", place, .verb("is from \(place)"))]
        }
        // "living over a laundromat in Macon"
        if ["living", "based"].contains(first.form), let link = piece.prefix(7).lastIndex(where: { $0.form == "in" }),
            piece.dropping(link - piece.startIndex + 1).first?.isCapitalised == true || link == piece.startIndex + 1,
            let place = Places.place(piece[(link + 1)...], in: clause.sentence)
        {
            return [Statement(clause.person, "home_city", place, .verb("lives in \(place)"))]
        }
        if ["obsessed", "into", "mad", "crazy", "keen", "addicted", "fond"].contains(first.form), piece.count > 1 {
            return said(VerbPhrase(complement: piece), clause, TastePattern())
        }
        if ["living", "sharing"].contains(first.form), piece.count > 1 {
            let home = said(VerbPhrase(complement: piece), clause, HomePattern())
            if !home.isEmpty { return home }
        }
        if ["terrible", "awful", "hopeless", "lousy", "decent", "passable", "mediocre"].contains(first.form),
            piece.count == 2, let doer = piece.last,
            ["cook", "driver", "singer", "dancer", "swimmer", "speller", "liar", "sleeper", "skier"].contains(doer.form)
        {
            let trait = clause.text(piece)
            return [Statement(clause.person, "trait", trait, .verb("is \(FactSentence.withArticle(trait))"))]
        }
        if ["doing", "studying", "working", "teaching", "training"].contains(first.form), piece.count > 1 {
            return said(VerbPhrase(complement: piece), clause, EducationPattern(), WorkPattern())
        }
        // "night shifts at the Royal Alexandra"
        if let shift = piece.prefix(3).lastIndex(where: { ["shifts", "shift"].contains($0.form) }),
            ["night", "early", "late", "day", "rotating", "weekend", "morning", "evening", "split"].contains(first.form)
        {
            let hours = clause.text(piece[...shift])
            let place = piece[(shift + 1)...]
            let at = ["at", "for", "with"].contains(place.first?.form ?? "")
            return [Statement(clause.person, "schedule", hours, .verb("works \(hours)"))]
                + (at ? WorkPattern.employer(place.dropping(1), clause) : [])
        }
        if piece.count <= 3, let last = piece.last, pursuers.contains(last.form), !piece.contains(where: \.isMark) {
            let noun = clause.text(ValueReader.withoutArticle(piece))
            return [Statement(clause.person, "hobby", noun, .verb("is \(FactSentence.withArticle(noun))"))]
        }
        // "Liverpool supporter", "tea lover"
        if let last = piece.last, (2...3).contains(piece.count),
            ["supporter", "fan", "lover", "addict", "fanatic", "enthusiast"].contains(last.form)
        {
            let liked = clause.text(piece.dropLast())
            return [Statement(clause.person, "like", liked, .verb("likes \(liked)"))]
        }
        if ["widow", "widower"].contains(piece.last?.form ?? ""),
            piece.count == 1 || piece.count == 2 && first.form == "a"
        {
            return [Statement(clause.person, "relationship_status", "widowed", .verb("is widowed"))]
        }
        if piece.count == 1, Lexicon.relationshipStatuses.contains(first.form) {
            return [Statement(clause.person, "relationship_status", first.form, .verb("is \(first.form)"))]
        }
        if first.form.hasSuffix("s"), Words.verbs.contains(first.form), piece.count > 1 {
            return said(VerbPhrase(piece), clause, ActivityPattern(), TastePattern(), BelongingPattern())
        }
        if ["mum", "mom", "dad", "mother", "father", "parent"].contains(first.form)
            || ["single", "proud"].contains(first.form) && piece.count > 1, piece.firstIndex(of: ["of"]) != nil
        {
            return said(VerbPhrase(complement: piece), clause, FamilyPattern())
        }
        if let value = Numbers.value(first.form).map({ _ in piece })
            ?? (["a", "an", "one", "no"].contains(first.form) ? piece : nil)
        {
            let had = said(
                VerbPhrase(possession: value), clause, PetPattern(), FamilyPattern(), WorkPattern(), AllergyPattern())
            // "a cat walks into a bar" is no list of what one has.
            let isWhole = !piece.contains(anyOf: ["into", "walk", "walks", "says", "say", "sit", "sits", "per", "each"])
            if !had.isEmpty, isWhole { return had }
        }
        // "Two hips neither of them mine" is no job.
        if Numbers.value(first.form) != nil { return [] }
        guard
            !piece.dropFirst().contains(where: { $0.isCapitalised && $0.form != "i" }) || first.form == "a"
                || first.form == "an"
                || piece.contains(anyOf: ["from", "at", "in", "of", "with"])
        else { return [] }
        let be = VerbPhrase(complement: piece)
        return WorkPattern.title(piece, clause, isList: true)
            + (piece.contains(where: { $0.form == "from" }) && first.form != "from" ? origin(in: piece, clause) : [])
            + said(
                be, clause, AllergyPattern(), DietPattern(), EducationPattern(), HealthPattern(), FamilyPattern(),
                HomePattern())
    }

    private static func said(_ verb: VerbPhrase, _ clause: ClauseReading, _ patterns: any ClausePattern...)
        -> [Statement]
    {
        let reading = ClauseReading(person: clause.person, verb: verb, sentence: clause.sentence, dates: clause.dates)
        return patterns.lazy.map { $0.read(reading) }.first { !$0.isEmpty } ?? []
    }

    /// "a lawyer living in Warsaw"
    static func home(in phrase: Phrase, _ clause: ClauseReading) -> [Statement] {
        guard let index = phrase.firstIndex(of: ["living", "in"]) ?? phrase.firstIndex(of: ["based", "in"]),
            let place = Places.place(phrase[(index + 2)...], in: clause.sentence)
        else { return [] }
        return [Statement(clause.person, "home_city", place, .verb("lives in \(place)"))]
    }

    /// "a baker from Osaka"
    static func origin(in phrase: Phrase, _ clause: ClauseReading) -> [Statement] {
        guard let from = phrase.firstIndex(of: ["from"]),
            phrase.dropping(from - phrase.startIndex + 1).first?.isCapitalised == true,
            let place = Places.place(phrase[(from + 1)...], in: clause.sentence)
        else { return [] }
        return [Statement(clause.person, "origin", place, .verb("is from \(place)"))]
    }
}
