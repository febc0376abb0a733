import SwiftTools

/// The type aliases in a module's types: `typealias Base = OrderedDictionary<Key, Value>`.
struct TypeAliases {
    let graph: SymbolGraph

    /// The aliases in the type at this path, and those of the types they refer to, as `Base.Index`.
    func names(in path: [String]) -> [String: TypeExpression] {
        guard !path.isEmpty else { return [:] }
        var names: [String: TypeExpression] = [:]
        for alias in own(path) {
            names[alias.name] = alias.type
            guard case .named(let name, let arguments) = alias.type,
                let type = graph.type(at: name.split(separator: ".").map(String.init))
            else { continue }
            let given = Dictionary(zip(type.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
            for other in own(type.path) {
                names["\(alias.name).\(other.name)"] = other.type.replacing { given[$0] }
                // A collection with `Int` indices has a range as its `Indices`, unless it declares otherwise.
                if other.name == "Index", other.type == .named("Int", []), names["\(alias.name).Indices"] == nil {
                    names["\(alias.name).Indices"] = .named("Range", [other.type])
                }
            }
        }
        return names
    }

    private func own(_ path: [String]) -> [(name: String, type: TypeExpression)] {
        graph.symbols.compactMap { symbol in
            guard symbol.kind == .typeAlias, symbol.owner == path,
                let equals = TypeText.firstOutermost(" = ", in: symbol.declaration)
            else { return nil }
            let type = TypeExpression(String(symbol.declaration[equals.upperBound...]))
            // An alias for itself would never resolve.
            return type == .named(symbol.baseName, []) ? nil : (symbol.baseName, type)
        }
    }
}
