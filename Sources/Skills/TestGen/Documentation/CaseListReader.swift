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
        let parts = sentence.tokens.split { $0 == .mark(",") || $0 == .mark(";") }.filter { !$0.isEmpty }
        guard parts.count >= 2 else { return [] }
        var rules: [CallRule] = []
        for part in parts {
            guard let last = part.last, last.code != nil || outcomes.result?.isNumber ?? false,
                let outcome = outcomes.outcome(part.suffix(1))
            else { return [] }
            var words = part.dropLast()
            while words.last?.isWord(Self.links) ?? false { words = words.dropLast() }
            let isSpan = words.contains { $0.isWord(["to", "through"]) }
            while let first = words.first, first.isWord(Self.subjects),
                !(first == .word("from") && !isSpan) || first.word == nil
            { words = words.dropFirst() }
            if isSpan { words = [.word("from")] + words }
            let measure: CallQuantity = { $0.values[slot]?.number }
            let note: (Double) -> Void = { conditions.predicates.hints.note(number: $0, slot: slot) }
            let condition = conditions.predicates.compare(words[...], measure: measure, slot: slot, note: note)
            // A single value is no case of a list like this.
            guard let condition, words.count > 1 else { return [] }
            rules.append(CallRule(condition: condition, outcome: outcome, quote: sentence.text))
        }
        return rules
    }
}
