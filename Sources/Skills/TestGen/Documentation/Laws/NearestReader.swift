import SwiftTools

/// Reads which of two equally near elements is meant: `if two elements are equally far away, the smaller is chosen`.
struct NearestReader: LawReader {
    let calls: LawCalls

    private static let equal = [
        "equally far", "equally close", "equally near", "same distance", "equally distant", "tie", "ties", "halfway",
        "half way", "equidistant", "just as close", "in the middle between",
    ]
    private static let least = ["the smaller", "the lower", "the smallest", "the lesser", "the earlier", "the first"]
    private static let greatest = ["the larger", "the greater", "the higher", "the largest", "the later", "the last"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard let first = comment.first, first.says(["closest", "nearest"]), sentence.says(Self.equal),
            !sentence.says(["not", "unspecified", "either"]), calls.shape.slots.count == 2,
            let list = calls.sole({ $0 == .array(.integer("Int")) }),
            let target = calls.sole({ $0 == .integer("Int") }),
            calls.shape.result?.unwrapped == .integer("Int"), !first.says(["index", "position", "distance"])
        else { return [] }
        let isLeast = sentence.says(Self.least)
        guard isLeast != sentence.says(Self.greatest) else { return [] }
        return [([2, 4, 8], 3, 2, 4), ([2, 4, 8], 6, 4, 8), ([1, 5], 3, 1, 5)].compactMap { values, number, low, high in
            var row: [SampleValue?] = [nil, nil]
            row[list] = .array(values.map { .int($0) })
            row[target] = .int(number)
            return calls.promise(sentence.text, row, .equals("\(isLeast ? low : high)"))
        }
    }
}
