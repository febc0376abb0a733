import SwiftTools

/// Reads that there is never more than there is room for: `what would exceed `capacity` is lost`, `Never fills the bucket beyond
/// its capacity`.
struct CapacityReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let limits = ["capacity", "limit", "maximum", "max", "maxTokens", "maximumCount", "size", "burst"]
    private static let amounts: Set<String> = [
        "tokens", "level", "available", "count", "balance", "stock", "fill", "amount", "remaining", "availableTokens",
    ]
    private static let excesses = ["exceed", "exceeds", "exceeding", "beyond", "more than", "above", "over"]
    private static let losses = [
        "is lost", "are lost", "is discarded", "are discarded", "is wasted", "are wasted", "overflows",
    ]
    private static let bounds = ["is capped at", "are capped at", "capped at", "is limited to", "are limited to"]
    private static let doubts = [
        "if", "unless", "throws", "nil", "refused", "rejected", "request", "requests", "may",
        "an amount", "those", "deposit", "deposits", "how many",
    ]
    /// Moments long after what was done last.
    private static let steps = [40, 1_000]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion || role == .returns, !symbol.isThrowing, !sentence.says(Self.doubts),
            sentence.says(Self.excesses) && sentence.says(Self.losses) || sentence.says(Self.bounds)
                || sentence.plain.contains(/\bnever (\S+ ){0,4}?(exceeds?|beyond|more than|above|over)\b/),
            let limit = walks.storedNumber(named: Self.limits, in: sentence.tokens[...])
        else { return [] }
        let isLook = !symbol.isMutating && SampleType(symbol.type ?? "").isNumber
        guard isLook ? Self.amounts.contains(symbol.baseName) : mayChange,
            let look = isLook ? symbol : amount(but: limit)
        else { return [] }
        return walks.setups(but: symbol).prefix(8).flatMap { setup in
            Self.steps.compactMap { step -> DocumentedExpectation? in
                let call = isLook ? [] : [walks.statement(symbol, step: step)]
                guard let view = walks.use(look, step: step), !call.contains(nil) else { return nil }
                return calls.context.expectation(
                    sentence.text, setup + call.compactMap(\.self), "(\(view) <= \(bound(of: look, limit)))", .isTrue)
            }
        }
    }

    /// The limit, in the type of what is looked at.
    private func bound(of look: CodeSymbol, _ limit: CodeSymbol) -> String {
        let code = walks.use(limit) ?? "subject.\(limit.baseName)"
        return look.type == limit.type ? code : "\(look.type ?? "Double")(\(code))"
    }

    /// The only number that says how much there is.
    private func amount(but limit: CodeSymbol) -> CodeSymbol? {
        let found = walks.looks.filter { look in
            look.usr != limit.usr && SampleType(look.type ?? "").isNumber && Self.amounts.contains(look.baseName)
                && look.parameters.allSatisfy(\.isTime)
        }
        return found.count == 1 ? found[0] : nil
    }
}
