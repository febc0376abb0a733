import SwiftTools

/// Reads that the order of a list makes no difference: `The values need not be sorted.`
struct OrderFreeReader: LawReader {
    let calls: LawCalls

    private static let phrases = [
        "need not be sorted", "need not be in order", "need not be ordered", "in any order", "be in any order",
        "regardless of their order", "regardless of the order", "whatever their order", "do not have to be sorted",
        "does not have to be sorted", "order of the values does not matter", "in arbitrary order", "may be unsorted",
        "order does not matter", "needs not be sorted",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard sentence.says(Self.phrases), !sentence.isConditional || sentence.says(["may be in any order"]),
            role != .returns, !sentence.says(["result", "returned", "not in any order"]),
            !calls.context.symbol.isMutating, let slot = calls.sole(\.isArray),
            hasOrderOfItsOwn(comment)
        else { return [] }
        return calls.rows(count: 12).compactMap { row in
            guard case .array(let values)? = row[slot], values.count > 1 else { return nil }
            var other = row
            other[slot] = .array(values.reversed())
            return calls.same(sentence.text, row, as: other)
        }
    }

    /// Whether a result is no list, or one whose order does not come from that of the values.
    private func hasOrderOfItsOwn(_ comment: [DocumentationSentence]) -> Bool {
        switch calls.shape.result?.unwrapped {
        case .integer, .bool, .string: true
        case .array:
            comment.contains {
                $0.says(["in ascending order", "sorted", "in descending order", "ordered by"]) && !$0.says(Self.phrases)
            }
        default: false
        }
    }
}
