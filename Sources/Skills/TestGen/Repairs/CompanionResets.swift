import SwiftTools

/// Properties that begin anew together wherever one of them does, but in one function.
///
/// No words are needed for that: what is put in with the one and put back with it belongs to it.
struct CompanionResets {
    /// What the functions of one type do to a property.
    private struct Use: Hashable {
        let function: String
        let property: String
    }

    private var resets: Set<Use> = []
    private var changes: Set<Use> = []

    /// Looks at all changes that could be made in a file: the statements among them are what is done there.
    init(_ mutants: [Mutant]) {
        for mutant in mutants {
            let statement = mutant.original
            let isSum = mutant.kind == .arithmetic && (statement.contains(" += ") || statement.contains(" -= "))
            guard mutant.form == .statement || isSum, let property = Self.property(statement) else { continue }
            let use = Use(function: Self.key(mutant), property: property)
            if Self.isReset(statement, property) { resets.insert(use) } else { changes.insert(use) }
        }
    }

    /// The property that a reset may be lacking for, with the one that it goes with; `nil` where nothing tells so.
    func companion(of insertion: Mutant) -> String? {
        guard let property = ResetClaims.property(insertion.mutated) else { return nil }
        let own = Self.key(insertion)
        let type = own.prefix { $0 != " " }
        func functions(_ uses: Set<Use>, _ name: String) -> Set<String> {
            Set(uses.filter { $0.property == name && $0.function.prefix { $0 != " " } == type }.map(\.function))
        }
        let (reset, changed) = (functions(resets, property), functions(changes, property))
        guard !reset.isEmpty, !changed.isEmpty, !reset.contains(own), !changed.contains(own) else { return nil }
        let others = Set(resets.filter { $0.function == own && $0.property != property }.map(\.property)).sorted()
        return others.first { other in
            functions(resets, other).subtracting([own]) == reset && functions(changes, other) == changed
        }
    }

    private static func key(_ mutant: Mutant) -> String {
        mutant.function.path.dropLast().joined(separator: ".") + " " + (mutant.function.path.last ?? "")
    }

    /// `paid` of `paid = []`, `self.credit += coin` and `paid.append(coin)`.
    private static func property(_ statement: String) -> String? {
        let plain = statement.hasPrefix("self.") ? statement.dropFirst("self.".count) : statement[...]
        let name = plain.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = plain.dropFirst(name.count)
        guard !name.isEmpty, [" = ", " += ", " -= ", ".", "["].contains(where: { rest.hasPrefix($0) }) else {
            return nil
        }
        return String(name)
    }

    /// Whether a statement puts a property back to what it begins with.
    private static func isReset(_ statement: String, _ property: String) -> Bool {
        let plain = statement.hasPrefix("self.") ? String(statement.dropFirst("self.".count)) : statement
        if plain == "\(property).removeAll()" || plain.hasPrefix("\(property).removeAll(keepingCapacity") {
            return true
        }
        return ["0", "0.0", "[]", "[:]", "nil", "\"\"", "false"].contains { plain == "\(property) = \($0)" }
    }
}
