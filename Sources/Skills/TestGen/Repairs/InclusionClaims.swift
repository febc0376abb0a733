import SwiftTools

/// What a comment says belongs to a number, where the code takes it off: `every late day is charged, the days of grace
/// included`; or what does not belong to it, where the code adds it.
struct InclusionClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    private static let behind: Set<String> = ["included"]
    private static let before: Set<String> = ["including"]
    private static let leftOutBehind: Set<String> = ["excluded"]
    private static let leftOutBefore: Set<String> = ["excluding"]
    /// What stands beside the noun itself in a phrase.
    private static let fillers: Set<String> = [
        "the", "a", "an", "of", "its", "their", "all", "any", "is", "are", "being", "too", "own",
    ]
    /// Ends of a stretch: that they belong to it is told by one more or less, not by taking them off.
    private static let ends: Set<String> = [
        "start", "end", "first", "last", "begin", "from", "to", "lower", "upper", "low", "high", "min", "max", "today",
        "now", "current",
    ]
    /// How far from the word its noun may stand.
    private static let farthest = 6

    /// The sentence by which a change is right that leaves `name` out of a difference, or out of a sum; `nil` where none
    /// says so, or one says the opposite.
    func quote(leaving name: String, outOf operation: String) -> String? {
        let (wanted, opposite) =
            operation == "-"
            ? ((Self.behind, Self.before), (Self.leftOutBehind, Self.leftOutBefore))
            : ((Self.leftOutBehind, Self.leftOutBefore), (Self.behind, Self.before))
        guard self.quote(name, opposite) == nil else { return nil }
        return self.quote(name, wanted)
    }

    private func quote(_ name: String, _ words: (behind: Set<String>, before: Set<String>)) -> String? {
        sentences.first { sentence in
            guard !sentence.isConditional, !sentence.says(["not", "never", "no"]) else { return false }
            return sentence.tokens.indices.contains { place in
                let token = sentence.tokens[place]
                if token.isWord(words.behind) {
                    return isNamed(name, in: sentence.tokens[..<place].reversed().prefix(while: isPlain))
                }
                return token.isWord(words.before)
                    && isNamed(name, in: sentence.tokens[(place + 1)...].prefix(while: isPlain))
            }
        }?.text
    }

    private func isPlain(_ token: SentenceToken) -> Bool {
        if case .mark = token { return false }
        return true
    }

    /// Whether a phrase is about a thing of that name: `the days of grace` for `graceDays`.
    private func isNamed(_ name: String, in tokens: some Collection<SentenceToken>) -> Bool {
        let names = SlotNames.words(name).map { Vocabulary.singular($0) }
        guard !names.isEmpty, !names.contains(where: Self.ends.contains) else { return false }
        // Whatever stands there besides makes it another thing: `the days from start to end`.
        let near = tokens.filter { !$0.isWord(Self.fillers) }
        if near.count == 1, near.first?.code == name { return true }
        let words = near.map { $0.word.map { Vocabulary.singular($0) } ?? "`" }
        return words.count < Self.farthest && Set(words) == Set(names)
    }
}
