/// What follows a name or an age in an introduction: "I'm Kenji, 52, a baker from Osaka".
enum Introduction {
    /// The statements of the pieces between commas.
    static func read(_ phrase: Phrase, _ clause: ClauseReading) -> [Statement] {
        var found: [Statement] = []
        for piece in phrase.split(whereSeparator: { $0.isMark || $0.form == "and" }) {
            found += read(piece: piece, clause)
        }
        return found
    }

    private static func read(piece: Phrase, _ clause: ClauseReading) -> [Statement] {
        guard let first = piece.first else { return [] }
        if let years = Numbers.value(first.form), (1...120).contains(years),
            piece.count == 1 || piece.dropping(1).starts(with: ["years"])
        {
            return [IdentityPattern.age(years, clause.person)]
        }
        if first.form == "from", let place = Places.place(piece.dropping(1), in: clause.sentence) {
            return [Statement(clause.person, "origin", place, .verb("is from \(place)"))]
        }
        if let place = ["living", "based"].contains(first.form)
            ? Places.place(piece.dropping(2), in: clause.sentence) : nil
        {
            return [Statement(clause.person, "home_city", place, .verb("lives in \(place)"))]
        }
        if first.form == "studying", piece.count > 1 {
            let text = ValueReader.text(ValueReader.value(piece.dropping(1)), in: clause.sentence)
            return text.isEmpty ? [] : [Statement(clause.person, "education", text, .verb("studies \(text)"))]
        }
        return WorkPattern.title(piece, clause) + origin(in: piece, clause)
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
