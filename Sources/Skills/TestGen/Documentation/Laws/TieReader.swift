import SwiftTools

/// Reads which of several equally good elements is meant: `if several are equally long, the first one is returned`.
struct TieReader: LawReader {
    let calls: LawCalls

    private static let several = [
        "several", "more than one", "equally", "same length", "tie", "ties", "two or more", "multiple", "equal length",
        "as long as",
    ]

    private static let frequent = ["most frequent", "most common", "most often", "mode", "most frequently"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard !calls.context.symbol.isMutating, let first = comment.first, calls.shape.slots.count == 1,
            sentence.says(Self.several)
        else { return [] }
        let isFirst = sentence.says(["the first", "first one", "earliest", "the first of them"])
        let isLast = sentence.says(["the last", "last one", "latest", "the last of them"])
        let isLeast = sentence.says(["the smallest", "the smaller", "the least", "smallest one"])
        let isGreatest = sentence.says(["the largest", "the greatest", "the larger", "largest one"])
        guard [isFirst, isLast, isLeast, isGreatest].count(where: { $0 }) == 1, !sentence.says(["not", "unspecified"])
        else { return [] }
        switch (calls.shape.slots[0].type, calls.shape.result?.unwrapped) {
        case (.array(.string), .string?) where first.says(Self.frequent):
            return isFirst
                ? [promise(sentence, ["i", "e", "c", "e", "c"].map { .string($0) }, "\"e\"")].compactMap(\.self) : []
        case (.array(.string), .string?), (.string, .string?):
            guard isFirst || isLast else { return [] }
            return lengths(first, sentence, isFirst: isFirst)
        case (.array(.integer("Int")), .integer("Int")?):
            guard first.says(Self.frequent) else { return [] }
            // Five and three come twice each, five before three.
            let wanted = isFirst || isGreatest ? 5 : 3
            let isSure = isLeast || isGreatest || isFirst
            return isSure ? [promise(sentence, [9, 5, 3, 5, 3].map { .int($0) }, "\(wanted)")].compactMap(\.self) : []
        default: return []
        }
    }

    /// `the longest word`, `the shortest string`
    private func lengths(_ first: DocumentationSentence, _ sentence: DocumentationSentence, isFirst: Bool)
        -> [DocumentedExpectation]
    {
        let isLongest = first.says(["longest"])
        guard isLongest != first.says(["shortest"]),
            first.says(
                calls.shape.slots[0].type.isString
                    ? ["word"] : ["word", "string", "text", "element", "name", "line", "one"]),
            !first.says(["prefix", "common", "run", "sequence", "substring", "palindrome", "stretch"])
        else { return [] }
        let words = isLongest ? ["b", "cde", "a", "fgh", "ij"] : ["abcd", "b", "cde", "a", "xy"]
        let tied = isLongest ? ["cde", "fgh"] : ["b", "a"]
        let wanted = SwiftLiteral.string(isFirst ? tied[0] : tied[1])
        return [promise(sentence, words.map { .string($0) }, wanted)].compactMap(\.self)
    }

    private func promise(_ sentence: DocumentationSentence, _ values: [SampleValue], _ wanted: String)
        -> DocumentedExpectation?
    {
        let isText = calls.shape.slots[0].type.isString
        let value = isText ? SampleValue.string(values.compactMap(\.text).joined(separator: " ")) : .array(values)
        return calls.promise(sentence.text, [value], .equals(wanted))
    }
}
