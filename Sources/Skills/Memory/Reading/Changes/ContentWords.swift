/// The words of a value or a phrase as they are compared: folded, stemmed once, and with the letters their stems begin with,
/// which rule out most facts at a glance.
struct ContentWords: Sendable, Hashable {
    /// One word.
    struct Word: Sendable, Hashable {
        /// As written.
        let text: String
        /// Lower case, without accents.
        let folded: String
        /// Without the endings of grammar.
        let stem: String

        init(_ text: String) {
            self.text = text
            folded = Folding.lower(text)
            stem = Folding.stem(folded)
        }

        /// Whether two words are forms of one: "nursing" and "nurse", "climb" and "climbing", "Japan" and "Japanese".
        func isForm(of other: Word) -> Bool {
            if folded == other.folded || stem == other.stem { return true }
            let (short, long) = stem.count < other.stem.count ? (stem, other.stem) : (other.stem, stem)
            return short.count >= 4 && long.count - short.count <= 3 && long.hasPrefix(short)
                && Self.derivations.contains(String(long.dropFirst(short.count)))
        }

        private static let derivations: Set<String> = [
            "er", "r", "ian", "ism", "ist", "ese", "ish", "an", "n", "ic", "y", "ly", "al", "eri", "ery", "en", "or",
        ]
    }

    /// In their order.
    let words: [Word]
    /// The first two letters of each stem: words of which one is a form of the other share them.
    private let openings: Set<Substring>

    /// Keeps these words.
    init(_ words: [Word]) {
        self.words = words
        openings = Set(words.map { $0.stem.prefix(2) })
    }

    /// Whether a word here may be a form of a word there.
    func mayShare(_ other: ContentWords) -> Bool { !openings.isDisjoint(with: other.openings) }
}
