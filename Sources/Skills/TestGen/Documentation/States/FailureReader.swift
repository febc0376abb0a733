import SwiftTools

/// Reads that a call that fails leaves everything as it was: `A failed attempt removes nothing.`, `A roll that throws is not
/// recorded.`
///
/// A call fails that throws, or answers `false`.
struct FailureReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let failures = [
        "failed", "fails", "fail", "failing", "failure", "refused", "rejected", "throws", "throw", "error", "thrown",
        "refuses", "rejects", "unsuccessful", "invalid", "nothing can be", "cannot be", "can not be", "turned away",
        "turned down",
    ]
    private static let phrases =
        Vocabulary.ineffective + [
            "removes nothing", "nothing is removed", "takes nothing", "nothing is taken", "adds nothing",
            "nothing is added", "stores nothing", "nothing is stored", "nothing is recorded", "nothing is moved",
            "nothing is booked", "is not recorded", "are not recorded", "is not stored", "is not counted", "uses none",
            "uses nothing", "is left as it was", "is left as it is", "stay as they were", "stay as they are",
            "remains as it was", "is unchanged", "are unchanged", "is left untouched", "leaves everything as it was",
            "leaves everything as it is", "leaves it as it is", "leaves it as it was", "costs nothing",
            "leaves no trace", "stays as before", "stay as before", "is as before", "are as before",
            "without changing anything", "not changed then",
        ]
    private static let doubts = ["except", "but", "only", "otherwise", "unless", "other"]
    private static let mostLooks = 3
    /// After how many walks the same is done twice.
    private static let mostRepeated = 6
    private static let variants = 4

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard let role, symbol.kind == .method, symbol.isMutating || walks.own.kind != .structure,
            symbol.isThrowing ? symbol.type?.hasSuffix("?") != true : symbol.type == "Bool",
            role == .throwing || sentence.says(Self.failures), isKept(sentence),
            // As time goes by, things are forgotten whatever fails.
            !symbol.parameters.contains(where: \.isTime)
        else { return [] }
        let looks = walks.looks.filter { look in
            look.usr != symbol.usr && !FailureCounts.mayCount(look)
                && (look.kind == .property || walks.own.kind == .structure)
        }.prefix(Self.mostLooks)
        let setups = walks.setups(but: symbol)
        let plain = setups.map { (setup: $0, variant: 0) }
        // What was done before may be what makes it fail.
        let repeated = setups.prefix(Self.mostRepeated).flatMap { setup in
            (0..<Self.variants).compactMap { variant in
                walks.statement(symbol, step: setup.count, variant: variant / 2).map { (setup + [$0], variant) }
            }
        }
        let usual = (plain + repeated).map { (setup: $0.0, variant: $0.1, step: $0.0.count) }
        let excessive = setups.prefix(Self.mostRepeated).map { (setup: $0, variant: 0, step: WalkValues.stepOfMost) }
        return hidden(sentence.text, setups)
            + (excessive + usual).flatMap { setup, variant, step in
                looks.enumerated().compactMap { place, look -> DocumentedExpectation? in
                    let turn = step == WalkValues.stepOfMost ? 0 : place % 2
                    guard let view = walks.use(look),
                        let call = walks.use(symbol, step: step, variant: variant + turn)
                    else { return nil }
                    let done = symbol.isThrowing ? "(try? \(call)) != nil" : call
                    // What has to be awaited stands behind no operator.
                    let isAwaited = view.hasPrefix("await ")
                    let after = isAwaited ? ["let after = \(view)"] : []
                    return calls.context.expectation(
                        sentence.text, setup + ["let before = \(view)", "let isDone = \(done)"] + after,
                        "(isDone || \(isAwaited ? "after" : view) == before)", .isTrue)
                }
            }
    }

    /// What cannot be looked at shows in what is done afterwards: beside one on which nothing failed all goes alike.
    private func hidden(_ quote: String, _ setups: [[String]]) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        // Failures may be counted, and what gives no error may tell of them.
        guard symbol.isThrowing, !walks.looks.contains(where: FailureCounts.mayCount) else { return [] }
        let twins = StateTwins(walks: walks)
        return setups.reversed().prefix(Self.mostHidden).enumerated().flatMap { place, setup in
            (1...Self.walksOfHidden).compactMap { turn in
                guard let views = twins.views(place * Self.walksOfHidden + turn, after: symbol),
                    let call = walks.use(symbol, step: setup.count - 1, variant: turn % 2)
                else { return nil }
                return calls.context.expectation(
                    quote, setup + setup.map(StateTwins.other) + ["let isDone = (try? \(call)) != nil"] + views.setup,
                    "(isDone || \(views.subject) == \(views.other))", .isTrue)
            }
        }
    }
    private static let mostHidden = 7
    private static let walksOfHidden = 3

    /// `leaves the ledger as it was`
    private static func leavesItAlone(_ sentence: DocumentationSentence) -> Bool {
        sentence.plain.contains(
            /\b(leaves?|leaving|keeps?) (\S+ ){1,4}(as (it|they) (was|were|is|are)|unchanged|untouched)\b/)
    }

    /// Whether a sentence says that nothing changes, and nothing else of it.
    private func isKept(_ sentence: DocumentationSentence) -> Bool {
        (sentence.says(Self.phrases) || Self.leavesItAlone(sentence)) && !sentence.says(Self.doubts)
            // `Throws if it is full, or nothing changes`
            && !sentence.says(Self.phrases.map { "or \($0)" })
            && (calls.context.symbol.isThrowing || !sentence.says(["not"]))
    }
}
