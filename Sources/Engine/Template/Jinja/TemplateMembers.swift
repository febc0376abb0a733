/// Attributes and items of values, looked up as in Jinja: `a.b` is an attribute first and then an item, `a['b']` the
/// reverse.
enum TemplateMembers {
    static func attribute(_ value: TemplateValue, _ name: String) throws(TemplateError) -> TemplateValue {
        if case .undefined(let reason) = value { throw TemplateError(reason) }
        if let method = method(value, name) { return method }
        if case .mapping(let mapping) = value, let member = mapping[name] { return member }
        return .undefined("'\(value.typeName) object' has no attribute '\(name)'")
    }

    static func item(_ value: TemplateValue, _ index: TemplateValue) throws(TemplateError) -> TemplateValue {
        if case .undefined(let reason) = value { throw TemplateError(reason) }
        switch value {
        case .mapping(let mapping):
            if let key = TemplateKey(index), let member = mapping[key] { return member }
        case .list(let elements), .tuple(let elements):
            if let offset = offset(index, elements.count) { return elements[offset] }
        case .string(let text):
            if let offset = offset(index, text.count) { return .string(TemplateString(units: [text.units[offset]])) }
        default: break
        }
        if case .string(let name) = index, let method = method(value, name.text) { return method }
        return .undefined("'\(value.typeName) object' has no element \(name(index))")
    }

    /// An index, for messages.
    private static func name(_ index: TemplateValue) -> String {
        switch index {
        case .string(let text): "'\(TemplateString(units: text.units.prefix(80)).text)'"
        case .integer(let number): "\(number)"
        default: "of type \(index.typeName)"
        }
    }

    private static func offset(_ index: TemplateValue, _ count: Int) -> Int? {
        guard let number = index.integer, number >= -count, number < count else { return nil }
        return number < 0 ? number + count : number
    }

    private static func method(_ value: TemplateValue, _ name: String) -> TemplateValue? {
        switch value {
        case .string(let text): TemplateStringMethods.method(text, name).map(TemplateValue.function)
        case .mapping(let mapping): TemplateMappingMethods.method(mapping, name).map(TemplateValue.function)
        case .list(let elements), .tuple(let elements):
            TemplateListMethods.method(elements, name).map(TemplateValue.function)
        case .namespace(let namespace): namespace.members[name]
        case .function(let function): function.member(name)
        default: nil
        }
    }

    /// `element in value`
    static func contains(_ value: TemplateValue, _ element: TemplateValue) throws(TemplateError) -> Bool {
        switch value {
        case .string(let text):
            guard case .string(let part) = element else {
                throw TemplateError("'in <string>' requires string as left operand, not \(element.typeName)")
            }
            return text.find(part) != nil
        case .mapping(let mapping):
            guard let key = TemplateKey(element) else { throw TemplateError("unhashable type: '\(element.typeName)'") }
            return mapping[key] != nil
        default: return try value.elements().contains { $0.equals(element) }
        }
    }
}
