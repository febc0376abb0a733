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
            arrives(tokens)
        {
            var statement = Statement(.user, "home_city", place, .verb("lives in \(place)"))
            statement.validFrom = dates.beginning(in: tokens)
            found.append(statement)
        }
        if let place = state.place, let stay = visit(tokens, place) { found.append(stay) }
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

    /// "I've only just moved here": adverbs tell nothing of the place.
    private func arrives(_ tokens: Phrase) -> Bool {
        let forms = tokens.forms.filter {
            $0 == "here" || !Words.adverbs.contains($0) && !["only", "just"].contains($0)
        }
        let text = " " + forms.joined(separator: " ") + " "
        return Self.arrivals.contains { text.contains(" " + $0.joined(separator: " ") + " ") }
    }

    /// "We'll be there in May": a journey to the place named before.
    private func visit(_ tokens: Phrase, _ place: String) -> Statement? {
        guard !sentence.endsAsQuestion,
            let will = tokens.indices.first(where: { index in
                Self.visits.contains { tokens[index...].starts(with: $0) }
            }),
            !tokens[..<will].contains(anyOf: ["if", "when", "wish", "maybe", "not", "once"]),
            let there = tokens[will...].firstIndex(where: { $0.form == "there" }),
            tokens[(there + 1)...].prefix(6).contains(where: {
                DateReader.month($0) != nil || Lexicon.weekdays.contains($0.form)
                    || ["next", "tomorrow", "week", "month", "year"].contains($0.form)
            }),
            let from = dates.beginning(in: tokens[(there + 1)...].prefix { !$0.isMark }, isComing: true)
        else { return nil }
        var statement = Statement(.user, "plan", "visit \(place)", .verb("plans to visit \(place)"))
        statement.validFrom = from
        return statement
    }

    private static let visits = ["i", "we"].flatMap { who in
        [
            [who, "will", "be", "there"], [who, "am", "going", "there"], [who, "are", "going", "there"],
            [who, "fly", "there"], [who, "will", "go", "there"], [who, "go", "there"], [who, "are", "flying", "there"],
            [who, "am", "flying", "there"], [who, "will", "be", "going", "there"],
            [who, "will", "be", "over", "there"],
        ]
    }

    private static let arrivals = [
        ["i", "moved", "here"], ["we", "moved", "here"], ["i", "live", "here"], ["we", "live", "here"],
        ["i", "have", "moved", "here"], ["i", "just", "moved", "here"], ["i", "am", "new", "here"],
        ["we", "just", "moved", "here"], ["i", "have", "lived", "here"],
        ["we", "have", "moved", "here"], ["we", "have", "lived", "here"], ["we", "are", "new", "here"],
    ]
}
