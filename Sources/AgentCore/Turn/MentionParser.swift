/// Reads skill names at the start of a turn: `@memory list`.
public enum MentionParser {
    /// The skill names found in a text.
    public struct Result: Sendable, Hashable {
        /// The names at the start, in order, without `@`.
        public let names: [String]
        /// The text after them, escapes resolved.
        public let rest: String
        /// Names inside that text. The caller decides which are skills; the others are plain text.
        public let inside: [String]
    }

    /// Splits leading `@name`s from the rest. `\@` stands for a plain `@`; `@./path` and `@path/with/slash` are
    /// files, and an address such as `anna@example.org` is text.
    public static func parse(_ text: String) -> Result {
        var names: [String] = []
        var rest = text[...].drop(while: \.isWhitespace)
        while let (name, after) = mention(at: rest) {
            names.append(name)
            rest = after.drop(while: \.isWhitespace)
        }
        let body = names.isEmpty ? text : String(rest)
        return Result(names: names, rest: body.replacing("\\@", with: "@"), inside: namesInside(body))
    }

    /// Finds each `@name` after a space or an opening bracket, outside of code, once.
    private static func namesInside(_ text: String) -> [String] {
        var names: [String] = []
        var isFenced = false
        for line in text.lines {
            let trimmed = line.drop(while: \.isWhitespace)
            if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") {
                isFenced.toggle()
                continue
            }
            // Code spans are the odd parts between backquotes.
            for (number, part) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            where !isFenced && number.isMultiple(of: 2) {
                names += namesOutsideCode(part, follows: number > 0)
            }
        }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    private static func namesOutsideCode(_ text: Substring, follows: Bool) -> [String] {
        var names: [String] = []
        var previous: Character? = follows ? "`" : nil
        var index = text.startIndex
        while index < text.endIndex {
            defer {
                previous = text[index]
                index = text.index(after: index)
            }
            guard text[index] == "@", previous.map({ $0.isWhitespace || "([{".contains($0) }) ?? true else { continue }
            let name = name(at: text[text.index(after: index)...])
            guard !name.isEmpty else { continue }
            let rest = text[name.endIndex...]
            // Punctuation may end the name if no word follows; "@docs/a" and "@b.com" are not names.
            let isOver =
                rest.first.map { first in
                    first.isWhitespace || ")]}".contains(first)
                        || ",;:.!?'’".contains(first)
                            && (rest.dropFirst().first.map { !$0.isLetter && !$0.isNumber } ?? true)
                } ?? true
            if isOver { names.append(String(name)) }
        }
        return names
    }

    private static func mention(at text: Substring) -> (name: String, after: Substring)? {
        guard text.first == "@" else { return nil }
        let after = text.dropFirst()
        let name = name(at: after)
        let end = after[name.endIndex...]
        guard !name.isEmpty, end.first.map({ $0.isWhitespace || ",:;".contains($0) }) ?? true else { return nil }
        return (String(name), end.first?.isWhitespace == false ? end.dropFirst() : end)
    }

    /// A plain name, or a full one such as `user:review`.
    private static func name(at text: Substring) -> Substring {
        func part(_ text: Substring) -> Substring {
            text.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        }
        let first = part(text)
        guard text[first.endIndex...].first == ":", SkillCatalog.Root.Scope(rawValue: String(first)) != nil else {
            return first
        }
        let second = part(text[first.endIndex...].dropFirst())
        return second.isEmpty ? first : text[..<second.endIndex]
    }

    /// Splits arguments at white space, except inside single or double quotes.
    public static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in text {
            switch (character, quote) {
            case (let mark, let open?) where mark == open: quote = nil
            case ("\"", nil),
                ("'", nil) where word == nil || character == "\"":
                quote = character
                word = word ?? ""
            case (let blank, nil) where blank.isWhitespace:
                if let done = word { words.append(done) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
