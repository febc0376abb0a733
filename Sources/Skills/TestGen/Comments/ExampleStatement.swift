import Foundation

/// One statement of an example and its comments.
struct ExampleStatement: Hashable {
    let code: String
    /// The comments on its line and on the lines below it, without the slashes.
    let comments: [String]

    /// Splits the lines of an example into statements, by brackets and line ends.
    static func statements(of lines: [String]) -> [ExampleStatement] {
        var statements: [ExampleStatement] = []
        var code = ""
        var comments: [String] = []
        var below: [String] = []
        func flush() {
            let text = code.trimmingCharacters(in: .whitespacesAndNewlines)
            if !text.isEmpty { statements.append(ExampleStatement(code: text, comments: comments + below)) }
            code = ""
            comments = []
            below = []
        }
        for line in lines {
            let (text, comment) = split(line)
            let trimmed = text.trimmingCharacters(in: .whitespaces)
            if trimmed.isEmpty, comment == nil {
                if isBalanced(code) { flush() }
                continue
            }
            if trimmed.isEmpty, let comment {
                if isBalanced(code) { below.append(comment) }
                continue
            }
            let goesOn = !isBalanced(code) || trimmed.hasPrefix(".") && !trimmed.hasPrefix("..")
            if !goesOn { flush() }
            code += (code.isEmpty ? "" : "\n") + text
            if let comment { comments.append(comment) }
        }
        flush()
        return statements
    }

    /// Splits a line into its code and its comment (after `//`, or after a result arrow outside of code).
    private static func split(_ line: String) -> (code: String, comment: String?) {
        var isString = false
        var previous: Character = " "
        var depth = 0
        let characters = Array(line)
        for (index, character) in characters.enumerated() {
            if character == "\"", previous != "\\" { isString.toggle() }
            previous = character
            guard !isString else { continue }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            let rest = String(characters[index...])
            if depth == 0, rest.hasPrefix(" -> "), !line.contains("func "), !line.contains("{"), !line.contains(": (") {
                return (String(characters[..<index]), rest.trimmingCharacters(in: .whitespaces))
            }
            if rest.hasPrefix("//") || rest.hasPrefix("/*") {
                let comment = rest.dropFirst(2).replacingOccurrences(of: "*/", with: "")
                return (String(characters[..<index]), comment.trimmingCharacters(in: CharacterSet(charactersIn: " /")))
            }
            for arrow in ["→", "⇒", "==> ", "=> ", "--> "] where rest.hasPrefix(arrow) && index > 0 {
                return (String(characters[..<index]), rest)
            }
        }
        return (line, nil)
    }

    /// Whether every bracket and string is closed.
    static func isBalanced(_ code: String) -> Bool {
        var depth = 0
        var isString = false
        var previous: Character = " "
        for character in code {
            if character == "\"", previous != "\\" { isString.toggle() }
            previous = character
            guard !isString else { continue }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
        }
        return depth <= 0 && !isString
    }

    /// The statement's first word.
    var keyword: String { String(code.prefix { $0.isLetter || $0 == "@" || $0 == "#" || $0 == "_" }) }

    /// The name that a `let` or `var` binds, and its value.
    var binding: (name: String, value: String)? {
        guard keyword == "let" || keyword == "var", let range = code.range(of: " = ") else { return nil }
        let left = code[..<range.lowerBound].dropFirst(keyword.count)
        let name = left.prefix { $0 != ":" }.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
        return (name, code[range.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// The operands of an equality comparison outside of brackets and strings.
    static func equality(in code: String, operation: String = "==") -> (left: String, right: String)? {
        var depth = 0
        var isString = false
        let characters = Array(code)
        for (index, character) in characters.enumerated() {
            if character == "\"" { isString.toggle() }
            guard !isString else { continue }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            guard depth == 0, String(characters[index...]).hasPrefix(" \(operation) ") else { continue }
            let left = String(characters[..<index]).trimmingCharacters(in: .whitespaces)
            let right = String(characters[(index + operation.count + 1)...]).trimmingCharacters(in: .whitespaces)
            return left.isEmpty || right.isEmpty || left.contains("&&") || right.contains("&&") ? nil : (left, right)
        }
        return nil
    }

    /// The arguments of a function call that is the whole statement, such as `print(a, b)`; `nil` for another
    /// statement.
    func arguments(of name: String) -> [String]? {
        guard code.hasPrefix("\(name)("), code.hasSuffix(")") else { return nil }
        let inner = code.dropFirst(name.count + 1).dropLast()
        guard Self.isBalanced(String(inner)) else { return nil }
        return Self.parts(of: String(inner))
    }

    /// The parts of a list between commas, ignoring commas in brackets and strings.
    static func parts(of list: String) -> [String] {
        var parts = [""]
        var depth = 0
        var isString = false
        for character in list {
            if character == "\"" { isString.toggle() }
            if !isString, "([{".contains(character) { depth += 1 }
            if !isString, ")]}".contains(character) { depth -= 1 }
            if character == ",", depth == 0, !isString {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }
}
