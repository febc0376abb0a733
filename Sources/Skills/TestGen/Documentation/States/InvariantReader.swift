import SwiftTools

/// Reads what holds of a type whatever is done with it: `Reserved never exceeds on hand`, `never holds more than
/// capacity entries`, `the level is never negative`.
struct InvariantReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    /// What stands between two things that can be looked at, and how the first stands to the second.
    private static let links: [(words: [String], sign: String)] = [
        ("never exceeds", "<="), ("never exceed", "<="), ("is never more than", "<="), ("are never more than", "<="),
        ("is never greater than", "<="), ("is never larger than", "<="), ("never rises above", "<="),
        ("never goes above", "<="), ("is never above", "<="), ("never falls below", ">="), ("never drops below", ">="),
        ("never goes below", ">="), ("is never less than", ">="), ("is never below", ">="),
        ("is never smaller than", ">="), ("never holds more than", "<="), ("holds at most", "<="),
        ("never contains more than", "<="), ("never has more than", "<="), ("never keeps more than", "<="),
    ].map { ($0.0.split(separator: " ").map(String.init), $0.1) }
    private static let holders: Set<String> = ["holds", "contains", "has", "keeps"]
    private static let counts: Set<String> = ["count", "size", "length"]
    private static let negatives = [
        ["is", "never", "negative"], ["are", "never", "negative"], ["never", "becomes", "negative"],
    ]

    func expectations(_ sentence: DocumentationSentence, isOwn: Bool) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard !isOwn, symbol.kind == .method, walks.changes.contains(where: { $0.usr == symbol.usr }),
            symbol.isMutating || walks.own.kind == .classType,
            !sentence.isConditional, !sentence.says(["except", "only", "but", "together", "sum", "total"])
        else { return [] }
        let clauses = sentence.tokens.split { $0 == .mark(";") || $0 == .mark(",") || $0 == .mark(":") }
        return clauses.compactMap { invariant(Array($0)) }.flatMap { condition in
            walks.setups(but: symbol).compactMap { setup in
                walks.statement(symbol, step: setup.count - 1).flatMap { call in
                    calls.context.expectation(sentence.text, setup + [call], "(\(condition))", .isTrue)
                }
            }
        }
    }

    private func invariant(_ tokens: [SentenceToken]) -> String? {
        let words = tokens.map { $0.word ?? $0.code ?? "," }
        for verb in Self.negatives {
            guard let place = words.indices.first(where: { words[$0...].starts(with: verb) }) else { continue }
            return thing(words[..<place], isLast: true).map { "\($0) >= 0" }
        }
        for link in Self.links {
            guard let place = words.indices.first(where: { words[$0...].starts(with: link.words) }) else { continue }
            let end = place + link.words.count
            let first =
                link.words.contains(where: { Self.holders.contains($0) })
                ? count : thing(words[..<place], isLast: true)
            guard let first, let second = thing(words[end...], isLast: false), first != second else { return nil }
            return "\(first) \(link.sign) \(second)"
        }
        return nil
    }

    /// How many things the type says that it holds.
    private var count: String? {
        walks.looks.first { $0.kind == .property && $0.type == "Int" && Self.counts.contains($0.baseName) }
            .flatMap { walks.use($0) }
    }

    /// What words name at their end or at their beginning: a number, or the only number that can be looked at of that name.
    private func thing(_ words: ArraySlice<String>, isLast: Bool) -> String? {
        let plain = words.drop { ["the", "its", "and", "a"].contains($0) }
        if !isLast, let first = plain.first, let number = NumberWord.number(first)?.integer { return "\(number)" }
        let found = walks.looks.filter { look in
            guard look.kind == .property || !look.parameters.isEmpty, SampleType(look.type ?? "").isNumber else {
                return false
            }
            let name = SlotNames.words(look.baseName)
            let isCode = (isLast ? plain.last : plain.first) == look.baseName
            // All of the clause: `the sum of the level` is another thing.
            return isCode || (isLast ? Array(plain) == name : plain.starts(with: name) && plain.count == name.count)
        }
        return found.count == 1 ? walks.use(found[0]) : nil
    }
}
