import SwiftTools

/// Reads that one function undoes another, that doing something twice is doing it once, or that doing it some times is doing nothing.
struct InverseReader: LawReader {
    let calls: LawCalls

    private static let undoing = [
        "the inverse of", "undoes", "decodes what", "reads what", "restores what", "decodes the output of",
        "decodes the result of", "reads back what", "expands what", "unescapes what", "decompresses what",
        "is the reverse of", "reverses what", "reverts what", "inverse operation of",
        "the opposite of", "turns back what", "gives back what was passed to", "undoes what",
    ]
    private static let twice = [
        "idempotent", "a second time changes nothing", "again changes nothing", "twice changes nothing",
        "twice gives the same result as once", "again has no effect", "twice has no further effect",
        "again gives the same result",
    ]

    private static let backward = [
        "applied twice", "applying it twice gives back", "is its own inverse", "doing it twice gives back",
        "twice gives back the original", "called twice gives back",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard !sentence.isConditional, !sentence.says(["not", "no", "nearly", "approximately", "roughly"]),
            !symbol.isMutating, !symbol.isAsync, !symbol.isThrowing, let slot = soleSlot(calls.shape)
        else { return [] }
        if sentence.says(Self.twice), calls.shape.result == calls.shape.slots[slot].type {
            return repeated(sentence, slot)
        }
        if sentence.says(Self.backward), sentence.says(["back", "inverse", "original"]),
            calls.shape.result == calls.shape.slots[slot].type
        {
            return values(calls.shape.slots[slot].type).compactMap { value in
                guard let once = call(calls.shape, slot, value),
                    let twice = call(calls.shape, slot, .code(once.expression))
                else { return nil }
                return calls.context.expectation(
                    sentence.text, twice.setup, twice.expression, .equals(value.typed(calls.shape.slots[slot].type)))
            }
        }
        if let count = cycle(sentence) { return turned(sentence, count) }
        guard sentence.says(Self.undoing) else { return [] }
        let codes = sentence.tokens.compactMap(\.code)
        guard codes.count == 1, let name = codes.first?.prefix(while: { $0 != "(" }) else { return [] }
        let others = calls.context.module.filter {
            $0.baseName == name && $0.owner == symbol.owner && !$0.isThrowing && !$0.isAsync && !$0.isMutating
                && $0.usr != symbol.usr
        }
        // What loses the case of letters is undone only so far.
        guard others.count == 1, let other = others.first,
            !(other.documentation + symbol.documentation).joined(separator: " ").lowercased().contains("case"),
            let shape = CallShape(other, generics: []),
            let inner = soleSlot(shape), shape.result == calls.shape.slots[slot].type,
            let result = calls.shape.result, shape.slots[inner].type == result.unwrapped
        else { return [] }
        return values(shape.slots[inner].type).compactMap { value in
            // What may be refused is not tried with nothing.
            guard !result.isOptional || value != .string(""), let first = call(shape, inner, value),
                let second = call(calls.shape, slot, .code(first.expression))
            else { return nil }
            return calls.context.expectation(
                sentence.text, first.setup + second.setup, second.expression,
                .equals(value.typed(shape.slots[inner].type)))
        }
    }

    private static let turns: Set<String> = ["turns", "times", "steps", "rotations", "quarters", "such"]
    private static let longestCycle = 2...12

    /// `Four such turns give back the original`
    private func cycle(_ sentence: DocumentationSentence) -> Int? {
        let words = sentence.tokens.map { $0.word ?? "`" }
        guard sentence.says(["give back", "gives back", "restore", "restores", "lead back", "leads back", "is back"]),
            sentence.says(["original", "same", "beginning", "start"]),
            let place = words.indices.dropLast().first(where: { Self.turns.contains(words[$0 + 1]) }),
            let count = NumberWord.number(words[place])?.integer, Self.longestCycle.contains(count)
        else { return nil }
        return count
    }

    private func turned(_ sentence: DocumentationSentence, _ count: Int) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard symbol.kind == .method || symbol.kind == .property, symbol.parameters.isEmpty,
            calls.shape.slots.count == 1, calls.shape.result == calls.shape.slots[0].type
        else { return [] }
        let use = "." + symbol.baseName + (symbol.kind == .method ? "()" : "")
        return calls.rows(count: 8).compactMap { row in
            guard let value = row.first ?? nil, let once = calls.shape.call(row), once.setup.isEmpty else { return nil }
            let original = value.typed(calls.shape.slots[0].type)
            return calls.context.expectation(
                sentence.text, [], original + String(repeating: use, count: count), .equals(original))
        }
    }

    private func repeated(_ sentence: DocumentationSentence, _ slot: Int) -> [DocumentedExpectation] {
        values(calls.shape.slots[slot].type).compactMap { value in
            guard let once = call(calls.shape, slot, value),
                let twice = call(calls.shape, slot, .code(once.expression))
            else { return nil }
            return calls.context.expectation(sentence.text, twice.setup, twice.expression, .equals(once.expression))
        }
    }

    private func soleSlot(_ shape: CallShape) -> Int? {
        let found = shape.slots.indices.filter { !shape.slots[$0].hasDefault }
        return found.count == 1 ? found[0] : nil
    }

    private func call(_ shape: CallShape, _ slot: Int, _ value: SampleValue) -> (setup: [String], expression: String)? {
        var row: [SampleValue?] = shape.slots.map { _ in nil }
        row[slot] = value
        return shape.call(row)
    }

    private func values(_ type: SampleType) -> [SampleValue] {
        switch type {
        case .string: ["", "a", "aab", "Hello, World", "aaab bb", "  x  y ", "zzzzzzzzzzzzb"].map { .string($0) }
        case .integer("Int"): [1, 7, 42, 305].map { .int($0) }
        case .array(.integer("Int")): [[], [1], [1, 1, 2], [3, 1, 2]].map { list in .array(list.map { .int($0) }) }
        case .array(.string): [.array(["a", "b", "b"].map { .string($0) })]
        case .other(let name):
            NumberType(name, count: 1, module: calls.context.module).map { type in [0, 7, 42].map { type.value($0) } }
                ?? []
        default: []
        }
    }
}
