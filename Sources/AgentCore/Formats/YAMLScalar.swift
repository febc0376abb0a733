/// Writes a text as a YAML scalar.
enum YAMLScalar {
    /// Numbers, `true` and `false` as they are; other texts in double quotes.
    static func source(_ text: String) -> String {
        if isPlain(text) { return text }
        var source = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": source += "\\\""
            case "\\": source += "\\\\"
            case "\n": source += "\\n"
            case "\t": source += "\\t"
            case _ where scalar.value < 0x20 || !isPrintable(scalar): source += escaped(scalar)
            default: source.unicodeScalars.append(scalar)
            }
        }
        return source + "\""
    }

    /// `true`, `false`, and numbers in JSON's syntax: every YAML reader understands these in the same way.
    private static func isPlain(_ text: String) -> Bool {
        text == "true" || text == "false"
            || text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil
    }

    /// `c-printable` of YAML 1.2 (production 1), without the characters that some readers treat as line breaks.
    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let (letter, count) = scalar.value < 0x100 ? ("x", 2) : scalar.value < 0x1_0000 ? ("u", 4) : ("U", 8)
        return "\\\(letter)\(String(repeating: "0", count: count - digits.count))\(digits)"
    }
}
