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

    /// Words that are read of a message; the beginning of a long one is looked at.
    private static let wordLimit = 2_000

    /// What a message says; `nil` where it is no cry.
    public static func read(_ message: String) -> Cry? {
        var left = wordLimit
        var other: Cry?
        for sentence in message.split(whereSeparator: { ".!?;\n…".contains($0) }) {
            let words = Array(WordRow.words(sentence).prefix(left))
            left -= words.count
            for language in CrisisWords.languages where says(words, language) { return .own(language: language.code) }
            if other == nil, says(words, CrisisWords.ofOthers) { other = .other }
            if left <= 0 { break }
        }
        return other
    }

    private static func says(_ words: [String], _ language: CrisisWords) -> Bool {
        func has(_ rows: [WordRow]) -> Bool { rows.contains { $0.isFound(in: words) } }
        guard has(language.cries) || has(language.topics) && !has(language.works) else { return false }
        return !has(language.turnsOfPhrase)
    }
}
