/// Splits the inside of one tag into tokens.
struct TemplateLexer {
    private let source: [UInt32]
    private var index: Int
    private var line: Int
    private var open: [UInt32] = []
    private(set) var tokens: [TemplateToken] = []

    init(_ source: [UInt32], from index: Int, line: Int) {
        self.source = source
        self.index = index
        self.line = line
    }

    private func character(_ offset: Int = 0) -> Character? {
        let position = index + offset
        return position < source.count ? Unicode.Scalar(source[position]).map(Character.init) : nil
    }

    private func starts(_ text: String) -> Bool {
        source[index...].starts(with: text.unicodeScalars.lazy.map(\.value))
    }

    /// Reads to the end of the tag and returns the index after it.
    mutating func readTag(isOutput: Bool) throws(TemplateError) -> Int {
        let mark = isOutput ? "}}" : "%}"
        let start = line
        while let next = character() {
            if open.isEmpty {
                if starts("-" + mark) {
                    index += 3
                    while let next = character(), next.isWhitespace { index += 1 }
                    return index
                }
                if !isOutput, starts("+" + mark) { return index + 3 }
                if starts(mark) {
                    index += 2
                    return !isOutput && character() == "\n" ? index + 1 : index
                }
            }
            try readToken(next)
        }
        throw TemplateError(line: start, "a tag has no end: \(mark) is missing")
    }

    private mutating func readToken(_ next: Character) throws(TemplateError) {
        if next.isWhitespace {
            if next == "\n" { line += 1 }
            index += 1
        } else if next.isASCII, next.isNumber {
            try readNumber()
        } else if next == "'" || next == "\"" {
            try readString(source[index])
        } else if next == "_" || next.isLetter {
            let start = index
            while let next = character(), next == "_" || next.isLetter || next.isNumber { index += 1 }
            // Each lookup of a name takes time proportional to its length.
            guard index - start <= 200 else {
                throw TemplateError(line: line, "a name has \(index - start) characters; at most 200 are possible")
            }
            add(.name(TemplateString(units: source[start..<index]).text))
        } else {
            try readSymbol(next)
        }
    }

    private mutating func add(_ kind: TemplateToken.Kind) { tokens.append(TemplateToken(kind: kind, line: line)) }

    private static let symbols = [
        "//", "**", "==", "!=", ">=", "<=", "+", "-", "/", "*", "%", "~", "[", "]", "(", ")", "{", "}", ">", "<", "=",
        ".", ":", "|", ",", ";",
    ]
    private static let closing: [String: UInt32] = [")": 40, "]": 91, "}": 123]

    private mutating func readSymbol(_ next: Character) throws(TemplateError) {
        guard let symbol = Self.symbols.first(where: { starts($0) }) else {
            throw TemplateError(line: line, "unexpected character '\(next)'")
        }
        if "([{".contains(symbol) { open.append(source[index]) }
        if let opening = Self.closing[symbol], open.popLast() != opening {
            throw TemplateError(line: line, "unexpected '\(symbol)'")
        }
        index += symbol.unicodeScalars.count
        add(.symbol(symbol))
    }

    private mutating func readDigits() -> String {
        var digits = ""
        while let next = character() {
            let isJoin =
                next == "_" && !digits.isEmpty && character(1)?.isASCII == true && character(1)?.isNumber == true
            guard isJoin || next.isASCII && next.isNumber else { break }
            if !isJoin { digits.append(next) }
            index += 1
        }
        return digits
    }

    private mutating func readNumber() throws(TemplateError) {
        var text = readDigits()
        var isFloat = false
        let follows = tokens.last?.kind == .symbol(".")
        if !follows, character() == ".", let next = character(1), next.isASCII, next.isNumber {
            index += 1
            text += "." + readDigits()
            isFloat = true
        }
        if !follows, character() == "e" || character() == "E" {
            let sign = character(1) == "-" || character(1) == "+" ? 1 : 0
            if let next = character(1 + sign), next.isASCII, next.isNumber {
                text += sign == 1 && character(1) == "-" ? "e-" : "e"
                index += 1 + sign
                text += readDigits()
                isFloat = true
            }
        }
        if !isFloat, let number = Int(text) { return add(.integer(number)) }
        guard isFloat, let number = Double(text) else {
            throw TemplateError(line: line, "the number \(text) is too large")
        }
        add(.float(number))
    }

    private mutating func readString(_ quote: UInt32) throws(TemplateError) {
        let start = line
        index += 1
        var units: [UInt32] = []
        while index < source.count {
            let unit = source[index]
            if unit == 10 { line += 1 }
            if unit == quote {
                index += 1
                return add(.string(TemplateString(units: units)))
            }
            if unit == 92 {
                try readEscape(into: &units)
            } else {
                units.append(unit)
                index += 1
            }
        }
        throw TemplateError(line: start, "a string has no end")
    }

    private static let escapes: [UInt32: UInt32] = [
        92: 92, 39: 39, 34: 34, 97: 7, 98: 8, 102: 12, 110: 10, 114: 13, 116: 9, 118: 11,
    ]

    /// Escapes as in Python's `unicode-escape`; unknown ones are left unchanged.
    private mutating func readEscape(into units: inout [UInt32]) throws(TemplateError) {
        guard index + 1 < source.count else {
            index += 1
            return
        }
        let letter = source[index + 1]
        index += 2
        if let value = Self.escapes[letter] { return units.append(value) }
        switch letter {
        case 10: line += 1
        case 120: try readCode(digits: 2, into: &units)
        case 117: try readCode(digits: 4, into: &units)
        case 85: try readCode(digits: 8, into: &units)
        case 48...55:
            var value = letter - 48
            var count = 1
            while count < 3, index < source.count, (48...55).contains(source[index]) {
                value = value * 8 + source[index] - 48
                index += 1
                count += 1
            }
            units.append(value)
        default: units += [92, letter]
        }
    }

    private mutating func readCode(digits: Int, into units: inout [UInt32]) throws(TemplateError) {
        let text = TemplateString(units: source[index..<min(source.count, index + digits)]).text
        guard text.unicodeScalars.count == digits, let value = UInt32(text, radix: 16), Unicode.Scalar(value) != nil
        else { throw TemplateError(line: line, "\\\(text) is no character") }
        units.append(value)
        index += digits
    }
}
