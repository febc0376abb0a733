/// Writes values as Swift literals.
enum SwiftLiteral {
    /// A text as a string literal on one line.
    static func string(_ text: some StringProtocol) -> String { "\"\(text.unicodeScalars.map(escaped).joined())\"" }

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

    /// Marks that would join or hide in a source text.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .format, .control, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark, .surrogate,
            .privateUse, .unassigned:
            true
        default: scalar.properties.isWhitespace && scalar != " "
        }
    }
}
