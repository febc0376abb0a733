import SwiftTools

/// Reads small rules of texts: whether occurrences may overlap, and on which side the odd blank of a centred text goes.
struct TextPlaceReader: LawReader {
    let calls: LawCalls

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard !calls.context.symbol.isMutating, let first = comment.first else { return [] }
        return overlapping(sentence, first) + centred(sentence, first)
    }

    /// `Occurrences that overlap are all counted`
    private func overlapping(_ sentence: DocumentationSentence, _ first: DocumentationSentence)
        -> [DocumentedExpectation]
    {
        let slots = calls.shape.slots
        guard calls.shape.result == .integer("Int"), slots.count == 2, slots.allSatisfy({ $0.type.isString }),
            first.says(["occurs", "occurrences", "appears", "how often", "how many times"]),
            ["overlap", "overlapping"].contains(where: { sentence.plain.contains($0) }), !sentence.isConditional
        else { return [] }
        let isCounted = sentence.says([
            "that overlap are all counted", "overlapping occurrences are counted", "overlapping occurrences count",
            "overlapping occurrences are all counted", "occurrences may overlap",
            "occurrences that overlap are counted",
            "overlapping matches are counted", "overlapping matches count",
        ])
        let isLeftOut = sentence.says([
            "are not counted", "do not overlap", "non-overlapping", "overlapping occurrences are counted once",
            "may not overlap", "do not count", "cannot overlap",
        ])
        // Which of the two texts is looked for: the parameter of a member, or the one that is called so.
        let part =
            slots[0].isReceiver
            ? 1 : slots.firstIndex { ["pattern", "part", "needle", "substring", "target"].contains($0.name) }
        guard isCounted != isLeftOut, let part else { return [] }
        return [("aaaa", "aa", 3, 2), ("ababa", "aba", 2, 1)].compactMap { text, piece, all, apart in
            var row: [SampleValue?] = [.string(text), .string(text)]
            row[part] = .string(piece)
            return calls.promise(sentence.text, row, .equals("\(isCounted ? all : apart)"))
        }
    }

    /// `When the padding cannot be divided evenly, the extra character goes to the right`
    private func centred(_ sentence: DocumentationSentence, _ first: DocumentationSentence) -> [DocumentedExpectation] {
        guard calls.shape.result == .string("String"), let text = calls.sole(\.isString),
            let width = calls.sole({ $0 == .integer("Int") }),
            first.says(["centers", "centres", "centered", "centred", "center", "centre", "in the middle"]),
            sentence.says(["extra", "odd", "additional", "surplus", "remaining", "one more"])
        else { return [] }
        let isRight = sentence.says(["right", "end", "trailing", "after"])
        guard isRight != sentence.says(["left", "start", "front", "leading", "before"]), !sentence.says(["not be on"])
        else {
            return []
        }
        return [("ab", 5), ("abc", 6), ("a", 4)].compactMap { value, size in
            var row: [SampleValue?] = calls.shape.slots.map { _ in nil }
            row[text] = .string(value)
            row[width] = .int(size)
            // The character to fill with is the same on either side, whatever it is.
            let (less, more) = ((size - value.count) / 2, (size - value.count + 1) / 2)
            let (before, after) = isRight ? (less, more) : (more, less)
            let start = "result.dropFirst(\(before)).hasPrefix(\(SwiftLiteral.string(value)))"
            return calls.promise(
                sentence.text, row, .holds("\(start) && result.count == \(before + value.count + after)"))
        }
    }
}
