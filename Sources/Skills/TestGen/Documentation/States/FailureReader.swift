import SwiftTools

/// Reads that a call that fails leaves everything as it was: `A failed attempt removes nothing.`
///
/// A call fails that throws, or answers `false`.
struct FailureReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let failures = [
        "failed", "fails", "failing", "refused", "rejected", "throws", "error", "thrown", "refuses", "rejects",
        "unsuccessful",
    ]
    private static let phrases = [
        "changes nothing", "change nothing", "nothing changes", "nothing is changed", "removes nothing",
        "nothing is removed", "takes nothing", "nothing is taken", "adds nothing", "nothing is added",
        "stores nothing", "nothing is stored", "uses none", "uses nothing", "has no effect", "is left as it was",
        "stays as it was", "is left unchanged", "is unchanged", "stays unchanged", "remains unchanged",
        "leaves everything as it was", "leaves everything as it is", "costs nothing", "leaves no trace",
    ]
    private static let times: Set<String> = ["at", "now", "time", "date", "moment", "timestamp"]
    private static let mostLooks = 3

    func expectations(_ sentence: DocumentationSentence, isOwn: Bool) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard isOwn, symbol.kind == .method, symbol.isMutating || walks.own.kind == .classType,
            symbol.isThrowing ? symbol.type?.hasSuffix("?") != true : symbol.type == "Bool",
            sentence.says(Self.failures), sentence.says(Self.phrases),
            !sentence.says(["not", "except", "but", "only", "otherwise", "unless", "other"]),
            !symbol.parameters.contains(where: { Self.times.contains($0.label ?? "") || Self.times.contains($0.name) })
        else { return [] }
        let answer = symbol.isThrowing ? "answer != nil" : "answer"
        let looks = walks.looks.filter { look in
            look.usr != symbol.usr && !FailureCounts.mayCount(look)
                && (look.kind == .property || walks.own.kind == .structure)
        }.prefix(Self.mostLooks)
        return walks.setups(but: symbol).flatMap { setup in
            looks.enumerated().compactMap { place, look -> DocumentedExpectation? in
                guard let view = walks.use(look),
                    let call = walks.use(symbol, step: setup.count % 3, variant: place % 2)
                else { return nil }
                return calls.context.expectation(
                    sentence.text,
                    setup + ["let before = \(view)", "let answer = \(symbol.isThrowing ? "try? " : "")\(call)"],
                    "(\(answer) || \(view) == before)", .isTrue)
            }
        }
    }
}
