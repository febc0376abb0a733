import SwiftTools

/// Reads that a call gives how much it changed: `Returns: How many were in fact removed` is by how much the member `count`
/// became less.
struct ReturnedChangeReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let losses: Set<String> = [
        "removed", "taken", "dropped", "deleted", "discarded", "evicted", "expired",
    ]
    private static let gains: Set<String> = ["added", "inserted", "appended", "stored"]
    /// What is counted in another way than one by one.
    private static let doubts = [
        "different", "distinct", "before", "left", "remaining", "still", "not", "or", "than", "since", "first", "last",
        "bytes", "total", "now", "if",
    ]
    private static let counters: Set<String> = ["count", "size", "total"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .returns || role == .discussion && sentence.plain.hasPrefix("returns "), mayChange,
            !symbol.isThrowing, symbol.type == "Int", let isLoss = isLoss(sentence), let counter
        else { return [] }
        return walks.setups(but: symbol).enumerated().flatMap { place, setup in
            [0, 1].compactMap { variant in
                walks.use(symbol, step: place + variant, variant: variant).flatMap { call in
                    calls.context.expectation(
                        sentence.text,
                        setup + [
                            "let before = subject.\(counter)", "let given = \(call)",
                            "let change = \(isLoss ? "before - subject.\(counter)" : "subject.\(counter) - before")",
                        ], "given", .equals("change"))
                }
            }
        }
    }

    /// Whether less is there afterwards; `nil` where the sentence says anything else.
    private func isLoss(_ sentence: DocumentationSentence) -> Bool? {
        let words = sentence.tokens.map { $0.word ?? "`" }.drop { ["returns", "the"].contains($0) }
        guard words.starts(with: ["how", "many"]) || words.starts(with: ["number", "of"]), !sentence.says(Self.doubts),
            !sentence.tokens.contains(where: { $0 == .mark(",") || $0 == .mark(";") })
        else { return nil }
        switch (words.contains(where: Self.losses.contains), words.contains(where: Self.gains.contains)) {
        case (true, false): return true
        case (false, true): return false
        default: return nil
        }
    }

    /// The only number that says how much there is: `count` in `The number of elements, equal ones counted each time`.
    private var counter: String? {
        let found = calls.context.module.filter { look in
            look.owner == walks.own.path && look.kind == .property && look.type == "Int"
                && !["private", "fileprivate"].contains(look.access) && Self.counters.contains(look.baseName)
        }
        guard found.count == 1, let said = DocumentationSentence.all(in: found[0].documentation).first,
            said.plain.hasPrefix("the number of "), !said.says(["distinct", "different", "unique", "total", "ever"])
        else { return nil }
        return found[0].baseName
    }
}
