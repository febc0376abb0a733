import SwiftTools

/// What a comment says begins anew: `Earlier failures are forgiven`, `the streak starts again`.
struct ResetClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    /// Said of what stands before: `Earlier failures are forgiven`.
    private static let passive: [[String]] = [
        ["forgiven"], ["forgotten"], ["reset"], ["cleared"], ["discarded"], ["starts", "again"], ["start", "again"],
        ["starts", "over"], ["start", "over"], ["starts", "anew"], ["begins", "again"], ["begins", "anew"],
        ["emptied"], ["wiped"], ["erased"], ["starts", "afresh"], ["zeroed"], ["back", "to", "zero"],
    ]
    /// Said of what stands behind: `clears the history`.
    private static let active: Set<String> = [
        "forgets", "forgives", "resets", "clears", "discards", "empties", "erases", "wipes",
    ]
    private static let doubts: Set<String> = [
        "not", "never", "no", "without", "keeps", "kept", "stays", "stay", "only", "oldest", "first", "one", "after",
        "before", "than", "last",
    ]

    /// The sentence that says so of a property by its name, whatever is the case; `nil` where none does.
    func quote(of property: String) -> String? {
        sentences.first { sentence in
            // What is said before a colon stands alone: `Earlier failures are forgiven: the next one is the first`.
            let said = sentence.tokens.prefix { $0 != .mark(":") && $0 != .mark(";") }
            guard !sentence.isConditional, !said.contains(where: { $0.isWord(Self.doubts) }) else { return false }
            return said.indices.contains { place in
                let rest = said[place...]
                if Self.passive.contains(where: { verb in rest.prefix(verb.count).map { $0.word ?? "`" } == verb }) {
                    return isNamed(property, in: said[..<place].suffix(5))
                }
                return rest.first?.isWord(Self.active) ?? false && isNamed(property, in: rest.dropFirst().prefix(4))
            }
        }?.text
    }

    private func isNamed(_ property: String, in tokens: ArraySlice<SentenceToken>) -> Bool {
        let names = SlotNames.words(property).map { Vocabulary.singular($0) }
        let words = tokens.map { token in token.word.map { Vocabulary.singular($0) } ?? "`" }
        return tokens.contains { $0.code == property }
            || words.indices.contains { words[$0...].prefix(names.count).elementsEqual(names) }
    }

    /// The property that a statement puts back: `self.count = 0`.
    static func property(_ statement: String) -> String? {
        guard statement.hasPrefix("self."), let end = statement.firstRange(of: " = ") else { return nil }
        return String(statement[..<end.lowerBound].dropFirst("self.".count))
    }
}
