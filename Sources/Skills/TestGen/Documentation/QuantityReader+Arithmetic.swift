import SwiftTools

/// Quantities that are made of others, and sizes that are told without an owner.
extension QuantityReader {
    /// Arithmetic around a quantity: `one less than the number of values`, `twice the width`, `` `count - 1` ``.
    func computed(_ tokens: ArraySlice<SentenceToken>) -> Quantity? {
        if tokens.count == 1, let code = tokens.first?.code {
            let parts = code.split(separator: " ").map { String($0) }
            guard parts.count == 3, let apply = Self.operators[parts[1]], let left = quantity([.code(parts[0])]),
                let right = quantity([.code(parts[2])])
            else { return nil }
            return combined(left, right, apply)
        }
        let words = tokens.map { $0.word ?? "`" }
        for (phrase, apply) in Self.offsets where words.dropFirst().starts(with: phrase) {
            guard let first = tokens.first, let number = literal(first),
                let rest = quantity(tokens.dropFirst(phrase.count + 1))
            else { continue }
            return combined(rest, ({ _ in number }, number, nil), apply)
        }
        for (phrase, factor) in [(["twice"], 2.0), (["half"], 0.5), (["double"], 2.0)] where words.starts(with: phrase)
        {
            guard let rest = quantity(tokens.dropFirst(1)) else { continue }
            return combined(rest, ({ _ in factor }, factor, nil)) { $0 * $1 }
        }
        return nil
    }

    private static let operators: [String: @Sendable (Double, Double) -> Double] = [
        "+": { $0 + $1 }, "-": { $0 - $1 }, "*": { $0 * $1 }, "×": { $0 * $1 },
    ]
    private static let offsets: [([String], @Sendable (Double, Double) -> Double)] = [
        (["less", "than"], { $0 - $1 }), (["fewer", "than"], { $0 - $1 }), (["more", "than"], { $0 + $1 }),
        (["below"], { $0 - $1 }), (["above"], { $0 + $1 }),
    ]

    private func combined(
        _ left: Quantity,
        _ right: Quantity, _ apply: @escaping (Double, Double) -> Double
    ) -> Quantity {
        let value: CallQuantity = { assignment in
            guard let first = left.value(assignment), let second = right.value(assignment) else { return nil }
            return apply(first, second)
        }
        let constant = left.constant.flatMap { first in right.constant.map { apply(first, $0) } }
        return (value, constant, left.slot ?? right.slot)
    }

    /// The list or the text that sizes without an owner are of: `the number of elements`.
    private func soleMeasured(_ nouns: ArraySlice<SentenceToken>) -> Int? {
        let measured = names.shape.slots.indices.filter { slot in
            let type = names.shape.slots[slot].type
            guard !names.shape.slots[slot].hasDefault else { return false }
            if nouns.allSatisfy({ $0.isWord(Vocabulary.characters) }), !nouns.isEmpty { return type.isString }
            if nouns.allSatisfy({ $0.isWord(Vocabulary.elements) }), !nouns.isEmpty { return type.isArray }
            return type.isArray || type.isString
        }
        return measured.count == 1 ? measured[0] : nil
    }

    /// `the number of elements`, `` `count` ``, `the length`: of the only list or text.
    func bareSize(_ tokens: ArraySlice<SentenceToken>) -> Quantity? {
        var rest = tokens
        while rest.count > 1, rest.first?.isWord(["the", "its", "total"]) ?? false { rest = rest.dropFirst() }
        var slot: Int?
        if rest.count == 1, let only = rest.first, [.code("count"), .code("self.count")].contains(only),
            names.named(only) == nil
        {
            slot = names.shape.slots.firstIndex { $0.isReceiver && ($0.type.isArray || $0.type.isString) }
        } else if rest.count == 3, rest.starts(with: [.word("number"), .word("of")]),
            rest.last?.isWord(Vocabulary.elements.union(Vocabulary.characters)) ?? false
        {
            slot = soleMeasured(rest.suffix(1))
        }
        guard let slot else { return nil }
        return ({ PredicateReader.count($0.values[slot]) }, nil, slot)
    }
}
