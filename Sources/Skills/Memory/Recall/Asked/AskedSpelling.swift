import AgentCore

/// Reads what was mistyped in a question: "storge unit" asks for the storage unit, where no fact and no row of the thesaurus knows
/// "storge".
struct AskedSpelling {
    /// The fewest letters of a word that is read as another, and of one that may be two slips from it.
    private static let least = (one: 5, two: 9)

    private let told: Set<String>
    private let stems: Set<String>
    private let thesaurus: Thesaurus

    /// Reads questions about these facts; what is written as a name is nobody's slip.
    init(_ facts: [Fact], thesaurus: Thesaurus = .standard) {
        told = Set(
            facts.flatMap { fact in
                fact.text.split(separator: " ").filter { $0.first?.isLowercase == true }
                    .flatMap { Folding.words(String($0)) }
            }.filter { $0.count >= Self.least.one - 1 })
        stems = Set(facts.flatMap { Folding.stems($0.text) })
        self.thesaurus = thesaurus
    }

    /// The text with its slips mended.
    func mended(_ text: String) -> String {
        var mended = ""
        var word = ""
        for character in text {
            if character.isLetter {
                word.append(character)
            } else {
                mended += read(word)
                mended.append(character)
                word = ""
            }
        }
        return mended + read(word)
    }

    private func read(_ word: String) -> String {
        guard word.count >= Self.least.one, word.first?.isLowercase == true else { return word }
        let folded = Folding.lower(word)
        guard !isKnown(folded) else { return word }
        return nearest(folded, among: told) ?? word
    }

    private func isKnown(_ word: String) -> Bool {
        let stem = Folding.stem(word)
        return stems.contains(stem) || thesaurus.knows(stem) || SearchTerms.stopWords.contains(word)
            || AskedUnit.hollow.contains(word) || AskedUnit.generalWords.contains(word)
            || Relations.relation(word) != nil || Relations.pluralRelation(word) != nil
            || AskedShorthand.spelledOut(word) != [word] || !AskedAttributes.read([word]).isEmpty
    }

    /// The one word that is nearest; `nil` where none or several are near.
    private func nearest(_ word: String, among known: some Sequence<String>) -> String? {
        let most = word.count >= Self.least.two ? 2 : 1
        let near = known.filter { $0.first == word.first && abs($0.count - word.count) <= most }
            .map { (word: $0, distance: EditDistance.between(word, $0)) }.filter { $0.distance <= most }
        guard let best = near.map(\.distance).min() else { return nil }
        let nearest = Set(near.filter { $0.distance == best }.map(\.word))
        return nearest.count == 1 ? nearest.first : nil
    }
}
