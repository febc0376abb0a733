import SwiftTools

/// Reads numbers, and names of numbers, in sentences.
struct QuantityReader {
    let names: SlotNames
    let fields: Set<String>

    /// A number that depends on a call's values, its value where that is always the same, and the slot it is of.
    typealias Quantity = (value: CallQuantity, constant: Double?, slot: Int?)

    private static let units: Set<String> = [
        "characters", "character", "elements", "element", "items", "item", "long", "entries", "years", "year", "old",
        "percent",
        "seconds", "words", "in", "length", "positions", "cents", "of", "age",
    ]

    /// Which words after a quantity only say what is counted.
    static func isUnit(_ tokens: ArraySlice<SentenceToken>) -> Bool { tokens.allSatisfy { $0.isWord(units) } }

    /// The quantity that all of these words stand for, and its value where that is always the same.
    func quantity(_ tokens: ArraySlice<SentenceToken>) -> Quantity? {
        guard let first = tokens.first else { return nil }
        if tokens.count == 1, let number = literal(first) { return ({ _ in number }, number, nil) }
        if tokens.count == 1, case .code(let code) = first, code.hasSuffix(".count") {
            guard let slot = names.named(.code(String(code.dropLast(6)))) else { return nil }
            return ({ $0.values[slot]?.elements.map { Double($0.count) } }, nil, slot)
        }
        if let bare = bareSize(tokens) { return bare }
        if let made = computed(tokens) { return made }
        if let field = field(tokens) { return (field, nil, nil) }
        if let (slot, count) = names.subject(tokens, last: nil), count == tokens.count,
            names.shape.slots[slot].type.isNumber
        {
            return ({ $0.values[slot]?.number }, nil, slot)
        }
        let words = tokens.map { $0.word ?? "" }
        for head in [
            ["length", "of"], ["the", "length", "of"], ["the", "number", "of", "elements", "in"],
            ["the", "count", "of"], ["the", "number", "of", "characters", "in"], ["the", "size", "of"],
        ]
        where words.starts(with: head) {
            guard let (slot, count) = names.subject(tokens.dropFirst(head.count), last: nil),
                count == tokens.count - head.count
            else { continue }
            return ({ $0.values[slot]?.elements.map { Double($0.count) } }, nil, slot)
        }
        return nil
    }

    /// A number word, or a code span that is a number.
    func literal(_ token: SentenceToken) -> Double? {
        switch token {
        case .word(let word): NumberWord.number(word)?.number
        case .code(let code): NumberWord.number(code)?.number
        case .mark: nil
        }
    }

    /// A property of what the member is called on: `the balance`, `` `capacity` ``.
    private func field(_ tokens: ArraySlice<SentenceToken>) -> CallQuantity? {
        var rest = tokens
        while rest.count > 1, rest.first?.isWord(["the", "its", "current", "this"]) ?? false { rest = rest.dropFirst() }
        guard rest.count == 1, let token = rest.first, let name = token.code ?? token.word, fields.contains(name),
            let receiver = names.shape.slots.firstIndex(where: \.isReceiver), names.named(token) == nil
        else { return nil }
        return { assignment in
            guard case .object(_, _, let fields)? = assignment.values[receiver] else { return nil }
            return fields[name]?.number
        }
    }
}
