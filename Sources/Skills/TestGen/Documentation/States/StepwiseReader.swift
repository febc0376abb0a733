import SwiftTools

/// Reads that many small steps do what one large step does: `Ticks that are not yet enough are kept, so that many short steps win back as
/// much as one long step.`
struct StepwiseReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let phrases = [
        "short steps", "small steps", "several steps", "many steps", "smaller steps", "several small", "many small",
        "in later calls", "by later calls", "for later calls", "count towards the next", "counts towards the next",
        "count toward the next", "counts toward the next", "carried over", "carry over", "kept for the next",
        "kept for later",
        "in one go or in", "large or in small steps", "small or in large steps",
    ]
    private static let doubts = [
        "not", "never", "lost", "dropped", "forgotten", "discarded", "unless", "except", "only",
    ]
    private static let counts = [2, 5, 12, 25]
    /// After how many of the walks that there are.
    private static let most = 12

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        // What is kept need not be what is not yet enough: `not yet` denies nothing.
        let words = sentence.plain.replacing("not yet", with: "yet").replacing("not enough", with: "enough")
            .replacing("not forgotten", with: "kept").replacing("not lost", with: "kept")
        guard role == .discussion, mayChange, !symbol.isThrowing,
            sentence.says(Self.phrases), !Self.doubts.contains(where: { " \(words) ".contains(" \($0) ") }),
            symbol.parameters.count == 1, symbol.parameters[0].type == "Int"
        else { return [] }
        let label = symbol.parameters[0].label.map { "\($0): " } ?? ""
        func step(_ number: Int) -> String { walks.statement(symbol, arguments: "\(label)\(number)") }
        let twins = StateTwins(walks: walks)
        guard let views = twins.views(0, after: symbol) else { return [] }
        return walks.setups(but: symbol).prefix(Self.most).flatMap { setup in
            Self.counts.compactMap { count in
                calls.context.expectation(
                    sentence.text,
                    setup + setup.map(StateTwins.other) + Array(repeating: step(1), count: count)
                        + [StateTwins.other(step(count))] + views.setup, views.subject, .equals(views.other))
            }
        }
    }
}
