extension MutantWalk {
    private static let types: Set<String> = ["struct_decl", "class_decl", "enum_decl"]
    private static let ordering: Set<String> = ["sort", "sorted", "min", "max", "lexicographicallyPrecedes"]

    /// Updates the scope for a node and its children.
    func enter(_ node: SyntaxNode, _ scope: inout MutantScope) {
        switch node.kind {
        case let kind where Self.types.contains(kind):
            scope.types.append(node.name ?? "")
            scope.generics.enter(node, source: source)
        case "extension_decl":
            scope.types = extendedType(node)
            scope.generics.enterExtension(ofProtocol: node.type?.hasSuffix("_pD") == true)
        case "func_decl", "constructor_decl", "subscript_decl":
            scope.generics.enter(node, source: source)
            // Nested functions belong to the outer one.
            guard scope.function == nil else { return }
            scope.isInitializer = node.kind == "constructor_decl"
            scope.propertyUSR = node.usr
            scope.function = function(node, name: signature(node), scope)
            scope.equalities = equalities(node)
        case "var_decl": scope.propertyUSR = node.usr
        case "accessor_decl":
            guard scope.function == nil, let name = node.name else { return }
            scope.function = function(node, name: name, scope)
            scope.equalities = equalities(node)
        case "pattern_binding_decl":
            // A global's value is computed once per process.
            guard scope.function == nil, !scope.types.isEmpty else { return }
            scope.isInitializer = true
            scope.function = function(node, name: boundName(node) ?? "", scope)
        case "while_stmt", "repeat_while_stmt": scope.isInLoop = true
        case "throw_stmt": scope.isMessage = true
        case "call_expr":
            if let name = node.calledName, Self.ordering.contains(name) { scope.isOrdering = true }
        case "pattern_expr": scope.isInPattern = true
        case "tap_expr": scope.isInString = true
        case "ternary_expr", "if_stmt":
            if choosesOperand(node) { scope.isOrdering = true }
        default: break
        }
    }

    /// Updates the scope for one child.
    ///
    /// - Returns: whether to skip the child.
    func narrow(_ child: SyntaxNode, at index: Int, of node: SyntaxNode, _ scope: inout MutantScope) -> Bool {
        if scope.isMessage, child.kind == "interpolated_string_literal_expr" { return true }
        let count = node.children.count
        // In a long array literal, a few elements are enough.
        if node.kind == "array_expr", count > 8 { return ![1, count / 2, count - 1].contains(index) }
        // A test cannot see what this condition decides.
        if child.role == "conditions", node.kind == "if_stmt" || node.kind == "guard_stmt", guardsNothing(node) {
            return true
        }
        if node.kind == "ternary_expr" || node.kind == "if_stmt", child.role != "cond_expr", child.role != "conditions"
        {
            scope.isOrdering = false
        }
        return false
    }

    /// Whether a condition only decides whether the program ends, or which debugging messages it writes.
    func guardsNothing(_ node: SyntaxNode) -> Bool {
        guard let body = node.child(node.kind == "guard_stmt" ? "body" : "then_stmt"), node.child("else_stmt") == nil
        else { return false }
        let statements = body.children("elements")
        guard let last = statements.last else { return false }
        return MangledType(last.type)?.isNever == true
            || statements.allSatisfy { MutantExclusion.excludes($0, source: source) }
    }

    /// The pairs of operands that a function compares for equality.
    private func equalities(_ node: SyntaxNode) -> Set<Set<String>> {
        var result: Set<Set<String>> = []
        if node.kind == "binary_expr", let name = node.calledName, name == "==" || name == "!=" {
            result.insert(Set(node.arguments.compactMap(copy)))
        }
        for child in node.children { result.formUnion(equalities(child)) }
        return result
    }

    private func function(_ node: SyntaxNode, name: String, _ scope: MutantScope) -> Mutant.Function {
        Mutant.Function(
            path: scope.types + [name], usr: node.kind == "pattern_binding_decl" ? nil : scope.propertyUSR ?? node.usr,
            lines: node.range.map(source.lines(of:)) ?? 1...1)
    }

    /// `insert(_:at:)`.
    private func signature(_ node: SyntaxNode) -> String {
        let base = node.name ?? ""
        let getter = node.children("accessors").first { $0.flags.contains("get") }
        guard let list = node.child("params") ?? getter?.child("params") else { return "\(base)()" }
        return "\(base)(\(list.children("params").map { "\($0.label ?? "_"):" }.joined()))"
    }

    private func boundName(_ node: SyntaxNode) -> String? {
        var pattern = node.child("pattern_entries")?.child("pattern")
        while let inner = pattern?.child("sub_pattern") { pattern = inner }
        return pattern?.name
    }

    /// The names of the extended type, read from the text after `extension`.
    private func extendedType(_ node: SyntaxNode) -> [String] {
        guard let range = node.range else { return [] }
        let code = source.bytes[range].drop(while: TokenScanner.isIdentifier).drop { $0 == 0x20 || $0 == 0x09 }
        let name = code.prefix { TokenScanner.isIdentifier($0) || $0 == UInt8(ascii: ".") }
        return String(decoding: name, as: UTF8.self).split(separator: ".").map(String.init)
    }

    /// Whether a condition chooses one of the two operands that it compares, so that equal operands make no difference:
    /// `a < b ? a : b`, `if a > b { b = a }`.
    private func choosesOperand(_ node: SyntaxNode) -> Bool {
        guard let condition = node.child("cond_expr") ?? node.child("conditions"), condition.kind == "binary_expr"
        else { return false }
        let compared = Set(condition.arguments.compactMap(copy))
        if node.kind == "ternary_expr" {
            let results = ["then_expr", "else_expr"].compactMap { node.child($0)?.written }.compactMap(copy)
            return compared.count == 2 && Set(results) == compared
        }
        guard let body = node.child("then_stmt"), body.children("elements").count == 1,
            let assignment = body.child("elements"), assignment.kind == "assign_expr"
        else { return false }
        let sides = [assignment.child("dest"), assignment.child("src")].compactMap { $0?.written }.compactMap(copy)
        return sides.count == 2 && Set(sides) == compared
    }
}
