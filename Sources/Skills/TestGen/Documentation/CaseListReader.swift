import SwiftTools

/// Reads lists of cases: `Scores of 90 and above are an "A", 80 to 89 a "B", and everything below 80 an "F".`
struct CaseListReader {
    let conditions: ConditionReader
    let outcomes: OutcomeReader

    private static let links: Set<String> = [
        "are", "is", "an", "a", "give", "gives", "get", "gets", "as", "yield", "yields", "returns", "return", "be",
        "counted", "rated", "→",
    ]
    private static let subjects: Set<String> = [
        "scores", "score", "values", "value", "everything", "anything", "numbers", "a", "an", "of", "all", "any",
        "ages", "and", "temperatures", "from", "points", "amounts", "for",
    ]

    /// The rules of a sentence with at least two cases, all of which are understood.
    func rules(_ sentence: DocumentationSentence) -> [CallRule] {
        let slots = conditions.names.shape.slots
        let needed = slots.indices.filter { !slots[$0].hasDefault && !slots[$0].isReceiver }
        guard needed.count == 1, let slot = needed.first, slots[slot].type.isNumber, slots.count == 1 else { return [] }
        var tokens = sentence.tokens[...]
        // `Converts a score to a grade: …`
        if let colon = tokens.firstIndex(of: .mark(":")), tokens[colon...].contains(.mark(",")) {
            tokens = tokens[(colon + 1)...]
        }
        let parts = tokens.split { $0 == .mark(",") || $0 == .mark(";") }.filter { !$0.isEmpty }
        guard parts.count >= 2 else { return [] }
        var cases: [(condition: CallCondition, outcome: CallOutcome)] = []
        for part in parts {
            guard let made = self.case(part, slot, sentence) else { return [] }
            cases.append(made)
        }
        // Of several lower bounds the highest that is reached counts: each case excludes those before it.
        let isDescending = Self.bounds(parts).map { $0 == $0.sorted(by: >) && Set($0).count == $0.count } ?? false
        return cases.enumerated().map { index, made in
            let before = isDescending ? cases[..<index].map { CallCondition.not($0.condition) } : []
            return CallRule(
                condition: .and(before + [made.condition]), outcome: made.outcome, quote: sentence.text)
        }
    }

    /// The numbers of cases that are all open to one side; `nil` where they are not.
    private static func bounds(_ parts: [ArraySlice<SentenceToken>]) -> [Double]? {
        let numbers = parts.map { part in
            part.compactMap { token in (token.word ?? token.code).flatMap { NumberWord.number($0)?.number } }
        }
        let open = numbers.filter { !$0.isEmpty }
        return open.allSatisfy { $0.count == 1 } && open.count >= parts.count - 1 ? open.compactMap(\.first) : nil
    }

    /// `90 and above an "A"`, `B from 80 points upwards`, `everything below that is an F`
    private func `case`(
        _ part: ArraySlice<SentenceToken>, _ slot: Int, _ sentence: DocumentationSentence
    ) -> (condition: CallCondition, outcome: CallOutcome)? {
        let isName = part.dropFirst().first?.isWord(["from", "for", "at"]) ?? false
        guard let token = isName ? part.first : part.last, let outcome = outcome(token, sentence) else { return nil }
        var words = isName ? part.dropFirst() : part.dropLast()
        while words.last?.isWord(Self.links.union(["upwards", "up", "on", "points", "onwards"])) ?? false {
            words = words.dropLast()
        }
        if words.last == .word("and"), isName { words = words.dropLast() }
        let isSpan = words.contains { $0.isWord(["to", "through"]) }
        let isFrom = words.contains(.word("from")) && !isSpan
        while let first = words.first,
            first.isWord(Self.subjects.union(["for", "at"])) || first == .word("from") && !isSpan
        {
            words = words.dropFirst()
        }
        let measure: CallQuantity = { $0.values[slot]?.number }
        let note: (Double) -> Void = { conditions.predicates.hints.note(number: $0, slot: slot) }
        if words.count == 2, words.first?.isWord(["below", "under"]) ?? false,
            words.last?.isWord(["that", "this"]) ?? false
        {
            let numbers = sentence.tokens.compactMap { token in
                (token.word ?? token.code).flatMap { NumberWord.number($0)?.number }
            }
            guard let least = numbers.min() else { return nil }
            note(least)
            return (.test { measure($0).map { $0 < least } }, outcome)
        }
        // `D from 60 points`
        if isFrom || isName, let first = words.first, let number = conditions.quantities.literal(first),
            words.dropFirst().allSatisfy({
                $0.isWord(["points", "point", "percent", "years", "and", "or", "more", "above"])
            })
        {
            guard isFrom || words.count > 1 else { return nil }
            note(number)
            return (.test { measure($0).map { $0 >= number } }, outcome)
        }
        if isSpan, words.first != .word("from") { words = ([.word("from")] + words)[...] }
        // A single value is no case of a list like this.
        guard words.count > 1,
            let condition = conditions.predicates.compare(words[...], measure: measure, slot: slot, note: note)
        else { return nil }
        return (condition, outcome)
    }

    /// A value, or a letter that stands for itself.
    private func outcome(_ token: SentenceToken, _ sentence: DocumentationSentence) -> CallOutcome? {
        if token.code != nil || outcomes.result?.isNumber ?? false { return outcomes.outcome([token]) }
        guard let word = token.word, word.count == 1, word.first?.isLetter ?? false,
            outcomes.result?.isString ?? false || outcomes.result == .character,
            sentence.text.split(whereSeparator: { !$0.isLetter }).contains(where: { $0 == word.uppercased() })
        else { return nil }
        return .value { _ in .string(word.uppercased()) }
    }
}
