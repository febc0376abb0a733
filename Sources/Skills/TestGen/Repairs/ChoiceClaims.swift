import SwiftTools

/// Which of several equally good ones a comment says is chosen, or comes first.
struct ChoiceClaims {
    /// One of two that are equal, by where they stand.
    enum Choice: Hashable {
        case earlier
        case later
    }

    private let sentences: [DocumentationSentence]

    /// Reads a comment's lines.
    init(_ documentation: [String]) { sentences = DocumentationSentence.all(in: documentation) }

    private static let equal = [
        "tie", "ties", "tied", "draw", "equal", "equally", "the same", "share", "shares", "several", "more than one",
        "two or more", "as many", "as long", "as often", "as large", "as small", "multiple",
    ]
    private static let earlier = [
        "the first", "first one", "earlier", "earliest", "comes first", "came first", "appears first",
        "occurs first", "begins first", "starts first", "stands first", "listed first", "found first", "added first",
        "keep their order", "keep their original order", "keep the order", "in the order in which",
        "in the order they", "in their original order", "in order of arrival", "stay in order", "oldest", "older",
        "lower index", "lowest index", "keep their relative order", "stable",
    ]
    private static let later = [
        "the last", "last one", "later", "latest", "comes last", "came last", "most recent", "most recently", "newest",
        "newer", "higher index", "highest index",
    ]
    private static let doubts = [
        "not", "never", "no", "unspecified", "undefined", "any of", "skipped", "dropped", "removed", "ignored",
        "discarded", "loses", "lose", "after", "before", "sum", "except", "reverse", "reversed", "instead",
    ]

    /// What is said, with the sentence; `nil` where nothing is, or more than one thing.
    func choice() -> (choice: Choice, quote: String)? {
        let said = sentences.compactMap { sentence -> (choice: Choice, quote: String)? in
            guard sentence.says(Self.equal), !sentence.says(Self.doubts) else { return nil }
            let isEarlier = sentence.says(Self.earlier)
            guard isEarlier != sentence.says(Self.later) else { return nil }
            return (isEarlier ? .earlier : .later, sentence.text)
        }
        return said.count == 1 ? said.first : nil
    }
}
