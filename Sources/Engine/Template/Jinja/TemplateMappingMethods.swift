/// The read-only methods of `dict`; a template cannot change its input.
enum TemplateMappingMethods {
    private static let changing: Set<String> = ["clear", "pop", "popitem", "setdefault", "update"]

    /// The method with a name, bound to a mapping.
    static func method(_ mapping: TemplateMapping, _ name: String) -> TemplateFunction? {
        switch name {
        case "items":
            TemplateFunction(name) { (_, interpreter) throws(TemplateError) in
                try interpreter.charge(mapping.count * 32)
                return .list(of: mapping.pairs.map { .tuple([$0.key.value, $0.value]) })
            }
        case "keys":
            TemplateFunction(name) { (_, interpreter) throws(TemplateError) in
                .list(of: try interpreter.elements(of: .mapping(mapping)))
            }
        case "values":
            TemplateFunction(name) { (_, interpreter) throws(TemplateError) in
                try interpreter.charge(mapping.count * 16)
                return .list(of: mapping.pairs.map(\.value))
            }
        case "copy": TemplateFunction(name) { (_, _) throws(TemplateError) in .mapping(mapping) }
        case "get":
            TemplateFunction(name) { (call, interpreter) throws(TemplateError) in
                try interpreter.charge((call.positional.first?.weight ?? 0) * 4)
                guard let name = call.positional.first, let key = TemplateKey(name) else {
                    throw TemplateError("get needs a key")
                }
                return mapping[key] ?? call.value(1, "default") ?? .none
            }
        default: changing.contains(name) ? TemplateListMethods.refusing(name) : nil
        }
    }
}

/// The read-only methods of lists and tuples.
enum TemplateListMethods {
    private static let changing: Set<String> = [
        "append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort",
    ]

    /// The method with a name, bound to the elements.
    static func method(_ elements: TemplateList, _ name: String) -> TemplateFunction? {
        switch name {
        case "count":
            TemplateFunction(name) { (call, interpreter) throws(TemplateError) in
                guard let value = call.positional.first else { throw TemplateError("count needs a value") }
                try interpreter.charge(elements.weight)
                return .integer(elements.count { $0.equals(value) })
            }
        case "index":
            TemplateFunction(name) { (call, interpreter) throws(TemplateError) in
                try interpreter.charge(elements.weight)
                guard let value = call.positional.first, let index = elements.firstIndex(where: { $0.equals(value) })
                else { throw TemplateError("the value is not in the list") }
                return .integer(index)
            }
        default: changing.contains(name) ? refusing(name) : nil
        }
    }

    /// A method that would change its value; calling it throws.
    static func refusing(_ name: String) -> TemplateFunction {
        TemplateFunction(name) { (_, _) throws(TemplateError) in
            throw TemplateError("access to attribute '\(name)' is unsafe: a template cannot change values")
        }
    }
}
