import SwiftTools

extension OperationHypothesis {
    /// Whether a call that differs tells nothing, as the comment says what becomes of it.
    func isAccountedFor(_ actual: SampleValue?, _ expected: SampleValue?, _ call: Int) -> Bool {
        // Which number a day has is another question than which day it is.
        if case .code? = actual, expected?.number != nil { return true }
        return isSpelledOut(actual, instead: expected) || isRefused(actual, call) || isNamed(actual, call)
    }

    /// Whether a sentence about calls of this kind names the number that came: `the divisor of zero and zero is one`.
    private func isNamed(_ actual: SampleValue?, _ call: Int) -> Bool {
        guard let number = actual?.number else { return false }
        return comment.sentences.contains { sentence in
            calls[call].topics.contains { $0.isMentioned(in: sentence.words) }
                && DocumentationSentence.tokens(of: sentence.text).suffix(2).contains { token in
                    (token.word ?? token.code).flatMap { NumberWord.number($0)?.number } == number
                }
        }
    }

    /// Whether there is no value, or an empty list, as the comment says of calls of this kind.
    private func isRefused(_ actual: SampleValue?, _ call: Int) -> Bool {
        let isEmpty = actual == .array([])
        guard isEmpty || actual == SampleValue.none && isFailable else { return false }
        return comment.sentences.contains { sentence in
            (isEmpty
                ? sentence.words.contains("empty")
                : sentence.words.contains("nil") || ["throw", "Throws"].contains { sentence.text.contains($0) })
                && calls[call].topics.contains { $0.isMentioned(in: sentence.words) }
        }
    }

    /// Whether the comment speaks of what was seen itself: a text that it quotes, a bound that results do not pass.
    private func isSpelledOut(_ actual: SampleValue?, instead expected: SampleValue?) -> Bool {
        if let actual, let expected {
            let own = actual.allTexts.subtracting(expected.allTexts).filter { $0.count > 2 }
            if own.contains(where: { text in comment.sentences.contains { $0.text.contains("`\"\(text)\"`") } }) {
                return true
            }
        }
        guard let actual = actual?.number, let expected = expected?.number else { return false }
        return comment.bounds.contains { $0 == actual && expected < $0 }
    }
}

extension SampleValue {
    /// All texts in it.
    fileprivate var allTexts: Set<String> {
        switch self {
        case .string(let text): [text]
        case .array(let values): values.reduce(into: []) { $0.formUnion($1.allTexts) }
        default: []
        }
    }
}

extension String {
    /// Whether it is a dictionary's type.
    var isDictionary: Bool {
        if hasPrefix("Dictionary<") { return true }
        guard hasPrefix("[") else { return false }
        var depth = 0
        for character in dropFirst() {
            if "[(<".contains(character) { depth += 1 }
            if "])>".contains(character) { depth -= 1 }
            if depth == 0, character == ":" { return true }
            if depth < 0 { return false }
        }
        return false
    }
}
