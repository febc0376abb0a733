import SwiftTools

/// Reads what comes of two equal values: `Equal strings, including two empty ones, have a similarity of 1`.
struct EqualPairReader: LawReader {
    let calls: LawCalls

    /// What the values themselves are called, rather than what they are made of.
    private static let nouns: Set<String> = [
        "strings", "texts", "words", "lists", "arrays", "sequences", "inputs", "values", "ones", "sets", "collections",
    ]
    private static let verbs: Set<String> = ["have", "has", "give", "gives", "yield", "yields", "is", "are"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let slots = calls.shape.slots
        guard !calls.context.symbol.isMutating, slots.count(where: { !$0.hasDefault }) == 2, slots.count >= 2,
            slots[0].type == slots[1].type, slots[0].type.isString || slots[0].type.isArray,
            calls.shape.result?.unwrapped.isNumber == true
        else { return [] }
        return sentence.tokens.split { $0 == .mark(";") }.flatMap { clause -> [DocumentedExpectation] in
            let tokens = Array(clause)
            guard tokens.count > 3, tokens[0].isWord(["equal", "identical", "two"]),
                let verb = tokens.firstIndex(where: { $0.isWord(Self.verbs) }), verb < 12,
                tokens[..<verb].contains(where: { $0.isWord(["equal", "identical", "empty"]) }),
                !tokens[..<verb].contains(where: { $0.isWord(["not", "except", "than", "length"]) }),
                tokens[..<verb].prefix(while: { $0 != .mark(",") }).last?.isWord(Self.nouns) == true,
                let number = tokens.last.flatMap({ $0.word ?? $0.code }).flatMap({ NumberWord.number($0)?.number }),
                tokens[(verb + 1)...].dropLast().allSatisfy({ token in
                    token.word.map { !["not", "or", "at", "most", "least", "if"].contains($0) } ?? false
                })
            else { return [] }
            let isEmptyOnly = !tokens[..<verb].contains { $0.isWord(["equal", "identical"]) }
            let withEmpty = isEmptyOnly || tokens[..<verb].contains { $0.isWord(["empty"]) }
            return values(isEmptyOnly, withEmpty).compactMap { value in
                let row: [SampleValue?] = slots.indices.map { $0 < 2 ? value : nil }
                return calls.promise(sentence.text, row, .equals(Self.written(number)))
            }
        }
    }

    private static func written(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }

    private func values(_ isEmptyOnly: Bool, _ withEmpty: Bool) -> [SampleValue] {
        let isText = calls.shape.slots[0].type.isString
        let empty: SampleValue = isText ? .string("") : .array([])
        let full: [SampleValue] =
            isText ? ["abc", "a", "kitten"].map { .string($0) } : [.ints([1, 2, 3]), .ints([4])]
        return (isEmptyOnly ? [] : full) + (withEmpty ? [empty] : [])
    }
}
