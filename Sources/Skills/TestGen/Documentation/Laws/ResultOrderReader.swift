import SwiftTools

/// Reads on which side of a value of the call its result lies: `the result is always later than this day`, `the returned
/// price is never lower than the original one`, `the result is never longer than text`.
struct ResultOrderReader: LawReader {
    let calls: LawCalls

    private static let subjects = [
        "the result is", "the returned value is", "the result will be", "the returned value will be",
    ]
    private static let greater: Set<String> = ["later", "greater", "higher", "larger", "bigger", "after", "above"]
    private static let less: Set<String> = ["earlier", "less", "lower", "smaller", "before", "below"]
    private static let longer: Set<String> = ["longer", "shorter"]
    private static let determiners: Set<String> = ["the", "this", "given", "original", "a"]
    /// What takes the promise back for some calls.
    private static let exceptions = ["unless", "except", "usually", "if possible", "in general", "where possible"]
    /// The most values of a type with few of them.
    private static let most = 12

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard !calls.context.symbol.isMutating, let result = calls.shape.result, !sentence.says(Self.exceptions),
            let (condition, slot) = condition(sentence, result)
        else { return [] }
        return rows().compactMap { row in
            guard let call = calls.shape.call(row), call.setup.isEmpty, let value = row[slot] else { return nil }
            let other = calls.context.marked("let other = \(value.typed(calls.shape.slots[slot].type))")
            return calls.context.expectation(sentence.text, [other], call.expression, .holds(condition))
        }
    }

    /// The condition about `result` and `other`, and the slot whose value is the other one.
    private func condition(_ sentence: DocumentationSentence, _ result: SampleType) -> (String, Int)? {
        // What stands behind a colon explains.
        let tokens = sentence.tokens.prefix { $0 != .mark(":") && $0 != .mark(";") && $0 != .mark(",") }
        let words = tokens.map { $0.word ?? "`" }
        let opening = Self.subjects.map { $0.split(separator: " ").map(String.init) }.first { words.starts(with: $0) }
        let isConditional = tokens.contains { $0.isWord(["if", "when", "or"]) }
        guard let opening, words.count > opening.count + 2, !isConditional else { return nil }
        let place = opening.count
        let isNever = words[place] == "never"
        // "Always" is no token.
        let adverbs = words[place...].prefix { ["never", "strictly"].contains($0) }
        let comparative = place + adverbs.count
        guard comparative + 1 < words.count else { return nil }
        let word = words[comparative]
        let rest = words[comparative + 1] == "than" ? comparative + 2 : comparative + 1
        guard rest == comparative + 2 || ["after", "before", "above", "below"].contains(word),
            let slot = compared(tokens[(tokens.startIndex + rest)...], result)
        else { return nil }
        if Self.longer.contains(word) {
            guard result.isString || result.isArray else { return nil }
            let sign = word == "longer" ? isNever ? "<=" : ">" : isNever ? ">=" : "<"
            return ("result.count \(sign) other.count", slot)
        }
        guard isOrdered(result) else { return nil }
        if Self.greater.contains(word) { return ("result \(isNever ? "<=" : ">") other", slot) }
        return Self.less.contains(word) ? ("result \(isNever ? ">=" : "<") other", slot) : nil
    }

    /// The slot of the result's type that words name: a parameter, or the receiver as `this day`.
    private func compared(_ tokens: ArraySlice<SentenceToken>, _ result: SampleType) -> Int? {
        let fitting = calls.shape.slots.indices.filter { calls.shape.slots[$0].type == result }
        let receiver = fitting.first { calls.shape.slots[$0].isReceiver }
        let words = tokens.map { $0.word ?? "`" }
        if let receiver, words.count <= 3, let first = words.first {
            if first == "this", words.count == 2 { return receiver }
            if first == "the", ["original", "receiver"].contains(words[1]) { return receiver }
        }
        guard words.dropLast().allSatisfy(Self.determiners.contains), let last = tokens.last,
            let slot = calls.slot(named: last), fitting.contains(slot)
        else { return nil }
        return slot
    }

    /// Whether values of a type are told from one another by `<`.
    private func isOrdered(_ type: SampleType) -> Bool {
        switch type {
        case .integer, .floating: true
        case .other(let name):
            name == "Date"
                || calls.context.module.contains {
                    $0.kind == .operatorFunction && $0.baseName == "<" && $0.owner.joined(separator: ".") == name
                }
        default: false
        }
    }

    /// Plain calls, and those with each value of a type that has few.
    private func rows() -> [[SampleValue?]] {
        let all = calls.rows()
        return calls.shape.slots.indices.reduce(all) { rows, slot in
            guard case .other(let name) = calls.shape.slots[slot].type, !calls.shape.slots[slot].isReceiver,
                !calls.shape.slots[slot].hasDefault
            else { return rows }
            let values = calls.candidates.source.values(of: name).prefix(Self.most).map { SampleValue.code($0) }
            return values.count > 2 && values.allSatisfy { $0.isCase } ? calls.rows([slot: values]) : rows
        }
    }
}

extension SampleValue {
    /// Whether it is a case of an enumeration by its name alone.
    fileprivate var isCase: Bool {
        if case .code(let text) = self { text.contains(".") && !text.contains("(") } else { false }
    }
}
