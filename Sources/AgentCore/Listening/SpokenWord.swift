/// A word as somebody typed it, with what it is without case and marks.
struct SpokenWord: Sendable, Hashable {
    /// As it was typed, without the marks around it.
    var text: String
    /// The marks behind it.
    var marks: String

    /// In small letters, with plain apostrophes.
    var form: String { text.lowercased() }

    private static let edges: Set<Character> = [
        ".", ",", "!", "?", ";", ":", "\"", "“", "”", "(", ")", "…", "–", "—", "-", "*", "~",
    ]

    /// The words of a text; marks that stand alone belong to the word before them.
    static func words(_ text: some StringProtocol) -> [SpokenWord] {
        let plain = String(text.map { $0 == "’" ? "'" : $0 })
        return plain.split(whereSeparator: \.isWhitespace).reduce(into: []) { words, piece in
            guard let first = piece.firstIndex(where: { !edges.contains($0) }),
                let last = piece.lastIndex(where: { !edges.contains($0) })
            else {
                if !words.isEmpty { words[words.count - 1].marks += piece }
                return
            }
            let spelt = SpokenSpelling.full(String(piece[first...last]))
            words += spelt.map { SpokenWord(text: $0, marks: "") }
            words[words.count - 1].marks = String(piece[last...].dropFirst())
        }
    }

    /// Words with the marks between them, without those behind the last.
    static func text(_ words: [SpokenWord]) -> String {
        guard let last = words.last else { return "" }
        return (words.dropLast().map { $0.text + $0.marks } + [last.text]).joined(separator: " ")
    }
}
