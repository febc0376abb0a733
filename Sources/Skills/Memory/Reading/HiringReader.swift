/// "They hired me as a data engineer", "I got promoted to team lead", "they made me head of sales".
struct HiringReader {
    let sentence: Sentence
    let dates: DateReader

    /// The job that somebody gave the user.
    func read() -> [Statement] {
        let tokens = sentence.tokens[...]
        guard !sentence.endsAsQuestion,
            !tokens.contains(anyOf: Words.conditions.union(["not", "might", "could", "would"]))
        else { return [] }
        if let index = tokens.firstIndex(of: ["made", "me"]) {
            let verb = VerbPhrase(complement: tokens[(index + 2)...])
            let clause = ClauseReading(person: .user, verb: verb, sentence: sentence, dates: dates)
            let titles = WorkPattern.title(clause.rest, clause, trustsNoun: true).filter {
                Occupations.isOccupation(Folding.words($0.value))
            }
            if !titles.isEmpty { return titles }
        }
        for start in Self.starts {
            guard let index = tokens.firstIndex(of: start) else { continue }
            let verb = VerbPhrase(complement: tokens[(index + start.count)...])
            let clause = ClauseReading(person: .user, verb: verb, sentence: sentence, dates: dates)
            return WorkPattern.title(clause.rest, clause, trustsNoun: clause.rest.count <= 4)
        }
        if let made = tokens.firstIndex(of: ["made", "me"]) {
            let clause = ClauseReading(
                person: .user, verb: VerbPhrase(complement: tokens[(made + 2)...]), sentence: sentence, dates: dates)
            return WorkPattern.title(clause.rest, clause, isList: true)
        }
        return []
    }

    private static let starts = [
        ["hired", "me", "as"], ["kept", "me", "on", "as"], ["kept", "me", "as"], ["took", "me", "on", "as"],
        ["promoted", "me", "to"], ["promoted", "to"],
        ["got", "hired", "as"], ["retrained", "as"], ["promotion", "to"],
    ]
}
