import SwiftTools

/// Reads that a call makes everything as it was in the beginning: `Afterwards it is just like a fresh log.`
struct FreshReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let phrases = [
        "like a fresh", "like a new", "like new", "as if new", "as if it were new", "as good as new",
        "as it was when it was created", "as it was when it was made", "as when it was created",
        "to its initial state", "to the initial state", "to its original state", "to its starting state",
        "to the state it had when it was created", "as if it had just been created", "as if it had just been made",
        "as if just created", "as if nothing had happened", "as if nothing had ever happened", "like a newly created",
        "the state it was created in", "the state it was made in", "like a newly made", "like one that was just made",
        "like one just made", "as if freshly created", "as it was when created", "where it was when created",
        "how it was when created", "as when created", "as it was when made", "to where it began",
        "as if it had never been used",
    ]
    private static let doubts = [
        "except", "but", "only", "apart", "other than", "not", "unless", "when", "keeps", "kept",
    ]
    private static let most = 24

    /// Whether a sentence says so, and nothing beside it that takes it back: `when` may belong to what says so.
    private static func isSure(_ sentence: DocumentationSentence) -> Bool {
        let words = " \(sentence.plain) "
        return phrases.contains { phrase in
            guard let place = words.firstRange(of: " \(phrase) ") else { return false }
            let rest = words[..<place.lowerBound] + " . " + words[place.upperBound...]
            return !doubts.contains { rest.contains(" \($0) ") }
        }
    }

    /// Whether there is another `if` than that of `as if it were new`.
    private static func isConditional(_ sentence: DocumentationSentence) -> Bool {
        sentence.tokens.indices.contains { place in
            sentence.tokens[place] == .word("if") && (place == 0 || sentence.tokens[place - 1] != .word("as"))
        }
    }

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion, mayChange,
            symbol.parameters.isEmpty, !symbol.isThrowing, Self.isSure(sentence), !Self.isConditional(sentence)
        else { return [] }
        let twins = StateTwins(walks: walks)
        return walks.setups(but: symbol).reversed().enumerated().compactMap { place, setup in
            guard let start = setup.first, let call = walks.statement(symbol),
                let views = twins.views(place, after: symbol)
            else { return nil }
            return calls.context.expectation(
                sentence.text, setup + [call, StateTwins.other(start)] + views.setup, views.subject,
                .equals(views.other))
        }.prefix(Self.most).map(\.self)
    }
}
