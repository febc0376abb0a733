import SwiftTools

/// Reads what a value does not depend on: `the coupon plays no role here`, `whatever the discount`.
struct IndependenceReader: LawReader {
    let calls: LawCalls

    private static let phrases = [
        "plays no role", "play no role", "makes no difference", "make no difference", "has no influence",
        "have no influence", "does not matter", "is not taken into account", "are not taken into account",
        "is not considered", "is left out of account", "has no effect", "does not count", "is disregarded",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard [.property, .method].contains(symbol.kind), !symbol.isMutating, !symbol.isThrowing, !symbol.isAsync,
            symbol.parameters.isEmpty, let type = symbol.type.map({ SampleType($0) }), type.isNumber || type == .bool,
            !sentence.isConditional, sentence.says(Self.phrases),
            let phrase = Self.phrases.first(where: { sentence.says([$0]) }),
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module),
            let instances = EffectInstances(own, symbols: calls.context.module, source: calls.candidates.source)
        else { return [] }
        // What stands before is the property alone: `the coupon plays no role`.
        let words = phrase.split(separator: " ").map(String.init)
        let tokens = sentence.tokens[...]
        guard
            let place = tokens.indices.first(where: {
                tokens[$0...].prefix(words.count).map { $0.word ?? "`" } == words
            }),
            let property = property(tokens[..<place])
        else { return [] }
        let numbers = CommentWords(symbol).numbers
        let values = ([1] + numbers.flatMap { [$0, $0 / 2] }).map { property.type == "Double" ? "\($0).0" : "\($0)" }
        let view = "subject.\(symbol.baseName)\(symbol.kind == .method ? "()" : "")"
        return instances.setups(but: symbol, also: numbers).flatMap { setup in
            values.compactMap { value in
                calls.context.expectation(
                    sentence.text,
                    setup + [
                        "subject.\(property.baseName) = 0", "let other = \(view)",
                        "subject.\(property.baseName) = \(value)",
                    ],
                    view, .equals("other"))
            }
        }
    }

    /// The number of the type that can be set from outside and that all words name.
    private func property(_ tokens: ArraySlice<SentenceToken>) -> CodeSymbol? {
        let symbol = calls.context.symbol
        let settable = calls.context.module.filter { other in
            other.owner == symbol.owner && other.kind == .property && other.isSettable && other.usr != symbol.usr
                && ["Int", "Double"].contains(other.type ?? "")
                && !["private", "fileprivate"].contains(other.access)
                && !other.declaration.contains("private(set)")
        }
        let clauses = EffectClauses(symbol: symbol, properties: settable.map(\.baseName))
        let start = tokens.lastIndex { if case .mark = $0 { true } else { false } }.map { $0 + 1 } ?? tokens.startIndex
        return clauses.property(tokens[start...]).flatMap { name in settable.first { $0.baseName == name } }
    }
}
