/// Code that was copied for a second name, and keeps the first in one place.
extension MutantWalk {
    /// The pieces of code beside each other that a node consists of: arguments, operands of `&&`, statements.
    private func pieces(of node: SyntaxNode) -> [SyntaxNode] {
        switch node.kind {
        case "call_expr", "tuple_expr": node.arguments
        case "binary_expr" where node.calledName == "&&": node.arguments
        case "brace_stmt": node.children("elements").filter { $0.kind != "var_decl" }
        default: []
        }
    }

    /// The names that go apart between pieces beside each other, anywhere in a tree, each set in both directions.
    ///
    /// Pieces of which only one name differs tell nothing of which names go together.
    func parallelNames(in node: SyntaxNode) -> Set<[String: String]> {
        var found: Set<[String: String]> = []
        for (one, other) in neighbours(node) {
            for (left, right) in [(one, other), (other, one)] {
                guard let parallel = ParallelCode(left.code, right.code), parallel.renamed.count > 1 else { continue }
                found.insert(parallel.renamed)
            }
        }
        for child in node.children { found.formUnion(parallelNames(in: child)) }
        return found
    }

    private func neighbours(_ node: SyntaxNode) -> [(
        (node: SyntaxNode, code: String), (node: SyntaxNode, code: String)
    )] {
        let pieces = pieces(of: node).compactMap { piece in copy(piece).map { (node: piece, code: $0) } }
        return Array(zip(pieces, pieces.dropFirst()))
    }

    /// Proposes the name that was meant in a copy.
    mutating func proposeParallels(_ node: SyntaxNode, _ scope: MutantScope) {
        guard !parallels.isEmpty else { return }
        for (one, other) in neighbours(node) {
            for (left, right) in [(one, other), (other, one)] {
                guard let parallel = ParallelCode(left.code, right.code), parallel.places > 1,
                    let repaired = parallel.repaired(parallels), right.node.kind.hasSuffix("_expr")
                else { continue }
                add(
                    .arithmetic, right.node, mutated: repaired.code,
                    change: "`\(repaired.name)` became `\(repaired.wanted)`", scope, isCopy: true)
            }
        }
    }
}
