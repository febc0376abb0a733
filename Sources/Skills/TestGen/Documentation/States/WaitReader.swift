import SwiftTools

/// Reads how long one has to wait until something is let through: it is let through then, and not before.
struct WaitReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let times: Set<String> = ["now", "time", "at", "timestamp", "moment"]
    private static let phrases = [
        "to wait", "have to wait", "has to wait", "wait after", "until the next", "must wait", "how long until",
        "time until", "seconds until",
    ]

    /// What members are called that let something through.
    private static let takers = [
        "take", "trytake", "acquire", "tryacquire", "consume", "tryconsume", "allow", "request", "tryrequest", "permit",
        "admit", "attempt", "record", "hit", "shouldallow", "isallowed", "withdraw", "spend", "tryspend", "trysend",
    ]
    /// How long after the last call, and for how much.
    private static let questions = [(0, 2), (1, 10), (3, 10)]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        let result = SampleType(symbol.type ?? "")
        guard role != nil, role != .throwing, symbol.kind == .method, !symbol.isMutating, !symbol.isThrowing,
            result.unwrapped.isNumber,
            sentence.says(Self.phrases), !sentence.says(["about", "roughly", "suggested", "between"]),
            let time = symbol.parameters.last, isTime(time), let taker = taker(symbol, time)
        else { return [] }
        let others = symbol.parameters.dropLast().filter { !$0.hasDefault || taker.parameters.count > 1 }
        return walks.setups(but: symbol).flatMap { setup in
            Self.questions.compactMap { moment, count -> DocumentedExpectation? in
                let now = SampleValue.int(setup.count - 1 + moment).swift(as: SampleType(time.type))
                func list(_ parameters: some Sequence<CodeSymbol.Parameter>, _ at: String) -> String {
                    (parameters.map { parameter in
                        (parameter.label.map { "\($0): " } ?? "")
                            + SampleValue.int(count).swift(as: SampleType(parameter.type))
                    }
                        + [(time.label.map { "\($0): " } ?? "") + at]).joined(separator: ", ")
                }
                let taken = taker.parameters.dropLast()
                guard others.count == taken.count, zip(others, taken).allSatisfy({ $0.type == $1.type }) else {
                    return nil
                }
                let wait = "subject.\(symbol.baseName)(\(list(others, now)))"
                let take = "other.\(taker.baseName)(\(list(taken, now)))"
                let remake = setup.map { $0.replacing("subject", with: "other", maxReplacements: 1) }
                // Nothing has to be waited for just where it is let through at once.
                return calls.context.expectation(
                    sentence.text, setup + remake + ["let isFree = \(take)"], "(\(wait) == 0)", .equals("isFree"))
            }
        }
    }

    private func isTime(_ parameter: CodeSymbol.Parameter) -> Bool {
        SampleType(parameter.type).isNumber && !parameter.hasDefault
            && (Self.times.contains(parameter.name.lowercased()) || Self.times.contains(parameter.label ?? ""))
    }

    /// The only member that is asked at a moment and says whether it let something through.
    private func taker(_ symbol: CodeSymbol, _ time: CodeSymbol.Parameter) -> CodeSymbol? {
        let found = walks.changes.filter { change in
            change.type == "Bool" && !change.isThrowing
                && Self.takers.contains { change.baseName.lowercased().hasPrefix($0) }
                && change.parameters.last.map { isTime($0) && $0.type == time.type }
                    ?? false
                && change.parameters.count == symbol.parameters.count
        }
        return found.count == 1 ? found[0] : nil
    }
}
