/// A value inside a template, with the types that Jinja borrows from Python.
indirect enum TemplateValue {
    /// A variable or member that is not there; the text says which, for the error where it is used.
    case undefined(String)
    case none
    case bool(Bool)
    case integer(Int)
    case float(Double)
    case string(TemplateString)
    case list([TemplateValue])
    case tuple([TemplateValue])
    case mapping(TemplateMapping)
    case namespace(TemplateNamespace)
    case function(TemplateFunction)

    /// A string of the template's own.
    static func text(_ text: String) -> Self { .string(TemplateString(text)) }
}

/// A dictionary that keeps the order of its keys.
struct TemplateMapping {
    private(set) var keys: [TemplateKey] = []
    private var values: [TemplateKey: TemplateValue] = [:]

    init() {}

    init(_ pairs: [(String, TemplateValue)]) { for (key, value) in pairs { self[TemplateKey(key)] = value } }

    var count: Int { keys.count }

    subscript(key: TemplateKey) -> TemplateValue? {
        get { values[key] }
        set {
            if values[key] == nil, newValue != nil { keys.append(key) }
            if newValue == nil { keys.removeAll { $0 == key } }
            values[key] = newValue
        }
    }

    subscript(name: String) -> TemplateValue? { values[TemplateKey(name)] }

    /// The pairs in order.
    var pairs: [(key: TemplateKey, value: TemplateValue)] {
        keys.compactMap { key in values[key].map { (key, $0) } }
    }
}

/// What can be a key: numbers that are equal are the same key, as in Python.
enum TemplateKey: Hashable {
    case none
    case number(Double, TemplateNumber)
    case string(TemplateString)
    case tuple([TemplateKey])

    init(_ text: String) { self = .string(TemplateString(text)) }

    /// The key of a value, if it can be one.
    init?(_ value: TemplateValue) {
        switch value {
        case .none: self = .none
        case .bool(let flag): self = .number(flag ? 1 : 0, .bool)
        case .integer(let number): self = .number(Double(number), .integer(number))
        case .float(let number): self = .number(number, .float)
        case .string(let text): self = .string(text)
        case .tuple(let elements):
            let keys = elements.map { TemplateKey($0) }
            guard !keys.contains(nil) else { return nil }
            self = .tuple(keys.compactMap { $0 })
        default: return nil
        }
    }

    /// The value again.
    var value: TemplateValue {
        switch self {
        case .none: .none
        case .number(let number, .bool): .bool(number != 0)
        case .number(_, .integer(let number)): .integer(number)
        case .number(let number, .float): .float(number)
        case .string(let text): .string(text)
        case .tuple(let keys): .tuple(keys.map(\.value))
        }
    }
}

/// How a number key was written; it takes no part in comparisons.
enum TemplateNumber: Sendable, Hashable {
    case bool
    case integer(Int)
    case float

    static func == (left: Self, right: Self) -> Bool {
        if case .integer(let first) = left, case .integer(let second) = right { return first == second }
        return true
    }

    func hash(into hasher: inout Hasher) {}
}
