/// "I moved here last month", "it's cold here in Yakutsk": where "here" is.
struct HereReader {
    let sentence: Sentence
    let dates: DateReader

    /// The home that the sentence tells of; remembers the place it names for the next one.
    func read(_ state: inout ReadingState) -> [Statement] {
        let tokens = sentence.tokens[...]
        var found: [Statement] = []
        if let here = tokens.firstIndex(of: ["here", "in"]), tokens.dropping(here + 2).first?.isCapitalised == true,
            !tokens.contains(anyOf: ["holiday", "vacation", "visiting", "trip", "week", "today"]),
            let place = Places.place(tokens[(here + 2)...], in: sentence)
        {
            found.append(Statement(.user, "home_city", place, .verb("lives in \(place)")))
        } else if let place = state.place, !sentence.endsAsQuestion,
            Self.arrivals.contains(where: { tokens.firstIndex(of: $0) != nil })
        {
            var statement = Statement(.user, "home_city", place, .verb("lives in \(place)"))
            statement.validFrom = dates.beginning(in: tokens)
            found.append(statement)
        }
        if let place = state.place, case (.people(let people), let rest)? = SubjectReader(state).read(tokens),
            rest.first.map({ ["lives", "live"].contains($0.form) }) == true, rest.dropping(1).first?.form == "there"
        {
            found += people.map { Statement($0, "home_city", place, .verb("lives in \(place)")) }
        }
        for index in tokens.indices.dropLast() where ["in", "around", "near"].contains(tokens[index].form) {
            let after = tokens[(index + 1)...]
            guard after.first?.isCapitalised == true, DateReader.month(after[index + 1]) == nil,
                let place = Places.place(after, in: sentence)
            else { continue }
            state.place = place
        }
        return found
    }

    private static let arrivals = [
        ["i", "moved", "here"], ["we", "moved", "here"], ["i", "live", "here"], ["we", "live", "here"],
        ["i", "have", "moved", "here"], ["i", "just", "moved", "here"], ["i", "am", "new", "here"],
        ["we", "just", "moved", "here"], ["i", "have", "lived", "here"],
    ]
}
