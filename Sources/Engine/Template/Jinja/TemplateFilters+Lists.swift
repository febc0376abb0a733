extension TemplateInterpreter {
    /// Filters on lists and mappings.
    func listFilter(
        _ name: String, _ value: TemplateValue, _ arguments: TemplateArguments
    ) throws(TemplateError) -> TemplateValue {
        switch name {
        case "default", "d": return Self.fallback(value, arguments)
        case "length", "count": return .integer(try Self.length(value))
        default:
            // A text becomes one value per scalar.
            if case .string(let text) = value { try charge(text.count * 8) }
        }
        switch name {
        case "first": return try value.elements().first ?? .undefined("No first item, sequence was empty.")
        case "last": return try value.elements().last ?? .undefined("No last item, sequence was empty.")
        case "list": return .list(of: try value.elements())
        case "reverse":
            if case .string(let text) = value { return .string(TemplateString(units: text.units.reversed())) }
            return .list(of: try value.elements().reversed())
        case "join": return try joined(value, arguments)
        case "items":
            if case .undefined = value { return .list([]) }
            guard case .mapping(let mapping) = value else {
                throw TemplateError("Can only get item pairs from a mapping.")
            }
            try charge(mapping.count * 32)
            return .list(of: mapping.pairs.map { .tuple([$0.key.value, $0.value]) })
        case "attr":
            guard let name = try arguments.string(0, "name") else {
                throw TemplateError("the filter attr needs a name")
            }
            if case .mapping(let mapping) = value {
                return TemplateMappingMethods.method(mapping, name.text).map(TemplateValue.function)
                    ?? .undefined("'dict object' has no attribute '\(name.text)'")
            }
            return try TemplateMembers.attribute(value, name.text)
        case "map" where !value.isTrue, "select" where !value.isTrue, "reject" where !value.isTrue,
            "selectattr" where !value.isTrue, "rejectattr" where !value.isTrue:
            return .list([])
        case "map": return .list(of: try mapped(value, arguments))
        case "select", "reject", "selectattr", "rejectattr": return .list(of: try selected(name, value, arguments))
        case "batch", "slice": return .list(of: try grouped(name, value, arguments))
        case "sum": return try sum(value, arguments)
        default: return try sortFilter(name, value, arguments)
        }
    }

    private static func fallback(_ value: TemplateValue, _ arguments: TemplateArguments) -> TemplateValue {
        let fallback = arguments.value(0, "default_value") ?? .text("")
        if case .undefined = value { return fallback }
        return arguments.value(1, "boolean")?.isTrue == true && !value.isTrue ? fallback : value
    }

    private static func length(_ value: TemplateValue) throws(TemplateError) -> Int {
        switch value {
        case .undefined: return 0
        case .string, .list, .tuple, .mapping: return value.breadth
        default: throw TemplateError("object of type '\(value.typeName)' has no len()")
        }
    }

    private func joined(_ value: TemplateValue, _ arguments: TemplateArguments) throws(TemplateError) -> TemplateValue {
        var parts = try value.elements()
        if let path = arguments.value(1, "attribute") {
            for index in parts.indices { parts[index] = try Self.member(parts[index], path) }
        }
        return try TemplateStringMethods.joined(parts, arguments.value(0, "d")?.string ?? "", self)
    }

    /// The member at a path such as `function.name` or `0`.
    static func member(_ value: TemplateValue, _ path: TemplateValue) throws(TemplateError) -> TemplateValue {
        guard case .string(let text) = path else { return try TemplateMembers.item(value, path) }
        var result = value
        for part in text.split(".", limit: -1) {
            result = try TemplateMembers.item(result, Int(part.text).map(TemplateValue.integer) ?? .string(part))
        }
        return result
    }

    private func mapped(_ value: TemplateValue, _ arguments: TemplateArguments) throws(TemplateError) -> [TemplateValue]
    {
        var result: [TemplateValue] = []
        for element in try value.elements() {
            if let path = arguments["attribute"] {
                let found = try Self.member(element, path)
                if case .undefined = found, let fallback = arguments["default"] {
                    result.append(fallback)
                } else {
                    result.append(found)
                }
            } else {
                guard let name = arguments.positional.first?.string.text, TemplateFilters.names.contains(name) else {
                    throw TemplateError("the filter map needs the name of a filter or attribute=")
                }
                let rest = TemplateArguments(
                    positional: Array(arguments.positional.dropFirst()), named: arguments.named)
                result.append(try filter(name, element, rest))
            }
        }
        return result
    }

    private func selected(
        _ name: String, _ value: TemplateValue, _ arguments: TemplateArguments
    ) throws(TemplateError) -> [TemplateValue] {
        var rest = arguments.positional[...]
        let path = name.hasSuffix("attr") ? rest.popFirst() : nil
        if name.hasSuffix("attr"), path == nil { throw TemplateError("the filter \(name) needs an attribute") }
        let test = rest.popFirst()?.string.text
        if let test, !TemplateTests.names.contains(test) { throw TemplateError("no test named '\(test)'") }
        let others = TemplateArguments(positional: Array(rest))
        var result: [TemplateValue] = []
        for element in try value.elements() {
            try charge()
            let subject = try path.map { (path) throws(TemplateError) in try Self.member(element, path) } ?? element
            let passes = try test.map { (test) throws(TemplateError) in try self.test(test, subject, others) }
            if (passes ?? subject.isTrue) == name.hasPrefix("select") { result.append(element) }
        }
        return result
    }

    private func grouped(
        _ name: String, _ value: TemplateValue, _ arguments: TemplateArguments
    ) throws(TemplateError) -> [TemplateValue] {
        let elements = try value.elements()
        let count = try arguments.integer(0, name == "batch" ? "linecount" : "slices", default: 0)
        guard count > 0 else { throw TemplateError("the filter \(name) needs a number from 1") }
        try checkSize(count)
        try charge(elements.count * 16 + (name == "slice" ? count * 8 : 0))
        let filler = arguments.value(1, "fill_with")
        var result: [TemplateValue] = []
        if name == "batch" {
            for start in stride(from: 0, to: elements.count, by: count) {
                var part = Array(elements[start..<min(elements.count, start + min(count, elements.count))])
                if let filler { part += Array(repeating: filler, count: count - part.count) }
                result.append(.list(of: part))
            }
            return result
        }
        var start = 0
        let extra = elements.count % count
        for index in 0..<count {
            let end = start + elements.count / count + (index < extra ? 1 : 0)
            let filling = index >= extra && extra > 0 ? [filler].compactMap { $0 } : []
            result.append(.list(of: elements[start..<end] + filling))
            start = end
        }
        return result
    }

    private func sum(_ value: TemplateValue, _ arguments: TemplateArguments) throws(TemplateError) -> TemplateValue {
        var result = arguments.value(1, "start") ?? .integer(0)
        for element in try value.elements() {
            let number = try arguments.value(0, "attribute").map { (path) throws(TemplateError) in
                try Self.member(element, path)
            }
            result = try TemplateArithmetic.apply(.add, result, number ?? element, self)
            try checkSize(result.weight)
            try charge(result.breadth)
        }
        return result
    }
}
