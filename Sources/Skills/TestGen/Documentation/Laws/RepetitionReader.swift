import SwiftTools

/// Reads that it makes no difference how often something is passed: `to name it several times means the same as to name it
/// once`, `members may be repeated, which makes no difference`.
struct RepetitionReader: LawReader {
    let calls: LawCalls

    private static let repeated = [
        "several times", "more than once", "repeated", "duplicates", "duplicate", "repeatedly", "repetitions", "twice",
    ]
    private static let same = [
        "means the same as", "is the same as", "are the same as", "makes no difference", "make no difference",
        "has the same effect as", "does not matter", "do not matter", "has no effect", "have no effect",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard !calls.context.symbol.isMutating, !sentence.isConditional, sentence.says(Self.repeated),
            sentence.says(Self.same), !sentence.says(["not", "never", "only", "except", "order"]),
            let slot = calls.sole({ $0.isArray || $0.isLists })
        else { return [] }
        return Self.pairs(calls.shape.slots[slot].type).compactMap { once, often in
            var row: [SampleValue?] = calls.shape.slots.map { _ in nil }
            var other = row
            row[slot] = .code(often)
            other[slot] = .code(once)
            return calls.same(sentence.text, row, as: other)
        }
    }

    /// Lists of which each element stands there once, and the same with some of them again.
    private static func pairs(_ type: SampleType) -> [(once: String, often: String)] {
        switch type {
        case .array(.integer): [("[3, 1, 2]", "[3, 1, 3, 2, 2]"), ("[4]", "[4, 4]")]
        case .array(.string): [("[\"b\", \"a\"]", "[\"b\", \"a\", \"a\", \"b\"]")]
        case _ where type.isLists:
            [
                ("[\"b\": [\"a\"], \"a\": []]", "[\"b\": [\"a\", \"a\"], \"a\": []]"),
                (
                    "[\"c\": [\"a\", \"b\"], \"b\": [\"a\"], \"a\": []]",
                    "[\"c\": [\"a\", \"b\", \"a\"], \"b\": [\"a\", \"a\"], \"a\": []]"
                ),
            ]
        default: []
        }
    }
}

extension SampleType {
    /// Whether it is lists of texts by names.
    fileprivate var isLists: Bool { self == .other("[String: [String]]") || self == .other("[String : [String]]") }
}
