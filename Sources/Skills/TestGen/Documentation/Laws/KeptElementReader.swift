import SwiftTools

/// Reads which of several elements stays and in which order, where a closure chooses: `the first one is kept`.
struct KeptElementReader: LawReader {
    let calls: LawCalls

    private static let first = [
        "the first one is kept", "the first is kept", "the first one stays", "the first stays", "the first one wins",
        "the first wins", "only the first is kept", "only the first one is kept", "keeps the first",
        "the first remains",
        "the first one remains", "only the first stays",
    ]
    private static let orders = [
        "keep the order", "keep their order", "keep their original order", "keep their relative order", "stay in order",
        "keeps its order", "preserves the order", "preserve their order", "in their original order",
        "in original order",
        "in the same order", "relative order", "order is preserved", "order is kept", "stable",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let integer = SampleType.integer("Int")
        guard calls.shape.result == .array(integer), !calls.context.symbol.isMutating, !sentence.says(["not"]),
            calls.shape.slots.count == 2, let list = calls.sole({ $0 == .array(integer) }),
            let closure = calls.shape.slots.indices.first(where: { $0 != list })
        else { return [] }
        let type = calls.shape.slots[closure].type.swift
        let all = comment.map(\.plain).joined(separator: " ")
        if type.isClosure("(Int) -> Int"), all.contains("key"), sentence.says(Self.first) {
            let made = promise(
                list, closure, "{ $0 % 3 }", [1, 4, 2, 5, 3, 7], "result.sorted() == [1, 2, 3]", sentence)
            return [
                made, promise(list, closure, "{ $0 / 10 }", [12, 31, 15, 19], "result.sorted() == [12, 31]", sentence),
            ]
            .compactMap(\.self)
        }
        guard type.isClosure("(Int) -> Bool"), sentence.says(Self.orders) else { return [] }
        let tries: [[Int]] = [[1, 2, 3, 4, 5], [6, 1, 4, 3, 2, 5]]
        let kind = kind(all)
        return tries.compactMap { values in
            let (yes, no) = (values.filter { $0 % 2 == 0 }, values.filter { $0 % 2 != 0 })
            let wanted: [Int]
            switch kind {
            case .front: wanted = yes + no
            case .back: wanted = no + yes
            case nil: return nil
            }
            return promise(list, closure, "{ $0 % 2 == 0 }", values, "result == \(wanted)", sentence)
        }
    }

    private enum Group { case front, back }

    /// Where those elements go that satisfy the predicate.
    private func kind(_ text: String) -> Group? {
        let front = [
            "satisfy the predicate followed by all the others", "satisfy the predicate followed by",
            "matching elements first",
            "match the predicate followed by", "to the front", "satisfying the predicate come first",
            "that satisfy the predicate first",
        ].contains { text.contains($0) }
        let back = ["to the end", "to the back", "satisfying the predicate come last"].contains { text.contains($0) }
        return front == back ? nil : front ? .front : .back
    }

    private func promise(
        _ list: Int, _ closure: Int, _ code: String, _ values: [Int], _ condition: String,
        _ sentence: DocumentationSentence
    ) -> DocumentedExpectation? {
        var row: [SampleValue?] = [nil, nil]
        row[list] = .array(values.map { .int($0) })
        row[closure] = .code(code)
        return calls.promise(sentence.text, row, .holds(condition))
    }
}

extension String {
    /// Whether a type, without its attributes and effects, is this function type.
    func isClosure(_ type: String) -> Bool {
        var text = self
        for word in ["@escaping ", "@Sendable ", "borrowing ", "sending "] { text = text.replacing(word, with: "") }
        for effect in [" throws(Failure)", " throws(E)", " throws", " rethrows"] {
            text = text.replacing(effect + " ->", with: " ->")
        }
        return text == type
    }
}
