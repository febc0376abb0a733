import SwiftTools

/// Reads that a call gives `nil` when it has given as much as a stored limit says: `or `nil` once `limit` waits have been handed
/// out`.
struct HandedOutReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let given: Set<String> = [
        "handed", "given", "returned", "used", "produced", "made", "taken", "drawn", "dealt", "yielded", "issued",
    ]
    private static let most = 40

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .returns || role == .discussion, mayChange, !symbol.isThrowing,
            symbol.type?.hasSuffix("?") == true, sentence.tokens.contains(.code("nil")),
            let limit = limit(sentence)
        else { return [] }
        return walks.starts.flatMap { start -> [DocumentedExpectation] in
            guard let call = walks.use(symbol) else { return [] }
            func calls(of count: String) -> String {
                "for _ in 0..<min(max(\(count), 0), \(Self.most)) { _ = \(call) }"
            }
            return [
                self.calls.context.expectation(
                    sentence.text, ["var subject = \(start)", calls(of: "\(limit)")],
                    "(\(limit) > \(Self.most) || \(call) == nil)", .isTrue),
                // Other reasons may end it before.
                isOnly(sentence)
                    ? self.calls.context.expectation(
                        sentence.text, ["var subject = \(start)", calls(of: "\(limit) - 1")],
                        "(\(limit) < 1 || \(call) != nil)", .isTrue) : nil,
            ].compactMap(\.self)
        }
    }

    /// Whether nothing else is said to end it.
    private func isOnly(_ sentence: DocumentationSentence) -> Bool {
        let rest = sentence.tokens.drop { !$0.isWord(["once", "after"]) }
        return !sentence.says(["if"]) && !rest.contains { $0.isWord(["or"]) }
    }

    /// The stored number in `once `limit` waits have been handed out`.
    private func limit(_ sentence: DocumentationSentence) -> String? {
        let tokens = sentence.tokens
        for place in tokens.indices where tokens[place].isWord(["once", "after"]) {
            let rest = tokens[(place + 1)...].drop { $0.isWord(["all", "the"]) }
            guard rest.count > 3 else { continue }
            let clause = rest.dropFirst().prefix { if case .mark = $0 { false } else { true } }
            guard clause.contains(where: { $0.isWord(Self.given) }), clause.contains(where: { $0.isWord(["been"]) })
            else { continue }
            if let property = walks.storedNumber(named: [], in: rest.prefix(1)), property.type == "Int" {
                return walks.use(property)
            }
        }
        return nil
    }
}
