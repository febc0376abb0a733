import SwiftTools

/// A call that takes a text in one place, for which telling texts are looked for.
struct TextEntry: Hashable, Sendable {
    /// How a text becomes the value that is passed.
    enum Conversion: Hashable, Sendable {
        case text
        case substring
        /// Its parts between unit separators, as words of a command line.
        case words
        case characters
        case bytes
        case data
        /// A value of the module's that is made of a text and nothing else: `Reader(string: text)`, with what stands before the text.
        case made(String)

        /// The conversion to a type; `nil` where a text is none of it.
        init?(_ type: TypeExpression, in graph: SymbolGraph) {
            if let plain = Self(plain: type) {
                self = plain
            } else if case .named(let name, []) = type, let made = Self.initializer(of: name, in: graph) {
                self = .made(made)
            } else {
                return nil
            }
        }

        /// The beginning of a call that makes a value of a text alone.
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

        /// The value in the search's program, of the variable `agentInput`.
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

        /// The value in a test.
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

    /// The declaration that is called.
    let usr: String
    /// The parameter's place; `nil` where the text is what the declaration belongs to.
    let parameter: Int?
    let conversion: Conversion
    /// Statements before the call.
    let setup: [String]
    /// The call, with `agentInput` in the text's place.
    let call: String
    /// Whether the call gives something.
    let hasResult: Bool
    let isMainActor: Bool
}
