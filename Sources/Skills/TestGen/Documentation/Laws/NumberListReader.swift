import SwiftTools

/// Reads lists of numbers and ranges in texts, where a comment shows one and says that both ends belong to a range.
struct NumberListReader: LawReader {
    let calls: LawCalls

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard calls.shape.result?.unwrapped == .array(.integer("Int")), !calls.context.symbol.isMutating,
            let slot = calls.sole(\.isString), !sentence.isConditional,
            !sentence.says(["not", "excluded", "exclusive"]),
            sentence.text.lowercased().contains("both ends") || sentence.says(["ends of a range", "inclusive"]),
            let shown = comment.flatMap(\.tokens).compactMap(\.code).first(where: { Self.isList($0) })
        else { return [] }
        let text = shown.filter { $0 != "\"" }
        let samples = [text] + [text.contains(",") ? "4-6,9" : "4-6"]
        return samples.compactMap { sample in
            var row: [SampleValue?] = calls.shape.slots.map { _ in nil }
            row[slot] = .string(sample)
            return calls.promise(sentence.text, row, .equals("\(Self.numbers(sample))"))
        }
    }

    /// `1,4-6,9`
    private static func isList(_ code: String) -> Bool {
        let text = code.filter { $0 != "\"" }
        let items = text.split(separator: ",", omittingEmptySubsequences: false)
        return text.contains("-")
            && items.allSatisfy { item in
                let ends = item.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
                return (1...2).contains(ends.count) && ends.allSatisfy { $0 != nil }
                    && (ends[0] ?? 0) <= (ends.last.flatMap(\.self) ?? 0)
            } && numbers(text) == numbers(text).sorted()
    }

    private static func numbers(_ text: String) -> [Int] {
        text.split(separator: ",").flatMap { item in
            let ends = item.split(separator: "-").compactMap { Int($0) }
            return Array(ends[0]...(ends.count > 1 ? ends[1] : ends[0]))
        }
    }
}
