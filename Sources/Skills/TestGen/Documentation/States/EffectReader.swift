import SwiftTools

/// Reads what a call does to the numbers of its type: `the price is taken from the credit and added to the earnings`,
/// `gives back the credit and sets it to zero`.
struct EffectReader: LawReader {
    let calls: LawCalls

    private static let limits: Set<String> = [
        "never", "most", "maximum", "limit", "capacity", "full", "least", "minimum", "unless", "only", "capped",
        "clamped",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion, symbol.kind == .method, !symbol.isThrowing, !symbol.isAsync, !sentence.isConditional,
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module),
            own.kind == .classType || symbol.isMutating,
            let instances = EffectInstances(own, symbols: calls.context.module, source: calls.candidates.source)
        else { return [] }
        let effects = EffectClauses(symbol: symbol, properties: instances.numbers.map(\.name)).effects(sentence)
        // What is said to be kept within bounds, or done only sometimes, is not done by all of the amount.
        let isSure = !comment.contains { said in said.tokens.contains { $0.isWord(Self.limits) } }
        return effects.filter {
            $0.isReset && symbol.parameters.isEmpty || symbol.type == "Bool"
                || isSure && !comment.contains(where: \.isConditional)
        }
        .flatMap { promises($0, sentence.text, instances) }
    }

    private func promises(
        _ effect: EffectClauses.Effect, _ quote: String, _ instances: EffectInstances
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        let view = "subject.\(effect.property)"
        return instances.setups(but: symbol).flatMap { setup in
            [0, 1].compactMap { variant -> DocumentedExpectation? in
                guard variant == 0 || !symbol.parameters.isEmpty, let call = instances.call(symbol, variant),
                    let arguments = instances.arguments(symbol, variant)
                else { return nil }
                let names = symbol.parameters.filter { !$0.hasDefault }.map(\.name)
                let amount: String
                switch effect.amount {
                case .number(let number): amount = "\(number)"
                case .property(let name): amount = "subject.\(name)"
                case .parameter(let name):
                    guard let place = names.firstIndex(of: name) else { return nil }
                    amount = arguments[place]
                }
                let wanted =
                    switch effect.change {
                    case .added: "\(view) + \(amount)"
                    case .taken: "\(view) - \(amount)"
                    case .set: amount
                    }
                let isAsked = symbol.type == "Bool"
                let made = isAsked ? "let done = \(call)" : (symbol.type == nil ? "" : "_ = ") + call
                return calls.context.expectation(
                    quote, setup + ["let before = \(view)", "let wanted = \(wanted)", made],
                    isAsked ? "(done ? \(view) : before)" : view,
                    .equals(isAsked ? "(done ? wanted : before)" : "wanted"))
            }
        }
    }
}
