/// Tells which of the languages beside English a sentence is in.
enum LanguageGuess {
    private static let grammars = [
        LanguageGrammar.french, .german, .spanish, .italian, .portuguese,
    ]

    /// The grammar of the sentence's language; `nil` where it reads as English, or as none of those known.
    static func grammar(of sentence: Sentence) -> LanguageGrammar? {
        let words = LanguageReader.words(sentence.text)
        guard !words.isEmpty else { return nil }
        let english = words.filter { englishSigns.contains($0) }.count
        let telling = words.filter { !alsoEnglish.contains($0) }
        let scored = grammars.map { grammar in
            (
                grammar,
                words.filter {
                    grammar.signs.contains($0) || grammar.relations[$0] != nil || grammar.animals[$0] != nil
                }.count + words.filter { grammar.possessives.contains($0) }.count
            )
        }
        // One small word may belong to any language; the shape of a statement may not.
        let shaped = english == 0 ? scored.map { ($0.0, $0.1 + ($0.0.fits(words) ? 2 : 0)) } : scored
        guard let best = shaped.max(by: { $0.1 < $1.1 }), best.1 > english else { return nil }
        guard
            english > 0 || telling.contains(where: { best.0.signs.contains($0) || best.0.relations[$0] != nil })
                || best.0.fits(telling)
        else { return nil }
        guard
            telling.filter({ best.0.signs.contains($0) || best.0.relations[$0] != nil || best.0.animals[$0] != nil })
                .count > english
                || best.0.fits(words)
        else { return nil }
        return best.1 > 1 || best.0.fits(words) ? best.0 : nil
    }

    /// Small words of other languages that English has too.
    private static let alsoEnglish: Set<String> = [
        "no", "a", "me", "do", "as", "on", "an", "am", "die", "plus", "son", "c", "d", "l", "n", "m", "s", "j", "e",
        "o", "i", "hat",
        "war", "man", "in", "is", "at", "us", "or", "per", "al", "van", "den", "des", "also", "so", "dos", "come",
        "sale", "fine",
        "hamster", "partner", "papa", "mama", "cousin", "chef", "boss",
    ]

    private static let englishSigns: Set<String> = [
        "i", "the", "is", "my", "and", "you", "am", "are", "it", "to", "of", "that", "with", "have", "was", "do", "not",
        "for", "what", "she", "he", "they", "we", "live", "like", "be", "if", "has", "had", "his", "her", "just", "all",
        "by",
        "from", "will", "can", "please", "now", "name", "your", "this", "work", "on", "at", "or", "but",
    ]
}
