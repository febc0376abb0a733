import SwiftTools

/// Reads that texts which a type hands out are no longer than a property of it says, however often it is asked: `The slug is
/// cut to `maxLength` characters`, `so that the whole fits`.
struct StoredLimitReader: LawReader {
    let calls: LawCalls

    private static let phrases = ["cut", "shortened", "truncated", "fits", "at most", "never longer", "no longer than"]
    /// Of lines and words each is as long as that, not all of them together.
    private static let parts = [
        "line", "lines", "each", "every", "word", "words", "column", "columns", "row", "rows",
    ]
    private static let stems = ["max", "limit", "longest"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion || role == .returns, symbol.kind == .method, !symbol.isAsync, !symbol.isThrowing,
            symbol.type == "String", sentence.says(Self.phrases),
            !sentence.says(["except", "unless", "may", "ellipsis", "plus", "not counting", "first", "last"]),
            !comment.contains(where: { $0.says(Self.parts) }), let limit = limit(comment),
            sentence == said(limit, comment),
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module),
            own.generics.isEmpty, let start = start(own, limit)
        else { return [] }
        let texts = symbol.parameters.filter { SampleType($0.type).isString && !$0.hasDefault }
        guard texts.count == 1, symbol.parameters.allSatisfy({ $0.hasDefault || $0.name == texts[0].name }) else {
            return []
        }
        let label = texts[0].label.map { "\($0): " } ?? ""
        return ["\"abcde\"", "\"ab cd \"", "\"a\""].flatMap { text in
            [1, 2, 3, 12].compactMap { times -> DocumentedExpectation? in
                let argument = "String(repeating: \(text), count: \(start.length))"
                let call = "subject.\(symbol.baseName)(\(label)\(argument))"
                return calls.context.expectation(
                    sentence.text,
                    ["var subject = \(start.code)"] + Array(repeating: "_ = \(call)", count: times - 1),
                    "(\(call).count <= subject.\(limit))", .isTrue)
            }
        }
    }

    /// The property that limits how long texts are, where the comment names it.
    private func limit(_ comment: [DocumentationSentence]) -> String? {
        let found = calls.context.module.filter { property in
            property.owner == calls.context.symbol.owner && property.kind == .property && property.type == "Int"
                && !["private", "fileprivate"].contains(property.access)
                && Self.stems.contains { property.baseName.lowercased().hasPrefix($0) }
                && said(property.baseName, comment) != nil
        }
        return found.count == 1 ? found[0].baseName : nil
    }

    /// The last sentence that says what is done to keep the limit, where another one, or that one, names it with characters.
    private func said(_ limit: String, _ comment: [DocumentationSentence]) -> DocumentationSentence? {
        let isNamed = comment.contains { sentence in
            sentence.tokens.contains { $0.code == limit } && sentence.says(["characters", "letters"])
                && sentence.says(Self.phrases)
        }
        return isNamed ? comment.last { $0.says(Self.phrases) } : nil
    }

    /// How the type is made, and how often a text is repeated to be too long for it.
    private func start(_ own: OwnType, _ limit: String) -> (code: String, length: Int)? {
        let makers = calls.context.module.filter {
            $0.owner == own.path && $0.kind == .initializer && !$0.isThrowing && !FailingInitializer.isOne($0)
                && !["private", "fileprivate"].contains($0.access)
        }
        for maker in makers {
            let needed = maker.parameters.filter { !$0.hasDefault }
            if needed.isEmpty { return ("\(own.code)()", 100) }
            if needed.count == 1, needed[0].name == limit {
                return ("\(own.code)(\(needed[0].label.map { "\($0): " } ?? "")20)", 10)
            }
        }
        return nil
    }
}
