import SwiftTools

/// How often something has to fit before the next larger unit is used: `the largest unit that fits at least once`.
struct QuotientClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    private static let phrases = [
        "at least once", "at least one", "at least 1", "at least one whole", "one or more", "1 or more",
    ]

    /// The sentence by which exactly one of the next unit is enough; `nil` where none says so.
    func quote() -> String? {
        sentences.first { $0.says(Self.phrases) && $0.says(["unit", "units", "unit's"]) }?.text
    }

    /// Whether a comparison keeps exactly one of the next unit from counting: `amount / unit > step`, `size > 1024` beside
    /// `size /= 1024`.
    static func isStrict(_ mutant: Mutant, beside others: [Mutant]) -> Bool {
        guard mutant.kind == .comparison, mutant.change == "`>` became `>=`" else { return false }
        let sides = mutant.original.split(separator: ">", maxSplits: 1).map { side in
            side.split(separator: " ").joined(separator: " ")
        }
        guard sides.count == 2 else { return false }
        return sides[0].contains(" / ")
            || others.contains { other in
                ["\(sides[0]) /= \(sides[1])", "\(sides[0]) / \(sides[1])"].contains(other.original)
            }
    }
}
