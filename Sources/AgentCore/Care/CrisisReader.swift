/// Reads whether somebody speaks of suicide or of harming themselves, by the words they use.
///
/// It is meant to miss little: a message that only sounds like it is answered with care once too often.
public enum CrisisReader {
    /// Who is in danger.
    public enum Cry: Sendable, Hashable {
        /// Who writes, in a language with texts of its own (ISO 639-1).
        case own(language: String)
        /// Somebody the user tells of.
        case other
    }

    /// Characters that are read of a message.
    private static let limit = 10_000
    /// A sentence of more words is read in its parts, so that a turn of phrase takes back only what is near it.
    private static let longSentence = 25

    /// What a message says; `nil` where it is no cry.
    public static func read(_ message: String) -> Cry? {
        let texts = message.prefix(limit).split { ".!?;\n…".contains($0) }.flatMap { sentence in
            sentence.split(separator: " ").count > longSentence ? sentence.split(separator: ",") : [sentence]
        }
        let sentences = texts.map { WordRow.words($0) }
        for words in sentences {
            for language in CrisisWords.languages where says(words, language) { return .own(language: language.code) }
        }
        // A turn of phrase takes back only what stands in its own clause: "I can't live with the sadness and I don't want to live".
        for clause in texts.flatMap(clauses) {
            for language in CrisisWords.languages where saysPlainly(clause, language) {
                return .own(language: language.code)
            }
        }
        return sentences.contains { says($0, CrisisWords.ofOthers) } ? .other : nil
    }

    /// The clauses of a sentence that has several, by the words between them.
    private static func clauses(_ sentence: Substring) -> [[String]] {
        let clauses = sentence.split(separator: ",").flatMap { part in
            WordRow.words(part).split { conjunctions.contains($0) }.map(Array.init)
        }
        return clauses.count > 1 ? clauses : []
    }

    private static let conjunctions: Set<String> = [
        "and", "but", "because", "und", "aber", "et", "mais", "y", "pero", "e", "ma", "mas",
    ]

    private static func saysPlainly(_ words: [String], _ language: CrisisWords) -> Bool {
        language.plain.contains { $0.isFound(in: words) } && !language.turnsOfPhrase.contains { $0.isFound(in: words) }
    }

    private static func says(_ words: [String], _ language: CrisisWords) -> Bool {
        func has(_ rows: [WordRow]) -> Bool { rows.contains { $0.isFound(in: words) } }
        guard !has(language.turnsOfPhrase) else { return false }
        if has(language.plain) { return true }
        return !has(language.contexts) && (has(language.hidden) || has(language.topics) && !has(language.works))
    }
}
