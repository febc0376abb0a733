/// The words of a sentence that tell something, so that "The user lives in Porto" and "You live in Porto" hold the same.
struct TellingWords: Sendable {
    /// All of them, in small letters and without endings of verbs and of more than one.
    private(set) var all: Set<String> = []
    /// Those among them that begin with a capital inside of a sentence, or hold a figure.
    private(set) var names: Set<String> = []

    /// Reads a text.
    init(_ text: String) {
        var isFirst = true
        for piece in text.split(separator: " ") {
            let word = piece.replacing("’", with: "'").lowercased()
            for part in word.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "'" }) {
                guard let stem = Self.stem(part) else { continue }
                all.insert(stem)
                let isName = piece.first { $0.isLetter }?.isUppercase == true && !isFirst
                if isName || stem.contains(where: \.isNumber) { names.insert(stem) }
            }
            isFirst = piece.last.map { ".!?:".contains($0) } ?? false
        }
    }

    /// The word's stem; `nil` for one that tells nothing by itself.
    private static func stem(_ part: Substring) -> String? {
        if part.hasSuffix("n't") { return "not" }
        let word = part.prefix { $0 != "'" }
        guard !word.isEmpty, !plain.contains(word) else { return nil }
        if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
        if ["sses", "shes", "ches", "xes", "zzes", "oes"].contains(where: word.hasSuffix) {
            return String(word.dropLast(2))
        }
        return String(word.hasSuffix("s") && !word.hasSuffix("ss") ? word.dropLast() : word)
    }

    private static let plain: Set<Substring> = [
        "the", "a", "an", "user", "i", "me", "my", "mine", "myself", "you", "your", "yours", "yourself", "we", "us",
        "our", "he", "him", "his", "she", "her", "hers", "it", "its", "they", "them", "their", "themselves", "is",
        "are", "am", "was", "were", "be", "been", "being", "has", "have", "had", "do", "does", "did", "of", "to", "in",
        "on", "at", "for", "with", "by", "from", "and", "but", "or", "as", "that", "this", "these", "those", "there",
        "here", "who", "which", "what", "when", "where", "how", "name", "named", "called", "s",
    ]
}
