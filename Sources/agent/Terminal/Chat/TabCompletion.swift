import AgentCore
import Foundation

/// Completions for the Tab key in a chat: `/commands`, `@skills`, and paths after `@`, `/attach` and `/export`.
struct TabCompletion: Sendable {
    /// The names of the skills.
    let skills: [String]

    /// The candidates for the end of a text.
    func candidates(_ text: String) -> LineEditor.Completion {
        if let argument = ["/attach ", "/export "].first(where: { text.hasPrefix($0) }).map({ text.dropFirst($0.count) }
        ) {
            // The rest of the line is one path, with or without quotes.
            return paths(String(argument), after: "", needsQuotes: false)
        }
        let word = Self.lastWord(text)
        if text.hasPrefix("/"), word == text {
            let commands = ChatCommand.all.map { "/\($0.name)" }.filter { $0.hasPrefix(word) }
            return LineEditor.Completion(word: word, candidates: commands)
        }
        guard word.hasPrefix("@") else { return LineEditor.Completion(word: word, candidates: []) }
        let name = String(word.dropFirst())
        if let first = name.first, name.contains("/") || ".\"'".contains(first) {
            return paths(name, after: "@", needsQuotes: true)
        }
        return LineEditor.Completion(word: word, candidates: skills.map { "@\($0)" }.filter { $0.hasPrefix(word) })
    }

    /// The paths that begin with the typed text. If one needs quotes, all get them. A folder's closing quote is left
    /// out, so that the user can go on.
    private func paths(_ typed: String, after mark: String, needsQuotes: Bool) -> LineEditor.Completion {
        let quote = typed.first.flatMap { "\"'".contains($0) ? $0 : nil }
        let found = Self.paths(quote == nil ? PathMention.unescaped(typed) : String(typed.dropFirst()))
        let isQuoted = quote != nil || needsQuotes && found.contains { PathMention.written($0) != $0 }
        let candidates = found.map { path in
            guard isQuoted else { return mark + path }
            let sign = quote ?? "\""
            let inside = sign == "'" ? path : String(PathMention.escapedInQuotes(path))
            return "\(mark)\(sign)\(inside)\(path.hasSuffix("/") ? "" : String(sign))"
        }
        return LineEditor.Completion(word: mark + typed, candidates: candidates)
    }

    /// The text after the last white space that is neither escaped nor in quotes after an `@`.
    private static func lastWord(_ text: String) -> String {
        var start = text.startIndex
        var index = text.startIndex
        var quote: Character?
        while index < text.endIndex {
            let character = text[index]
            let next = text.index(after: index)
            defer { index = next }
            if let open = quote {
                if character == open { quote = nil }
            } else if character.isWhitespace {
                let isEscaped = index > start && text[text.index(before: index)] == "\\" && text[start] == "@"
                if !isEscaped { start = next }
            } else if index > start, text[start] == "@", text.index(after: start) == index, "\"'".contains(character) {
                quote = character
            }
        }
        return String(text[start...])
    }

    private static func paths(_ start: String) -> [String] {
        let end = start.lastIndex(of: "/").map { start.index(after: $0) } ?? start.startIndex
        let folder = String(start[..<end])
        let name = start[end...]
        let path = folder.isEmpty ? "." : NSString(string: folder).expandingTildeInPath
        let found = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let matching = found.filter { $0.hasPrefix(name) && (name.hasPrefix(".") || !$0.hasPrefix(".")) }
        return matching.sorted().map { entry in
            var isDirectory: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: path + "/" + entry, isDirectory: &isDirectory)
            return folder + entry + (isDirectory.boolValue ? "/" : "")
        }
    }
}
