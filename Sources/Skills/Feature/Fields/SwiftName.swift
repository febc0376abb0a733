/// Names and string literals in Swift code.
enum SwiftName {
    /// Keywords that need backticks as names (The Swift Programming Language, "Keywords and Punctuation").
    private static let keywords: Set<String> = [
        "actor", "any", "as", "associatedtype", "await", "borrowing", "break", "case", "catch", "class", "consuming",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "some",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]
    /// Contextual keywords among them, which need no backticks where a name is expected.
    private static let contextual: Set<String> = ["actor", "any", "borrowing", "consuming", "some"]

    /// Names that a property or a case cannot have even in backticks, or that the generated code uses itself.
    static let taken: Set<String> = [
        "self", "Self", "init", "Type", "Protocol", "id", "hashValue", "encode", "validate", "deinit",
        "allCases", "rawValue",
    ]

    /// The cases of `Optional`, which hide cases of the same name in the wrapped type.
    static let ofOptionals: Set<String> = ["none", "some"]

    /// The name, with backticks if it needs them.
    static func escaped(_ name: String) -> String {
        keywords.contains(name) && !contextual.contains(name) ? "`\(name)`" : name
    }

    /// Whether the name has only letters, digits and underscores, begins with a letter behind underscores, and is not too
    /// long.
    static func isPlain(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first(where: { $0 != "_" }), first.properties.isXIDStart, name.count <= 60
        else { return false }
        return name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    }

    /// The text as a Swift string literal.
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
