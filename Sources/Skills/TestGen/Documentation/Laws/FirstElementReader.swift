import SwiftTools

/// Reads which element of a sorted list is meant by how it compares with a value: `the first position whose element is
/// strictly greater than value`, `the last element that is not greater than limit`.
struct FirstElementReader: LawReader {
    let calls: LawCalls

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let isFirst = sentence.says(["first element", "first position", "first index", "first one", "first place"])
        let isLast = sentence.says(["last element", "last position", "last index", "last one"])
        guard isFirst != isLast, !calls.context.symbol.isMutating, calls.shape.slots.count == 2,
            !sentence.isConditional,
            let list = calls.sole({ $0 == .array(.integer("Int")) }), let item = calls.sole({ $0 == .integer("Int") }),
            calls.shape.result?.unwrapped == .integer("Int"), let compare = comparison(sentence, item)
        else { return [] }
        let all = comment.map(\.plain).joined(separator: " ")
        guard all.contains("sorted") || all.contains("ascending"), !all.contains("descending"),
            !all.contains("unsorted"), !all.contains("need not be sorted")
        else { return [] }
        let isPlace =
            sentence.says(["position", "index", "place"])
            || !["element", "value", "number"].contains {
                sentence.plain.contains("the \(isFirst ? "first" : "last") \($0)")
            }
        guard isPlace == sentence.says(["position", "index", "place"]) else { return [] }
        let tries: [([Int], Int)] = [
            ([1, 2, 2, 3], 2), ([1, 3, 5], 3), ([1, 3, 5, 7], 4), ([2, 2, 2, 5], 2), ([1, 4, 4], 4),
        ]
        return tries.compactMap { values, value in
            let found =
                isFirst
                ? values.firstIndex { compare.holds(Double($0), Double(value)) }
                : values.lastIndex { compare.holds(Double($0), Double(value)) }
            // What comes where there is none is another sentence's matter.
            guard let place = found else { return nil }
            var row: [SampleValue?] = [nil, nil]
            row[list] = .array(values.map { .int($0) })
            row[item] = .int(value)
            return calls.promise(sentence.text, row, .equals("\(isPlace ? place : values[place])"))
        }
    }

    /// `that is not less than value`, `greater than the given value`: the words between the element and the value.
    private func comparison(_ sentence: DocumentationSentence, _ item: Int) -> Comparison? {
        let tokens = sentence.tokens[...]
        guard let start = tokens.firstIndex(where: { $0.isWord(["first", "last"]) }) else { return nil }
        let opposite: [Comparison: Comparison] = [
            .less: .atLeast, .greater: .atMost, .atLeast: .less, .atMost: .greater,
        ]
        for place in tokens[start...].indices.dropFirst() {
            let words = tokens[place...].map { $0.word ?? "`" }
            for row in Comparison.words where words.starts(with: row.words) {
                let rest = tokens[(place + row.words.count)...]
                guard let (slot, count) = calls.names.subject(rest, last: nil), slot == item,
                    // Nothing else may limit which element is meant.
                    rest.dropFirst(count).allSatisfy({ !$0.isWord(["and", "or", "but", "if"]) }),
                    [.less, .greater, .atLeast, .atMost].contains(row.comparison)
                else { return nil }
                return tokens[place - 1] == .word("not") ? opposite[row.comparison] : row.comparison
            }
        }
        return nil
    }
}
