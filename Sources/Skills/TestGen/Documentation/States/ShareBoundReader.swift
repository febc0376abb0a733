import SwiftTools

/// Reads that a number is a part of a whole: `Taken nights as a percentage of all nights` is never more than 100, and never
/// negative, whatever was done before.
struct ShareBoundReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let percentages = [
        "percentage of all", "percent of all", "percentage of the total", "percentage of the whole",
        "percent of the total", "percentage of the possible", "in percent of all",
    ]
    private static let shares = [
        "share of all", "fraction of all", "proportion of all", "share of the total", "fraction of the total",
        "proportion of the total", "share of the whole", "fraction of the whole",
    ]
    private static let doubts = ["not", "or", "than", "exceed", "above", "sum"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion || role == .returns, walks.looks.contains(where: { $0.usr == symbol.usr }),
            !sentence.says(Self.doubts), !sentence.isConditional,
            let most = most(sentence, SampleType(symbol.type ?? "").unwrapped)
        else { return [] }
        return walks.setups(but: symbol).flatMap { setup in
            (0..<4).compactMap { variant -> DocumentedExpectation? in
                guard variant == 0 || !symbol.parameters.isEmpty, let view = walks.use(symbol, variant: variant) else {
                    return nil
                }
                let isOptional = SampleType(symbol.type ?? "").isOptional
                return calls.context.expectation(
                    sentence.text, setup + ["let share = \(view)\(isOptional ? " ?? 0" : "")"],
                    "(share >= 0 && share <= \(most))", .isTrue)
            }
        }
    }

    private func most(_ sentence: DocumentationSentence, _ type: SampleType) -> String? {
        if sentence.says(Self.percentages), type.isNumber { return type.isFloating ? "100.000001" : "100" }
        return sentence.says(Self.shares) && type.isFloating ? "1.000001" : nil
    }
}
