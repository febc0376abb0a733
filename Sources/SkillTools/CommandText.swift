/// Paths and commands for display: on one line, with invisible characters escaped so that nothing is hidden.
enum CommandText {
    /// A path or a name, cut in the middle where it is longer than `limit` characters.
    static func shown(_ text: String, limit: Int = 200) -> String {
        if text.isEmpty { return "\"\"" }
        let visible = visible(text)
        return visible.count <= limit ? visible : "\(visible.prefix(limit / 2))…\(visible.suffix(limit / 2))"
    }

    /// The words of a command, each in quotes if it has other than plain characters.
    static func command(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

    /// One word, in quotes if it has other than plain characters.
    static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy { plain.contains($0) }
        if isPlain { return word }
        return "\"" + visible(word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")) + "\""
    }

    /// The text with invisible characters, and those that change the order or look of others, written as escapes.
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
