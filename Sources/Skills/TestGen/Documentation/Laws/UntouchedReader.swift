import SwiftTools

/// Reads which characters of a text stay as they are: `every other character is left alone`.
struct UntouchedReader: LawReader {
    let calls: LawCalls

    private static let subjects = [
        "every other character", "all other characters", "other characters", "any other character",
        "everything else", "characters that are not letters", "anything else",
    ]
    private static let verbs = [
        "is left alone", "are left alone", "is left unchanged", "are left unchanged", "stays as it is",
        "stay as they are",
        "are not changed", "is not changed", "are kept unchanged", "is kept unchanged", "is unchanged", "are unchanged",
        "is kept as it is", "are kept as they are", "is copied unchanged", "are copied unchanged", "stays unchanged",
        "stay unchanged", "remain unchanged", "remains unchanged",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard !sentence.isConditional, sentence.says(Self.subjects), sentence.says(Self.verbs),
            !sentence.says(["except"]),
            calls.shape.result?.isString ?? false, !calls.context.symbol.isMutating, let slot = calls.sole(\.isString),
            comment.contains(where: { $0.says(["letter", "letters", "letter of the english alphabet"]) }),
            !comment.contains(where: {
                $0.says(["digits", "numbers", "punctuation", "spaces", "symbols", "whitespace"])
            })
        else { return [] }
        return ["?!", "1, 2; 3", " - "].flatMap { text in
            calls.rows([slot: [.string(text)]], count: 2).prefix(2).compactMap {
                calls.promise(sentence.text, $0, .equals(SwiftLiteral.string(text)))
            }
        }
    }
}
