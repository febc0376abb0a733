import SwiftTools

/// Reads how long a result is: `the result has the same length as the text`, `as many elements as the input`.
struct SizeReader: LawReader {
    let calls: LawCalls

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard let type = calls.shape.result, type.isString || type.isArray, !calls.context.symbol.isMutating else {
            return []
        }
        return alike(sentence) + ordered(sentence, role, comment) + single(sentence)
    }

    /// Some calls with lists or texts of several lengths.
    private func tries(_ slot: Int) -> [[SampleValue?]] {
        calls.rows(count: 40).filter { $0[slot]?.elements?.isEmpty == false }
    }

    private func alike(_ sentence: DocumentationSentence) -> [DocumentedExpectation] {
        let openings = [
            ["the", "result", "has"], ["the", "returned", "array", "has"], ["the", "returned", "string", "has"],
            ["it", "has"],
        ]
        let measures = [
            "the same length as", "the same number of elements as", "as many elements as", "the same count as",
            "as many characters as", "the same number of characters as", "the same size as",
        ]
        let words = sentence.tokens.map { $0.word ?? "`" }
        guard !sentence.isConditional, let opening = openings.first(where: { words.starts(with: $0) }) else {
            return []
        }
        for measure in measures {
            let said = measure.split(separator: " ").map { String($0) }
            guard words.dropFirst(opening.count).starts(with: said) else { continue }
            let rest = sentence.tokens.dropFirst(opening.count + said.count).prefix {
                $0 != .mark(";") && $0 != .mark(",") && $0 != .mark(":")
            }
            let sole = calls.sole { $0.isString || $0.isArray }
            let named = calls.names.subject(rest, last: nil).flatMap { $0.count == rest.count ? $0.slot : nil }
            guard
                let slot = named ?? (rest.last?.isWord(["input", "original", "array", "text"]) ?? false ? sole : nil),
                calls.shape.slots[slot].type.isString || calls.shape.slots[slot].type.isArray
            else { return [] }
            return SentenceReader.scattered(tries(slot), count: 6).compactMap { row in
                guard let count = row[slot]?.elements?.count else { return nil }
                return calls.promise(sentence.text, row, .holds("result.count == \(count)"))
            }
        }
        return []
    }

    /// `The prime factors in ascending order.`
    private func ordered(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard sentence == comment.first, !sentence.isConditional, calls.shape.result?.element == .integer("Int") else {
            return []
        }
        let words = sentence.tokens.suffix(3).map { $0.word ?? "," }
        let isUp = words == ["in", "ascending", "order"] || words == ["in", "increasing", "order"]
        let verbs: Set<String> = ["merges", "inserts", "adds", "searches", "expects", "finds"]
        guard !calls.candidates.isSorted, !(sentence.tokens.first?.isWord(verbs) ?? false),
            isUp || words == ["in", "descending", "order"] || words == ["in", "decreasing", "order"],
            !sentence.says(["array in", "list in", "numbers in", "elements in", "or"])
                || sentence.says(["largest", "smallest"])
        else { return [] }
        return calls.rows(count: 6).compactMap {
            calls.promise(
                sentence.text, $0, .holds(isUp ? "result == result.sorted()" : "result == result.sorted(by: >)"))
        }
    }

    /// `A single word is returned unchanged.`
    private func single(_ sentence: DocumentationSentence) -> [DocumentedExpectation] {
        guard let clause = sentence.tokens.split(whereSeparator: { $0 == .mark(",") || $0 == .mark(";") }).first,
            let list = calls.sole(\.isArray), calls.shape.slots[list].type.element == calls.shape.result,
            calls.shape.slots.count == 1
        else { return [] }
        let words = clause.map { $0.word ?? "`" }
        guard words.count >= 5,
            ["a single", "one"].contains(where: { words.joined(separator: " ").hasPrefix($0 + " ") }),
            words.suffix(3) == ["is", "returned", "unchanged"]
                || words.suffix(5) == ["is", "returned", "as", "it", "is"],
            calls.shape.result?.isString ?? false
        else { return [] }
        return ["abc", "a b"].compactMap {
            calls.promise(sentence.text, [.array([.string($0)])], .equals(SwiftLiteral.string($0)))
        }
    }
}
