import SwiftTools

/// Reads whether the ends of a stretch belong to it: `both bounds are included`, `the start belongs to it, the end does
/// not`.
struct BoundsReader: LawReader {
    let calls: LawCalls

    private static let both = [
        "bounds are included", "ends are included", "bounds are inclusive", "bounds included", "ends included",
        "bounds inclusive", "including ends", "ends belong to it", "bounds belong to it", "the bounds belong to it",
    ]
    private static let half = [
        "the start belongs to it the end does not", "up to but not including", "the end is not part of it",
        "the end itself does not belong to it", "including the start but not the end", "the upper bound is excluded",
        "the end is excluded", "the end is exclusive", "the lower bound is included the upper bound is not",
        "half-open", "but no longer at the", "including the lower bound but not the upper", "the end is not included",
        "the upper bound is not included", "up to but excluding", "the upper bound itself does not belong to it",
        "start inclusive end exclusive", "the lower inclusive the upper exclusive", "but not at the",
    ]
    private static let lows: Set<String> = ["start", "lower", "low", "lowerbound", "min", "minimum", "from", "begin"]
    private static let highs: Set<String> = ["end", "upper", "high", "upperbound", "max", "maximum", "to"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let slots = calls.shape.slots
        if sentence == comment.first, let list = list(sentence, comment) { return list }
        guard sentence == comment.first, calls.shape.result == .bool, !calls.context.symbol.isMutating else {
            return []
        }
        if slots.count == 2, slots[1].type == .integer("Int"), slots[0].isReceiver,
            calls.context.symbol.baseName == "contains"
                || sentence.says(["is open", "lies in", "is in", "is inside", "is within", "falls in", "falls within"]),
            case .other = slots[0].type, let type = Stretch(slots[0].type, module: calls.context.module)
        {
            // The type's own comment tells too.
            let owner = calls.context.module.first { $0.path == calls.context.symbol.owner }?.documentation ?? []
            let own = DocumentationSentence.sentences(of: owner.joined(separator: " "))
            return kinds(comment + own).flatMap { said, isEnd in
                [(2, true), (3, true), (5, isEnd), (1, false), (6, false)].compactMap { number, holds in
                    calls.promise(said, [type.value(2, 5), .int(number)], holds ? .isTrue : .isFalse)
                }
            }
        }
        guard slots.count == 3, slots.allSatisfy({ $0.type == .integer("Int") }),
            let low = slots.firstIndex(where: { Self.lows.contains($0.name.lowercased()) }),
            let high = slots.firstIndex(where: { Self.highs.contains($0.name.lowercased()) }),
            let value = slots.indices.first(where: { $0 != low && $0 != high })
        else { return [] }
        return kinds(comment).flatMap { said, isEnd in
            [(2, true), (3, true), (5, isEnd), (1, false), (6, false)].compactMap { number, holds in
                var row: [SampleValue?] = [nil, nil, nil]
                row[low] = .int(2)
                row[high] = .int(5)
                row[value] = .int(number)
                return calls.promise(said, row, holds ? .isTrue : .isFalse)
            }
        }
    }

    /// `All numbers from start to end, both included`
    private func list(_ sentence: DocumentationSentence, _ comment: [DocumentationSentence]) -> [DocumentedExpectation]?
    {
        let slots = calls.shape.slots
        guard calls.shape.result == .array(.integer("Int")), slots.count == 2, !calls.context.symbol.isMutating,
            slots.allSatisfy({ $0.type == .integer("Int") && !$0.isReceiver }), isBounds(slots.map(\.name)),
            sentence.says(["all numbers", "the numbers", "all integers", "the integers", "all whole numbers"]),
            sentence.says(["from"]), !sentence.says(["even", "odd", "prime", "random", "descending"]),
            let (said, isEnd) = kinds(comment).first
        else { return nil }
        return [(2, 5), (1, 2), (7, 10)].compactMap { low, high in
            let numbers = Array(low...(isEnd ? high : high - 1))
            return calls.promise(said, [.int(low), .int(high)], .equals("\(numbers)"))
        }
    }

    private func isBounds(_ names: [String]) -> Bool {
        Self.lows.contains(names[0].lowercased()) && Self.highs.contains(names[1].lowercased())
    }

    /// What is said, and whether the upper end belongs to the stretch; nothing where two sentences say two things.
    private func kinds(_ sentences: [DocumentationSentence]) -> [(String, Bool)] {
        let both = sentences.first { sentence in
            let text = sentence.text.lowercased()
            return !sentence.isConditional
                && (sentence.says(Self.both) || text.contains("both included") || text.contains("both inclusive"))
        }
        let half = sentences.first { $0.says(Self.half) && !$0.isConditional }
        if let both, half == nil { return [(both.text, true)] }
        if let half, both == nil { return [(half.text, false)] }
        return []
    }
}
