import SwiftTools

/// Reads `Returns whether …` and its like.
struct WhetherReader {
    let conditions: ConditionReader
    let shape: CallShape

    private static let openings = [
        "a boolean value indicating whether", "a boolean value that indicates whether", "whether",
        "a boolean indicating whether", "a boolean indicating if",
        "checks whether", "checks if", "determines whether", "determines if", "tests whether", "tests if",
        "indicates whether", "true if and only if",
        "a boolean that indicates whether", "a bool indicating whether", "whether or not", "check if", "check whether",
        "determine whether", "determine if", "a boolean value indicating if",
        "verifies that", "validates that", "checks that",
    ].map { $0.split(separator: " ").map { SentenceToken.word(String($0)) } }.sorted { $0.count > $1.count }

    /// What a truth value stands for; `nil` where the sentence does not say it.
    func condition(_ sentence: DocumentationSentence) -> CallCondition? {
        guard shape.result == .bool else { return nil }
        var tokens = sentence.tokens[...]
        while tokens.first?.isWord(["returns", "return"]) ?? false { tokens = tokens.dropFirst() }
        for opening in Self.openings where tokens.starts(with: opening) {
            let rest = tokens.dropFirst(opening.count)
            return conditions.condition(Self.withoutTail(rest))
        }
        return claim(sentence.tokens[...])
    }

    /// Without words that say how, or by which rules, and change nothing.
    private static func withoutTail(_ tokens: ArraySlice<SentenceToken>) -> ArraySlice<SentenceToken> {
        let tails: [[SentenceToken]] = [
            [.word("in"), .word("the"), .word("gregorian"), .word("calendar")], [.word("or"), .word("not")],
            [.word("by"), .word("trial"), .word("division")],
        ]
        for tail in tails where tokens.suffix(tail.count).elementsEqual(tail) { return tokens.dropLast(tail.count) }
        return tokens
    }

    /// `A password is acceptable if …`: the condition of the symbol's own claim.
    private func claim(_ tokens: ArraySlice<SentenceToken>) -> CallCondition? {
        let name = SlotNames.words(shape.symbol.baseName)
        if name.prefix(2) == ["is", "valid"], tokens.count > 4, tokens.first?.isWord(["a", "an"]) ?? false,
            tokens.dropFirst().first == .word("valid"),
            let verb = tokens.firstIndex(where: { $0.isWord(["has", "contains", "consists"]) }),
            verb - tokens.startIndex <= 4
        {
            return conditions.condition(tokens[verb...], last: shape.slots.count == 1 ? 0 : nil)
        }
        guard name.first == "is", name.count > 1,
            let opening = tokens.firstIndex(where: { $0.isWord(["if", "when"]) }),
            let verb = tokens[..<opening].firstIndex(where: { $0.isWord(["is", "are"]) }), verb - tokens.startIndex <= 4
        else { return nil }
        var said = tokens[(verb + 1)..<opening]
        while said.first?.isWord(["considered", "regarded", "as", "a", "an", "said", "to", "be"]) ?? false {
            said = said.dropFirst()
        }
        if said.last == .word("only") { said = said.dropLast() }
        let claimed = said.compactMap(\.word)
        guard claimed.count == said.count,
            claimed == Array(name.dropFirst()) || claimed == Array(name.dropFirst().prefix(1)), !claimed.isEmpty
        else { return nil }
        let subject = conditions.names.subject(tokens[..<verb], last: nil)?.slot
        return conditions.condition(tokens[(opening + 1)...], last: subject)
    }
}
