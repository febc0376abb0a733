/// Writes values as Swift literals.
enum SwiftLiteral {
    /// A text as a single-line string literal.
    static func string(_ text: some StringProtocol) -> String { "\"\(text.unicodeScalars.map(escaped).joined())\"" }

    /// A number's literal with its type, if Swift would infer another: `UInt8(3)` for `3`.
    static func typed(_ code: String, as type: String) -> String {
        guard numbers.contains(type) else { return code }
        if code.hasPrefix("."), code.dropFirst().allSatisfy(\.isLetter) { return type + code }
        let digits = code.hasPrefix("-") ? code.dropFirst() : code[...]
        let isNumber = digits.first?.isNumber == true && digits.allSatisfy { $0.isNumber || "._e-".contains($0) }
        return isNumber ? "\(type)(\(code))" : code
    }

    private static let numbers: Set<String> = [
        "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Float32", "CGFloat",
    ]

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case "\0": "\\0"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F || isInvisible(scalar):
            "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: String(scalar)
        }
    }

    /// Characters that are invisible in source code or combine with others.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .format, .control, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark, .surrogate,
            .privateUse, .unassigned:
            true
        default: scalar.properties.isWhitespace && scalar != " "
        }
    }
}
