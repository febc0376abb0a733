import SwiftTools

/// Reads in which order a count of elements tells them: `the most frequent first`, `elements with the same count are in
/// ascending order`.
struct FrequencyReader {
    let context: DocumentationContext
    let container: ContainerShape
    let shape: CallShape

    private static let frequent = [
        "most often", "most frequent", "most common", "highest count", "largest count", "by count", "by frequency",
    ]
    private static let equal = [
        "same count", "equal counts", "equally often", "equally frequent", "equally common", "same number of times",
        "same frequency", "ties",
    ]

    /// What the paragraphs of a member's comment promise.
    func expectations(_ paragraphs: [(text: String, role: DocumentationBlock.Role)]) -> [DocumentedExpectation] {
        let sentences = paragraphs.flatMap { DocumentationSentence.sentences(of: $0.text) }
        let element = container.element
        guard let first = sentences.first, first.says(Self.frequent), !first.says(["least"]),
            element == .integer("Int"),
            shape.result == .array(element), !context.symbol.isMutating, !context.symbol.isThrowing,
            shape.slots.count == 1 || shape.slots.count == 2 && shape.slots[1].type == element, isCounting
        else { return [] }
        let counted = [5, 3, 3, 9, 5, 3]
        var found: [DocumentedExpectation?] = []
        func expect(_ elements: [Int], _ limit: Int, _ wanted: [Int], _ quote: String) {
            let values: [SampleValue?] =
                [
                    .object(setup: container.filled(elements.map { .int($0) }), code: "subject", fields: [:])
                ] + (shape.slots.count == 2 ? [.int(limit)] : [])
            guard let call = shape.call(values) else { return }
            let list = shape.slots.count == 2 ? Array(wanted.prefix(limit)) : wanted
            found.append(context.expectation(quote, call.setup, call.expression, .equals("\(list)")))
        }
        expect(counted, 3, [3, 5, 9], first.text)
        expect(counted, 1, [3, 5, 9], first.text)
        if let tie = sentences.first(where: { $0.says(Self.equal) && !$0.says(["not", "unspecified", "arbitrary"]) }) {
            let elements = [4, 8, 6, 8, 4, 6, 1]
            let added = [4, 8, 6, 1]
            if tie.says(["ascending", "ascending order", "smallest first", "increasing order", "smaller one first"]) {
                expect(elements, 4, [4, 6, 8, 1], tie.text)
                expect(elements, 2, [4, 6, 8, 1], tie.text)
            } else if tie.says(["descending", "descending order", "largest first", "decreasing order"]) {
                expect(elements, 4, [8, 6, 4, 1], tie.text)
            } else if tie.says(["first added", "were added", "first seen", "first occurred", "first appeared"]) {
                expect(elements, 4, added, tie.text)
            }
        }
        return found.compactMap(\.self)
    }

    /// Whether what adds an element counts it.
    private var isCounting: Bool {
        container.adder.documentation.joined(separator: " ").lowercased().contains("count")
            || container.adder.documentation.joined(separator: " ").lowercased().contains("occurrence")
            || ["Tally", "Counter", "Histogram", "Multiset", "Bag", "CountedSet"].contains {
                context.symbol.owner.last?.hasPrefix($0) ?? false
            }
    }
}
