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
        "bytes", "total", "now", "if", "room",
    ]
    /// What members are called that only take something away, and that only add something.
    private static let takers = [
        "remove", "drop", "take", "clear", "prune", "delete", "discard", "purge", "subtract", "pop", "expire",
    ]
    private static let adders = ["add", "insert", "append", "push", "store", "record"]
    private static let limits: Set<String> = ["capacity", "limit", "maximumCount", "maxCount", "maxSize"]
    /// What says no more of the things than that they are those.
    private static let plain: Set<String> = [
        "how", "many", "number", "of", "were", "was", "have", "been", "in", "fact", "actually", "really", "that",
        "them",
        "the", "by", "this", "call", "occurrences", "copies", "times", "returns",
    ]
    private static let counters: Set<String> = ["count", "size", "total"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .returns || role == .discussion && sentence.plain.hasPrefix("returns "), mayChange,
            !symbol.isThrowing, symbol.type == "Int", let isLoss = isLoss(sentence), let counter = counter(sentence),
            (isLoss ? Self.takers : Self.adders).contains(where: { symbol.baseName.lowercased().hasPrefix($0) }),
            isLoss || !isLimited, let count = walks.use(counter)
        else { return [] }
        return walks.setups(but: symbol).enumerated().flatMap { place, setup in
            [0, 1].compactMap { variant in
                walks.use(symbol, step: place + variant, variant: variant).flatMap { call in
                    calls.context.expectation(
                        sentence.text,
                        setup + [
                            "let before = \(count)", "let given = \(call)", "let after = \(count)",
                            "let change = \(isLoss ? "before - after" : "after - before")",
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

    /// Whether what is added may push out something else.
    private var isLimited: Bool {
        calls.context.module.contains { $0.owner == walks.own.path && Self.limits.contains($0.baseName) }
    }

    /// The only number that says how much there is of the same: `count` in `The number of elements, equal ones counted each time`.
    private func counter(_ sentence: DocumentationSentence) -> CodeSymbol? {
        let found = walks.looks.filter { look in
            look.kind == .property && look.type == "Int" && Self.counters.contains(look.baseName)
        }
        guard found.count == 1, let said = DocumentationSentence.all(in: found[0].documentation).first,
            said.plain.hasPrefix("the number of "), !said.says(["distinct", "different", "unique", "total", "ever"])
        else { return nil }
        let counted = Set(said.tokens.compactMap(\.word))
        let named = sentence.tokens.compactMap(\.word).filter {
            !Self.plain.contains($0) && !Self.losses.contains($0) && !Self.gains.contains($0)
        }
        return named.allSatisfy(counted.contains) ? found[0] : nil
    }
}
