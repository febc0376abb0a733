import SwiftTools

/// That only the first of some characters parts a text: `the first `=` ends the name and all the rest is the value`.
struct FirstMarkClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    private static let doubts = ["not", "never", "no", "last", "all of them"]
    private static let rests = [
        "rest", "ends the", "may contain", "can contain", "belongs to the value", "belong to the value", "separates",
        "split at the first", "everything after", "what follows", "after it", "behind it", "parts", "divides",
    ]

    /// The sentence that says so of a character.
    func quote(of mark: Character) -> String? {
        sentences.first { sentence in
            !sentence.says(Self.doubts) && sentence.says(Self.rests)
                && sentence.tokens.indices.contains { place in
                    sentence.tokens[place].isWord(["first"])
                        && CharacterNames.character(sentence.tokens[(place + 1)...])?.character == mark
                }
        }?.text
    }
}
