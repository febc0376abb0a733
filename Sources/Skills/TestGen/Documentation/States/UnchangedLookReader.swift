import SwiftTools

/// Reads which of the things that can be looked at stays: `What is available to other orders does not change.`
struct UnchangedLookReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let staying = [
        "does not change", "do not change", "stays the same", "stay the same", "remains the same", "remain the same",
        "stays unchanged", "stay unchanged", "remains unchanged", "remain unchanged", "is unchanged", "are unchanged",
        "is not changed", "are not changed", "is not affected", "are not affected", "is unaffected", "are unaffected",
        "is left unchanged", "are left unchanged", "stays as it is", "stay as they are",
    ].map { $0.split(separator: " ").map(String.init) }
    private static let leaving: Set<String> = ["changing", "affecting", "touching", "altering"]
    private static let doubts = [
        "but", "except", "only", "others", "until", "order", "relative", "most", "least", "more", "rest", "not of",
        "otherwise", "still",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role != nil, role != .throwing, symbol.kind == .method, symbol.isMutating || walks.own.kind == .classType,
            !sentence.isConditional, !sentence.says(Self.doubts)
        else { return [] }
        return sentence.tokens.split { $0 == .mark(";") || $0 == .mark(",") || $0 == .mark(":") }
            .compactMap { named(in: $0) }.flatMap { promises($0, sentence.text) }
    }

    /// The only look that a clause names before it says that it stays, or behind `without changing`.
    private func named(in clause: ArraySlice<SentenceToken>) -> CodeSymbol? {
        let words = clause.map { $0.word ?? $0.code ?? "," }
        for verb in Self.staying {
            guard let place = words.indices.first(where: { words[$0...].starts(with: verb) }) else { continue }
            // `The price does not change the total` is about what it does.
            return place + verb.count == words.endIndex ? look(Array(words[..<place])) : nil
        }
        guard let place = words.firstIndex(of: "without"), place + 2 < words.count,
            Self.leaving.contains(words[place + 1])
        else { return nil }
        return look(Array(words[(place + 2)...]))
    }

    private func look(_ words: [String]) -> CodeSymbol? {
        let found = walks.looks.filter { look in
            let name = SlotNames.words(look.baseName)
            return look.usr != calls.context.symbol.usr
                && (words.contains(look.baseName)
                    || words.indices.contains { words[$0...].starts(with: name) })
        }
        // `the number of items` is no look at the items.
        return found.count == 1 && !words.contains("number") ? found[0] : nil
    }

    private func promises(_ look: CodeSymbol, _ quote: String) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        return walks.setups(but: symbol).compactMap { setup in
            let step = setup.count - 1
            guard let view = walks.use(look), let call = walks.statement(symbol, step: step) else { return nil }
            return calls.context.expectation(
                quote, setup + ["let before = \(view)", call], view, .equals("before"))
        }
    }
}
