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
        plainWords(text) ?? lower(text).split { !isOfWord($0) }.map(String.init)
    }

    /// The words of a text without accents and foreign letters, which most are: byte for byte.
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
        var letters = Array(word.utf8)
        stem(&letters)
        return letters.count == word.utf8.count && letters.elementsEqual(word.utf8)
            ? word : String(decoding: letters, as: UTF8.self)
    }

    /// A folded word's letters without the endings of English grammar. In place and by bytes: whole dictionaries are read
    /// before the first reply.
    static func stem(_ word: inout [UInt8]) {
        if word.count <= longestIrregular, let plain = irregular[key(word)] {
            word = plain
            return
        }
        // "Class" is no plural, and "meetings" is one of "meeting".
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

    /// An ending of English grammar.
    private struct Ending {
        let text: StaticString
        /// The characters that have to be left.
        let least: Int
        /// Whether a consonant before it may be doubled.
        var doubles = false
        /// Whether it stands for a y.
        var isOfY = false
    }

    private static let endings = [
        Ending(text: "ing", least: 3, doubles: true), Ending(text: "ies", least: 2, isOfY: true),
        Ending(text: "ed", least: 3, doubles: true), Ending(text: "es", least: 3), Ending(text: "s", least: 3),
        Ending(text: "e", least: 3),
    ]

    private static let lastOfEndings = Set("gsde".utf8)

    private static let longestIrregular = 6

    /// A short word's bytes as one number, which is quicker to look up.
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

extension [UInt8] {
    /// How many characters of UTF-8 these are, accents that stand alone counted too.
    fileprivate var characterCount: Int { reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }

    fileprivate func hasEnding(_ ending: StaticString) -> Bool {
        ending.withUTF8Buffer { ending in
            guard count >= ending.count else { return false }
            for index in 0..<ending.count where self[count - ending.count + index] != ending[index] { return false }
            return true
        }
    }
}
