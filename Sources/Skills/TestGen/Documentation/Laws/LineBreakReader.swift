import SwiftTools

/// Reads how a text is broken into lines: `every line takes as many words as fit into width characters`.
struct LineBreakReader: LawReader {
    let calls: LawCalls

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard sentence.says(["as many words as fit", "as many words as possible"]), !sentence.isConditional,
            !sentence.says(["hyphenated", "justified"]), calls.shape.result == .array(.string("String")),
            !calls.context.symbol.isMutating, let text = calls.sole(\.isString),
            let width = calls.shape.slots.indices.first(where: {
                calls.shape.slots[$0].type == .integer("Int")
                    && ["width", "limit", "length", "columns", "maxwidth", "linewidth"].contains(
                        calls.shape.slots[$0].name.lowercased())
            })
        else { return [] }
        let tries = [
            ("ab cd ef", 5), ("ab cd ef", 4), ("one two three four", 9), ("a b c d e f", 3), ("hello big world", 8),
        ]
        return tries.compactMap { words, number in
            var row: [SampleValue?] = calls.shape.slots.map { _ in nil }
            row[text] = .string(words)
            row[width] = .int(number)
            let lines = SampleValue.array(Self.lines(of: words, width: number).map { .string($0) })
            return calls.promise(sentence.text, row, .equals(lines.swift(as: .array(.string("String")))))
        }
    }

    private static func lines(of text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
