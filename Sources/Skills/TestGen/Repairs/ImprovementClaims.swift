import SwiftTools

/// That what is no better than what was there before does not count: `A result that is not better than the player's best so
/// far leaves the table as it is`. An equal one is not better.
struct ImprovementClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    private static let better = [
        "better", "higher", "greater", "larger", "longer", "faster", "lower", "smaller", "shorter", "newer", "later",
        "heavier", "more recent",
    ]
    private static let before = [
        "so far", "before", "present", "current", "previous", "stored", "best", "existing", "known", "already", "old",
        "record",
    ]

    /// The sentence that says so; `nil` where none does.
    func quote() -> String? {
        sentences.first { sentence in
            sentence.says(Self.better.flatMap { ["not \($0) than", "no \($0) than"] }) && sentence.says(Self.before)
                && sentence.says(
                    Vocabulary.ineffective + [
                        "as it is", "as they are", "does not count", "is refused", "is rejected", "is dropped",
                    ])
                && !sentence.says(["or equal", "equal", "equally", "unless", "except"])
        }?.text
    }
}
