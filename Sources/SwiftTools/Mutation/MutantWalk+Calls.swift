extension MutantWalk {
    private static let extremes = ["min": "max", "max": "min"]

    /// Adds the mutants of a call: its receiver instead of its result if both have the same type, and `min` for `max`
    /// or the reverse.
    mutating func proposeCall(_ node: SyntaxNode, _ scope: MutantScope) {
        guard !node.isImplicit, let range = node.range, let reference = node.callee, let nameRange = reference.range,
            let name = reference.name
        else { return }
        if let other = Self.extremes[name], nameRange.lowerBound == range.lowerBound, source.text(nameRange) == name,
            let copy = copy(node), copy.hasPrefix(name)
        {
            add(
                .arithmetic, node, mutated: other + copy.dropFirst(name.count), change: "`\(name)` became `\(other)`",
                scope)
        } else if let receiver = receiver(of: node), let start = receiver.range, start.lowerBound == range.lowerBound,
            start.upperBound < nameRange.lowerBound, receiver.type == node.type, MangledType(node.type)?.isVoid != true
        {
            let call = Self.shown(source.text(start.upperBound..<range.upperBound))
            add(.removedCall, node, mutated: copy(receiver), change: "the call \(call) was taken out", scope)
        }
    }

    /// A method's receiver, if it is written in the code and the method does not mutate it.
    private func receiver(of node: SyntaxNode) -> SyntaxNode? {
        guard let function = node.child("fn"), function.kind == "dot_syntax_call_expr" else { return nil }
        let base = function.arguments.first
        let unfit: Set<String> = ["inout_expr", "super_ref_expr", "type_expr"]
        guard let base, !base.isImplicit, !unfit.contains(base.kind) else { return nil }
        // In `a?.b()`, neither `a?` nor the call is an expression of its own.
        guard let start = base.range?.lowerBound, !isChained(base, at: start) else { return nil }
        let isChanged = function.children("args").contains { list in
            list.children("args").contains { $0.flags.contains("inout") }
        }
        return isChanged ? nil : base
    }

    private func isChained(_ node: SyntaxNode, at start: Int) -> Bool {
        node.range?.lowerBound == start && node.kind == "bind_optional_expr"
            || node.children.contains { isChained($0, at: start) }
    }
}
