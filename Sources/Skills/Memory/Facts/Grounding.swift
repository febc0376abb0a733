import AgentCore

/// Checks that a sentence says nothing but what is in given texts: its names and numbers must occur there, and at
/// least half of its other words.
enum Grounding {
    /// Whether a sentence rests on these texts.
    ///
    /// - Parameter skipped: how many of the sentence's first words are not looked at.
    static func isFounded(_ sentence: String, in texts: [String], skipping skipped: Int = 0) -> Bool {
        let known = Set(texts.flatMap(Folding.words))
        let written = sentence.split { !Folding.isOfWord($0) && $0 != "'" && $0 != "’" }.dropFirst(skipped)
        let names = written.dropFirst(skipped == 0 ? 1 : 0).filter { $0.first?.isUppercase == true && $0 != "I" }
        let numbers = written.filter { $0.contains(where: \.isNumber) }
        guard (names + numbers).allSatisfy({ isKnown($0, known) }) else { return false }
        let words = written.flatMap { Folding.words(String($0)) }.filter { !SearchTerms.stopWords.contains($0) }
        let stems = Set(words.map(Folding.stem))
        let founded = stems.intersection(known.map(Folding.stem))
        return !stems.isEmpty && founded.count * 2 >= stems.count
    }

    /// Whether a word occurs, a slip of the pen aside: "October" for "octber".
    private static func isKnown(_ word: Substring, _ known: Set<String>) -> Bool {
        Folding.words(String(word)).allSatisfy { part in
            known.contains(part)
                || part.count > 4 && !part.contains(where: \.isNumber)
                    && known.contains { abs($0.count - part.count) < 2 && EditDistance.between($0, part) == 1 }
        }
    }
}
