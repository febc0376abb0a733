import SwiftTools

/// That only what lies beyond a limit counts, where the code counts all of it: `only the part of the income above the
/// allowance is taxed`, `every day beyond the grace days costs 20 cents`.
struct ExcessClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    private static let beyond: Set<String> = ["beyond", "above", "over", "exceeding", "exceeds", "past"]
    private static let parts: Set<String> = ["part", "portion", "amount", "rest", "remainder", "what", "excess"]
    private static let each: Set<String> = ["each", "every", "further", "additional", "only"]

    /// The sentence that says so of a limit; `nil` where none does.
    func quote(of limit: ComparedThing) -> String? {
        sentences.first { sentence in
            guard !sentence.says(["not", "never", "included", "including", "counted from the start"]) else {
                return false
            }
            let tokens = sentence.tokens[...]
            return tokens.indices.contains { place in
                guard tokens[place].isWord(Self.beyond),
                    limit.count(in: tokens[(place + 1)...].drop { $0.isWord(["the", "first"]) }) != nil
                else { return false }
                let before = tokens[..<place].suffix(6)
                if before.contains(where: { $0.isWord(Self.parts) }) { return true }
                // `every order above 50` is all of that order.
                return tokens[place].isWord(["beyond", "exceeding", "past"]) && before.contains { $0.isWord(Self.each) }
            }
        }?.text
    }
}
