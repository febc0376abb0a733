import SwiftTools

/// Reads bounds of a property that hold whatever is done: `The balance, which is never negative`, `The level never exceeds the
/// capacity`.
struct PropertyBoundReader: LawReader {
    let calls: LawCalls

    private static let notBelowZero = [
        "never negative", "never below zero", "never below 0", "never less than zero", "never less than 0",
        "never drops below zero", "never goes below zero", "never falls below zero", "never drops below 0",
        "never goes below 0", "never falls below 0", "never becomes negative", "never gets negative",
    ]
    private static let notAbove = [
        ["never", "exceeds"], ["never", "more", "than"], ["never", "above"], ["never", "greater", "than"],
        ["never", "larger", "than"], ["never", "goes", "above"], ["never", "rises", "above"], ["at", "most"],
        ["no", "more", "than"],
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard sentence == comment.first, symbol.kind == .property, !symbol.isThrowing, !symbol.isAsync,
            symbol.declaration.contains("var "), let type = symbol.type.map({ SampleType($0) }),
            type.isNumber || type.isArray,
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module),
            let instances = WalkedInstances(own, symbols: calls.context.module, source: calls.candidates.source),
            let owner = calls.context.module.first(where: { $0.path == own.path })
        else { return [] }
        let bounds =
            comment.compactMap { bound($0, isOwn: true, type) }
            + DocumentationSentence.all(in: owner.documentation).compactMap {
                bound($0, isOwn: false, type) ?? holding($0, type)
            }
        let view = "subject.\(symbol.baseName)" + (type.isArray ? ".count" : "")
        return bounds.flatMap { bound in
            instances.walks(but: symbol, count: 12, length: 9).compactMap { walk in
                // What it is made with may lie outside already.
                calls.context.expectation(
                    bound.quote,
                    [walk[0], "let isHeld = \(view) \(bound.code)"] + walk.dropFirst(),
                    "(!isHeld || \(view) \(bound.code))",
                    .isTrue)
            }
        }
    }

    private func bound(
        _ sentence: DocumentationSentence, isOwn: Bool, _ type: SampleType
    ) -> (quote: String, code: String)? {
        guard !sentence.isConditional, !sentence.says(["except", "but", "by this", "afterwards", "at a time", "per"])
        else {
            return nil
        }
        let words = sentence.tokens.map { $0.word ?? "`" }
        let names = SlotNames.words(calls.context.symbol.baseName)
        // In its type's comment it has to be spoken of by its name.
        guard
            isOwn
                || words.indices.contains(where: { place in
                    words[place...].starts(with: names)
                        && (words[place...].dropFirst(names.count).first == "never"
                            || words[place...].dropFirst(names.count).starts(with: ["is", "never"]))
                })
        else { return nil }
        if !type.isArray, sentence.says(Self.notBelowZero) { return (sentence.text, ">= 0") }
        for place in words.indices {
            guard let phrase = Self.notAbove.first(where: { words[place...].starts(with: $0) }),
                isOwn || phrase[0] == "never"
            else { continue }
            let rest = sentence.tokens[(place + phrase.count)...].drop { $0.isWord(["the", "its"]) }
            if let other = limit(rest, type) { return (sentence.text, "<= subject.\(other)") }
        }
        return nil
    }

    private static let holding = [
        "never holds more than", "holds at most", "keeps at most", "never keeps more than", "stores at most",
        "never stores more than",
    ]
    private static let contents: Set<String> = ["count", "elements", "items", "entries", "values"]

    /// How much the type holds, as its comment says: `It never holds more than `capacity` elements`.
    private func holding(_ sentence: DocumentationSentence, _ type: SampleType) -> (quote: String, code: String)? {
        guard Self.contents.contains(calls.context.symbol.baseName), type.isArray || type == .integer("Int"),
            sentence.says(Self.holding), !sentence.isConditional, !sentence.says(["per", "each", "except"]),
            let place = sentence.tokens.firstIndex(where: { $0.code != nil }),
            sentence.tokens.count(where: { $0.code != nil }) == 1
        else { return nil }
        return limit(sentence.tokens[place...place], .integer("Int")).map { (sentence.text, "<= subject.\($0)") }
    }

    /// The property that a phrase names as a whole.
    private func limit(_ tokens: ArraySlice<SentenceToken>, _ type: SampleType) -> String? {
        calls.context.module.first { other in
            guard other.owner == calls.context.symbol.owner, other.kind == .property,
                other.usr != calls.context.symbol.usr,
                other.type.map({ SampleType($0) }) == (type.isArray ? .integer("Int") : type),
                !["private", "fileprivate"].contains(other.access)
            else { return false }
            if tokens.count == 1, tokens.first?.code == other.baseName { return true }
            let end = tokens.firstIndex { if case .mark = $0 { true } else { false } } ?? tokens.endIndex
            return tokens[..<end].map { $0.word ?? "`" } == SlotNames.words(other.baseName)
        }?.baseName
    }
}
