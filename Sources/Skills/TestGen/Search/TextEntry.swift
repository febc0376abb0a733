import SwiftTools

/// A call with one text as its input, for which the search looks for inputs that reach new code.
struct TextEntry: Hashable, Sendable {
    /// How a text becomes the argument or receiver.
    enum Conversion: Hashable, Sendable {
        case text
        case substring
        /// The parts of the text between unit separators (U+001F), as the words of a command line.
        case words
        case characters
        case bytes
        case data
        /// A value that is made from a text alone, `Reader(string: text)`: the code before the text.
        case made(String)

        /// The conversion to a type; `nil` if a text cannot become one.
        init?(_ type: TypeExpression, in graph: SymbolGraph) {
            if let plain = Self(plain: type) {
                self = plain
            } else if case .named(let name, []) = type, let made = Self.initializer(of: name, in: graph) {
                self = .made(made)
            } else {
                return nil
            }
        }

        /// The start of an initialiser call whose only required argument is a text.
        private static func initializer(of name: String, in graph: SymbolGraph) -> String? {
            let path = name.split(separator: ".").map(String.init)
            guard let type = graph.type(at: path), type.genericParameters.isEmpty else { return nil }
            let makers = graph.members(of: path).filter { member in
                let needed = member.parameters.filter { !$0.hasDefault }
                return member.kind == .initializer && member.isAvailable && !member.isThrowing && !member.isAsync
                    && !member.declaration.contains("init?") && !["private", "fileprivate"].contains(member.access)
                    && needed.count == 1 && needed[0].type == "String"
            }
            guard let parameter = makers.first?.parameters.first(where: { !$0.hasDefault }) else { return nil }
            return "\(name)(" + (parameter.label.map { "\($0): " } ?? "")
        }

        private init?(plain type: TypeExpression) {
            switch type {
            case .named("String", []): self = .text
            case .named("Substring", []): self = .substring
            case .array(.named("String", [])): self = .words
            case .array(.named("Character", [])): self = .characters
            case .array(.named("UInt8", [])): self = .bytes
            case .named("Data", []): self = .data
            case .constrained("some", .named(let name, [])) where name == "StringProtocol": self = .text
            default: return nil
            }
        }

        /// The value's code in the search program, made from the variable `agentInput`.
        var code: String {
            switch self {
            case .text: "agentInput"
            case .substring: "agentInput[...]"
            case .words: "agentInput.split(separator: \"\\u{1F}\").map(String.init)"
            case .characters: "Array(agentInput)"
            case .bytes: "Array(agentInput.utf8)"
            case .data: "Data(agentInput.utf8)"
            case .made(let call): "\(call)agentInput)"
            }
        }

        /// The value's code in a test, made from a literal.
        func literal(_ text: String) -> String {
            switch self {
            case .text: SwiftLiteral.string(text)
            case .substring: "Substring(\(SwiftLiteral.string(text)))"
            case .words:
                "[\(text.split(separator: "\u{1F}").map { SwiftLiteral.string($0) }.joined(separator: ", "))]"
            case .characters: "Array(\(SwiftLiteral.string(text)))"
            case .bytes: "Array(\(SwiftLiteral.string(text)).utf8)"
            case .data: "Data(\(SwiftLiteral.string(text)).utf8)"
            case .made(let call): "\(call)\(SwiftLiteral.string(text)))"
            }
        }
    }

    /// The USR of the called declaration.
    let usr: String
    /// The parameter's index; `nil` if the text is the receiver.
    let parameter: Int?
    let conversion: Conversion
    /// Statements before the call.
    let setup: [String]
    /// The call, with `agentInput` in the text's place.
    let call: String
    /// Whether the call returns a value.
    let hasResult: Bool
    let isMainActor: Bool
}
