/// Loops that may be meant to run the other way round.
extension MutantWalk {
    private static let endings = [".indices", ".reversed()", ".enumerated()"]

    /// Proposes that a loop goes through its elements from the other end.
    mutating func proposeReversal(_ node: SyntaxNode, _ scope: MutantScope) {
        // Only what surely ends can be turned round.
        guard let sequence = node.child("parsed_sequence")?.written, let code = copy(sequence),
            MangledType(sequence.type)?.isArray == true || Self.endings.contains(where: { code.hasSuffix($0) })
        else { return }
        let isReversed = code.hasSuffix(".reversed()")
        add(
            .removedCall, sequence, form: .reversal, mutated: "\(code).reversed()",
            change: isReversed ? "the loop runs forward" : "the loop runs backward", scope)
    }
}
