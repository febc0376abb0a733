import SwiftTools

/// Reads in which order texts come: `by length, shortest first; words of the same length are ordered alphabetically`.
struct LengthOrderReader: LawReader {
    let calls: LawCalls

    private static let same = ["same length", "equal length", "equally long"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard calls.shape.result == .array(.string("String")), !calls.context.symbol.isMutating,
            calls.shape.slots.count == 1, calls.shape.slots[0].type == .array(.string("String")),
            let first = comment.first, first.says(["by length", "by their length", "by their lengths"]),
            sentence.says(Self.same), !sentence.isConditional
        else { return [] }
        let all = comment.map(\.plain).joined(separator: " ")
        let isShortest =
            all.contains("shortest first") || all.contains("from shortest") || all.contains("shortest to longest")
        let isLongest =
            all.contains("longest first") || all.contains("from longest") || all.contains("longest to shortest")
        let isAlphabetical = sentence.says(["alphabetically", "in alphabetical order"])
        let isStable = sentence.says(["original order", "in the order", "keep their order", "relative order"])
        guard isShortest != isLongest, isAlphabetical != isStable, !sentence.says(["not", "reverse"]) else { return [] }
        let words = ["bb", "a", "cc", "aa", "ddd", "b", "abc"]
        let sorted = words.enumerated().sorted { left, right in
            if left.element.count != right.element.count {
                return (left.element.count < right.element.count) == isShortest
            }
            return isAlphabetical ? left.element < right.element : left.offset < right.offset
        }.map(\.element)
        let value = SampleValue.array(sorted.map { .string($0) }).swift(as: .array(.string("String")))
        return [calls.promise(sentence.text, [.array(words.map { .string($0) })], .equals(value))].compactMap(\.self)
    }
}
