extension TemplateValue {
    /// Python's name of the type.
    var typeName: String {
        switch self {
        case .undefined: "Undefined"
        case .none: "NoneType"
        case .bool: "bool"
        case .integer: "int"
        case .float: "float"
        case .string: "str"
        case .list: "list"
        case .tuple: "tuple"
        case .mapping: "dict"
        case .namespace: "Namespace"
        case .function: "function"
        }
    }

    /// Whether a condition treats it as true.
    var isTrue: Bool {
        switch self {
        case .undefined, .none: false
        case .bool(let flag): flag
        case .integer(let number): number != 0
        case .float(let number): number != 0
        case .string(let text): !text.isEmpty
        case .list(let elements), .tuple(let elements): !elements.isEmpty
        case .mapping(let mapping): mapping.count > 0
        case .namespace, .function: true
        }
    }

    /// The text that `str` writes.
    var string: TemplateString {
        switch self {
        case .undefined: TemplateString()
        case .string(let text): text
        default: representation
        }
    }

    /// The text that `repr` writes.
    var representation: TemplateString {
        switch self {
        case .undefined: return "Undefined"
        case .none: return "None"
        case .bool(let flag): return flag ? "True" : "False"
        case .integer(let number): return TemplateString(String(number))
        case .float(let number): return TemplateString(Self.text(number))
        case .string(let text): return text.quoted
        case .list(let elements): return Self.sequence(elements.elements, "[", "]")
        case .tuple(let elements): return Self.sequence(elements.elements, "(", elements.count == 1 ? ",)" : ")")
        case .mapping(let mapping):
            let parts = mapping.pairs.map { $0.key.value.representation + ": " + $0.value.representation }
            return "{" + TemplateString.joined(parts, separator: ", ") + "}"
        case .namespace: return "<Namespace>"
        case .function(let function): return TemplateString("<function \(function.name)>")
        }
    }

    /// A number as Python writes it.
    static func text(_ number: Double) -> String { number.isFinite ? "\(number)" : number.isNaN ? "nan" : "\(number)" }

    private static func sequence(_ elements: [Self], _ open: TemplateString, _ close: TemplateString) -> TemplateString
    {
        open + TemplateString.joined(elements.map(\.representation), separator: ", ") + close
    }

    /// The number, if it is one; booleans count.
    var number: Double? {
        switch self {
        case .bool(let flag): flag ? 1 : 0
        case .integer(let number): Double(number)
        case .float(let number): number
        default: nil
        }
    }

    /// The whole number, if it is one; booleans count.
    var integer: Int? {
        switch self {
        case .bool(let flag): flag ? 1 : 0
        case .integer(let number): number
        default: nil
        }
    }

    /// Whether two values are equal by Python's `==`.
    func equals(_ other: Self) -> Bool {
        switch (self, other) {
        case (.undefined, .undefined), (.none, .none): true
        case (.string(let left), .string(let right)): left == right
        case (.list(let left), .list(let right)), (.tuple(let left), .tuple(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.equals($1) }
        case (.mapping(let left), .mapping(let right)):
            left.count == right.count && left.pairs.allSatisfy { right[$0.key]?.equals($0.value) == true }
        case (.namespace(let left), .namespace(let right)): left === right
        case (.integer(let left), .integer(let right)): left == right
        default: number.flatMap { left in other.number.map { left == $0 } } ?? false
        }
    }

    /// Whether it comes before another in sorted order.
    ///
    /// - Throws: `TemplateError` if the two cannot be compared.
    func precedes(_ other: Self) throws(TemplateError) -> Bool {
        switch (self, other) {
        case (.string(let left), .string(let right)): return left < right
        case (.integer(let left), .integer(let right)): return left < right
        case (.list(let left), .list(let right)), (.tuple(let left), .tuple(let right)):
            for (first, second) in zip(left, right) where !first.equals(second) { return try first.precedes(second) }
            return left.count < right.count
        default:
            guard let left = number, let right = other.number else {
                throw TemplateError("'\(typeName)' and '\(other.typeName)' have no order")
            }
            return left < right
        }
    }

    /// The elements that a loop iterates over.
    ///
    /// - Throws: `TemplateError` if it cannot be iterated.
    func elements() throws(TemplateError) -> [Self] {
        switch self {
        case .undefined: return []
        case .list(let elements), .tuple(let elements): return elements.elements
        case .string(let text): return text.units.map { .string(TemplateString(units: [$0])) }
        case .mapping(let mapping): return mapping.keys.map(\.value)
        default: throw TemplateError("'\(typeName)' object is not iterable")
        }
    }
}

extension TemplateString {
    /// In quotes, as `repr` writes it.
    var quoted: TemplateString {
        let values = Set(values)
        let quote: UInt32 = values.contains(39) && !values.contains(34) ? 34 : 39
        var result = TemplateString(units: [quote])
        for unit in units {
            switch Self.value(unit) {
            case quote, 92: result.units += [92, unit]
            case 10: result.append("\\n")
            case 13: result.append("\\r")
            case 9: result.append("\\t")
            case let value where !Self.isPrintable(unit):
                let (letter, width) = value < 0x100 ? ("x", 2) : value < 0x10000 ? ("u", 4) : ("U", 8)
                result.append("\\" + letter + Self.hexadecimal(value, width: width))
            default: result.units.append(unit)
            }
        }
        result.units.append(quote)
        return result
    }

    static func hexadecimal(_ value: UInt32, width: Int) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    private static func isPrintable(_ unit: UInt32) -> Bool {
        if value(unit) == 32 { return true }
        switch scalar(unit).properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
            .spaceSeparator:
            return false
        default: return true
        }
    }
}
