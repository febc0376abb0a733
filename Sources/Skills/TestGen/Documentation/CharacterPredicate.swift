/// What is said of a text's characters: `contains only letters and digits`, `has at least one digit`.
struct CharacterPredicate {
    let tokens: ArraySlice<SentenceToken>
    let verb: String

    private static let having: Set<String> = [
        "has", "have", "contains", "contain", "consists", "consist", "with", "having", "containing", "made", "does",
    ]

    /// The condition; `nil` where the words are not understood as a whole.
    func condition(slot: Int, hints: ValueHints, quantities: QuantityReader) -> CallCondition? {
        let words = tokens.map { $0.word ?? "" }
        if verb == "is", ["whitespace only", "only whitespace", "blank"].contains(words.joined(separator: " ")) {
            return nil
        }
        guard Self.having.contains(verb) else { return nil }
        var rest = tokens
        while rest.first?.isWord(["of", "up", "entirely"]) ?? false { rest = rest.dropFirst() }
        let head = rest.map { $0.word ?? "" }
        if head.first == "only" || verb.hasPrefix("consist") || verb == "made" {
            if head.first == "only" { rest = rest.dropFirst() }
            if rest.last == .word("only") { rest = rest.dropLast() }
            guard let test = CharacterKind.test(list: rest) else { return nil }
            noteKinds(slot, hints)
            // Whether a text without characters has only such characters is not said.
            return .test { assignment in
                guard let text = assignment.values[slot]?.text, !text.isEmpty else { return nil }
                return text.allSatisfy(test)
            }
        }
        for opening in [
            ["anything", "but"], ["characters", "other", "than"], ["anything", "other", "than"],
            ["any", "characters", "other", "than"],
        ]
        where head.starts(with: opening) {
            guard let test = CharacterKind.test(list: rest.dropFirst(opening.count)) else { return nil }
            noteKinds(slot, hints)
            return .test { $0.values[slot]?.text.map { !$0.allSatisfy(test) } }
        }
        if head.first == "no" || head.first == "any" || head.first == "a" || head.first == "an" {
            guard let test = CharacterKind.test(list: rest.dropFirst()) else { return nil }
            noteKinds(slot, hints)
            let isNone = head.first == "no"
            return .test { $0.values[slot]?.text.map { $0.contains(where: test) != isNone } }
        }
        for row in Comparison.words where head.starts(with: row.words) {
            let after = rest.dropFirst(row.words.count)
            guard let first = after.first, let number = quantities.literal(first),
                let test = CharacterKind.test(list: after.dropFirst())
            else { return nil }
            noteKinds(slot, hints)
            if after.dropFirst().map({ $0.word ?? "" }).joined().hasPrefix("character") {
                hints.note(length: Int(number), slot: slot)
            }
            return .test { $0.values[slot]?.text.map { row.comparison.holds(Double($0.filter(test).count), number) } }
        }
        return nil
    }

    private func noteKinds(_ slot: Int, _ hints: ValueHints) {
        hints.texts[slot, default: []].formUnion(["abc", "123", "a1_", "a b", "ab-c", "Abc1", "12a"])
    }
}
