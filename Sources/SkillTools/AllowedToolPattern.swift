import Foundation

/// An entry of a skill's `allowed-tools` that may be about running a script, read by one rule:
///
/// - `Bash` and `run_script` alone, and with `(*)`, allow every script of the skill.
/// - Otherwise the brackets hold a command as it would be typed, word for word: `Bash(python3 scripts/report.py --all)`.
///   The words of the command are compared one by one with those of the call, of which an argument is one word whatever
///   it holds. `*` stands for any characters of one word; a last word `*`, or `:*` at the end, for any further words.
/// - The script may be written from the skill's folder (`scripts/x.py`, `./scripts/x.py`), by its whole path, from a
///   folder of skills (`.claude/skills/name/scripts/x.py`) or with a host's name for the folder
///   (`{baseDir}/scripts/x.py`, `${CLAUDE_SKILL_DIR}/scripts/x.py`); alone, or behind the interpreter that would run it.
/// - Whatever else has a meaning to a shell — quotes, `$`, `;`, `&`, `|`, `<`, `>`, backslashes, brackets — is not
///   understood, and an entry that is not understood allows nothing.
struct AllowedToolPattern: Hashable {
    /// A command in the ways in which it may be written: for each word its spellings.
    typealias Command = [[String]]

    private static let toolNames: Set<String> = ["Bash", "run_script"]
    private static let shellCharacters = Set("\"'`$;&|<>\\(){}[]?!~#\n\r")

    /// Names of a skill's own folder, as hosts of skills write them.
    static let folderNames = [
        "{baseDir}", "${baseDir}", "{SKILL_DIR}", "${SKILL_DIR}", "$SKILL_DIR", "${CLAUDE_SKILL_DIR}",
        "$CLAUDE_SKILL_DIR",
    ]

    /// The longest entry that is read, and the longest word of a command that one with `*` is held against, in bytes: so
    /// that no entry, however it is made, takes long.
    private static let maximumEntry = 256
    private static let maximumWord = 1024

    private let words: [String]
    private let allowsMore: Bool

    /// Reads an entry; `nil` where it is about something else or is not understood.
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
            // `Bash(:*)` and `Bash(python3 :*)` are slips whose meaning can be guessed only.
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

    /// Whether a command is one that the entry allows.
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

    /// Whether a word fits one with `*` in it, by going back to the last `*` only: quick however many there are.
    private static func matches(_ pattern: [Unicode.Scalar], _ word: [Unicode.Scalar]) -> Bool {
        var place = 0
        var at = 0
        var star: (pattern: Int, word: Int)?
        while at < word.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (place, at)
                place += 1
            } else if place < pattern.count, pattern[place] == word[at] {
                place += 1
                at += 1
            } else if let last = star {
                place = last.pattern + 1
                at = last.word + 1
                star = (last.pattern, at)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }
}
