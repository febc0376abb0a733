import Foundation

/// A result as an author writes it beside an example: `=> 10`, `Prints "[1, 2]"`, `3.14…`, `y == 10`.
struct StatedResult: Hashable {
    /// A Swift literal.
    let value: String
    /// Whether a floating-point value was cut short: `3.14…`.
    let isCut: Bool
    /// The name before the value, if any: `y` in `y == 10`.
    let subject: String?

    private static let marks = [
        "=>", "->", "→", "⇒", "==>", "-->", "==", "=", "≈", "returns", "return", "returning", "prints", "printed",
        "outputs", "output", "results in", "result", "evaluates to", "yields", "gives", "is equal to", "equals",
        "equal to", "is", "becomes", "now", "produces", "will be", "will return", "would return", "value", "expected",
        "the result is", "evaluated to", "this is", "still", "also",
    ].sorted { $0.count > $1.count }

    /// Reads the words beside an example; `nil` if they state no value.
    static func read(_ comment: String) -> StatedResult? {
        var text = comment.trimmingCharacters(in: .whitespaces)
        var subject: String?
        for operation in [" == ", " is now ", " is ", " = ", " → ", ": "] {
            guard let range = text.range(of: operation) else { continue }
            let name = text[..<range.lowerBound].trimmingCharacters(in: CharacterSet(charactersIn: "` "))
            if isPath(name), !marks.contains(name.lowercased()), !isWord(name, of: ["this", "it", "which"]) {
                subject = name
                text = String(text[range.upperBound...])
                break
            }
        }
        text = stripped(text)
        let unquoted = text.hasPrefix("`") ? text.replacingOccurrences(of: "`", with: "") : text
        guard let (value, rest) = LiteralText.prefix(of: unquoted), endsHere(rest) else { return nil }
        let isCut = rest.hasPrefix("…") || rest.hasPrefix("...")
        if isCut, !value.contains(".") || value.hasPrefix("\"") || value.hasPrefix("[") { return nil }
        return StatedResult(value: value, isCut: isCut, subject: subject)
    }

    /// The text that a `print` is said to write; `nil` if the comment states none.
    static func printed(_ comment: String) -> String? {
        let text = stripped(comment.trimmingCharacters(in: .whitespaces)).trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty, !text.hasSuffix(":"), !text.contains("…"), !text.contains("..."), !text.hasPrefix("//")
        else { return nil }
        for (open, close) in [("\"", "\""), ("'", "'"), ("“", "”"), ("`", "`")] where text.hasPrefix(open) {
            guard text.hasSuffix(close), text.count >= 2 else { return nil }
            let inner = String(text.dropFirst().dropLast())
            return inner.contains(open) && open == "\"" && !inner.contains("\\\"") && !inner.contains("[") ? nil : inner
        }
        guard let (value, rest) = LiteralText.prefix(of: text), rest.allSatisfy(\.isWhitespace) else {
            let marked =
                stripped(comment.trimmingCharacters(in: .whitespaces)) != comment.trimmingCharacters(in: .whitespaces)
            return marked && !text.contains(" ") ? text : nil
        }
        return value
    }

    /// Removes the marks and words before a value.
    private static func stripped(_ text: String) -> String {
        var text = text
        var changed = true
        while changed {
            changed = false
            for mark in marks where text.lowercased().hasPrefix(mark) {
                var rest = text.dropFirst(mark.count)
                if rest.first == ":" { rest = rest.dropFirst() }
                let isSymbol = !(mark.last?.isLetter ?? false)
                guard isSymbol || rest.isEmpty || rest.first == " " || rest.first == ":" else { continue }
                text = rest.trimmingCharacters(in: .whitespaces)
                changed = true
                break
            }
        }
        return text
    }

    /// Whether the text after a value is an explanation and not part of the value.
    private static func endsHere(_ rest: String) -> Bool {
        let text = rest.hasPrefix("…") ? rest.dropFirst() : rest.hasPrefix("...") ? rest.dropFirst(3) : rest[...]
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        guard let first = trimmed.first else { return true }
        if trimmed.hasPrefix("or ") || trimmed.hasPrefix("on ") || trimmed.hasPrefix("~") { return false }
        if text.first == " " {
            return "(—–;".contains(first) || trimmed.hasPrefix("// ")
                || ["because ", "since ", "as ", "(", "too"].contains { trimmed.hasPrefix($0) }
        }
        if first == "." { return trimmed == "." || trimmed.hasPrefix(". ") }
        return (first == "," || first == ";") && !trimmed.lowercased().contains(" or ")
    }

    private static func isPath(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter, first.isLowercase else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } && !text.hasSuffix(".")
    }

    private static func isWord(_ text: String, of words: [String]) -> Bool { words.contains(text.lowercased()) }
}

extension StatedResult {
    /// What a call has to return, given the type of its result (`nil` if unknown).
    func expectation(ofType type: String?) -> CommentPromise.Expectation {
        switch value {
        case "nil", "Optional.none", ".none": return .isNil
        case "true": return .isTrue
        case "false": return .isFalse
        default: break
        }
        let floating = ["Double", "Float", "CGFloat", "TimeInterval", "Float64"].contains(type ?? "")
        guard Double(value) != nil, value.contains("."), floating || isCut else { return .equals(value) }
        let decimals = value.split(separator: ".").last.map(String.init) ?? ""
        if decimals.contains("e") { return .approximates(value, tolerance: "1e-9 * abs(\(value))") }
        if !isCut, Set(decimals) == ["0"] { return .approximates(value, tolerance: "1e-9") }
        let unit = "1e-\(decimals.count)"
        return .approximates(value, tolerance: isCut ? unit : decimals.count > 7 ? "2 * \(unit)" : "0.500001 * \(unit)")
    }
}
