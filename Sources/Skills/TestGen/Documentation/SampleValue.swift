/// A value chosen for a call, that can be thought about and written.
indirect enum SampleValue: Hashable, Sendable {
    case int(Int)
    case double(Double)
    case bool(Bool)
    case string(String)
    case array([SampleValue])
    case none
    /// Two bounds.
    case range(SampleValue, SampleValue)
    /// Swift code of which nothing more is known.
    case code(String)
    /// An instance of a type of the module: statements that make it, its name or expression, and what its properties are.
    case object(setup: [String], code: String, fields: [String: SampleValue])

    /// As Swift writes it where a value of the type is wanted.
    func swift(as type: SampleType) -> String {
        switch self {
        case .int(let value): return type.unwrapped.isFloating ? "\(value).0" : "\(value)"
        case .double(let value): return "\(value)"
        case .bool(let value): return "\(value)"
        case .string(let value): return SwiftLiteral.string(value)
        case .none: return "nil"
        case .code(let text): return text
        case .object(_, let text, _): return text
        case .array(let values):
            let element = type.unwrapped.element ?? .other("")
            return "[" + values.map { $0.swift(as: element) }.joined(separator: ", ") + "]"
        case .range(let low, let high):
            switch type.unwrapped {
            case .closedRange(let bound): return "\(low.operand(as: bound))...\(high.operand(as: bound))"
            case .range(let bound): return "\(low.operand(as: bound))..<\(high.operand(as: bound))"
            default: return "\(low)...\(high)"
            }
        }
    }

    private func operand(as type: SampleType) -> String {
        let text = swift(as: type)
        return text.hasPrefix("-") ? "(\(text))" : text
    }

    /// As Swift writes it where nothing else says the type, ready for a member access.
    func typed(_ type: SampleType) -> String {
        switch (self, type) {
        case (.int(let value), .integer("Int")): return value < 0 ? "(\(value))" : "\(value)"
        case (.string, .string("String")), (.code, _), (.object, _), (.bool, _): return swift(as: type)
        case (.array(let values), _) where values.isEmpty: return "\(type.swift)()"
        default: return "(\(swift(as: type)) as \(type.swift))"
        }
    }

    /// The number, where it is one.
    var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }

    /// The elements of an array, or the characters of a string.
    var elements: [SampleValue]? {
        switch self {
        case .array(let values): values
        case .string(let text): text.map { .string(String($0)) }
        default: nil
        }
    }

    var text: String? { if case .string(let text) = self { text } else { nil } }
    var integer: Int? { if case .int(let value) = self { value } else { nil } }
}
