import SwiftTools

/// Reads what is said of values one by one: `` `"IIII"` and `"IC"` give `nil` ``, `the four marks `-`, `.`, `_` and `~``.
struct ListedValuesReader: LawReader {
    let calls: LawCalls

    private static let refused = [
        "rejected", "refused", "invalid", "not accepted", "not valid", "not allowed", "malformed",
    ]
    private static let verbs: Set<String> = ["give", "gives", "yield", "yields", "return", "returns", "are", "is"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard role != .throwing, !calls.context.symbol.isMutating, let slot = calls.sole({ _ in true }) else {
            return []
        }
        return refusals(sentence, slot) + members(sentence, slot, comment)
    }

    /// The literals of a list that ends at a verb, and the words after it.
    private func list(_ sentence: DocumentationSentence) -> (values: [String], rest: ArraySlice<SentenceToken>)? {
        let start = sentence.tokens.lastIndex { $0 == .mark(":") || $0 == .mark(";") }.map { $0 + 1 } ?? 0
        var values: [String] = []
        for place in sentence.tokens.indices[start...] {
            let token = sentence.tokens[place]
            if let code = token.code, let value = LiteralText.whole(code) {
                values.append(value)
            } else if token.isWord(Self.verbs), !values.isEmpty {
                return (values, sentence.tokens[(place + 1)...])
            } else if token != .mark(","),
                !token.isWord(["and", "or", "all", "both", "the", "empty", "string", "text"])
            {
                return nil
            }
        }
        return nil
    }

    private func refusals(_ sentence: DocumentationSentence, _ slot: Int) -> [DocumentedExpectation] {
        guard !sentence.isConditional, let (values, rest) = list(sentence) else { return [] }
        let words = rest.map { $0.word ?? "`" }.joined(separator: " ")
        let symbol = calls.context.symbol
        let isNil = rest.count == 1 && rest.first?.code == "nil" || words == "nil"
        let isRefused = Self.refused.contains { words.hasPrefix($0) }
        guard isNil || isRefused else { return [] }
        let isOptional = calls.shape.result?.isOptional == true || symbol.declaration.contains("init?")
        let expectation: DocumentedExpectation.Expectation
        if isOptional {
            expectation = .isNil
        } else if isRefused, symbol.isThrowing {
            expectation = .throwsError(nil)
        } else {
            return []
        }
        return values.filter { InlineExampleReader.fits($0, calls.shape.slots[slot].type) }.compactMap {
            promise(sentence, slot, $0, expectation)
        }
    }

    /// What a predicate of a single character says of those that its comment lists.
    private func members(
        _ sentence: DocumentationSentence, _ slot: Int, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard calls.shape.result == .bool, comment.first?.plain.hasPrefix("whether ") ?? false,
            !sentence.isConditional, !sentence.says(["not", "no", "never", "except", "other than", "but"]),
            sentence.plain.hasPrefix("these are") || sentence.plain.hasPrefix("that is")
                || sentence.plain.hasPrefix("those are") || sentence.plain.hasPrefix("they are")
        else { return [] }
        let spans = sentence.tokens.compactMap(\.code).compactMap { code -> Character? in
            let bare = PredicateReader.quoted(code) ?? code
            return bare.count == 1 ? bare.first : nil
        }
        guard spans.count > 1 else { return [] }
        return spans.compactMap { character in
            code(character, calls.shape.slots[slot].type).flatMap { promise(sentence, slot, $0, .isTrue) }
        }
    }

    private func code(_ character: Character, _ type: SampleType) -> String? {
        let literal = SwiftLiteral.string(String(character))
        switch type {
        case .character, .string, .other("Unicode.Scalar"), .other("UnicodeScalar"): return literal
        case .integer("UInt8"): return character.asciiValue.map { String($0) }
        default: return nil
        }
    }

    private func promise(
        _ sentence: DocumentationSentence, _ slot: Int, _ code: String, _ expectation: DocumentedExpectation.Expectation
    ) -> DocumentedExpectation? {
        var values: [SampleValue?] = calls.shape.slots.map { _ in nil }
        values[slot] = .code(code)
        return calls.promise(sentence.text, values, expectation)
    }
}
