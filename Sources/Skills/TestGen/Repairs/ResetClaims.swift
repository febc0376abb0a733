import SwiftTools

/// What a comment says begins anew: `Earlier failures are forgiven`, `the streak starts again`.
struct ResetClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    private static let verbs = [
        "forgiven", "forgotten", "forgets", "forgives", "reset", "resets", "cleared", "clears", "discarded", "discards",
        "starts again", "start again", "starts over", "start over", "starts anew", "begins again", "begins anew",
        "back to zero", "to zero", "emptied", "empties", "wiped", "erased", "erases", "starts afresh", "zeroed",
    ]
    private static let doubts = [
        "not", "never", "no", "without", "keeps", "kept", "stays", "stay", "only", "oldest", "first", "one", "after",
        "before",
    ]

    /// The sentence that says so of a property by its name, whatever is the case; `nil` where none does.
    func quote(of property: String) -> String? {
        let names = SlotNames.words(property).map { Vocabulary.singular($0) }
        return sentences.first { sentence in
            guard !sentence.isConditional, sentence.says(Self.verbs) else { return false }
            // What is said before a colon stands alone: `Earlier failures are forgiven: the next one is the first`.
            let said = sentence.tokens.prefix { $0 != .mark(":") && $0 != .mark(";") }
            let words = said.map { token in token.word.map { Vocabulary.singular($0) } ?? token.code ?? "" }
            let isNamed =
                words.contains(property)
                || words.indices.contains { words[$0...].prefix(names.count).elementsEqual(names) }
            return isNamed && !said.contains { $0.isWord(Set(Self.doubts)) }
        }?.text
    }

    /// The property that a statement puts back: `self.count = 0`.
    static func property(_ statement: String) -> String? {
        guard statement.hasPrefix("self."), let end = statement.firstRange(of: " = ") else { return nil }
        return String(statement[..<end.lowerBound].dropFirst("self.".count))
    }
}
