/// Loops that may be meant to run the other way round.
extension MutantWalk {
    private static let endings = [".indices", ".reversed()", ".enumerated()"]

    /// Proposes that a loop goes through its elements from the other end.
    mutating func proposeReversal(_ node: SyntaxNode, _ scope: MutantScope) {
        // Only what surely ends can be turned round.
        guard let sequence = loopSequence(node), let code = copy(sequence),
            MangledType(sequence.type)?.isArray == true || Self.endings.contains(where: { code.hasSuffix($0) })
        else { return }
        let isReversed = code.hasSuffix(".reversed()")
        add(
            .removedCall, sequence, form: .reversal, mutated: "\(code).reversed()",
            change: isReversed ? "the loop runs forward" : "the loop runs backward", scope)
    }

    /// What stands behind `in`: what the iterator is made of, which has its type.
    private func loopSequence(_ loop: SyntaxNode) -> SyntaxNode? {
        let entry = loop.child("iterator_var")?.child("pattern_entries")
        let call = entry?.child("original_init") ?? entry?.child("processed_init")
        guard let function = call?.child("fn"), function.kind == "dot_syntax_call_expr" else { return nil }
        return function.arguments.first
    }
}
