import SwiftTools

/// Reads what a container says of all its numbers together: `the median of the values in the window`.
struct ContainerAggregateReader {
    let context: DocumentationContext
    let container: ContainerShape
    let shape: CallShape

    private enum Kind { case mean, median, sum, least, greatest, spread }

    private static let rows: [(Kind, [String])] = [
        (.mean, ["arithmetic mean", "the mean", "the average"]),
        (.median, ["the median", "middle one of the values", "the middle value"]),
        (.sum, ["the sum of", "the total of all", "all values added up"]),
        (
            .spread,
            ["distance between the smallest and the largest", "difference between the largest and the smallest"]
        ),
        (.least, ["the smallest", "the minimum", "the least", "the lowest"]),
        (.greatest, ["the largest", "the maximum", "the greatest", "the highest"]),
    ]

    /// What the paragraphs of a member's comment promise.
    func expectations(_ paragraphs: [(text: String, role: DocumentationBlock.Role)]) -> [DocumentedExpectation] {
        let symbol = context.symbol
        let sentences = paragraphs.flatMap { DocumentationSentence.sentences(of: $0.text) }
        guard [.method, .property].contains(symbol.kind), symbol.parameters.isEmpty, !symbol.isMutating,
            !symbol.isThrowing, !symbol.isAsync, let first = sentences.first, container.element.isNumber,
            let type = shape.result, type.unwrapped.isNumber, isOfAll(first),
            let kind = Self.rows.first(where: { first.says($0.1) })?.0
        else { return [] }
        let isHalved = sentences.contains {
            $0.says(["even number"]) && $0.says(["halfway", "mean", "average"])
                && $0.says(["two middle", "two in the middle", "middle two", "middle ones"])
        }
        let lists =
            [[3.0, 1, 2], [4, 4, 1]]
            + (kind != .median || isHalved && type.unwrapped.isFloating ? [[3.0, 1, 2, 8]] : [])
        let access = "subject.\(symbol.baseName)" + (symbol.kind == .method ? "()" : "")
        return lists.compactMap { list in
            let wanted = Self.value(kind, list)
            guard type.unwrapped.isFloating || wanted == wanted.rounded() else { return nil }
            let text = type.unwrapped.isFloating ? "\(wanted)" : "\(Int(wanted))"
            let condition =
                type.unwrapped.isFloating
                ? (type.isOptional
                    ? "result.map { abs(Double($0) - \(text)) <= 1e-9 } ?? false"
                    : "abs(Double(result) - \(text)) <= 1e-9")
                : "result == \(text)"
            return context.expectation(
                first.text, container.filled(list.map { .int(Int($0)) }), access, .holds(condition))
        }
    }

    /// Whether all that was put in is meant, and nothing besides.
    private func isOfAll(_ sentence: DocumentationSentence) -> Bool {
        !sentence.says(["if", "unless", "except"])
            && sentence.says(["values", "numbers", "elements", "samples", "measurements", "entries"])
            && !sentence.says([
                "number of", "squared", "weighted", "distinct", "absolute", "last", "most recent", "latest", "key",
                "moving",
                "capacity", "can hold", "without", "removes", "priority", "not",
            ])
    }

    private static func value(_ kind: Kind, _ list: [Double]) -> Double {
        let sorted = list.sorted()
        let middle = sorted.count / 2
        switch kind {
        case .mean: return list.reduce(0, +) / Double(list.count)
        case .sum: return list.reduce(0, +)
        case .least: return sorted[0]
        case .greatest: return sorted[sorted.count - 1]
        case .spread: return sorted[sorted.count - 1] - sorted[0]
        case .median: return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
        }
    }
}
