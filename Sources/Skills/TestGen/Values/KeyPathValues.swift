import SwiftTools

/// Key paths from one type to another: `\Int.self`, `\String.count`, and the properties of the module's own types.
struct KeyPathValues {
    let graph: SymbolGraph

    /// Properties of standard types, with the types of their owner and their value.
    private static let standard: [(root: String, value: String, property: String)] = [
        ("String", "Int", "count"), ("String", "Bool", "isEmpty"), ("Int", "String", "description"),
        ("Int", "UInt", "magnitude"), ("Int", "Int", "bitWidth"), ("Double", "Bool", "isNaN"),
        ("Double", "Double", "magnitude"), ("Character", "Bool", "isLetter"),
    ]

    /// Key paths of a type, the most useful first; empty if none can be written.
    ///
    /// - Parameters:
    ///   - name: `KeyPath`, `WritableKeyPath` or `PartialKeyPath`.
    ///   - root: the type that they start from.
    ///   - value: the type of their values; `nil` for any.
    func values(_ name: String, from root: TypeExpression, to value: TypeExpression?) -> [String] {
        var properties: [String] = []
        if value == nil || value == root { properties.append("self") }
        if name != "WritableKeyPath" {
            properties += Self.standard.filter { $0.root == root.text && (value == nil || $0.value == value?.text) }
                .map(\.property)
        }
        if case .named(let type, _) = root, let own = graph.type(at: type.split(separator: ".").map(String.init)) {
            properties += graph.members(of: own.path).filter { member in
                member.kind == .property && member.isAvailable && !["private", "fileprivate"].contains(member.access)
                    && !member.isThrowing && !member.isAsync && (value == nil || member.type == value?.text)
                    && (name != "WritableKeyPath" || Self.isStored(member))
            }.map(\.baseName)
        }
        return properties.map { "\\\(root.text).\($0)" }
    }

    /// Whether a property can be set, judging by its declaration.
    private static func isStored(_ property: CodeSymbol) -> Bool {
        property.declaration.hasPrefix("var ") && !property.declaration.contains("{ get }")
    }
}
