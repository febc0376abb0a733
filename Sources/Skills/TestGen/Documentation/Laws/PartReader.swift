import SwiftTools

/// Reads which part of a text is meant: `the part after the last dot`, `everything before the first colon`.
struct PartReader: LawReader {
    let calls: LawCalls

    private static let parts: Set<String> = [
        "part", "text", "everything", "characters", "all", "what", "string", "substring",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard sentence == comment.first || role == .returns, !calls.context.symbol.isMutating,
            calls.shape.result?.unwrapped.isString ?? false, let slot = calls.sole(\.isString),
            !comment.contains(where: {
                $0.says(["trimmed", "valid", "invalid", "including", "included", "reversed", "without spaces"])
            })
        else { return [] }
        let tokens = sentence.tokens
        guard
            let place = tokens.indices.first(where: { tokens[$0].isWord(["after", "before"]) && $0 > 0 }),
            tokens[..<place].contains(where: { $0.isWord(Self.parts) }), place + 2 < tokens.count,
            tokens[place + 1] == .word("the"), tokens[place + 2].isWord(["first", "last"]),
            let (character, count) = CharacterNames.character(tokens[(place + 3)...]), !character.isLetter
        else { return [] }
        let rest = tokens[(place + 3 + count)...]
        guard !rest.contains(where: { $0.isWord(["and", "until", "up"]) && !$0.isWord(["or"]) }) else { return [] }
        let isAfter = tokens[place] == .word("after")
        let isFirst = tokens[place + 2] == .word("first")
        let c = String(character)
        return [["ab", "cd"], ["ab", "cd", "ef"], ["x", "y", "z"]].compactMap { parts in
            let pieces: ArraySlice<String> =
                isAfter
                ? (isFirst ? parts.dropFirst() : parts.suffix(1)) : (isFirst ? parts.prefix(1) : parts.dropLast())
            var row: [SampleValue?] = calls.shape.slots.map { _ in nil }
            row[slot] = .string(parts.joined(separator: c))
            return calls.promise(
                sentence.text, row, .equals(SwiftLiteral.string(pieces.joined(separator: c))))
        }
    }
}
