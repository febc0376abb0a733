import SwiftTools

/// What is called a digit is one: `The last digit is what is missing to the next multiple of ten` of `lastDigit(for:)`.
///
/// Calls are made with numbers of as many digits as the comment speaks of.
struct DigitReader: LawReader {
    let calls: LawCalls

    private static let doubts = ["hexadecimal", "hex", "base", "radix", "binary", "letter", "eleven", "11", "16"]
    private static let lengths = 2...20
    private static let most = 20

    private static let counted: Set<String> = ["digits", "before", "numbers", "places", "figures"]

    /// How many digits a comment speaks of; where it counts none, any number in it.
    private static func lengths(in comment: [DocumentationSentence]) -> [Int] {
        let numbers = comment.flatMap { sentence in
            sentence.tokens.indices.compactMap { place -> (number: Int, isCounted: Bool)? in
                guard let text = sentence.tokens[place].word ?? sentence.tokens[place].code,
                    let number = NumberWord.number(text)?.integer, lengths.contains(number)
                else { return nil }
                return (number, sentence.tokens[(place + 1)...].first?.isWord(counted) ?? false)
            }
        }
        let isCounted = numbers.contains(where: \.isCounted)
        return Set(numbers.filter { $0.isCounted == isCounted }.map(\.number)).sorted()
    }

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard sentence == comment.first, [.method, .function, .typeMethod].contains(symbol.kind), !symbol.isMutating,
            SlotNames.words(symbol.baseName).last == "digit", let type = calls.shape.result,
            type.unwrapped == .integer("Int"), let slot = calls.sole({ $0.isString }),
            !comment.contains(where: { $0.says(Self.doubts) })
        else { return [] }
        let quote = comment.first { $0.says(["digit"]) }?.text ?? sentence.text
        let lengths = Self.lengths(in: comment)
        var random = SplitMix64(seed: 5)
        return lengths.prefix(2).flatMap { length in
            (0..<Self.most).compactMap { _ in
                let text = String((0..<length).map { _ in Character("\(Int.random(in: 0...9, using: &random))") })
                var values: [SampleValue?] = calls.shape.slots.map { _ in nil }
                values[slot] = .string(text)
                guard let call = calls.shape.call(values) else { return nil }
                // A text of another length may be refused.
                let code = symbol.isThrowing || type.isOptional ? "(try? \(call.expression)) ?? 0" : call.expression
                return calls.context.expectation(
                    quote, call.setup, "(0...9).contains(\(code))", .isTrue)
            }
        }
    }
}
