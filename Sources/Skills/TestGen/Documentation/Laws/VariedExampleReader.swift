import SwiftTools

/// Reads examples that go on from the one before: `` `address(column: 3, row: 7)` is `"C7"`, and with the column locked it is
/// `"$C7"` `` of a parameter `lockColumn`.
struct VariedExampleReader: LawReader {
    let calls: LawCalls

    private static let verbs: Set<String> = ["is", "gives", "becomes", "returns", "yields"]
    private static let shortest = 4
    private static let longest = 6

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion, !symbol.isMutating,
            let place = sentence.tokens.firstIndex(where: { token in
                token.code.map { calls.context.usesSymbol($0) && $0.hasSuffix(")") && $0.contains(":") } ?? false
            }), let code = sentence.tokens[place].code,
            let with = sentence.tokens[place...].firstIndex(of: .word("with"))
        else { return [] }
        let said = sentence.tokens[(with + 1)...].prefix { $0.word != nil && $0 != .word("it") }
        let rest = sentence.tokens[(with + 1 + said.count)...].drop { $0 == .word("it") || $0 == .mark(",") }
        guard (1...Self.longest).contains(said.count), rest.count == 2, rest.first?.isWord(Self.verbs) ?? false,
            let value = rest.last?.code.flatMap({ LiteralText.whole($0) }), let name = switched(said, in: code)
        else { return [] }
        let call = code.dropLast() + ", \(name): true)"
        return [calls.context.expectation(sentence.text, [], String(call), .equals(value))].compactMap(\.self)
    }

    /// The only truth that words speak of, behind all that the call passes.
    private func switched(_ said: ArraySlice<SentenceToken>, in code: String) -> String? {
        let parameters = calls.context.symbol.parameters
        let words = said.compactMap(\.word)
        guard !words.contains(where: { ["not", "no", "without"].contains($0) }) else { return nil }
        let found = parameters.indices.filter { place in
            parameters[place].type == "Bool" && parameters[place].hasDefault
                && SlotNames.words(parameters[place].name).allSatisfy { own in
                    words.contains { $0 == own || own.count >= Self.shortest && $0.hasPrefix(own) }
                }
        }
        guard found.count == 1, let label = parameters[found[0]].label,
            !parameters[found[0]...].contains(where: { $0.label.map { code.contains("\($0):") } ?? true })
        else { return nil }
        return label
    }
}
