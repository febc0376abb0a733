import SwiftTools

/// Reads what is said of zero, and of numbers by their last digits: `Zero has one digit`, `numbers whose last two digits
/// are 11 take the suffix "th"`.
struct ZeroReader: LawReader {
    let calls: LawCalls

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard let slot = calls.sole(\.isInteger), !calls.context.symbol.isMutating else { return [] }
        return zero(sentence, slot) + lastDigits(sentence, slot) + nothing(sentence, slot)
    }

    private func promise(_ number: Int, _ slot: Int, _ quote: String, _ expectation: DocumentedExpectation.Expectation)
        -> DocumentedExpectation?
    {
        var row: [SampleValue?] = calls.shape.slots.map { _ in nil }
        row[slot] = .int(number)
        return calls.promise(quote, row, expectation)
    }

    /// `One has no prime factors.`
    private func nothing(_ sentence: DocumentationSentence, _ slot: Int) -> [DocumentedExpectation] {
        let tokens = sentence.tokens
        guard (4...5).contains(tokens.count), tokens[1] == .word("has"), tokens[2] == .word("no"),
            let number = (tokens[0].word ?? tokens[0].code).flatMap({ NumberWord.number($0)?.integer }),
            calls.shape.result?.isArray ?? false
        else { return [] }
        return [promise(number, slot, sentence.text, .holds("result.isEmpty"))].compactMap(\.self)
    }

    private func zero(_ sentence: DocumentationSentence, _ slot: Int) -> [DocumentedExpectation] {
        // `The value zero has the single digit zero`
        let tokens = Array(sentence.tokens.drop { $0.isWord(["the", "value", "number", "a"]) })
        guard tokens.first == .word("zero") || tokens.first == .code("0"), tokens.count > 3, !sentence.isConditional,
            tokens[1].isWord(["has", "is", "gives", "yields", "consists"]),
            tokens.last?.code == "0"
                || tokens.last?.isWord(["0", "zero"]) ?? false, !sentence.says(["not", "no", "or"])
        else { return [] }
        let isOneDigit = sentence.says([
            "one digit", "a single digit", "one element", "single digit", "exactly one digit",
        ])
        switch calls.shape.result {
        case .array(.integer)? where isOneDigit:
            return [promise(0, slot, sentence.text, .equals("[0]"))].compactMap(\.self)
        case .string? where isOneDigit || tokens[1].isWord(["is", "gives", "yields"]) && tokens.count <= 6:
            return [promise(0, slot, sentence.text, .equals("\"0\""))].compactMap(\.self)
        default: return []
        }
    }

    /// `whose last two digits are 11, 12, or 13 take the suffix "th"`
    private func lastDigits(_ sentence: DocumentationSentence, _ slot: Int) -> [DocumentedExpectation] {
        let tokens = sentence.tokens
        guard calls.shape.result?.isString ?? false, !sentence.says(["except", "not", "unless", "but"]) else {
            return []
        }
        for (opening, size) in [
            (["last", "two", "digits", "are"], 100), (["ending", "in"], 0), (["end", "in"], 0), (["ends", "in"], 0),
            (["last", "digit", "is"], 10),
        ] {
            guard
                let place = tokens.indices.first(where: {
                    tokens[$0...].prefix(opening.count).map { $0.word ?? "`" } == opening
                })
            else { continue }
            var numbers: [Int] = []
            var rest = tokens[(place + opening.count)...]
            while let token = rest.first {
                if let number = (token.word ?? token.code).flatMap({ NumberWord.number($0)?.integer }) {
                    numbers.append(number)
                } else if token != .mark(","), !token.isWord(["or", "and"]) {
                    break
                }
                rest = rest.dropFirst()
            }
            let verbs: Set<String> = [
                "take", "takes", "get", "gets", "have", "has", "use", "uses", "end", "ends", "the", "suffix", "ending",
                "with", "in",
            ]
            let code = rest.drop { $0.isWord(verbs) }.first?.code
            guard let code, let text = PredicateReader.quoted(code), !text.isEmpty, !numbers.isEmpty,
                rest.first?.isWord(verbs) ?? false,
                rest.contains(where: { $0.isWord(["suffix", "ending", "end", "ends"]) })
                    || rest.first?.isWord(["take", "takes", "get", "gets"]) ?? false && (1...3).contains(text.count),
                // Single last digits have exceptions of which another sentence tells.
                size == 100 || size == 0 && numbers.allSatisfy({ $0 > 9 })
            else { continue }
            return numbers.flatMap { number in
                [0, 100, 200, 1_000].compactMap {
                    promise($0 + number, slot, sentence.text, .holds("result.hasSuffix(\(SwiftLiteral.string(text)))"))
                }
            }
        }
        return []
    }
}
