/// One word or mark of a sentence, with the contraction it came from taken apart: `I'm` is `i` and `am`.
struct Token: Sendable, Hashable {
    /// The characters in the sentence.
    let range: Range<String.Index>
    /// The characters as written.
    let text: String
    /// Lower case, contractions spelled out: what patterns compare.
    let form: String

    /// Whether it is a mark rather than a word.
    var isMark: Bool { form.first.map { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "$" && $0 != "€" } ?? true }

    /// Whether it starts with a capital letter.
    var isCapitalised: Bool { text.first?.isUppercase ?? false }
}

/// A run of tokens of one sentence.
typealias Phrase = ArraySlice<Token>

extension ArraySlice<Token> {
    /// The forms of the tokens.
    var forms: [String] { map(\.form) }

    /// Whether the phrase starts with these forms.
    func starts(with forms: [String]) -> Bool { count >= forms.count && zip(self, forms).allSatisfy { $0.form == $1 } }

    /// Whether these forms stand in it side by side; answers where they start.
    func firstIndex(of forms: [String]) -> Int? {
        guard !forms.isEmpty, count >= forms.count else { return nil }
        return indices.first { index in
            index + forms.count <= endIndex && self[index..<(index + forms.count)].starts(with: forms)
        }
    }

    /// Whether any of these forms occurs.
    func contains(anyOf words: Set<String>) -> Bool { contains { words.contains($0.form) } }

    /// The phrase without its first tokens.
    func dropping(_ count: Int) -> Phrase { self[Swift.min(startIndex + count, endIndex)..<endIndex] }
}
