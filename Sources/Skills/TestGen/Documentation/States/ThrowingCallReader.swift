import SwiftTools

/// Reads that a call which throws leaves everything as it is: `A roll that throws is not recorded`, `If it fails, nothing
/// changes`.
struct ThrowingCallReader: LawReader {
    let calls: LawCalls

    private static let failing = [
        "throws", "throw", "thrown", "fails", "fail", "failed", "error", "refused", "rejected", "invalid", "failure",
    ]
    private static let keeping =
        Vocabulary.ineffective + [
            "is not recorded", "are not recorded", "nothing is recorded", "nothing is stored", "nothing is added",
            "nothing is removed", "nothing is moved", "nothing is booked", "nothing is taken", "is not stored",
            "is not counted", "is left as it is", "stays as it was", "stay as they were", "stay as they are",
            "leaves everything as it is", "leaves it as it is", "leaves it as it was", "is unchanged", "are unchanged",
            "remains as it was", "is left untouched", "without changing anything",
        ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard symbol.kind == .method, symbol.isThrowing, !symbol.isAsync, sentence.says(Self.keeping),
            role == .throwing || sentence.says(Self.failing),
            !sentence.says(["except", "but", "otherwise", "unless", "only", "or"]),
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module),
            own.kind == .classType || symbol.isMutating,
            let instances = WalkedInstances(own, symbols: calls.context.module, source: calls.candidates.source)
        else { return [] }
        let choice = GenericChoice(symbol, also: own.generics)
        let views = calls.context.module.filter { other in
            other.owner == own.path && other.kind == .property && !["private", "fileprivate"].contains(other.access)
                && !other.isThrowing && !other.isAsync
                && SampleType(choice.resolve(other.type ?? "")).isPlain
                && !FailureCounts.mayCount(other)
        }
        let walks = instances.walks(but: symbol)
        return views.prefix(3).flatMap { view in
            walks.prefix(6).flatMap { walk in
                (0..<4).compactMap { variant -> DocumentedExpectation? in
                    // What was done before may be what makes it fail.
                    guard let call = instances.call(symbol, variant),
                        let first = instances.statement(symbol, variant / 2)
                    else { return nil }
                    return calls.context.expectation(
                        sentence.text,
                        walk + [
                            first, "let before = subject.\(view.baseName)", "let isDone = (try? \(call)) != nil",
                        ],
                        "(isDone || subject.\(view.baseName) == before)", .isTrue)
                }
            }
        }.prefix(30).map(\.self)
    }
}
