import SwiftTools

/// Reads examples that name nothing but the text that is passed and what comes of it: `` `7 2 -` is 5 ``,
/// `` `userName` becomes `user_name` ``, `` twelve times the letter `z` becomes `"9z3z"` ``.
struct BareExampleReader: LawReader {
    let calls: LawCalls

    private static let links: Set<[String]> = [
        ["is"], ["gives"], ["becomes"], ["yields"], ["makes"], ["returns"], ["evaluates", "to"], ["turns", "into"],
        ["is", "turned", "into"], ["has", "the", "value"], ["results", "in"],
    ]
    private static let openers: Set<String> = ["so", "thus", "example", "instance", "e.g", "hence"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard [.discussion, .returns].contains(role), let slot = calls.sole({ _ in true }),
            calls.shape.slots[slot].type.isString, !calls.context.symbol.isMutating, !sentence.isConditional
        else { return [] }
        var found: [DocumentedExpectation] = []
        for place in sentence.tokens.indices {
            let before = sentence.tokens[..<place]
            let one = text(sentence.tokens[place]).flatMap { isOpen(before) ? ($0, 1) : nil }
            guard let (input, count) = one ?? repeated(sentence.tokens[place...]),
                let (output, rest) = result(sentence.tokens[(place + count)...]), isClosed(rest)
            else { continue }
            var values: [SampleValue?] = calls.shape.slots.map { _ in nil }
            values[slot] = .string(input)
            found += [calls.promise(sentence.text, values, output)].compactMap(\.self)
        }
        return found
    }

    /// A code span that is a whole text: of several characters, among them letters or digits, and no name of the code.
    private func text(_ token: SentenceToken) -> String? {
        guard let code = token.code, code.count > 1, code.contains(where: { $0.isLetter || $0.isNumber }),
            !code.contains(where: { "\\\"…(){}".contains($0) }), !code.contains("..."),
            LiteralText.whole(code) == nil || code.allSatisfy({ $0.isLetter || $0.isNumber }),
            calls.names.named(token) == nil, !["nil", "true", "false"].contains(code),
            !calls.context.module.contains(where: { $0.baseName == code || $0.path.last == code })
        else { return nil }
        return code
    }

    private static let kinds: Set<String> = ["letter", "character", "digit", "the"]

    /// `` twelve times the letter `z` ``, and how many tokens that is.
    private func repeated(_ tokens: ArraySlice<SentenceToken>) -> (String, Int)? {
        guard let count = tokens.first?.word.flatMap({ NumberWord.number($0)?.integer }), (2...100).contains(count),
            tokens.dropFirst().first == .word("times")
        else { return nil }
        let kinds = tokens.dropFirst(2).prefix { $0.isWord(Self.kinds) }.count
        guard let code = tokens.dropFirst(2 + kinds).first?.code else { return nil }
        let mark = PredicateReader.quoted(code) ?? code
        return mark.count == 1 ? (String(repeating: mark, count: count), 3 + kinds) : nil
    }

    /// Whether an example may begin here: nothing before says of which part of a text it is.
    private func isOpen(_ before: ArraySlice<SentenceToken>) -> Bool {
        guard let last = before.last else { return true }
        if case .mark(let mark) = last {
            return mark == ":" || mark == ";" || mark == "," && before.dropLast().last?.isWord(Self.openers) ?? false
        }
        return last.isWord(Self.openers)
    }

    private func isClosed(_ rest: ArraySlice<SentenceToken>) -> Bool {
        guard let first = rest.first else { return true }
        if case .mark = first { return true }
        return first.isWord(["and", "because", "since", "as", "while", "but"])
    }

    /// What is said to come of it, and what is said besides.
    private func result(_ tokens: ArraySlice<SentenceToken>)
        -> (DocumentedExpectation.Expectation, ArraySlice<SentenceToken>)?
    {
        guard let link = Self.links.first(where: { link in tokens.prefix(link.count).map { $0.word ?? "`" } == link }),
            let token = tokens.dropFirst(link.count).first, let type = calls.shape.result?.unwrapped
        else { return nil }
        let rest = tokens.dropFirst(link.count + 1)
        let said = token.code ?? token.word ?? ""
        if said == "nil" { return calls.shape.result?.isOptional == true ? (.isNil, rest) : nil }
        switch type {
        case .integer:
            return NumberWord.number(said)?.integer.map { (.equals("\($0)"), rest) }
        case .bool:
            guard token.code != nil, ["true", "false"].contains(said) else { return nil }
            return (said == "true" ? .isTrue : .isFalse, rest)
        case .string:
            guard let code = token.code, !code.contains("\\"), code != "true", code != "false" else { return nil }
            let plain = PredicateReader.quoted(code) ?? code
            return link == ["is"] ? nil : (.equals(SwiftLiteral.string(plain)), rest)
        default: return nil
        }
    }
}
