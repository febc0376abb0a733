import SwiftTools

/// Reads that a call which is refused changes nothing: `If there are fewer pieces than asked for, nothing is taken.`
///
/// Whatever is refused, the call answers `false` or `nil` then.
struct RefusalReader: LawReader {
    let calls: LawCalls

    private static let phrases = [
        "nothing changes", "nothing is changed", "nothing is taken", "nothing is removed", "nothing is added",
        "nothing is transferred", "nothing is booked", "nothing is sold", "nothing happens", "leave no trace",
        "leaves no trace", "is refused as a whole", "are refused as a whole", "leaves everything as it is",
        "stays as it was", "nothing is stored", "nothing is moved", "nothing is withdrawn", "nothing is reserved",
        "changes nothing", "change nothing",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        let isOptional = symbol.type?.hasSuffix("?") == true
        guard symbol.kind == .method, !symbol.isThrowing, !symbol.isAsync, symbol.type == "Bool" || isOptional,
            // As time goes by, things are forgotten whatever is refused.
            !symbol.parameters.contains(where: \.isTime),
            sentence.says(Self.phrases) || isSaidOfNil(sentence, comment),
            !sentence.says(["not", "except", "but", "otherwise"]),
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module),
            own.kind == .classType || symbol.isMutating,
            let instances = EffectInstances(own, symbols: calls.context.module, source: calls.candidates.source)
        else { return [] }
        let views = calls.context.module.filter { other in
            other.owner == own.path && other.kind == .property && !["private", "fileprivate"].contains(other.access)
                && !FailureCounts.mayCount(other)
        }
        let setups = instances.setups(but: symbol)
        return views.prefix(2).flatMap { view in
            setups.prefix(4).flatMap { setup in
                (0..<3).compactMap { variant -> DocumentedExpectation? in
                    guard let call = instances.call(symbol, variant, also: [100, 7]) else { return nil }
                    let answer = isOptional ? "answer != nil" : "answer"
                    return calls.context.expectation(
                        sentence.text,
                        setup + ["let before = subject.\(view.baseName)", "let answer = \(call)"],
                        "(\(answer) || subject.\(view.baseName) == before)", .isTrue)
                }
            }
        }
    }

    /// `In that case the queue is left unchanged.`, after what is said of `nil`.
    private func isSaidOfNil(_ sentence: DocumentationSentence, _ comment: [DocumentationSentence]) -> Bool {
        let words = SlotNames.words(calls.context.symbol.owner.last ?? "")
        guard sentence.says(["in that case", "in this case"]), sentence.says(Self.kept),
            sentence.says(words + ["it", "nothing", "everything"]),
            let place = comment.firstIndex(of: sentence), place > 0
        else { return false }
        let answer = calls.context.symbol.type == "Bool" ? "false" : "nil"
        return comment[place - 1].tokens.contains { $0.code == answer || $0.isWord([answer]) }
    }
    private static let kept = ["left unchanged", "is unchanged", "stays unchanged", "remains unchanged", "not changed"]
}
