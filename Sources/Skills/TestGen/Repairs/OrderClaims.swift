import SwiftTools

/// In which order a comment says that things come: `the people who lost the largest fraction are served first`.
struct OrderClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    private static let most: Set<String> = [
        "most", "largest", "highest", "greatest", "longest", "biggest", "latest", "more", "higher", "larger",
        "greater", "longer", "descending", "heaviest", "strongest",
    ]
    private static let least: Set<String> = [
        "least", "smallest", "lowest", "fewest", "shortest", "earliest", "fewer", "lower", "smaller",
        "shorter", "ascending", "soonest", "nearest", "lightest",
    ]
    /// What becomes of those that come first.
    private static let favours = [
        "first", "before", "go to", "goes to", "gets", "get", "wins", "win", "chosen", "served", "lead", "leads",
        "at the top", "on top", "order", "sorted",
    ]
    private static let doubts = ["not", "never", "no", "last", "after", "behind", "reverse", "unless"]
    private static let pairs: [[String]] = [
        ["$0", "$1"], ["a", "b"], ["one", "other"], ["left", "right"], ["lhs", "rhs"], ["first", "second"], ["x", "y"],
    ]
    /// What is said of a place or a size rather than of what lies there.
    private static let plain: Set<String> = ["count", "offset", "element", "value", "key"]

    /// What a comparison in a closure puts in order, and which way: `lost[a] < lost[b]`.
    static func order(of code: String) -> (name: String, isAscending: Bool)? {
        let parts = code.split(separator: " ").map(String.init)
        guard parts.count == 3,
            let pair = pairs.first(where: { names($0[0], in: parts[0]) || names($0[1], in: parts[0]) }),
            parts[0] != parts[2]
        else { return nil }
        let isTurned = names(pair[1], in: parts[0])
        guard renamed(parts[0], pair) == renamed(parts[2], pair), names(pair[isTurned ? 0 : 1], in: parts[2]),
            let name = words(renamed(parts[0], pair)).last(where: { !plain.contains($0) })
        else { return nil }
        return (name, parts[1].hasPrefix("<") != isTurned)
    }

    private static func words(_ code: String) -> [String] {
        code.split { !($0.isLetter || $0.isNumber || $0 == "$" || $0 == "_") }.map(String.init)
    }

    private static func names(_ name: String, in code: String) -> Bool { words(code).contains(name) }

    /// The code without which of the two it speaks of.
    private static func renamed(_ code: String, _ pair: [String]) -> String {
        words(code).filter { !pair.contains($0) }.joined(separator: " ")
    }

    /// Whether what a name stands for comes in ascending order, with the sentence that says so.
    func claim(of name: String) -> (isAscending: Bool, quote: String)? {
        let own = SlotNames.words(name)
        let said = sentences.compactMap { sentence -> (isAscending: Bool, quote: String)? in
            let words = sentence.tokens.compactMap(\.word)
            guard
                own.allSatisfy({ part in
                    words.contains { Vocabulary.singular($0) == Vocabulary.singular(part) }
                }), sentence.says(Self.favours), !sentence.says(Self.doubts)
            else { return nil }
            let (isMost, isLeast) = (
                words.contains(where: Self.most.contains), words.contains(where: Self.least.contains)
            )
            return isMost == isLeast ? nil : (isLeast, sentence.text)
        }
        guard let first = said.first, said.allSatisfy({ $0.isAscending == first.isAscending }) else { return nil }
        return first
    }
}
