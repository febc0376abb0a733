/// A value inside a template, with the types that Jinja takes from Python.
enum TemplateValue {
    /// A missing variable or member; the text is the error message if it is used.
    case undefined(String)
    case none
    case bool(Bool)
    case integer(Int)
    case float(Double)
    case string(TemplateString)
    indirect case list(TemplateList)
    indirect case tuple(TemplateList)
    indirect case mapping(TemplateMapping)
    case namespace(TemplateNamespace)
    case function(TemplateFunction)

    /// A string that the template itself wrote.
    static func text(_ text: String) -> Self { .string(TemplateString(text)) }

    /// A list of these elements.
    static func list(of elements: [TemplateValue]) -> Self { .list(TemplateList(elements)) }

    /// Number of scalars and elements on all levels, a measure of the work of writing or comparing it.
    var weight: Int {
        switch self {
        case .string(let text): text.count + 1
        case .list(let elements), .tuple(let elements): elements.weight
        case .mapping(let mapping): mapping.weight
        default: 1
        }
    }

    /// Number of scalars or elements on the first level, a measure of the work of one pass over it.
    var breadth: Int {
        switch self {
        case .string(let text): text.count
        case .list(let elements), .tuple(let elements): elements.count
        case .mapping(let mapping): mapping.count
        default: 1
        }
    }

    /// Whether a namespace or a function may be reachable from it, judged by its type.
    var mayHoldNamespace: Bool {
        switch self {
        case .list, .tuple, .mapping, .namespace, .function: true
        default: false
        }
    }

    /// Nesting depth of lists and mappings.
    var height: Int {
        switch self {
        case .list(let elements), .tuple(let elements): elements.height
        case .mapping(let mapping): mapping.height
        default: 0
        }
    }
}

/// A dictionary that keeps the order of its keys.
struct TemplateMapping {
    private(set) var keys: [TemplateKey] = []
    private var values: [TemplateKey: TemplateValue] = [:]
    /// Number of scalars and elements on all levels; replaced values still count.
    private(set) var weight = 1
    /// Nesting depth of lists and mappings.
    private(set) var height = 1

    init() {}

    init(_ pairs: [(String, TemplateValue)]) { for (key, value) in pairs { set(TemplateKey(key), to: value) } }

    var count: Int { keys.count }

    subscript(key: TemplateKey) -> TemplateValue? { values[key] }

    subscript(name: String) -> TemplateValue? { values[TemplateKey(name)] }

    /// Sets the value of a key; a new key comes last.
    mutating func set(_ key: TemplateKey, to value: TemplateValue) {
        weight = weight.addingSaturated(value.weight)
        height = max(height, value.height + 1)
        if values.updateValue(value, forKey: key) == nil {
            weight = weight.addingSaturated(key.weight)
            keys.append(key)
        }
    }

    /// The pairs in order.
    var pairs: [(key: TemplateKey, value: TemplateValue)] {
        keys.compactMap { key in values[key].map { (key, $0) } }
    }
}

/// A key of a mapping. Equal numbers are the same key, as in Python.
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

    /// The key as a value.
    var value: TemplateValue {
        switch self {
        case .none: .none
        case .number(let number, .bool): .bool(number != 0)
        case .number(_, .integer(let number)): .integer(number)
        case .number(let number, .float): .float(number)
        case .string(let text): .string(text)
        case .tuple(let keys): .tuple(TemplateList(keys.map(\.value)))
        }
    }

    /// As `TemplateValue.weight`.
    var weight: Int {
        switch self {
        case .string(let text): text.count + 1
        case .tuple(let keys): keys.reduce(1) { $0.addingSaturated($1.weight) }
        default: 1
        }
    }
}

/// The type of a number used as a key. It is ignored in comparisons, except that integers are compared exactly.
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
