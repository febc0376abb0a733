import SwiftTools

/// Which way a comment says that a number is rounded: `the fraction is ignored`, `rounded up`.
struct RoundingClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    private static let down = [
        "rounded down", "rounds down", "rounding down", "fraction is ignored", "fractions are ignored",
        "fraction is dropped", "fractions are dropped", "fraction is cut off", "fraction is left out",
        "fraction is lost", "fraction does not count", "remainder is ignored", "remainder is dropped",
    ]
    private static let up = ["rounded up", "rounds up", "rounding up", "every started", "each started"]
    private static let doubts = [
        "not", "no longer", "nearest", "half", "halves", "unless", "instead", "either", "toward zero", "towards zero",
    ]

    /// The way, with the sentence that says so; `nil` where none is said, or both are.
    func claim() -> (way: String, quote: String)? {
        let said = sentences.compactMap { sentence -> (way: String, quote: String)? in
            let (isDown, isUp) = (sentence.says(Self.down), sentence.says(Self.up))
            guard isDown != isUp else { return nil }
            return (isDown ? "down" : "up", sentence.text)
        }
        guard let first = said.first, said.allSatisfy({ $0.way == first.way }),
            !sentences.contains(where: { $0.says(Self.doubts) && $0.says(["round", "rounded", "rounds", "rounding"]) })
        else { return nil }
        return first
    }
}
