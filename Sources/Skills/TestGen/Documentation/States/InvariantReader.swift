import SwiftTools

/// Reads what holds of a type whatever is done with it: `Reserved never exceeds on hand`, `never holds more than
/// capacity entries`, and of a property `The balance, which is never negative`.
struct InvariantReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let doubts = [
        "except", "only", "but", "by this", "afterwards", "at a time", "per", "each",
    ]
    /// What a type says of several things together is said of none of them.
    private static let sums = ["together", "sum", "total"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role != .throwing, !sentence.isConditional, !sentence.says(Self.doubts) else { return [] }
        let clauses = InvariantClauses(looks: walks.looks) { walks.use($0) }
        switch symbol.kind {
        case .property:
            guard walks.looks.contains(where: { $0.usr == symbol.usr }), symbol.declaration.contains("var "),
                role != nil || !sentence.says(Self.sums)
            else { return [] }
            let conditions = clauses.conditions(in: sentence, of: symbol, isOwn: role != nil)
            return conditions.flatMap { promises($0, sentence.text, walks.setups(but: symbol)) }
        case .method:
            guard role == nil, walks.changes.contains(where: { $0.usr == symbol.usr }), !sentence.says(Self.sums),
                symbol.isMutating || walks.own.kind == .classType
            else { return [] }
            let setups = walks.setups(but: symbol).compactMap { setup in
                walks.statement(symbol, step: setup.count - 1).map { setup + [$0] }
            }
            return clauses.conditions(in: sentence).flatMap { promises($0, sentence.text, setups) }
        default: return []
        }
    }

    private func promises(_ condition: String, _ quote: String, _ setups: [[String]]) -> [DocumentedExpectation] {
        setups.compactMap { setup in
            // What it is made with may lie outside already.
            calls.context.expectation(
                quote, [setup[0], "let isHeld = (\(condition))"] + setup.dropFirst(), "(!isHeld || (\(condition)))",
                .isTrue)
        }
    }
}
