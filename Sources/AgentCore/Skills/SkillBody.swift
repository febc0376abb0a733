import Foundation

/// The instructions of a skill, with arguments inserted, as given to the model.
struct SkillBody: Sendable, Hashable {
    /// The text with the arguments inserted.
    let text: String

    /// Inserts the arguments: `$ARGUMENTS` is replaced with all of them, `$ARGUMENTS[0]` with the first. Longer names
    /// such as `$ARGUMENTS_FILE` are left alone. Placeholders inside the arguments are not replaced.
    init(_ body: String, arguments: String) {
        let words = MentionParser.words(arguments)
        var output = ""
        var rest = body[...]
        while let range = rest.range(of: Self.mark) {
            output += rest[..<range.lowerBound]
            rest = rest[range.upperBound...]
            if let (number, after) = Self.number(at: rest) {
                output += words.indices.contains(number) ? words[number] : ""
                rest = after
            } else if let next = rest.first, next.isLetter || next.isNumber || next == "_" {
                output += Self.mark
            } else {
                output += arguments
            }
        }
        text = output + rest
    }

    private static let mark = "$ARGUMENTS"

    private static func number(at text: Substring) -> (Int, Substring)? {
        guard text.first == "[", let end = text.firstIndex(of: "]"),
            let number = Int(text[text.index(after: text.startIndex)..<end])
        else { return nil }
        return (number, text[text.index(after: end)...])
    }

    /// The text split at its headings. The first part, with an empty heading, is what comes before them. Blank parts
    /// are left out.
    var parts: [(heading: String, text: String)] {
        var parts: [(heading: String, text: String)] = [("", "")]
        var isFenced = false
        for line in text.lines {
            if line.hasPrefix("```") || line.hasPrefix("~~~") { isFenced.toggle() }
            if !isFenced, line.hasPrefix("#") {
                parts.append((String(line.drop { $0 == "#" }.drop { $0 == " " }), String(line)))
            } else {
                parts[parts.count - 1].text += (parts[parts.count - 1].text.isEmpty ? "" : "\n") + line
            }
        }
        return parts.filter { !$0.text.allSatisfy(\.isWhitespace) }
    }
}
