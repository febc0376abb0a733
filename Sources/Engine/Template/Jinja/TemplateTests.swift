/// The tests, which follow `is`.
enum TemplateTests {
    static let names: Set<String> = [
        "boolean", "callable", "defined", "divisibleby", "eq", "equalto", "escaped", "even", "false", "filter", "float",
        "ge", "greaterthan", "gt", "in", "integer", "iterable", "le", "lessthan", "lower", "lt", "mapping", "ne",
        "none", "number", "odd", "sameas", "sequence", "string", "test", "true", "undefined", "upper",
    ]
    static let comparisons: [String: TemplateComparison] = [
        "eq": .equal, "equalto": .equal, "ne": .notEqual, "gt": .greater, "greaterthan": .greater,
        "ge": .greaterOrEqual, "lt": .less, "lessthan": .less, "le": .lessOrEqual, "in": .isIn,
    ]
}

extension TemplateInterpreter {
    /// Whether a value passes a test.
    func test(
        _ name: String, _ value: TemplateValue, _ arguments: TemplateArguments
    ) throws(TemplateError) -> Bool {
        guard TemplateTests.names.contains(name) else { throw TemplateError("no test named '\(name)'") }
        if let comparison = TemplateTests.comparisons[name] {
            guard let other = arguments.positional.first else { throw TemplateError("the test \(name) needs a value") }
            return try compare(comparison, value, other)
        }
        switch (name, value) {
        case ("defined", .undefined): return false
        case ("defined", _): return true
        case ("undefined", .undefined), ("none", .none), ("boolean", .bool), ("integer", .integer), ("float", .float),
            ("string", .string), ("mapping", .mapping), ("callable", .function):
            return true
        case ("number", .bool), ("number", .integer), ("number", .float): return true
        case ("true", .bool(let flag)): return flag
        case ("false", .bool(let flag)): return !flag
        case ("iterable", .undefined), ("iterable", .string), ("iterable", .list), ("iterable", .tuple),
            ("iterable", .mapping):
            return true
        case ("sequence", .string), ("sequence", .list), ("sequence", .tuple), ("sequence", .mapping),
            ("sequence", .undefined):
            return true
        case ("lower", .string(let text)): return try isLowercase(text)
        case ("upper", .string(let text)): return try isUppercase(text)
        case ("odd", _), ("even", _), ("divisibleby", _): return try divides(name, value, arguments)
        case ("sameas", _):
            guard let other = arguments.positional.first else { throw TemplateError("the test sameas needs a value") }
            try charge(min(value.weight, other.weight))
            return value.typeName == other.typeName && value.equals(other)
        case ("filter", .string(let text)): return TemplateFilters.names.contains(text.text)
        case ("test", .string(let text)): return TemplateTests.names.contains(text.text)
        default: return false
        }
    }

    private func divides(
        _ name: String, _ value: TemplateValue, _ arguments: TemplateArguments
    ) throws(TemplateError) -> Bool {
        if case .undefined(let reason) = value { throw TemplateError(reason) }
        guard let number = value.integer else { throw TemplateError("the test \(name) needs a whole number") }
        guard name == "divisibleby" else { return (number % 2 != 0) == (name == "odd") }
        let divisor = try arguments.integer(0, "num", default: 0)
        guard divisor != 0 else { throw TemplateError("integer division or modulo by zero") }
        return divisor == -1 || number % divisor == 0
    }
}
