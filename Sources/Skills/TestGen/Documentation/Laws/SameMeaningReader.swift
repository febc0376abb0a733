import SwiftTools

/// Reads that two values are understood alike: `` `f80` means the same as `ff8800` ``, ``the short form `#abc` stands for
/// `#aabbcc` ``.
struct SameMeaningReader: LawReader {
    let calls: LawCalls

    private static let links = [
        ["means", "the", "same", "as"], ["mean", "the", "same", "as"], ["is", "the", "same", "as"], ["stands", "for"],
        ["is", "equivalent", "to"], ["is", "read", "as"], ["is", "short", "for"], ["equals"], ["is", "treated", "as"],
        ["is", "treated", "like"], ["gives", "the", "same", "as"], ["is", "understood", "as"], ["counts", "as"],
        ["is", "an", "abbreviation", "of"], ["is", "interpreted", "as"], ["is", "parsed", "as"],
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let tokens = sentence.tokens
        guard let slot = calls.sole(\.isString), !calls.shape.symbol.isMutating, !sentence.isConditional,
            !sentence.says(["not", "never", "inside", "within", "escaped"])
        else { return [] }
        var found: [DocumentedExpectation] = []
        for place in tokens.indices where tokens[place].code != nil {
            for link in Self.links {
                let end = place + 1 + link.count
                guard end < tokens.count, tokens[(place + 1)..<end].map({ $0.word ?? "`" }) == link,
                    let left = text(tokens[place]), let right = text(tokens[end]), left != right,
                    // Single characters and names of values are parts of texts, or no texts.
                    left.count > 1, right.count > 1
                else { continue }
                var row = calls.rows(count: 1).first ?? calls.shape.slots.map { _ in nil }
                var other = row
                row[slot] = .string(left)
                other[slot] = .string(right)
                found += same(sentence.text, row, other)
            }
        }
        return found
    }

    /// A code span as a text: with its quotes, or without where it is no name of the code.
    private func text(_ token: SentenceToken) -> String? {
        guard let code = token.code, calls.names.named(token) == nil, !["nil", "true", "false"].contains(code) else {
            return nil
        }
        if code.hasPrefix("\"") { return PredicateReader.quoted(code) }
        let isPlain = code.allSatisfy { $0.isLetter || $0.isNumber || "#.:-_ /+%".contains($0) }
        let isName = calls.context.module.contains { $0.baseName == code }
        return isPlain && !isName ? code : nil
    }

    /// That two calls give the same, where at least one of them gives anything.
    private func same(_ quote: String, _ row: [SampleValue?], _ other: [SampleValue?]) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        if symbol.kind == .initializer || calls.shape.result?.unwrapped.isOther ?? false {
            guard
                let path = symbol.kind == .initializer
                    ? symbol.owner
                    : calls.shape.result?.unwrapped.swift.split(
                        separator: "."
                    ).map(String.init),
                calls.context.module.first(where: { $0.path == path })?.conformances.contains("Equatable") ?? false
            else { return [] }
        }
        return [calls.same(quote, row, as: other)].compactMap(\.self)
    }
}
