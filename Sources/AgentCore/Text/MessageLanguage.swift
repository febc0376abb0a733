/// Tells the language of a message by its articles, pronouns and prepositions, a closed class of words: enough to choose
/// among texts that exist in several languages, never to read what a message means.
enum MessageLanguage {
    /// The languages, the most likely one first where a message has no such words.
    private static let words: [(code: String, words: Set<String>)] = [
        ("en", ["the", "a", "i", "you", "my", "me", "it", "to", "of", "and", "is", "in", "that", "for", "not"]),
        (
            "de",
            ["der", "die", "das", "ein", "eine", "ich", "du", "mein", "mich", "mir", "es", "zu", "und", "ist", "nicht"]
        ),
        ("fr", ["le", "la", "les", "un", "une", "je", "tu", "mon", "ma", "me", "de", "et", "est", "pas", "que", "en"]),
        ("es", ["el", "la", "los", "un", "una", "yo", "tú", "mi", "me", "de", "y", "es", "no", "que", "en"]),
        ("it", ["il", "la", "lo", "un", "una", "io", "tu", "mio", "mi", "di", "e", "è", "non", "che", "in"]),
        ("pt", ["o", "a", "os", "um", "uma", "eu", "você", "meu", "minha", "me", "de", "e", "é", "não", "que", "em"]),
    ]
    /// Words that are read of a message.
    private static let limit = 200

    /// The code (ISO 639-1) of the language with most of these words; English where there are none.
    static func code(of message: String) -> String {
        let found = message.prefix(limit * 10).lowercased().split { !$0.isLetter }.prefix(limit).map(String.init)
        let counts = words.map { language in found.count { language.words.contains($0) } }
        let most = counts.max() ?? 0
        return words[counts.firstIndex(of: most) ?? 0].code
    }
}
