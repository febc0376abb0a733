import SwiftTools

/// Reads how an amount is shared out: `as evenly as possible`, `the shares add up to the amount`, `what is left goes to
/// the first`.
struct ShareReader: LawReader {
    let calls: LawCalls

    private static let counts: Set<String> = [
        "count", "people", "parts", "ways", "shares", "groups", "persons", "pieces", "number", "recipients", "friends",
        "n",
    ]
    private static let sums = [
        "add up to", "adds up to", "the sum of the parts is", "sum to", "sums to", "no cent is lost", "nothing is lost",
        "no cents are lost", "no penny is lost", "the sum of the shares is", "without losing", "is ever lost",
    ]

    /// What becomes of a debt that is not shared out.
    private static let refusals = ["empty", "nil", "throws", "error", "zero or more", "not", "ignored"]

    /// Whether it is said into how many parts.
    private var isCounted: Bool {
        calls.shape.slots[1].type == .integer("Int") && Self.counts.contains(calls.shape.slots[1].name.lowercased())
    }

    /// Whether each part has a weight.
    private var isWeighted: Bool {
        calls.shape.slots[1].type == .array(.integer("Int"))
            && ["weights", "proportions", "ratios", "ratio", "parts", "shares"].contains(calls.shape.slots[1].name)
    }

    /// `When it does not divide evenly`: that is what is tried.
    private static func isUneven(_ sentence: DocumentationSentence) -> Bool {
        sentence.says(["does not divide evenly", "cannot be divided evenly", "is left over", "are left over"])
            && !sentence.says(["unless", "except", "may", "might"])
    }

    /// Whether what is left over is said to go to those at one end.
    private static func isSaid(_ sentence: DocumentationSentence, _ places: [String]) -> Bool {
        let isLeft = sentence.says([
            "left over", "remaining", "remainder", "leftover", "cannot be divided", "rest", "surplus", "extra",
            "divided evenly",
            "that are left", "what is left", "odd cents",
        ])
        let verbs = [
            "go to", "goes to", "given to", "are given", "is given", "the first ones get", "distributed to", "handed",
        ]
        let plain = sentence.plain
        return sentence.says(places) && (isLeft || plain.contains("the first ones get"))
            && verbs.contains { plain.contains($0) }
    }

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let words = ["evenly", "equally", "equal parts", "equal shares", "fairly", "proportion", "weights"]
        guard comment.contains(where: { $0.says(words) }), calls.shape.slots.count == 2,
            case .array(let element)? = calls.shape.result, !calls.context.symbol.isMutating,
            !sentence.isConditional || Self.isUneven(sentence), isCounted || isWeighted
        else { return [] }
        let amount: (Int) -> SampleValue
        var part = ""
        switch (element, calls.shape.slots[0].type) {
        case (.integer("Int"), .integer("Int")) where comment.contains(where: { $0.says(Self.sums) }):
            amount = { .int($0) }
        case (.other(let name), .other(let owner)) where name == owner:
            guard let type = NumberType(name, count: 1, module: calls.context.module) else { return [] }
            amount = { type.value($0) }
            part = "." + type.parameters[0].name
        default: return []
        }
        let numbers = part.isEmpty ? "result" : "result.map { $0\(part) }"
        let isSum = sentence.says(Self.sums)
        let isFirst =
            Self.isSaid(sentence, ["first", "beginning", "start", "front"]) && !sentence.says(["last", "end"])
        let isLast =
            Self.isSaid(sentence, ["last", "end", "back"]) && !sentence.says(["first", "beginning", "start"])
        let isEven = sentence.says([
            "as evenly as possible", "as equally as possible", "differ by at most one",
            "as evenly as whole cents permit",
            "as fairly as possible",
        ])
        guard isSum || !isWeighted && (isFirst || isLast || isEven) else { return [] }
        // A debt is shared out where the comment speaks of one.
        let hasDebts =
            comment.contains { $0.says(["negative", "debt", "debts", "sign"]) && !$0.says(Self.refusals) }
            && !isFirst && !isLast
        let debts = hasDebts ? [(-1_000, 3), (-7, 2)] : []
        if isWeighted {
            let weights = [[1, 1, 1], [1, 2, 4], [5, 0, 2]]
            return ([100, 7] + (hasDebts ? [-100, -7] : [])).flatMap { total in
                weights.compactMap { list in
                    calls.promise(
                        sentence.text, [amount(total), .array(list.map { .int($0) })],
                        .holds("\(numbers).reduce(0, +) == \(total) && result.count == \(list.count)"))
                }
            }
        }
        return ([(1_000, 3), (10, 4), (11, 4), (7, 7), (5, 1)] + debts).compactMap { total, count in
            let condition =
                isSum
                ? "\(numbers).reduce(0, +) == \(total) && result.count == \(count)"
                : isEven
                    ? "(\(numbers).max() ?? 0) - (\(numbers).min() ?? 0) <= 1 && result.count == \(count)"
                    : "\(numbers) == \(numbers).sorted(by: \(isFirst ? ">" : "<"))"
            return calls.promise(sentence.text, [amount(total), .int(count)], .holds(condition))
        }
    }
}
