import SwiftTools

/// Reads what is said of stretches from a start to an end: that they overlap, touch, or have a part in common.
struct IntervalReader: LawReader {
    let calls: LawCalls

    private static let touching = [
        "touch", "touching", "merely touch", "only touch", "share only an end point", "share only an endpoint",
        "share only a boundary", "share an endpoint", "share an end point", "share only a bound",
        "only have an end point in common", "only have an endpoint in common", "have only an end point in common",
        "have only one point in common", "share a single point", "share only one point", "share only their end point",
    ]
    private static let apart = [
        "do not overlap", "does not overlap", "not overlap", "have nothing in common", "do not intersect",
        "are not considered overlapping", "have no part in common", "not considered to overlap",
        "do not count as overlapping", "is not an overlap", "does not count as an overlap", "remain separate",
        "stay separate", "are kept separate", "are kept apart", "are not joined", "are not merged", "stay apart",
        "are disjoint", "remain apart", "no overlap",
    ]
    private static let together = [
        "overlap as well", "count as overlapping", "are considered overlapping", "counts as an overlap",
        "are considered to overlap", "overlap too", "is an overlap", "do overlap", "are joined", "are joined as well",
        "are joined too", "are merged", "are merged as well", "are merged too", "intersect in that single point",
        "intersect in that point", "are combined", "are combined too", "intersect in a single point", "do intersect",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard !calls.context.symbol.isMutating, !calls.context.symbol.isThrowing else { return [] }
        if calls.context.symbol.kind == .initializer { return swapped(sentence) }
        if let pair { return ofPair(pair, sentence, isFirst: comment.first == sentence) }
        if calls.context.symbol.kind == .property { return extent(sentence) }
        return merged(sentence, comment)
    }

    /// The type of two such values that the symbol takes.
    private var pair: Stretch? {
        let slots = calls.shape.slots
        guard slots.count == 2, slots[0].type == slots[1].type else { return nil }
        return Stretch(slots[0].type, module: calls.context.module)
    }

    /// Whether stretches of which one ends where another starts are said to belong together; `nil` where nothing is said.
    private func touches(_ sentence: DocumentationSentence) -> Bool? {
        let isEnd = sentence.says(["ends", "end", "ending"]) && sentence.says(["starts", "begins", "start", "begin"])
        let isTouching =
            sentence.says(Self.touching) || isEnd && sentence.says(["other", "next", "another", "the next"])
        guard isTouching, !sentence.says(["or touch", "if", "unless", "except", "or touching"]) else { return nil }
        let (isApart, isTogether) = (sentence.says(Self.apart), sentence.says(Self.together))
        return isApart == isTogether ? nil : isTogether
    }

    private func ofPair(_ stretch: Stretch, _ sentence: DocumentationSentence, isFirst: Bool)
        -> [DocumentedExpectation]
    {
        var found: [DocumentedExpectation?] = []
        func expect(_ left: (Int, Int), _ right: (Int, Int), _ common: (Int, Int)?) {
            let row: [SampleValue?] = [stretch.value(left.0, left.1), stretch.value(right.0, right.1)]
            switch calls.shape.result {
            case .bool?: found.append(calls.promise(sentence.text, row, common == nil ? .isFalse : .isTrue))
            case .optional(let wrapped)? where wrapped.swift == stretch.type:
                let part = common.map { stretch.code($0.0, $0.1) }
                found.append(calls.promise(sentence.text, row, part.map { .equals($0) } ?? .isNil))
            default: break
            }
        }
        if let isTogether = touches(sentence) {
            let common = isTogether ? (5, 5) : nil
            expect((0, 5), (5, 8), common)
            expect((5, 8), (0, 5), common)
        }
        let isAboutCommon =
            isFirst && !sentence.isConditional && !sentence.says(["not", "no", "contains", "touch", "merge", "union"])
            && (sentence.says(["overlap", "overlaps", "intersect", "intersects"])
                || sentence.says(["in common"]) || sentence.says(["intersection", "overlapping part", "common part"]))
        if isAboutCommon {
            expect((0, 5), (3, 8), (3, 5))
            expect((3, 8), (0, 5), (3, 5))
            expect((0, 10), (2, 5), (2, 5))
            expect((0, 3), (6, 9), nil)
            expect((6, 9), (0, 3), nil)
        }
        return found.compactMap(\.self)
    }

    /// `The bounds are swapped if the lower is greater than the upper`
    private func swapped(_ sentence: DocumentationSentence) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard
            sentence.says([
                "are swapped if", "are exchanged if", "are swapped when", "in any order", "in either order", "in order",
            ]) && !sentence.says(["must be in order"]),
            // `either` is left out of the words.
            !sentence.says(["in order"]) || sentence.text.lowercased().contains("in either order"),
            !sentence.says(["not"]),
            let stretch = Stretch(.other(symbol.owner.joined(separator: ".")), module: calls.context.module),
            calls.shape.slots.count == 2
        else { return [] }
        let row: [SampleValue?] = [.int(5), .int(2)]
        return [("2", 0), ("5", 1)].compactMap { number, place in
            calls.promise(sentence.text, row, .equals(number), member: "." + stretch.bounds[place])
        }
    }

    /// `The number of days, where both the first and the last day are counted`
    private func extent(_ sentence: DocumentationSentence) -> [DocumentedExpectation] {
        let text = sentence.text.lowercased()
        guard calls.shape.result == .integer("Int"), calls.shape.slots.count == 1, !sentence.isConditional,
            text.contains("number of "),
            let stretch = Stretch(calls.shape.slots[0].type, module: calls.context.module),
            text.contains("both"), !sentence.says(["not", "neither"]),
            ["counted", "included", "inclusive", "count"].contains(where: { text.contains($0) })
        else { return [] }
        return [(2, 5), (3, 3), (1, 10)].compactMap { low, high in
            calls.promise(sentence.text, [stretch.value(low, high)], .equals("\(high - low + 1)"))
        }
    }

    private static let joining: Set<String> = ["joins", "merges", "combines", "unites", "join", "merge", "combine"]

    /// `Joins spans that overlap or touch`
    private func merged(
        _ sentence: DocumentationSentence, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let slots = calls.shape.slots
        guard slots.count == 1, case .array(let element) = slots[0].type, calls.shape.result == .array(element),
            let stretch = Stretch(element, module: calls.context.module), let first = comment.first,
            first.tokens.first?.isWord(Self.joining) ?? false || first.plain.hasPrefix("returns the merged"),
            first.says(["overlap", "overlapping", "in common"]), !first.isConditional, !first.says(["not", "without"])
        else { return [] }
        var tries: [([(Int, Int)], [(Int, Int)])] = []
        if sentence == first {
            tries = [
                ([(0, 10), (2, 5)], [(0, 10)]), ([(0, 5), (3, 8)], [(0, 8)]), ([(0, 3), (5, 9)], [(0, 3), (5, 9)]),
                ([(0, 20), (2, 5), (6, 8)], [(0, 20)]), ([(1, 4), (1, 9)], [(1, 9)]),
            ]
        }
        let isTogether = sentence == first && sentence.says(["or touch", "or touching"]) ? true : touches(sentence)
        if let isTogether { tries.append(([(0, 5), (5, 8)], isTogether ? [(0, 8)] : [(0, 5), (5, 8)])) }
        return tries.compactMap { given, wanted in
            let values = given.map { SampleValue.code(stretch.code($0.0, $0.1)) }
            let list = wanted.map { stretch.code($0.0, $0.1) }.joined(separator: ", ")
            return calls.promise(sentence.text, [.array(values)], .equals("[\(list)]"))
        }
    }
}
