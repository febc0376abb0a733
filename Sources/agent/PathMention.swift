import Foundation

/// A file path after an `@`: `./notes.txt`, `docs/my\ notes.md`, or in quotes, `"my notes.txt"`.
struct PathMention {
    /// The path, without quotes and escapes.
    let path: String
    /// Where it ends in the text.
    let end: String.Index
    /// Whether its form is clearly a path, unlike `types/node`, which may be something else.
    var isPath: Bool { ["/", "./", "../", "~/"].contains { path.hasPrefix($0) } }

    /// A character of the path, and where it ends in the text.
    private struct Unit {
        let character: Character
        let end: String.Index
        let isEscaped: Bool
    }

    /// Parses the text after an `@`; `nil` where it is not a path.
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
        // Punctuation after a path belongs to the sentence, unless a file with that name exists.
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

    /// A path written for use after `@`: in quotes if it contains spaces, quotes or backslashes.
    static func written(_ path: String) -> String {
        guard path.contains(where: { $0.isWhitespace || "\"'\\".contains($0) }) else { return path }
        return "\"\(escapedInQuotes(path))\""
    }

    /// A path escaped for use between double quotes.
    static func escapedInQuotes(_ path: String) -> String {
        path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    /// The path that a whole text means: in quotes, as it is, or with escapes.
    static func named(_ text: String) -> String {
        if let (path, end) = quoted(text[...]), end == text.endIndex { return path }
        if isThere(text) { return text }
        return unescaped(text)
    }

    /// A text without the backslashes that escape spaces and punctuation.
    static func unescaped(_ text: String) -> String { String(units(text[...]) { _ in false }.map(\.character)) }

    /// Whether something exists at the path.
    static func isThere(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: NSString(string: path).expandingTildeInPath)
    }

    /// The quoted path at the start of a text, on one line, and where it ends.
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

    /// The characters up to an end. As in a shell, a backslash escapes a space or a punctuation mark.
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
