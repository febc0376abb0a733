import SwiftTools

/// Reads where a value goes among equal ones in a sorted list: `a new value goes before all elements equal to it`.
struct InsertionPlaceReader: LawReader {
    let calls: LawCalls

    private static let before = [
        "before all elements equal", "before any elements equal", "before elements equal", "before equal elements",
        "before any equal elements", "before all equal elements", "in front of equal elements",
        "in front of all elements equal", "before the first of them", "first element that is not less than",
        "before any existing elements equal", "before existing equal elements", "in front of the first of them",
        "leftmost position", "leftmost such position", "first position at which", "first position where it",
        "before any elements that are equal",
        "before all elements that are equal", "before any that are equal", "before those equal",
    ]
    private static let behind = [
        "behind the last of them", "after the last of them", "after all elements equal", "after any elements equal",
        "after elements equal", "after equal elements", "after any equal elements", "after all equal elements",
        "behind all elements equal", "behind equal elements", "behind elements equal", "after existing equal elements",
        "after any existing elements equal", "first element that is greater than", "rightmost position",
        "rightmost such position", "after any elements that are equal", "after all elements that are equal",
        "behind any elements that are equal", "after any that are equal", "behind those equal", "after those equal",
        "after existing ones", "behind any equal elements",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let all = comment.map(\.plain).joined(separator: " ")
        if calls.context.symbol.isMutating { return ofOwner(sentence) }
        guard calls.shape.result == .integer("Int"), all.contains("sorted"),
            !all.contains("descending"), all.contains("insert") || all.contains("new value"),
            let list = calls.sole({ $0 == .array(.integer("Int")) }), let item = calls.sole({ $0 == .integer("Int") }),
            calls.shape.slots.count == 2
        else { return [] }
        let isBefore = sentence.says(Self.before)
        guard isBefore != sentence.says(Self.behind) else { return [] }
        return Self.tries.compactMap { values, value in
            let place = Self.place(of: value, in: values, isBefore: isBefore)
            var row: [SampleValue?] = [nil, nil]
            row[list] = .array(values.map { .int($0) })
            row[item] = .int(value)
            return calls.promise(sentence.text, row, .equals("\(place)"))
        }
    }

    private static let tries: [([Int], Int)] = [
        ([1, 2, 2, 3], 2), ([2, 2, 2], 2), ([1, 3, 5], 4), ([1, 3, 5], 0), ([1, 3, 5], 9), ([4], 4),
    ]

    private static func place(of value: Int, in values: [Int], isBefore: Bool) -> Int {
        values.firstIndex { isBefore ? $0 >= value : $0 > value } ?? values.count
    }

    /// Of what puts a value into the sorted list that its owner is, and returns the place.
    private func ofOwner(_ sentence: DocumentationSentence) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        let isBefore = sentence.says(Self.before)
        guard isBefore != sentence.says(Self.behind), symbol.type == "Int", symbol.parameters.count == 1,
            ["insert", "add"].contains(symbol.baseName),
            DocumentationSentence.all(in: symbol.documentation).contains(where: { sentence in
                sentence.says(["index", "position", "place"]) && sentence.says(Self.returning)
            }),
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module),
            let view = PlainView(own, symbols: calls.context.module), view.form == .list, isAscending
        else { return [] }
        return Self.tries.filter { !isDistinct || Set($0.0).count == $0.0.count }.compactMap { values, value in
            guard let made = view.made(of: .ints(values)) else { return nil }
            return calls.promise(
                sentence.text, [made, .int(value)],
                .equals("\(Self.place(of: value, in: values, isBefore: isBefore))"))
        }
    }

    private static let returning = ["returns", "inserted", "stands", "new element", "placed", "put", "was added"]

    /// What the owner's comment says of how it keeps its elements.
    private var ownerText: String {
        calls.context.module.filter { $0.path == calls.context.symbol.owner }.flatMap(\.documentation)
            .joined(separator: " ").lowercased()
    }

    private var isAscending: Bool {
        let text = ownerText
        return ["sort", "ascend"].contains { text.contains($0) }
            && !["descend", "decreas", "largest first", "greatest first", "highest first"].contains {
                text.contains($0)
            }
    }

    private var isDistinct: Bool {
        let words = Set(CommentWords.words(of: ownerText))
        return !words.isDisjoint(with: ["unique", "distinct", "set", "duplicates"])
    }
}
