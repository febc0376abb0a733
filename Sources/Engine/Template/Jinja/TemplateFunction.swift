/// The arguments of a call.
struct TemplateArguments {
    var positional: [TemplateValue] = []
    var named: [(name: String, value: TemplateValue)] = []

    /// The argument at a position or with a name.
    func value(_ index: Int, _ name: String) -> TemplateValue? {
        index < positional.count ? positional[index] : self[name]
    }

    /// The argument with a name.
    subscript(name: String) -> TemplateValue? { named.first { $0.name == name }?.value }

    /// An argument that is a whole number.
    func integer(_ index: Int, _ name: String, default fallback: Int) throws(TemplateError) -> Int {
        guard let value = value(index, name) else { return fallback }
        if case .none = value { return fallback }
        guard let number = value.integer else {
            throw TemplateError("\(name) must be an integer, not \(value.typeName)")
        }
        return number
    }

    /// An argument that is a text.
    func string(_ index: Int, _ name: String) throws(TemplateError) -> TemplateString? {
        guard let value = value(index, name) else { return nil }
        switch value {
        case .none: return nil
        case .string(let text): return text
        default: throw TemplateError("\(name) must be str, not \(value.typeName)")
        }
    }
}

/// Something that can be called: a macro, a method bound to its value, a global.
class TemplateFunction {
    typealias Body = (TemplateArguments, TemplateInterpreter) throws(TemplateError) -> TemplateValue

    let name: String
    let body: Body

    init(_ name: String, _ body: @escaping Body) {
        self.name = name
        self.body = body
    }

    /// A member that can be looked up, such as `loop.index`.
    func member(_ name: String) -> TemplateValue? { name == "name" ? .text(self.name) : nil }
}

/// The result of `namespace()`: the only value whose members a template may set.
final class TemplateNamespace {
    var members: TemplateMapping

    init(_ members: TemplateMapping) { self.members = members }
}
