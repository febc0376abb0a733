import SwiftTools

/// Reads what makes no difference: the case of letters, white space around a text, the sign of a number, an order.
struct InsensitivityReader: LawReader {
    let calls: LawCalls

    private static let same = [
        "make no difference", "makes no difference", "is ignored", "are ignored", "does not matter", "do not matter",
        "count as the same", "counts as the same", "are the same", "are considered equal", "are considered the same",
        "are treated as equal", "are treated as the same", "are treated alike", "are not distinguished",
        "is not distinguished", "has no influence", "have no influence", "is disregarded", "are disregarded",
        "is irrelevant", "are irrelevant", "is not significant", "are treated the same", "has no effect",
    ]
    private static let cases = [
        "case", "letter case", "upper and lower case", "uppercase and lowercase", "lower and upper case", "the case",
        "upper- and lowercase", "uppercase and lowercase letters", "upper- and lower-case",
        "upper and lower case letters",
        "capitalization", "capitalisation", "differences in case",
    ]
    private static let eitherCase = [
        "upper or lower case", "upper and lower case", "capital and small letters", "capital or small letters",
        "lower or upper case", "small and capital letters", "uppercase or lowercase", "lowercase or uppercase",
    ]
    /// `Letters may be in either case.`
    private static let inEitherCase = ["in either case", "of either case", "either letter case", "in any case"]
    private static let spaces = [
        "white space around", "whitespace around", "spaces around", "leading and trailing white space",
        "leading and trailing whitespace", "leading and trailing spaces", "surrounding whitespace",
        "surrounding white space", "surrounding spaces", "leading or trailing whitespace", "leading or trailing spaces",
        "blanks around", "white space at the ends", "whitespace at the ends", "leading and trailing blanks",
    ]
    private static let dropping = [
        "is dropped", "is removed", "is trimmed", "is stripped", "are dropped", "are removed", "are trimmed",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        if case .parameter = role { return [] }
        let isEither =
            sentence.says(Self.eitherCase)
            && sentence.says(["accepted", "may be", "can be", "allowed", "understood", "are read"])
            && !sentence.says(["if", "unless", "when", "not", "must", "first", "each"])
            || Self.inEitherCase.contains { sentence.text.lowercased().contains($0) }
                && !sentence.says(["not", "must", "first", "each", "kept", "output", "result"])
        guard !sentence.isConditional || isEither,
            !sentence.says(["not ignored", "only", "except"]) || isLettersOnly(sentence)
        else { return [] }
        // What a structure holds may be meant instead of what is passed.
        guard
            calls.shape.slots.first?.isReceiver != true || calls.shape.slots[0].type.isString
                || sentence.tokens.contains(where: { calls.slot(named: $0).map { $0 > 0 } ?? false })
        else { return [] }
        let quote = sentence.text
        let isSame = sentence.says(Self.same)
        var found: [DocumentedExpectation] = []
        if isSame && sentence.says(Self.cases.map { $0 }) && !sentence.says(["case sensitive", "in case"])
            || isEither
            || sentence.says(["case-insensitive", "case-insensitively", "ignoring case", "regardless of case"])
        {
            found += cased(quote, comment)
        }
        if sentence.says(Self.spaces), isSame || sentence.says(Self.dropping),
            !sentence.says(["result", "each", "every"])
        {
            found += spaced(quote, comment)
        }
        let blanks = [
            "spaces are ignored", "whitespace is ignored", "white space is ignored", "blanks are ignored",
            "case and spaces are ignored", "all spaces are ignored", "all whitespace is ignored",
        ]
        if blanks.contains(where: { sentence.plain.hasPrefix($0) }) {
            found += withBlanks(quote, comment)
        }
        if sentence.plain.hasPrefix("the leading "), sentence.plain.hasSuffix(" is optional"), !sentence.says(["not"]) {
            found += optional(sentence, comment)
        }
        if isLettersOnly(sentence) { found += punctuated(quote) }
        // `… makes no difference to the suffix`: what else the result has may still differ.
        let isPartial = sentence.says(["difference to", "influence on", "effect on", "for the"])
        if isSame, !isPartial, sentence.plain.hasPrefix("the sign"), !sentence.says(["kept", "on the"]) {
            found += signed(quote)
        }
        if sentence.plain.hasPrefix("the order of the") && sentence.plain.hasSuffix("does not matter")
            || sentence.plain.hasPrefix("it does not matter which of the two")
            || sentence.says(["symmetric"]) && !sentence.says(["not symmetric", "symmetric difference"])
        {
            found += swapped(quote)
        }
        return found
    }

    /// `The leading number sign is optional.`, where the comment shows a text that has it.
    private func optional(_ sentence: DocumentationSentence, _ comment: [DocumentationSentence])
        -> [DocumentedExpectation]
    {
        guard let character = CharacterNames.character(sentence.tokens[2...])?.character,
            let slot = calls.shape.slots.firstIndex(where: { $0.type.isString && !$0.hasDefault })
        else { return [] }
        let samples = comment.flatMap(\.tokens).compactMap(\.code).map { code in
            code.hasPrefix("\"") ? String(code.dropFirst().dropLast()) : code
        }
        return samples.filter { $0.first == character && $0.count > 2 }.prefix(2).flatMap { text in
            calls.rows([slot: [.string(text)]], count: 1).prefix(1).compactMap { row in
                var other = row
                other[slot] = .string(String(text.dropFirst()))
                return calls.same(sentence.text, other, as: row)
            }
        }
    }

    /// `Only letters and digits are compared.`
    private func isLettersOnly(_ sentence: DocumentationSentence) -> Bool {
        ["letters and numbers", "letters and digits", "letters", "alphanumeric characters"].contains { kind in
            [
                "are compared", "are considered", "count", "are taken into account", "matter", "are looked at",
                "are relevant", "are examined", "are checked", "are taken into consideration",
            ].contains {
                sentence.plain.hasPrefix("only \(kind) \($0)")
            }
        }
    }

    /// Whether a result says nothing of the letters themselves.
    private var isAnswer: Bool {
        switch calls.shape.result?.unwrapped {
        case .bool, .integer, .floating: true
        case .other(let name): calls.context.module.contains { $0.kind == .enumeration && $0.path.last == name }
        default: false
        }
    }

    /// Texts of the documentation's own, and common ones.
    private func texts(_ comment: [DocumentationSentence]) -> [String] {
        let quoted = comment.flatMap(\.tokens).compactMap(\.code).filter { code in
            !code.contains("(") && !code.contains("[") && !code.contains("=") && code.count < 24
        }.compactMap { code in
            PredicateReader.quoted(code) ?? (code.allSatisfy(\.isLetter) && !Self.values.contains(code) ? code : nil)
        }
        var seen: Set<String> = []
        return (quoted.prefix(4) + ["Never odd or even", "Level", "abc"]).filter { seen.insert($0).inserted }
    }
    private static let values: Set<String> = ["nil", "true", "false", "self"]

    private func pairs(_ quote: String, _ values: [SampleValue], _ change: (String) -> [String])
        -> [DocumentedExpectation]
    {
        guard let slot = calls.shape.slots.firstIndex(where: { $0.type.isString && !$0.hasDefault }) else { return [] }
        return values.flatMap { value in
            calls.rows([slot: [value]], count: 2).prefix(2).flatMap { row in
                change(value.text ?? "").compactMap { text in
                    var other = row
                    other[slot] = .string(text)
                    return calls.same(quote, other, as: row)
                }
            }
        }
    }

    private func cased(_ quote: String, _ comment: [DocumentationSentence]) -> [DocumentedExpectation] {
        guard isAnswer else { return [] }
        return WrittenTexts(calls: calls).inBothCases(quote)
            + pairs(quote, texts(comment).map { .string($0.lowercased()) }) {
                [$0.prefix(1).uppercased() + $0.dropFirst(), $0.uppercased()]
            }
    }

    private func spaced(_ quote: String, _ comment: [DocumentationSentence]) -> [DocumentedExpectation] {
        guard calls.shape.result != nil else { return [] }
        return pairs(quote, texts(comment).map { .string($0) }) { [" \($0)  ", " \($0)", "\($0) "] }
    }

    private func withBlanks(_ quote: String, _ comment: [DocumentationSentence]) -> [DocumentedExpectation] {
        pairs(quote, texts(comment).map { .string($0) }) { text in
            [" \(text) ", text.contains(" ") ? text.filter { $0 != " " } : "  " + text]
        }
    }

    private func punctuated(_ quote: String) -> [DocumentedExpectation] {
        guard isAnswer else { return [] }
        return pairs(quote, ["level", "abca", "hello"].map { .string($0) }) { text in
            [text + "!", "\(text.prefix(2)), \(text.dropFirst(2))", "¿" + text]
        }
    }

    private func signed(_ quote: String) -> [DocumentedExpectation] {
        guard let slot = calls.sole(\.isInteger) else { return [] }
        return calls.rows([slot: [.int(-7), .int(-305), .int(-12)]]).compactMap { row in
            var other = row
            other[slot] = row[slot]?.integer.map { .int(-$0) }
            return calls.same(quote, row, as: other)
        }
    }

    /// Two values of one type, the one for the other.
    private func swapped(_ quote: String) -> [DocumentedExpectation] {
        let slots = calls.shape.slots.indices.filter { !calls.shape.slots[$0].hasDefault }
        guard slots.count == 2, calls.shape.slots[slots[0]].type == calls.shape.slots[slots[1]].type else { return [] }
        return calls.rows().filter { $0[slots[0]] != $0[slots[1]] }.compactMap { row in
            var other = row
            other.swapAt(slots[0], slots[1])
            return calls.same(quote, row, as: other)
        }
    }
}
