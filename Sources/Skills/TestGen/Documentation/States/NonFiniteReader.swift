import SwiftTools

/// Reads that numbers which are not finite change nothing: `NaN and the infinities are ignored`.
struct NonFiniteReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let phrases = Vocabulary.ineffective + ["are ignored", "are skipped", "is skipped", "as they were"]
    private static let doubts = [
        "except", "unless", "not ignored", "counted", "clamped", "replaced", "treated", "but", "only",
    ]
    private static let mostSetups = 6

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion || role == .returns, mayChange, !symbol.isThrowing, symbol.parameters.count == 1,
            SampleType(symbol.parameters[0].type).isFloating, sentence.says(Self.phrases),
            !sentence.says(Self.doubts), let view = walks.portrait
        else { return [] }
        let label = symbol.parameters[0].label.map { "\($0): " } ?? ""
        let filled =
            walks.statement(symbol).map { walk in walks.setups(but: symbol).prefix(2).map { $0 + [walk] } } ?? []
        return values(sentence).flatMap { value in
            (walks.setups(but: symbol).prefix(Self.mostSetups) + filled).compactMap { setup in
                calls.context.expectation(
                    sentence.text,
                    setup + ["let before = \(view)", walks.statement(symbol, arguments: "\(label)\(value)")],
                    "(\(view) == before)", .isTrue)
            }
        }
    }

    private func values(_ sentence: DocumentationSentence) -> [String] {
        let text = sentence.text.lowercased()
        let isAll = text.contains("not finite") || text.contains("non-finite") || text.contains("nonfinite")
        let isEndless = text.contains("infinit")
        let signs = (text.contains("positive"), text.contains("negative"))
        return (isAll || sentence.tokens.contains { $0.isWord(["nan", "nans"]) || $0.code == ".nan" } ? [".nan"] : [])
            + (isAll || isEndless && (signs.0 || !signs.1) ? [".infinity"] : [])
            + (isAll || isEndless && (signs.1 || !signs.0) ? ["-.infinity"] : [])
    }
}
