import SwiftTools

/// Reads that empty lines of a text stay empty: `Lines that are empty are left as they are`.
struct EmptyLineReader: LawReader {
    let calls: LawCalls

    private static let subjects = [
        "lines that are empty", "empty lines", "an empty line", "blank lines", "a line that is empty",
    ]
    private static let verbs = [
        "are left as they are", "are left empty", "are left alone", "are not indented", "are left unchanged",
        "stay empty", "stay as they are", "is left as it is", "is left empty", "is not indented", "remain empty",
        "are not changed", "are kept as they are", "remain unchanged", "are left untouched", "are unchanged",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard calls.shape.result?.isString ?? false, !calls.context.symbol.isMutating, !sentence.isConditional,
            !sentence.says(["not"]) || sentence.says(["are not indented", "is not indented", "are not changed"]),
            sentence.says(Self.subjects.flatMap { subject in Self.verbs.map { subject + " " + $0 } })
        else { return [] }
        let texts = calls.shape.slots.indices.filter {
            calls.shape.slots[$0].type.isString && !calls.shape.slots[$0].hasDefault
        }
        // The text is what the member is called on, or the first of the parameters.
        guard let slot = texts.first, calls.shape.slots[slot].isReceiver || texts.count == 1 else { return [] }
        return ["a\n\nb", "a\n\n\nb"].flatMap { text in
            calls.rows([slot: [.string(text)]], count: 3).prefix(3).compactMap { row in
                calls.promise(
                    sentence.text, row,
                    .holds("result.split(separator: \"\\n\", omittingEmptySubsequences: false).contains(\"\")"))
            }
        }
    }
}
