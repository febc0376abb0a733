/// The words of one part of a question, folded, and what can be asked of them.
struct AskedWords: Sendable {
    /// The words in their order.
    private(set) var list: [String]
    private let all: Set<String>
    private let text: String

    /// Takes words.
    init(_ words: [String]) {
        list = words
        all = Set(words)
        text = " \(words.joined(separator: " ")) "
    }

    /// Whether one of these words is among them.
    func has(_ words: Set<String>) -> Bool { !all.isDisjoint(with: words) }

    /// Whether one of these runs of words stands in them.
    func says(_ phrases: [String]) -> Bool { phrases.contains { text.contains(" \($0) ") } }
}
