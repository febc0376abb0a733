import Foundation

/// How two spellings of one thing are recognised as the same.
enum Folding {
    private static let articles: Set<String> = ["a", "an", "the"]
    private static let locale = Locale(identifier: "en_US_POSIX")

    /// Lower case, without accents, punctuation and articles; words joined by one blank.
    static func key(_ text: String) -> String {
        let words = words(text).filter { !articles.contains($0) }
        return words.isEmpty
            ? lower(text).trimmingCharacters(in: .whitespacesAndNewlines) : words.joined(separator: " ")
    }

    /// The words of a text, folded.
    static func words(_ text: String) -> [String] {
        lower(text).split { !isOfWord($0) }.map(String.init)
    }

    /// Whether words are made of it: letters and digits.
    static func isOfWord(_ character: Character) -> Bool {
        // Unicode's tables are slow to ask.
        guard let ascii = character.asciiValue else { return character.isLetter || character.isNumber }
        return switch ascii {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }

    /// Lower case without accents, the same on every machine whatever its language.
    static func lower(_ text: String) -> String {
        // Most words have nothing to fold but their case.
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        return text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: locale)
            .lowercased().replacing("œ", with: "oe").replacing("ß", with: "ss")
    }

    /// A word without the endings of English grammar: "running" and "runs" are "run".
    static func stem(_ word: String) -> String {
        if let plain = irregular[word] { return plain }
        // "Class" is no plural, and "meetings" is one of "meeting".
        if word.hasSuffix("ss") { return word }
        if word.hasSuffix("ings"), word.count > 6 { return stem(String(word.dropLast())) }
        for (ending, least) in [("ing", 3), ("ies", 2), ("ed", 3), ("es", 3), ("s", 3), ("e", 3)]
        where word.hasSuffix(ending) && word.count >= ending.count + least {
            var stem = String(word.dropLast(ending.count))
            if ending == "ies" { return stem + "y" }
            if ["ing", "ed"].contains(ending), stem.count > 3, stem.last == stem.dropLast().last, stem.last != "s",
                stem.last != "l"
            {
                stem.removeLast()
            }
            return stem.hasSuffix("e") && stem.count > 3 ? String(stem.dropLast()) : stem
        }
        return word
    }

    private static let irregular = [
        "ran": "run", "went": "go", "swam": "swim", "wrote": "writ", "bought": "buy", "learnt": "learn",
        "built": "build",
        "read": "read", "won": "win", "sold": "sell", "taught": "teach", "met": "meet", "made": "mak", "lost": "los",
    ]

    /// The stems of a text's words that carry meaning.
    static func stems(_ text: String) -> [String] {
        words(text).filter { !hollow.contains($0) }.map(stem)
    }

    /// Whether the last telling word of the second text stands in the first, whatever its ending.
    static func shareStem(_ text: String, _ phrase: String) -> Bool {
        guard let last = stems(phrase).last else { return false }
        return stems(text).contains(last)
    }

    private static let hollow: Set<String> = [
        "a", "an", "the", "to", "of", "in", "on", "at", "for", "with", "and", "is", "my", "their", "be", "studies",
        "study", "does", "do", "has", "have", "named", "from", "every", "no", "not", "s", "visit", "trip", "go",
        "going", "travel", "fly", "plan",
    ]

    /// Whether the first text's words stand in the second in the same order, side by side.
    static func contains(_ phrase: String, in text: String) -> Bool {
        let needle = words(phrase)
        let hay = words(text)
        guard !needle.isEmpty, needle.count <= hay.count else { return false }
        return (0...(hay.count - needle.count)).contains { Array(hay[$0..<($0 + needle.count)]) == needle }
    }
}
