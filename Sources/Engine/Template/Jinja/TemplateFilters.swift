/// The filters, which follow `|`.
enum TemplateFilters {
    static let names: Set<String> = texts.union(lists).union(numbers)

    /// Filters on text.
    static let texts: Set<String> = [
        "capitalize", "center", "e", "escape", "forceescape", "format", "indent", "lower", "replace", "safe", "string",
        "striptags", "title", "tojson", "trim", "truncate", "upper", "wordcount",
    ]
    /// Filters on lists and mappings.
    static let lists: Set<String> = [
        "attr", "batch", "count", "d", "default", "dictsort", "first", "groupby", "items", "join", "last", "length",
        "list", "map", "max", "min", "reject", "rejectattr", "reverse", "select", "selectattr", "slice", "sort", "sum",
        "unique",
    ]
    /// Filters on numbers.
    static let numbers: Set<String> = ["abs", "float", "int", "round"]
}

extension TemplateInterpreter {
    /// Applies a filter.
    func filter(
        _ name: String, _ value: TemplateValue, _ arguments: TemplateArguments
    ) throws(TemplateError) -> TemplateValue {
        try charge(value.breadth * 4)
        guard TemplateFilters.names.contains(name) else { throw TemplateError("no filter named '\(name)'") }
        let result: TemplateValue
        if TemplateFilters.texts.contains(name) {
            result = try textFilter(name, value, arguments)
        } else if TemplateFilters.numbers.contains(name) {
            result = try numberFilter(name, value, arguments)
        } else {
            result = try listFilter(name, value, arguments)
        }
        try checkSize(result.weight)
        try charge(result.breadth * 4)
        return result
    }

    private func textFilter(
        _ name: String, _ value: TemplateValue, _ arguments: TemplateArguments
    ) throws(TemplateError) -> TemplateValue {
        let text = name == "tojson" ? TemplateString() : try self.text(of: value)
        switch name {
        case "capitalize": return .string(try titled(text) { _ in false })
        case "lower": return .string(try lowercased(text))
        case "upper": return .string(try uppercased(text))
        case "title":
            return .string(try titled(text) { $0.properties.isWhitespace || "-([{<".unicodeScalars.contains($0) })
        case "trim": return .string(text.stripped(try arguments.string(0, "chars")))
        case "string": return .string(text)
        case "safe", "e", "escape", "forceescape":
            try charge(text.count * 4)
            var markup = name == "safe" ? text : text.escapedForHTML
            markup.isMarkup = true
            return .string(markup)
        case "tojson": return .string(try json(value, arguments))
        case "indent": return .string(try indented(text, arguments))
        case "replace":
            guard let old = arguments.value(0, "old"), let new = arguments.value(1, "new") else {
                throw TemplateError("the filter replace needs two texts")
            }
            let limit = try arguments.integer(2, "count", default: -1)
            return try TemplateStringMethods.replaced(text, self.text(of: old), self.text(of: new), limit, self)
        case "wordcount":
            try charge(text.count * 8)
            return .integer(text.split(nil, limit: -1).count)
        case "format":
            return .string(try TemplateFormatting.format(text, with: .tuple(TemplateList(arguments.positional)), self))
        case "center":
            let room = max(0, try arguments.integer(0, "width", default: 80) - text.count)
            try checkSize(room)
            let left = room / 2 + (room & (try arguments.integer(0, "width", default: 80)) & 1)
            return .string(
                TemplateString(String(repeating: " ", count: left)) + text
                    + TemplateString(String(repeating: " ", count: room - left)))
        default: throw TemplateError("the filter \(name) is not supported")
        }
    }

    private func json(_ value: TemplateValue, _ arguments: TemplateArguments) throws(TemplateError) -> TemplateString {
        var indent: TemplateString?
        switch arguments.value(1, "indent") {
        case .string(let text)?: indent = text
        case let number?:
            if let count = number.integer {
                try checkSize(count)
                indent = TemplateString(String(repeating: " ", count: max(0, count)))
            }
        case nil: break
        }
        var writer = TemplateJSONWriter(indent: indent, itemSeparator: indent == nil ? ", " : ",", limit: sizeLimit)
        if case .tuple(let parts)? = arguments.value(2, "separators"), parts.count == 2 {
            writer.itemSeparator = try self.text(of: parts[0])
            writer.keySeparator = try self.text(of: parts[1])
        } else if case .list(let parts)? = arguments.value(2, "separators"), parts.count == 2 {
            writer.itemSeparator = try self.text(of: parts[0])
            writer.keySeparator = try self.text(of: parts[1])
        }
        writer.sortsKeys = arguments.value(3, "sort_keys")?.isTrue == true
        writer.ensuresASCII = arguments.value(0, "ensure_ascii")?.isTrue == true
        if case .undefined(let reason) = value { throw TemplateError("\(reason), so it is not JSON serializable") }
        try checkSize(value.weight)
        try charge(value.weight * 4)
        let text = try writer.text(value)
        try charge(text.count)
        return text
    }

    private func indented(_ text: TemplateString, _ arguments: TemplateArguments) throws(TemplateError)
        -> TemplateString
    {
        let indentation: TemplateString
        if case .string(let given)? = arguments.value(0, "width") {
            indentation = given
        } else {
            let width = try arguments.integer(0, "width", default: 4)
            try checkSize(width)
            indentation = TemplateString(String(repeating: " ", count: max(0, width)))
        }
        let first = arguments.value(1, "first")?.isTrue == true
        let blank = arguments.value(2, "blank")?.isTrue == true
        var lines = (text + "\n").lines()
        let rest = lines.removeFirst()
        try checkSize(lines.count * (indentation.count + 1) + text.count)  // both factors are within the limit
        let others = lines.map { blank || !$0.isEmpty ? indentation + $0 : $0 }
        let whole = TemplateString.joined([rest] + others, separator: "\n")
        return first ? indentation + whole : whole
    }

    private func numberFilter(
        _ name: String, _ value: TemplateValue, _ arguments: TemplateArguments
    ) throws(TemplateError) -> TemplateValue {
        if case .undefined(let reason) = value { throw TemplateError(reason) }
        switch name {
        case "abs":
            if let number = value.integer, number != .min { return .integer(abs(number)) }
            guard let number = value.number else {
                throw TemplateError("bad operand type for abs(): '\(value.typeName)'")
            }
            return .float(abs(number))
        case "round":
            guard let number = value.number else { throw TemplateError("\(value.typeName) cannot be rounded") }
            let factor = (0..<max(0, min(20, try arguments.integer(0, "precision", default: 0)))).reduce(1.0) {
                result, _ in
                result * 10
            }
            switch arguments.value(1, "method")?.string.text ?? "common" {
            case "ceil": return .float((number * factor).rounded(.up) / factor)
            case "floor": return .float((number * factor).rounded(.down) / factor)
            default: return .float((number * factor).rounded(.toNearestOrEven) / factor)
            }
        default:
            try charge(value.breadth * 16)
            let text = try text(of: value).stripped().text
            let number = value.number ?? Double(text)
            if name == "float" { return number.map(TemplateValue.float) ?? arguments.value(0, "default") ?? .float(0) }
            if let whole = value.integer ?? Int(text) { return .integer(whole) }
            if let number, number.magnitude < 9e18 { return .integer(Int(number)) }
            return arguments.value(0, "default") ?? .integer(0)
        }
    }
}
