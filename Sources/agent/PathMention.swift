import Foundation

/// A file named behind an `@`: `./notes.txt`, `docs/my\ notes.md`, or in quotes, `"my notes.txt"`.
struct PathMention {
    /// The path, without quotes and escapes.
    let path: String
    /// Where it ends in the text.
    let end: String.Index
    /// Whether it is a path by its form, and not perhaps something else with a slash in it, such as `types/node`.
    var isPath: Bool { ["/", "./", "../", "~/"].contains { path.hasPrefix($0) } }

    /// A character of the path, and where it ends in the text.
    private struct Unit {
        let character: Character
        let end: String.Index
        let isEscaped: Bool
    }

    /// Reads what follows an `@`; `nil` where that is no path.
    init?(_ text: Substring) {
        if let quote = text.first, quote == "\"" || quote == "'" {
            guard let (path, end) = Self.quoted(text) else { return nil }
            self.path = path
            self.end = end
            return
        }
        var units = Self.word(text)
        let isSpaced = units.contains { $0.isEscaped && $0.character.isWhitespace }
        guard isSpaced || units.count > 1 && units.contains(where: { $0.character == "/" }) else { return nil }
        let whole = units
        // Punctuation behind a path belongs to the sentence, unless there is such a file.
        while let last = units.last {
            if Self.isThere(String(units.map(\.character))) { break }
            guard !last.isEscaped, ".,;:!?)\"'".contains(last.character) else {
                units = whole
                break
            }
            units.removeLast()
        }
        if units.isEmpty { units = whole }
        path = String(units.map(\.character))
        end = units.last?.end ?? text.startIndex
    }

    /// A path as one may write it after `@`: in quotes where it holds blanks, quotes or backslashes.
    static func written(_ path: String) -> String {
        guard path.contains(where: { $0.isWhitespace || "\"'\\".contains($0) }) else { return path }
        return "\"\(escapedInQuotes(path))\""
    }

    /// A path as it stands between double quotes.
    static func escapedInQuotes(_ path: String) -> String {
        path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    /// The path that a whole text names: as it stands, in quotes, or with escapes.
    static func named(_ text: String) -> String {
        if let (path, end) = quoted(text[...]), end == text.endIndex { return path }
        if isThere(text) { return text }
        return unescaped(text)
    }

    /// A text without the backslashes that stand before blanks and marks.
    static func unescaped(_ text: String) -> String { String(units(text[...]) { _ in false }.map(\.character)) }

    /// Whether there is anything at the path.
    static func isThere(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: NSString(string: path).expandingTildeInPath)
    }

    /// What stands between quotes at the start of a text, on one line, and where it ends.
    private static func quoted(_ text: Substring) -> (path: String, end: String.Index)? {
        guard let quote = text.first, quote == "\"" || quote == "'" else { return nil }
        var path = ""
        var rest = text.dropFirst()
        while let character = rest.popFirst(), !character.isNewline {
            if character == quote { return path.isEmpty ? nil : (path, rest.startIndex) }
            if character == "\\", quote == "\"", let next = rest.first, "\"\\".contains(next) {
                path.append(next)
                rest.removeFirst()
            } else {
                path.append(character)
            }
        }
        return nil
    }

    private static func word(_ text: Substring) -> [Unit] { units(text, until: \.isWhitespace) }

    /// The characters up to an end. A backslash before a blank or a mark stands for that, as in a shell.
    private static func units(_ text: Substring, until isEnd: (Character) -> Bool) -> [Unit] {
        var units: [Unit] = []
        var rest = text
        while let character = rest.first, !isEnd(character) {
            rest.removeFirst()
            if character == "\\", let next = rest.first, !next.isLetter, !next.isNumber, !next.isNewline {
                rest.removeFirst()
                units.append(Unit(character: next, end: rest.startIndex, isEscaped: true))
            } else {
                units.append(Unit(character: character, end: rest.startIndex, isEscaped: false))
            }
        }
        return units
    }
}
