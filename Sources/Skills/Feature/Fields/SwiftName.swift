/// Which names Swift takes, and how.
enum SwiftName {
    /// Words that need backticks where something is declared with them (The Swift Programming Language, "Keywords and
    /// Punctuation").
    private static let keywords: Set<String> = [
        "actor", "any", "as", "associatedtype", "await", "borrowing", "break", "case", "catch", "class", "consuming",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "some",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]
    /// Contextual ones among them that may stand without.
    private static let contextual: Set<String> = ["actor", "any", "await", "borrowing", "consuming", "some"]

    /// Names that a property or a case cannot have even so, or that the generated code uses itself.
    static let taken: Set<String> = [
        "self", "Self", "init", "Type", "Protocol", "id", "hashValue", "encode", "validate", "deinit",
        "allCases", "rawValue",
    ]

    /// The cases of optionals, which hide those of the same name of what they wrap.
    static let ofOptionals: Set<String> = ["none", "some"]

    /// The name, with backticks where it needs them.
    static func escaped(_ name: String) -> String {
        keywords.contains(name) && !contextual.contains(name) ? "`\(name)`" : name
    }

    /// Whether it is letters, digits and underscores, and begins with a letter.
    static func isPlain(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first.properties.isXIDStart, name.count <= 60 else { return false }
        return name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    }

    /// A text as a literal of Swift.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
