import SwiftTools

/// How a symbol is called: its receiver, its parameters and its result type.
struct CallShape: Sendable {
    /// One value that a call takes: the receiver or an argument.
    struct Slot: Hashable, Sendable {
        /// The parameter's name; `self` for the receiver.
        let name: String
        let type: TypeExpression
        let isReceiver: Bool
        let hasDefault: Bool

        /// The literal as it is written in this slot: an array literal as a receiver needs `as` and its type.
        func written(_ literal: String) -> String {
            isReceiver && literal.hasPrefix("[") ? "(\(literal) as \(type.text))" : literal
        }
    }

    let symbol: CodeSymbol
    /// The receiver first, if there is one, then the parameters.
    let slots: [Slot]
    /// The type of the result.
    let result: TypeExpression?
    /// The type before a static member or an initialiser: `Stack<Int>`.
    private let owner: String

    /// Makes the shape; `nil` if the symbol cannot be called in an expression.
    init?(_ symbol: CodeSymbol, in graph: SymbolGraph) {
        guard let binding = GenericBinding(symbol, in: graph), !symbol.parameters.contains(where: \.isInout) else {
            return nil
        }
        let receiver = binding.receiver(of: symbol, in: graph)
        func resolved(_ text: String) -> TypeExpression {
            binding.resolve(TypeExpression(text).replacing { $0 == "Self" ? receiver : nil })
        }
        var slots: [Slot] = []
        switch symbol.kind {
        case .method, .property, .subscriptMember:
            guard let receiver else { return nil }
            slots.append(Slot(name: "self", type: receiver, isReceiver: true, hasDefault: false))
        case .initializer, .function, .typeMethod, .typeProperty, .typeSubscript, .operatorFunction: break
        default: return nil
        }
        self.symbol = symbol
        self.slots =
            slots
            + symbol.parameters.map { parameter in
                let type = resolved(parameter.type)
                return Slot(
                    name: parameter.name, type: parameter.isVariadic ? .array(type) : type, isReceiver: false,
                    hasDefault: parameter.hasDefault)
            }
        result = symbol.kind == .initializer ? receiver : symbol.type.map(resolved)
        owner = receiver?.text ?? ""
    }

    /// Whether a call may return `nil`.
    var mayBeNil: Bool {
        if symbol.kind == .initializer { return symbol.declaration.contains("init?") }
        if case .optional? = result { return true }
        return false
    }

    /// The statements before a call and the call itself, from one value per slot; `nil` leaves out an argument that has
    /// a default.
    ///
    /// - Returns: `nil` if a slot without a default has no value.
    func call(_ values: [String?]) -> (setup: [String], expression: String)? {
        guard values.count == slots.count, zip(slots, values).allSatisfy({ $1 != nil || $0.hasDefault }) else {
            return nil
        }
        var setup: [String] = []
        var receiver = ""
        var arguments: [String] = []
        for (slot, value) in zip(slots, values) where slot.isReceiver {
            receiver = value ?? ""
            if symbol.isMutating {
                setup = ["var subject = \(receiver)"]
                receiver = "subject"
            }
        }
        for (parameter, value) in zip(symbol.parameters, values.suffix(symbol.parameters.count)) {
            guard let value else { continue }
            let text = parameter.isVariadic ? String(value.dropFirst().dropLast()) : value
            arguments.append(ArgumentLists.argument(parameter, text))
        }
        let list = arguments.joined(separator: ", ")
        switch symbol.kind {
        case .function: return (setup, "\(symbol.baseName)(\(list))")
        case .initializer: return (setup, "\(owner)(\(list))")
        case .typeMethod: return (setup, "\(owner).\(symbol.baseName)(\(list))")
        case .typeProperty: return (setup, "\(owner).\(symbol.baseName)")
        case .method: return (setup, "\(receiver).\(symbol.baseName)(\(list))")
        case .property: return (setup, "\(receiver).\(symbol.baseName)")
        case .subscriptMember: return (setup, "\(receiver)[\(list)]")
        case .typeSubscript: return (setup, "\(owner)[\(list)]")
        case .operatorFunction where arguments.count == 2:
            return (setup, arguments.map { "(\($0))" }.joined(separator: " \(symbol.baseName) "))
        default: return nil
        }
    }
}

extension TypeExpression {
    /// The wrapped type of an optional; the type itself otherwise.
    var unwrapped: TypeExpression { if case .optional(let wrapped) = self { wrapped } else { self } }

    /// The kind of literal that makes a value of a type.
    enum LiteralForm: Hashable {
        case integer
        case fraction
        case truth
        case text
        case list
        case dictionary
        case range(String)
    }

    /// The kind of literal that makes a value of the type, or of its wrapped type; `nil` if unknown.
    var literalForm: LiteralForm? {
        switch self {
        case .optional(let wrapped), .constrained(_, let wrapped): return wrapped.literalForm
        case .array: return .list
        case .dictionary: return .dictionary
        case .named("Set", _), .named("ArraySlice", _), .named("ContiguousArray", _): return .list
        case .named("ClosedRange", _): return .range("...")
        case .named("Range", _): return .range("..<")
        case .named("Bool", []): return .truth
        case .named("String", []), .named("Substring", []), .named("Character", []), .named("StringProtocol", []):
            return .text
        case .named(let name, []) where Self.integers.contains(name): return .integer
        case .named(let name, []) where Self.fractions.contains(name): return .fraction
        case .named(let name, _) where StandardTypes.isSequence(name): return .list
        default: return nil
        }
    }

    /// Whether the literal could be a value of the type.
    func admits(_ literal: String) -> Bool {
        if case .optional = self, literal == "nil" { return true }
        switch literalForm {
        case .integer: return Int(literal) != nil
        case .fraction: return Double(literal) != nil
        case .truth: return literal == "true" || literal == "false"
        case .text: return literal.hasPrefix("\"")
        case .list: return literal.hasPrefix("[") && literal != "[:]"
        case .dictionary: return literal.hasPrefix("[") && (literal == "[:]" || literal.contains(":"))
        case .range(let sign): return literal.contains(sign)
        case nil: return false
        }
    }

    private static let integers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "BinaryInteger",
        "FixedWidthInteger",
    ]
    private static let fractions: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval", "BinaryFloatingPoint"]
}
