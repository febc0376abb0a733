import SwiftTools

/// Reads what is said of stretches from a start to an end: that they overlap, touch, or have a part in common.
struct IntervalReader: LawReader {
    let calls: LawCalls

    private static let bounds: [[String]] = [
        ["start", "end"], ["lower", "upper"], ["lowerBound", "upperBound"], ["begin", "end"],
        ["low", "high"], ["first", "last"],
    ]
    private static let touching = [
        "touch", "touching", "share only an end point", "share only a boundary", "share an endpoint", "are adjacent",
    ]
    private static let apart = [
        "do not overlap", "does not overlap", "not overlap", "have nothing in common", "do not intersect",
        "are not considered overlapping", "have no part in common", "not considered to overlap",
        "do not count as overlapping",
    ]
    private static let together = [
        "overlap as well", "count as overlapping", "are considered overlapping",
        "are considered to overlap", "overlap too",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard !calls.context.symbol.isMutating, !calls.context.symbol.isThrowing else { return [] }
        if calls.context.symbol.kind == .initializer { return swapped(sentence) }
        if let interval = pair { return ofPair(interval, sentence, isFirst: comment.first == sentence) }
        return merged(sentence)
    }

    private func interval(_ type: SampleType) -> NumberType? {
        guard case .other(let name) = type,
            let made = NumberType(name, count: 2, module: calls.context.module),
            Self.bounds.contains(made.parameters.map(\.name))
        else { return nil }
        return made
    }

    /// The type of two such values that the symbol takes.
    private var pair: NumberType? {
        let slots = calls.shape.slots
        guard slots.count == 2, slots[0].type == slots[1].type else { return nil }
        return interval(slots[0].type)
    }

    private func ofPair(_ interval: NumberType, _ sentence: DocumentationSentence, isFirst: Bool)
        -> [DocumentedExpectation]
    {
        var found: [DocumentedExpectation?] = []
        func expect(_ left: (Int, Int), _ right: (Int, Int), _ common: (Int, Int)?) {
            let row: [SampleValue?] = [interval.value(left.0, left.1), interval.value(right.0, right.1)]
            switch calls.shape.result {
            case .bool?: found.append(calls.promise(sentence.text, row, common == nil ? .isFalse : .isTrue))
            case .optional(.other(interval.type))?:
                let part = common.map { interval.code($0.0, $0.1) }
                found.append(calls.promise(sentence.text, row, part.map { .equals($0) } ?? .isNil))
            default: break
            }
        }
        let isTouching =
            sentence.says(Self.touching)
            || sentence.says(["ends where", "ends at"]) && sentence.says(["starts", "begins"])
        if isTouching, !sentence.says(["or touch", "if"]) {
            let isApart = sentence.says(Self.apart)
            if isApart, !sentence.says(Self.together) {
                expect((0, 5), (5, 8), nil)
                expect((5, 8), (0, 5), nil)
            } else if sentence.says(Self.together), !isApart, calls.shape.result == .bool {
                expect((0, 5), (5, 8), (5, 5))
                expect((5, 8), (0, 5), (5, 5))
            }
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
        guard sentence.says(["are swapped if", "are exchanged if", "are swapped when", "in any order"]),
            !sentence.says(["not"]), let interval = interval(.other(symbol.owner.joined(separator: "."))),
            interval.parameters.map(\.name) == symbol.parameters.map(\.name), calls.shape.slots.count == 2
        else { return [] }
        let row: [SampleValue?] = [.int(5), .int(2)]
        return [("2", 0), ("5", 1)].compactMap { number, place in
            calls.promise(sentence.text, row, .equals(number), member: "." + interval.parameters[place].name)
        }
    }

    /// `Joins spans that overlap or touch`
    private func merged(_ sentence: DocumentationSentence) -> [DocumentedExpectation] {
        let slots = calls.shape.slots
        guard slots.count == 1, case .array(let element) = slots[0].type, calls.shape.result == .array(element),
            let interval = interval(element),
            ["joins", "merges", "combines", "unites", "join", "merge"].contains(
                String(sentence.plain.prefix { $0 != " " })) || sentence.plain.hasPrefix("returns the merged"),
            sentence.says(["overlap", "overlapping"]), !sentence.isConditional, !sentence.says(["not", "without"])
        else { return [] }
        let tries: [([(Int, Int)], [(Int, Int)])] =
            [
                ([(0, 10), (2, 5)], [(0, 10)]), ([(0, 5), (3, 8)], [(0, 8)]), ([(0, 3), (5, 9)], [(0, 3), (5, 9)]),
                ([(0, 20), (2, 5), (6, 8)], [(0, 20)]), ([(1, 4), (1, 9)], [(1, 9)]),
            ] + (sentence.says(["touch", "touching", "adjacent"]) ? [([(0, 5), (5, 8)], [(0, 8)])] : [])
        return tries.compactMap { given, wanted in
            let values = given.map { SampleValue.code(interval.code($0.0, $0.1)) }
            let list = wanted.map { interval.code($0.0, $0.1) }.joined(separator: ", ")
            return calls.promise(sentence.text, [.array(values)], .equals("[\(list)]"))
        }
    }
}
