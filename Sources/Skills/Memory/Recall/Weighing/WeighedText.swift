/// A text that may answer a question, with what is looked for in it.
struct WeighedText: Sendable {
    let text: String
    /// Its words, folded.
    let words: [String]
    let stems: [String]
    /// The names, folded, that stand in it.
    let names: [String]

    init(_ text: String, _ thesaurus: Thesaurus) {
        self.text = text
        words = Folding.words(text)
        names = FactGroup.names(in: text)
        stems = thesaurus.stems(words.filter { $0 != "user" && $0 != "s" && !SearchTerms.stopWords.contains($0) })
    }

    /// How well its best word answers a question's, given as a stem, from 0 to 1.
    func rating(_ stem: String, _ thesaurus: Thesaurus) -> Double {
        stems.map { thesaurus.relation(of: stem, to: $0) }.max() ?? 0
    }

    /// Whether a capital stands inside of it on a word that the question does not say.
    func namesSomething(besides asked: Set<String>) -> Bool {
        text.split(separator: " ").dropFirst().contains { piece in
            piece.first?.isUppercase == true && piece != "I" && !piece.hasPrefix("I'")
                && Folding.words(String(piece)).first.map { !asked.contains($0) } == true
        }
    }
}
