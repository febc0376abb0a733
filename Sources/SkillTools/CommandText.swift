/// Paths and commands as people read them: on one line, with nothing in them that hides what they are.
enum CommandText {
    /// A path or a name, shortened where it is long.
    static func shown(_ text: String, limit: Int = 200) -> String {
        if text.isEmpty { return "\"\"" }
        let visible = visible(text)
        return visible.count <= limit ? visible : "\(visible.prefix(limit / 2))…\(visible.suffix(limit / 2))"
    }

    /// Words of a command, in quotes where they hold more than plain characters.
    static func command(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

    /// One word, in quotes where it holds more than plain characters.
    static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy { plain.contains($0) }
        if isPlain { return word }
        return "\"" + visible(word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")) + "\""
    }

    /// The text with characters written out that do not show, or that change how others are read.
    static func visible(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where hidden.contains(scalar.properties.generalCategory):
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static let plain = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=:,./@%".unicodeScalars)
    private static let hidden: Set<Unicode.GeneralCategory> = [
        .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned,
    ]
}
