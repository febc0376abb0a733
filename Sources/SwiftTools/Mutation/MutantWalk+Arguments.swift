/// What is passed to a function, where the same function is passed something else beside it.
extension MutantWalk {
    /// A plain name that a call passes as its only argument.
    struct PassedName: Hashable, Sendable {
        let callee: String
        let name: String
        let type: String?
    }

    /// All such names in a function.
    func passedNames(in node: SyntaxNode) -> Set<PassedName> {
        var found: Set<PassedName> = []
        if let passed = passedName(node)?.passed { found.insert(passed) }
        for child in node.children { found.formUnion(passedNames(in: child)) }
        return found
    }

    private func passedName(_ node: SyntaxNode) -> (passed: PassedName, argument: SyntaxNode)? {
        guard node.kind == "call_expr", !node.isImplicit, let callee = node.calledName, node.arguments.count == 1,
            let argument = node.arguments.first, ["declref_expr", "member_ref_expr"].contains(argument.kind),
            let name = copy(argument), Self.isName(name)
        else { return nil }
        return (PassedName(callee: callee, name: name, type: argument.type), argument)
    }

    /// Proposes that a call passes what the same function is passed elsewhere.
    mutating func proposePassed(_ node: SyntaxNode, _ scope: MutantScope) {
        guard let (own, argument) = passedName(node) else { return }
        for other in scope.passed.sorted(by: { $0.name < $1.name })
        where other.callee == own.callee && other.type == own.type && other.name != own.name {
            add(
                .arithmetic, argument, mutated: other.name,
                change: "`\(own.name)` became `\(other.name)` as in another `\(own.callee)`", scope)
        }
    }
}
