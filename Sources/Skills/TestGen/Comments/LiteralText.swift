/// A scanner for Swift values at the start of a text.
struct LiteralText {
    private let text: [Character]
    private var index = 0

    private init(_ text: some StringProtocol) { self.text = Array(text) }

    /// The value at the start of a text, and the text after it.
    ///
    /// - Returns: the value as Swift code and the rest; `nil` if the text does not start with a value.
    static func prefix(of text: some StringProtocol) -> (value: String, rest: String)? {
        var scanner = LiteralText(text)
        scanner.skipSpaces()
        let start = scanner.index
        guard scanner.value() else { return nil }
        let value = String(scanner.text[start..<scanner.index])
        return (value, String(scanner.text[scanner.index...]))
    }

    /// The whole text if it is exactly one value; `nil` otherwise.
    static func whole(_ text: some StringProtocol) -> String? {
        guard let (value, rest) = prefix(of: text), rest.allSatisfy(\.isWhitespace) else { return nil }
        return value
    }

    private var current: Character? { index < text.count ? text[index] : nil }

    private func peek(_ offset: Int) -> Character? { index + offset < text.count ? text[index + offset] : nil }

    private mutating func skipSpaces() { while current == " " { index += 1 } }

    private mutating func value() -> Bool {
        guard let character = current else { return false }
        switch character {
        case "\"": return string()
        case "[": return list(until: "]")
        case "(": return list(until: ")")
        case "-", "0"..."9": return number()
        case ".": return member()
        case let letter where letter.isLetter: return named()
        default: return false
        }
    }

    private mutating func string() -> Bool {
        index += 1
        while let character = current {
            index += 1
            if character == "\\" { index += 1 } else if character == "\"" { return true }
        }
        return false
    }

    private mutating func number() -> Bool {
        let start = index
        if current == "-" { index += 1 }
        guard let first = current, first.isASCII, first.isNumber else {
            index = start
            return false
        }
        if first == "0", let mark = peek(1), "xbo".contains(mark) {
            index += 2
            while let digit = current, digit.isHexDigit || digit == "_" { index += 1 }
            return endsWord()
        }
        while let digit = current, digit.isASCII && digit.isNumber || digit == "_" { index += 1 }
        if current == ".", let digit = peek(1), digit.isASCII, digit.isNumber {
            index += 1
            while let digit = current, digit.isASCII && digit.isNumber || digit == "_" { index += 1 }
        }
        if current == "e" || current == "E", let next = peek(1), next.isNumber || next == "-" || next == "+" {
            index += 2
            while let digit = current, digit.isNumber { index += 1 }
        }
        for operation in ["...", "..<"] where text[index...].starts(with: operation) {
            let mark = index
            index += 3
            if number() { return true }
            index = mark
        }
        return endsWord()
    }

    /// Whether no letter or digit follows directly.
    private func endsWord() -> Bool {
        guard let next = current else { return true }
        return
            !(next.isLetter || next.isNumber || next == "_" || next == "%" || next == "°" || next == "/" || next == "^")
    }

    private mutating func member() -> Bool {
        index += 1
        let start = index
        guard let first = current, first.isLetter else { return false }
        while let letter = current, letter.isLetter || letter.isNumber || letter == "_" { index += 1 }
        guard index > start else { return false }
        return current == "(" ? list(until: ")") : endsWord()
    }

    /// `true`, `nil`, `Optional(3)`, `Point(x: 1, y: 2)`, `Set([1])`, `Suit.hearts`.
    private mutating func named() -> Bool {
        let start = index
        while let letter = current, letter.isLetter || letter.isNumber || letter == "_" { index += 1 }
        let name = String(text[start..<index])
        if ["true", "false", "nil"].contains(name) { return endsWord() }
        // `O(n)` is not a value.
        guard let first = name.first, first.isUppercase, name.count > 1 else { return false }
        if current == "<", let close = text[index...].firstIndex(of: ">") { index = close + 1 }
        if current == "(" { return list(until: ")") }
        if current == ".", let next = peek(1), next.isLetter { return member() }
        return false
    }

    /// A list of values separated by commas, with labels and keys before colons.
    private mutating func list(until close: Character) -> Bool {
        index += 1
        skipSpaces()
        if current == close {
            index += 1
            return true
        }
        if current == ":", peek(1) == close {
            index += 2
            return true
        }
        while true {
            skipSpaces()
            skipLabel()
            guard value() else { return false }
            skipSpaces()
            if current == ":" {
                index += 1
                skipSpaces()
                guard value() else { return false }
                skipSpaces()
            }
            guard let next = current else { return false }
            index += 1
            if next == close { return true }
            guard next == "," else { return false }
        }
    }

    private mutating func skipLabel() {
        var end = index
        while end < text.count, text[end].isLetter || text[end].isNumber || text[end] == "_" { end += 1 }
        guard end > index, end < text.count, text[end] == ":", text[index].isLetter else { return }
        index = end + 1
        skipSpaces()
    }
}
