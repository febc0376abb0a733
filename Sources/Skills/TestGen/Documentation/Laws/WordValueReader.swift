import SwiftTools

/// Reads which words mean which values: `` `yes` and `on` mean `true` ``, `accepts "no" and "0" as false`.
struct WordValueReader: LawReader {
    let calls: LawCalls

    private static let links: Set<String> = [
        "mean", "means", "as", "give", "gives", "stand", "stands", "for", "yield", "yields", "count", "counts", "are",
        "is",
        "read", "stands",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard calls.shape.result?.unwrapped == .bool, let slot = calls.sole({ $0 == .string("String") }),
            calls.shape.slots.count == 1, !sentence.isConditional, !sentence.says(["not", "no longer", "or"])
        else { return [] }
        var found: [DocumentedExpectation?] = []
        var words: [String] = []
        var isLinked = false
        for token in sentence.tokens {
            if let flag = Self.flag(token), isLinked {
                for word in words {
                    var row: [SampleValue?] = calls.shape.slots.map { _ in nil }
                    row[slot] = .string(word)
                    found.append(calls.promise(sentence.text, row, .equals("\(flag)")))
                }
                words = []
                isLinked = false
            } else if case .code(let code) = token {
                if isLinked { return [] }
                guard let text = Self.text(code) else { return [] }
                words.append(text)
            } else if token.isWord(Self.links) {
                isLinked = !words.isEmpty
            } else if token == .mark(";") {
                words = []
                isLinked = false
            } else if token.isWord(["and"]) || token == .mark(",") {
                continue
            } else if isLinked {
                return []
            }
        }
        return found.compactMap(\.self)
    }

    private static func flag(_ token: SentenceToken) -> Bool? {
        switch token.word ?? token.code {
        case "true": true
        case "false": false
        default: nil
        }
    }

    private static func text(_ code: String) -> String? {
        let plain = code.hasPrefix("\"") ? String(code.dropFirst().dropLast()) : code
        return !plain.isEmpty && plain.count < 10 && plain.allSatisfy { $0.isLetter || $0.isNumber } ? plain : nil
    }
}
