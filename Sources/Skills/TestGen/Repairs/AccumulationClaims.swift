import SwiftTools

/// Whether a comment says that an amount comes on top of what is there: `in addition to any taken off before`, or `loanDays`
/// `after the old one`.
struct AccumulationClaims {
    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    private static let adding = [
        "in addition to", "on top of", "accumulate", "accumulates", "accumulated", "add up", "adds up", "added up",
        "are added together", "added to any", "adds to any", "added to what is", "adds to what is", "adds to what was",
        "added to what was", "added to the existing", "added to the previous", "added to the earlier", "is cumulative",
        "are cumulative", "cumulatively", "besides any", "besides what",
    ]
    private static let following = [
        "after the old", "after the previous", "after the current", "after the former", "after the last",
        "later than the old", "later than the previous", "from the old", "from the previous", "from the current",
        "beyond the old", "counted from the old", "more than before",
    ]
    private static let doubts = ["not", "never", "no", "nothing", "instead", "rather", "only if", "unless"]

    /// The sentence that says that what is given comes on top.
    func quote() -> String? {
        sentences.first { $0.says(Self.adding) && !$0.says(Self.doubts) }?.text
    }

    /// The sentence that says that an amount is counted from what was there before, and from nothing else.
    ///
    /// - Parameter amount: what is counted: `policy.loanDays`.
    /// - Parameter start: what the code counts from instead.
    func quote(of amount: String, from start: String) -> String? {
        func name(_ code: String) -> String { code.split(separator: ".").last.map(String.init) ?? code }
        let words = SlotNames.words(name(amount)).joined(separator: " ")
        let other = SlotNames.words(name(start)).joined(separator: " ")
        return sentences.first { sentence in
            let codes = sentence.tokens.compactMap(\.code)
            return sentence.says(Self.following) && !sentence.says(Self.doubts)
                && (codes.contains(name(amount)) || sentence.says([words]))
                && !codes.contains(name(start))
                && !sentence.says(["after", "from"].flatMap { ["\($0) \(other)", "\($0) the \(other)"] })
        }?.text
    }
}
