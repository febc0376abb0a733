import Foundation

/// How two spellings of one thing are recognised as the same.
enum Folding {
    private static let articles: Set<String> = ["a", "an", "the"]

    /// Lower case, without accents, punctuation and articles; words joined by one blank.
    static func key(_ text: String) -> String {
        let words = words(text).filter { !articles.contains($0) }
        return words.isEmpty
            ? lower(text).trimmingCharacters(in: .whitespacesAndNewlines) : words.joined(separator: " ")
    }

    /// The words of a text, folded.
    static func words(_ text: String) -> [String] {
        lower(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Lower case without accents, the same on every machine whatever its language.
    static func lower(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en_US_POSIX"))
            .lowercased()
    }

    /// Whether the first text's words stand in the second in the same order, side by side.
    static func contains(_ phrase: String, in text: String) -> Bool {
        let needle = words(phrase)
        let hay = words(text)
        guard !needle.isEmpty, needle.count <= hay.count else { return false }
        return (0...(hay.count - needle.count)).contains { Array(hay[$0..<($0 + needle.count)]) == needle }
    }
}
