import SwiftTools

/// What is called a digit is one: `The last digit is what is missing to the next multiple of ten` of `lastDigit(for:)`.
///
/// Calls are made with numbers of as many digits as the comment speaks of.
struct DigitReader: LawReader {
    let calls: LawCalls

    private static let doubts = ["hexadecimal", "hex", "base", "radix", "binary", "letter", "eleven", "11", "16"]
    private static let lengths = 2...20
    private static let most = 24

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
        let lengths = Set(
            comment.flatMap(\.tokens).compactMap { ($0.word ?? $0.code).flatMap { NumberWord.number($0)?.integer } }
        ).filter(Self.lengths.contains).sorted()
        var random = SplitMix64(seed: 5)
        return lengths.prefix(3).flatMap { length in
            (0..<Self.most).compactMap { _ in
                let text = String((0..<length).map { _ in Character("\(Int.random(in: 0...9, using: &random))") })
                var values: [SampleValue?] = calls.shape.slots.map { _ in nil }
                values[slot] = .string(text)
                return calls.promise(
                    quote, values,
                    .holds(type.isOptional ? "(0...9).contains(result ?? 0)" : "(0...9).contains(result)"))
            }
        }
    }
}
