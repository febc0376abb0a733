import SwiftTools

/// Reads that a success lets failures before it count no longer: `This closes the breaker, and failures from before no longer count`,
/// `The right code unlocks the door, and earlier wrong codes are then forgiven`.
///
/// A success is what takes no values, or gets the first text that the type is made with: its code.
struct ForgivenReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let phrases = [
        "no longer count", "no longer counts", "are forgiven", "is forgiven", "are forgotten", "counting starts anew",
        "counting begins anew", "counting starts again", "count starts anew", "count begins anew",
        "starts counting anew",
        "begins counting anew", "count from zero again", "counts from zero again", "counting starts from zero",
    ]
    private static let failures = ["fail", "wrong", "error", "mistake", "attempt", "miss", "strike", "tries"]
    private static let doubts = ["not", "never", "unless", "except", "only", "but"]
    private static let wrong = "\"no such code\""
    private static let most = 16

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion, mayChange, !symbol.isThrowing,
            sentence.says(Self.phrases), !sentence.says(Self.doubts), Self.speaksOfFailure(sentence.plain),
            let success = success
        else { return [] }
        let twins = StateTwins(walks: walks)
        return walks.starts.flatMap { start in
            failed(start).flatMap { failure in
                (0..<Self.most).compactMap { seed in
                    guard let views = twins.views(seed, after: symbol) else { return nil }
                    return calls.context.expectation(
                        sentence.text,
                        ["var subject = \(start)", failure, success, "var other = \(start)", StateTwins.other(success)]
                            + views.setup,
                        views.subject, .equals(views.other))
                }
            }
        }
    }

    private static func speaksOfFailure(_ text: String) -> Bool { failures.contains { text.lowercased().contains($0) } }

    /// The call that is a success.
    private var success: String? {
        let symbol = calls.context.symbol
        if symbol.parameters.isEmpty { return walks.statement(symbol) }
        let texts = walks.start.split(separator: "\"", omittingEmptySubsequences: false)
        guard texts.count > 2 else { return nil }
        return call("\"\(texts[1])\"")
    }

    private func call(_ code: String) -> String? {
        let symbol = calls.context.symbol
        guard symbol.parameters.count == 1, symbol.parameters[0].type == "String" else { return nil }
        let label = symbol.parameters[0].label.map { "\($0): " } ?? ""
        return walks.statement(symbol, arguments: label + code)
    }

    /// Calls that fail: of the same with something else, or what is said to.
    private func failed(_ start: String) -> [String] {
        guard calls.context.symbol.parameters.isEmpty else { return [call(Self.wrong)].compactMap(\.self) }
        return walks.changes.filter { Self.speaksOfFailure($0.baseName) && $0.usr != calls.context.symbol.usr }
            .compactMap { walks.statement($0) }
    }
}
