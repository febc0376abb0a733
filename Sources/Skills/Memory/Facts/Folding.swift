import Foundation

/// Normalises texts, so that two spellings of the same thing compare equal.
enum Folding {
    private static let articles: Set<String> = ["a", "an", "the"]
    private static let locale = Locale(identifier: "en_US_POSIX")

    /// Lower case, without accents, punctuation and articles; words joined by single spaces.
    static func key(_ text: String) -> String {
        let words = words(text).filter { !articles.contains($0) }
        return words.isEmpty
            ? lower(text).trimmingCharacters(in: .whitespacesAndNewlines) : words.joined(separator: " ")
    }

    /// The words of a text, folded.
    static func words(_ text: String) -> [String] {
        plainWords(text) ?? lower(text).split { !isOfWord($0) }.map(String.init)
    }

    /// The same for ASCII text, which is the most common, byte for byte; `nil` for other text.
    private static func plainWords(_ text: String) -> [String]? {
        var words: [String] = []
        var word: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x61...0x7A: word.append(byte)
            case 0x41...0x5A: word.append(byte | 0x20)
            case 0x80...: return nil
            default:
                if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
                word.removeAll(keepingCapacity: true)
            }
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }

    /// Whether a character is part of a word: a letter or a digit.
    static func isOfWord(_ character: Character) -> Bool {
        // Fast path: looking up Unicode properties is slow.
        guard let ascii = character.asciiValue else { return character.isLetter || character.isNumber }
        return switch ascii {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }

    /// Lower case without accents, independent of the machine's locale.
    static func lower(_ text: String) -> String {
        // Fast path for ASCII.
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        return text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: locale)
            .lowercased().replacing("œ", with: "oe").replacing("ß", with: "ss")
    }

    /// Stems a word by removing English inflections: "running" and "runs" become "run".
    static func stem(_ word: String) -> String {
        var letters = Array(word.utf8)
        stem(&letters)
        return letters.count == word.utf8.count && letters.elementsEqual(word.utf8)
            ? word : String(decoding: letters, as: UTF8.self)
    }

    /// Stems a folded word in place. It works on bytes for speed, because whole dictionaries are stemmed before the
    /// first reply.
    static func stem(_ word: inout [UInt8]) {
        if word.count <= longestIrregular, let plain = irregular[key(word)] {
            word = plain
            return
        }
        // "class" is not a plural; "meetings" is the plural of "meeting".
        guard let last = word.last, lastOfEndings.contains(last), !word.hasEnding("ss") else { return }
        while word.hasEnding("ings"), word.characterCount > 6 { word.removeLast() }
        for ending in endings where word.hasEnding(ending.text) {
            let length = ending.text.utf8CodeUnitCount
            guard word.characterCount >= length + ending.least else { continue }
            word.removeLast(length)
            if ending.isOfY { return word.append(UInt8(ascii: "y")) }
            if ending.doubles, word.characterCount > 3, let last = word.last, last < 0x80,
                word[word.count - 2] == last, last != UInt8(ascii: "s"), last != UInt8(ascii: "l")
            {
                word.removeLast()
            }
            if word.hasEnding("e"), word.characterCount > 3 { word.removeLast() }
            return
        }
    }

    /// An English inflection.
    private struct Ending {
        let text: StaticString
        /// The characters that must remain.
        let least: Int
        /// Whether a consonant before it may be doubled: "running".
        var doubles = false
        /// Whether it replaces a y: "studies".
        var isOfY = false
    }

    private static let endings = [
        Ending(text: "ing", least: 3, doubles: true), Ending(text: "ies", least: 2, isOfY: true),
        Ending(text: "ed", least: 3, doubles: true), Ending(text: "es", least: 3), Ending(text: "s", least: 3),
        Ending(text: "e", least: 3),
    ]

    private static let lastOfEndings = Set("gsde".utf8)

    private static let longestIrregular = 6

    /// A short word's bytes packed into one number, for a faster lookup.
    private static func key(_ word: [UInt8]) -> UInt64 { word.reduce(0) { $0 << 8 | UInt64($1) } }

    private static let irregular = Dictionary(
        uniqueKeysWithValues: [
            ("ran", "run"), ("went", "go"), ("swam", "swim"), ("wrote", "writ"), ("bought", "buy"),
            ("learnt", "learn"), ("built", "build"), ("read", "read"), ("won", "win"), ("sold", "sell"),
            ("taught", "teach"), ("met", "meet"), ("made", "mak"), ("lost", "los"),
        ].map { form, stem in (key(Array(form.utf8)), Array(stem.utf8)) })

    /// The stems of a text's words that carry meaning.
    static func stems(_ text: String) -> [String] {
        words(text).filter { !hollow.contains($0) }.map(stem)
    }

    private static let hollow: Set<String> = [
        "a", "an", "the", "to", "of", "in", "on", "at", "for", "with", "and", "is", "my", "their", "be", "studies",
        "study", "does", "do", "has", "have", "named", "from", "every", "no", "not", "s", "visit", "trip", "go",
        "going", "travel", "fly", "plan",
    ]

    /// Whether the first text's words occur consecutively, in the same order, in the second.
    static func contains(_ phrase: String, in text: String) -> Bool {
        let needle = words(phrase)
        let hay = words(text)
        guard !needle.isEmpty, needle.count <= hay.count else { return false }
        return (0...(hay.count - needle.count)).contains { Array(hay[$0..<($0 + needle.count)]) == needle }
    }
}

extension [UInt8] {
    /// The number of Unicode scalars in these UTF-8 bytes.
    fileprivate var characterCount: Int { reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }

    fileprivate func hasEnding(_ ending: StaticString) -> Bool {
        ending.withUTF8Buffer { ending in
            guard count >= ending.count else { return false }
            for index in 0..<ending.count where self[count - ending.count + index] != ending[index] { return false }
            return true
        }
    }
}
