/// Assignments that may be meant to add to what is there.
extension MutantWalk {
    /// Proposes that what is assigned to a property is added to it, or that a sum is counted from what was there.
    mutating func proposeAccumulation(_ node: SyntaxNode, _ scope: MutantScope) {
        guard !scope.isInitializer, let target = node.child("dest")?.written, let value = node.child("src")?.written,
            let range = node.range, let place = target.range, range.contains(place.lowerBound),
            target.kind == "member_ref_expr", let type = MangledType(value.type), type.isInteger || type.isFraction,
            let left = copy(target), let right = operand(value), !right.contains(left)
        else { return }
        add(
            .removedAssignment, node, form: .replacement, mutated: "\(left) += \(right)", change: "`=` became `+=`",
            scope)
        guard value.calledName == "+", value.arguments.count == 2 else { return }
        let parts = value.arguments.compactMap(operand)
        guard parts.count == 2 else { return }
        for (start, amount) in [(parts[0], parts[1]), (parts[1], parts[0])] {
            add(
                .removedAssignment, node, form: .replacement, mutated: "\(left) += \(amount)",
                change: "`\(amount)` was counted from `\(left)` instead of `\(start)`", scope)
        }
    }
}
