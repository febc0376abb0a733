import SwiftTools

/// Finds the module's own types that conform to its own protocols.
struct ConformingTypes {
    let graph: SymbolGraph

    /// The types that conform to all of these protocols: first those without generic parameters, then generic types
    /// with arguments chosen for them.
    func types(_ protocols: Set<String>) -> [TypeExpression] {
        let types = graph.symbols.filter {
            $0.kind.isType && $0.access != "private" && $0.isAvailable
                && protocols.isSubset(of: $0.conformances)
        }
        let plain = types.filter(\.genericParameters.isEmpty).map { TypeExpression.named(Self.name($0.path), []) }
        // A parameter that itself needs a protocol of the module could recurse without end.
        let generic = types.filter { type in
            !type.genericParameters.isEmpty
                && type.constraints.allSatisfy { $0.kind == .conformance && StandardTypes.isProtocol($0.right) }
        }
        return plain
            + generic.compactMap { type in
                GenericBinding(type, in: graph).map { $0.nominal(type.path, in: graph) }
            }
    }

    /// The associated types of a type's protocols, by name: from its declarations of these names, or inferred from the
    /// members that match a requirement.
    func associated(of type: TypeExpression) -> [String: TypeExpression] {
        guard case .named(let name, _) = type,
            let symbol = graph.type(at: name.split(separator: ".").map(String.init)),
            let binding = GenericBinding(symbol, in: graph)
        else { return [:] }
        let protocols = symbol.conformances.filter(graph.declares(protocol:))
        let names = Set(
            graph.symbols.filter { $0.kind == .associatedType && protocols.contains($0.owner.first ?? "") }
                .map(\.baseName))
        var found: [String: TypeExpression] = [:]
        for name in names {
            let plain = TypeExpression.named(name, [])
            let given = binding.resolve(plain)
            if given != plain { found[name] = given }
        }
        let members = Dictionary(grouping: graph.members(of: symbol.path), by: \.name)
        for requirement in graph.symbols where protocols.contains(requirement.owner.first ?? "") {
            for member in members[requirement.name] ?? [] where found.count < names.count {
                let pairs =
                    zip(requirement.parameters, member.parameters).map { ($0.type, $1.type) }
                    + [(requirement.type ?? "", member.type ?? "")]
                for (demanded, own) in pairs {
                    match(TypeExpression(demanded), TypeExpression(own), names) { name, type in
                        if found[name] == nil { found[name] = binding.resolve(type) }
                    }
                }
            }
        }
        return found
    }

    /// Whether the associated types meet an extension's constraints.
    func meets(_ constraints: [CodeSymbol.Constraint], _ associated: [String: TypeExpression]) -> Bool {
        constraints.allSatisfy { constraint in
            guard constraint.left.hasPrefix("Self."), let type = associated[String(constraint.left.dropFirst(5))]
            else { return true }
            guard constraint.kind == .conformance else {
                return type == TypeExpression(constraint.right) || constraint.right.hasPrefix("Self.")
            }
            guard case .named(let name, _) = type,
                let symbol = graph.type(at: name.split(separator: ".").map(String.init))
            else { return StandardTypes.isProtocol(constraint.right) }
            return symbol.conformances.contains(constraint.right)
        }
    }

    /// Matches a type against a pattern, and passes on what it has in place of each of the names.
    private func match(
        _ pattern: TypeExpression, _ type: TypeExpression, _ names: Set<String>,
        _ take: (String, TypeExpression) -> Void
    ) {
        switch (pattern, type) {
        case (.named(let name, []), _) where names.contains(name): take(name, type)
        case (.named(let name, []), _) where name.hasPrefix("Self.") && names.contains(String(name.dropFirst(5))):
            take(String(name.dropFirst(5)), type)
        case (.named(let name, let parts), .named(let other, let others)) where name == other:
            for (part, other) in zip(parts, others) { match(part, other, names, take) }
        case (.optional(let part), .optional(let other)), (.array(let part), .array(let other)):
            match(part, other, names, take)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            match(key, otherKey, names, take)
            match(value, otherValue, names, take)
        case (.tuple(let parts), .tuple(let others)) where parts.count == others.count:
            for (part, other) in zip(parts, others) { match(part.type, other.type, names, take) }
        case (.function(let parts, _, let result), .function(let others, _, let otherResult)):
            for (part, other) in zip(parts, others) { match(part, other, names, take) }
            match(result, otherResult, names, take)
        default: break
        }
    }

    private static func name(_ path: [String]) -> String { path.joined(separator: ".") }
}
