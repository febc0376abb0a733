import Foundation

/// An entry of a skill's `allowed-tools` that allows running scripts. The rules:
///
/// - `Bash` and `run_script`, alone or with `(*)`, allow every script of the skill.
/// - Otherwise the brackets hold a command as it would be typed: `Bash(python3 scripts/report.py --all)`. Its words are
///   compared one by one with those of the call; an argument of the call is one word, even with spaces in it. `*`
///   matches any characters within one word; a last word `*`, or `:*` at the end, matches any further words.
/// - The script's path may be relative to the skill's folder (`scripts/x.py`, `./scripts/x.py`), absolute, below a
///   folder of skills (`.claude/skills/name/scripts/x.py`) or below a host's name for the skill's folder
///   (`{baseDir}/scripts/x.py`, `${CLAUDE_SKILL_DIR}/scripts/x.py`). The interpreter may come before it.
/// - Other shell syntax (quotes, `$`, `;`, `&`, `|`, `<`, `>`, backslashes, brackets) is not supported: an entry with
///   it allows nothing.
struct AllowedToolPattern: Hashable {
    /// A command: for each word, the spellings that are accepted.
    typealias Command = [[String]]

    private static let toolNames: Set<String> = ["Bash", "run_script"]
    private static let shellCharacters = Set("\"'`$;&|<>\\(){}[]?!~#\n\r")

    /// Placeholders for the skill's folder, as hosts of skills write them.
    static let folderNames = [
        "{baseDir}", "${baseDir}", "{SKILL_DIR}", "${SKILL_DIR}", "$SKILL_DIR", "${CLAUDE_SKILL_DIR}",
        "$CLAUDE_SKILL_DIR",
    ]

    /// Limits in bytes on an entry, and on a call's word that is matched against a pattern with `*`. They keep matching
    /// fast for any entry.
    private static let maximumEntry = 256
    private static let maximumWord = 1024

    private let words: [String]
    private let allowsMore: Bool

    /// Parses an entry; `nil` if it concerns another tool or is not understood.
    init?(_ entry: String) {
        if Self.toolNames.contains(entry) {
            words = []
            allowsMore = true
            return
        }
        guard entry.utf8.count <= Self.maximumEntry, entry.hasSuffix(")"), let bracket = entry.firstIndex(of: "("),
            Self.toolNames.contains(String(entry[..<bracket]))
        else { return nil }
        var inner = String(entry[entry.index(after: bracket)...].dropLast())
        var allowsMore = false
        if inner.hasSuffix(":*") {
            inner.removeLast(2)
            allowsMore = true
            // `Bash(:*)` and `Bash(python3 :*)` are typos with no clear meaning.
            guard let last = inner.last, last != " ", last != "\t" else { return nil }
        }
        var words = inner.split { $0 == " " || $0 == "\t" }.map(String.init)
        guard !words.isEmpty else { return nil }
        if !allowsMore, words.last == "*" {
            words.removeLast()
            allowsMore = true
        }
        for word in words {
            guard !Self.withoutFolderName(word).contains(where: Self.shellCharacters.contains) else { return nil }
        }
        self.words = words
        self.allowsMore = allowsMore
    }

    /// Whether the entry allows the command.
    func allows(_ command: Command) -> Bool {
        guard words.count == command.count || (allowsMore && words.count < command.count) else { return false }
        return zip(words, command).allSatisfy { word, spellings in
            spellings.contains { Self.matches(word, $0) }
        }
    }

    private static func withoutFolderName(_ word: String) -> String {
        let name = folderNames.first { word.hasPrefix($0 + "/") }
        return name.map { String(word.dropFirst($0.count)) } ?? word
    }

    private static func matches(_ pattern: String, _ word: String) -> Bool {
        guard pattern.contains("*") else { return pattern.utf8.elementsEqual(word.utf8) }
        return word.utf8.count <= maximumWord && matches(Array(pattern.unicodeScalars), Array(word.unicodeScalars))
    }

    /// Glob matching that backtracks only to the last `*`, so the work is at most the product of both lengths.
    private static func matches(_ pattern: [Unicode.Scalar], _ word: [Unicode.Scalar]) -> Bool {
        var patternIndex = 0
        var wordIndex = 0
        var star: (pattern: Int, word: Int)?
        while wordIndex < word.count {
            if patternIndex < pattern.count, pattern[patternIndex] == "*" {
                star = (patternIndex, wordIndex)
                patternIndex += 1
            } else if patternIndex < pattern.count, pattern[patternIndex] == word[wordIndex] {
                patternIndex += 1
                wordIndex += 1
            } else if let last = star {
                patternIndex = last.pattern + 1
                wordIndex = last.word + 1
                star = (last.pattern, wordIndex)
            } else {
                return false
            }
        }
        return pattern[patternIndex...].allSatisfy { $0 == "*" }
    }
}
