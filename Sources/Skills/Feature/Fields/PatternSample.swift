import Foundation

/// Makes a short text that matches a regular expression of letters, classes, groups, alternatives and counts. The text
/// is checked against the expression, so unsupported syntax gives `nil`, not a wrong sample.
struct PatternSample {
    private var rest: Substring
    /// The number of the alternative to take where there are several.
    private let choice: Int

    private init(_ pattern: String, choice: Int) {
        rest = pattern[...]
        self.choice = choice
    }

    /// A text that the pattern matches as a whole; `nil` if none was found.
    ///
    /// - Parameters:
    ///   - pattern: the regular expression.
    ///   - choice: another number gives another text, if there is one.
    static func text(for pattern: String, choice: Int = 0) -> String? {
        var reader = PatternSample(pattern, choice: choice)
        guard let text = reader.alternatives(depth: 0), reader.rest.isEmpty, matches(text, pattern) else { return nil }
        return text
    }

    /// Whether the pattern matches the whole text.
    static func matches(_ text: String, _ pattern: String) -> Bool {
        text.range(of: #"\A(?:\#(pattern))\z"#, options: .regularExpression) != nil
    }

    /// Whether the pattern is a valid regular expression of at most 500 characters.
    static func isValid(_ pattern: String) -> Bool {
        !pattern.isEmpty && pattern.count <= 500 && (try? NSRegularExpression(pattern: pattern)) != nil
    }

    private mutating func alternatives(depth: Int) -> String? {
        guard depth < 32, var first = sequence(depth: depth) else { return nil }
        var number = 0
        while rest.first == "|" {
            rest.removeFirst()
            guard let other = sequence(depth: depth) else { return nil }
            number += 1
            if number == choice { first = other }
        }
        return first
    }

    private mutating func sequence(depth: Int) -> String? {
        var text = ""
        while let character = rest.first, character != "|", character != ")" {
            guard let atom = atom(depth: depth) else { return nil }
            guard let count = count(), count <= 200, text.count < 2_000 else { return nil }
            text += String(repeating: atom, count: count)
        }
        return text
    }

    private mutating func atom(depth: Int) -> String? {
        guard let character = rest.popFirst() else { return nil }
        switch character {
        case "^", "$": return ""
        case ".": return "a"
        case "(":
            if rest.hasPrefix("?:") { rest = rest.dropFirst(2) } else if rest.first == "?" { return nil }
            guard let inside = alternatives(depth: depth + 1), rest.popFirst() == ")" else { return nil }
            return inside
        case "[": return member()
        case "\\": return rest.popFirst().flatMap(escape)
        default: return String(character)
        }
    }

    private func escape(_ character: Character) -> String? {
        switch character {
        case "d": String(choice % 10)
        case "w": choice.isMultiple(of: 2) ? "a" : "b"
        case "s": " "
        case "D", "S": "a"
        case "W": "-"
        case _ where character.isLetter || character.isNumber: nil
        default: String(character)
        }
    }

    private mutating func member() -> String? {
        var isNegated = false
        if rest.first == "^" {
            isNegated = true
            rest.removeFirst()
        }
        var members: [Character] = []
        while let character = rest.popFirst(), character != "]" {
            if character == "\\" {
                guard let next = rest.popFirst(), let text = escape(next) else { return nil }
                members += text
            } else if rest.first == "-", let end = rest.dropFirst().first, end != "]" {
                rest = rest.dropFirst(2)
                guard let low = character.unicodeScalars.first?.value, let high = end.unicodeScalars.first?.value,
                    low <= high, high < 0x7F
                else { return nil }
                members += (low...high).compactMap { Unicode.Scalar($0).map(Character.init) }
            } else {
                members.append(character)
            }
        }
        guard !isNegated else { return "abcXYZ019 _-".first { !members.contains($0) }.map(String.init) }
        return members.isEmpty ? nil : String(members[choice % members.count])
    }

    private mutating func count() -> Int? {
        switch rest.first {
        case "?", "*":
            rest.removeFirst()
            _ = rest.first == "?" || rest.first == "+" ? rest.popFirst() : nil
            return 0
        case "+":
            rest.removeFirst()
            _ = rest.first == "?" || rest.first == "+" ? rest.popFirst() : nil
            return 1
        case "{":
            let inside = rest.dropFirst().prefix { $0 != "}" }
            rest = rest.dropFirst(inside.count + 2)
            return Int(inside.prefix { $0 != "," })
        default: return 1
        }
    }
}
