extension MutantWalk {
    private static let comparisons = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]
    private static let equalities: Set<String> = ["==", "!=", "===", "!==", "~="]
    private static let booleans = ["&&": "||", "||": "&&"]
    private static let arithmetic = [
        "+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "&+": "&-", "&-": "&+", "&*": "&+", "<<": ">>", ">>": "<<",
        "&<<": "&>>", "&>>": "&<<", "&": "|", "|": "&", "^": "&",
    ]
    private static let assignments = [
        "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=", "%=": "*=", "&+=": "&-=", "&-=": "&+=", "&*=": "&+=",
        "<<=": ">>=", ">>=": "<<=", "&=": "|=", "|=": "&=", "^=": "&=",
    ]

    /// Adds the mutants of a binary operator.
    mutating func proposeOperators(_ node: SyntaxNode, _ scope: MutantScope) {
        guard !node.isImplicit, let reference = node.callee, let name = reference.name, let nameRange = reference.range,
            source.text(nameRange) == name
        else { return }
        let operands = node.arguments
        guard operands.count == 2 else { return }
        if Self.comparisons[name] != nil || Self.equalities.contains(name) {
            negate(node, name, nameRange.lowerBound, scope)
        }
        guard let left = operand(operands[0]), let right = operand(operands[1]) else { return }
        let use = OperatorUse(
            node: node, name: name, offset: nameRange.lowerBound, operands: operands, left: left, right: right)
        if let other = Self.comparisons[name] {
            let compared = Set(operands.compactMap(copy))
            if !scope.isOrdering, !scope.equalities.contains(compared) { replace(use, by: other, .comparison, scope) }
        } else if let other = Self.booleans[name] {
            replace(use, by: other, .boolean, scope)
        } else if let other = Self.arithmetic[name] {
            proposeArithmetic(use, other, scope)
        } else if let other = Self.assignments[name] {
            proposeAssignment(use, other, scope)
        } else if name == "..<" || name == "...", MangledType(node.type)?.isIntRange == true, !right.hasSuffix(".max") {
            let isOpen = name == "..<"
            add(
                .arithmetic, node, at: use.offset, mutated: "\(left) \(name) \(right) \(isOpen ? "+" : "-") 1",
                change: "`\(name)` became `\(isOpen ? "..." : "..<")`", scope)
        }
    }

    /// A use of an operator.
    private struct OperatorUse {
        let node: SyntaxNode
        let name: String
        let offset: Int
        let operands: [SyntaxNode]
        let left: String
        let right: String
    }

    private mutating func replace(
        _ use: OperatorUse, by other: String, _ kind: Mutant.Kind, _ scope: MutantScope
    ) {
        add(
            kind, use.node, at: use.offset, mutated: "\(use.left) \(other) \(use.right)",
            change: "`\(use.name)` became `\(other)`", scope)
    }

    private mutating func negate(_ node: SyntaxNode, _ name: String, _ offset: Int, _ scope: MutantScope) {
        let opposites = [
            "<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
        ]
        let change = opposites[name].map { "`\(name)` became `\($0)`" } ?? "`\(name)` became its opposite"
        addOpposite(.comparison, node, at: offset, change: change, scope)
    }

    private mutating func proposeArithmetic(_ use: OperatorUse, _ other: String, _ scope: MutantScope) {
        let type = MangledType(use.node.type)
        let isPointer = use.operands.contains { MangledType($0.type)?.isPointer == true }
        guard type?.isPointer != true, !isPointer, !isNeutral(use) else { return }
        if use.name == "+", type?.isSequence == true {
            guard !scope.isMessage else { return }
            let isLeftKept = use.operands[0].type == use.node.type
            guard isLeftKept || use.operands[1].type == use.node.type else { return }
            add(
                .arithmetic, use.node, at: use.offset, mutated: isLeftKept ? use.left : use.right,
                change: "\(Self.shown(isLeftKept ? use.right : use.left)) was left out of a sum", scope)
        } else if isClosed(use, type: use.node.type) {
            replace(use, by: other, .arithmetic, scope)
        }
    }

    /// Whether operands and result have the same type, so that the other operator exists too. For dates it may not:
    /// their difference is no date, and they have no sum.
    private func isClosed(_ use: OperatorUse, type: String?) -> Bool {
        let isShift = use.name.contains("<<") || use.name.contains(">>")
        return use.operands[0].type == type && (isShift || use.operands[1].type == type)
    }

    private mutating func proposeAssignment(_ use: OperatorUse, _ other: String, _ scope: MutantScope) {
        let type = MangledType(use.operands[0].type)
        guard type?.isPointer != true, !isNeutral(use) else { return }
        if type?.isSequence == true || !isClosed(use, type: use.operands[0].type) {
            // It is a statement, as it returns nothing.
            guard let range = use.node.range else { return }
            add(
                .removedAssignment, use.node, form: .statement, mutated: "",
                change: "the assignment \(Self.shown(source.text(range))) was taken out", scope)
        } else {
            replace(use, by: other, .arithmetic, scope)
        }
    }

    /// Whether the right operand has no effect, so that the opposite operator has none either.
    private func isNeutral(_ use: OperatorUse) -> Bool {
        let isSum = ["+", "-", "&+", "&-", "<<", ">>", "+=", "-="].contains(use.name)
        let isProduct = ["*", "/", "*=", "/="].contains(use.name)
        return isSum && ["0", "0.0"].contains(use.right) || isProduct && ["1", "1.0"].contains(use.right)
    }

    /// Adds the mutants of a prefix operator: `!` or `-` removed.
    mutating func proposePrefix(_ node: SyntaxNode, _ scope: MutantScope) {
        guard !node.isImplicit, let name = node.calledName, let inner = node.arguments.first,
            let innerRange = inner.range
        else { return }
        if name == "!" {
            // The negation of a comparison is already a mutant of the comparison.
            var core = inner
            while core.kind == "paren_expr", let next = core.child("sub_expr") { core = next.written }
            if let name = core.calledName, Self.comparisons[name] != nil || Self.equalities.contains(name) { return }
            addOpposite(
                .boolean, node, change: "`!` before \(Self.shown(source.text(innerRange))) was taken out", scope)
        } else if name == "-", let type = MangledType(node.type), type.isInteger || type.isFraction {
            let change = "`-` before \(Self.shown(source.text(innerRange))) was taken out"
            add(.arithmetic, node, mutated: operand(inner), change: change, scope)
        }
    }
}
