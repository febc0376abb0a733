extension MutantWalk {
    /// Adds the mutants of one node.
    mutating func propose(_ node: SyntaxNode, _ scope: MutantScope) {
        switch node.kind {
        case "binary_expr": proposeOperators(node, scope)
        case "prefix_unary_expr": proposePrefix(node, scope)
        case "call_expr": proposeCall(node, scope)
        case "integer_literal_expr", "float_literal_expr", "boolean_literal_expr", "string_literal_expr",
            "interpolated_string_literal_expr":
            proposeLiteral(node, scope)
        case "if_stmt" where guardsNothing(node), "guard_stmt" where guardsNothing(node): return
        case "if_stmt", "guard_stmt", "ternary_expr", "for_each_stmt", "case_label_item":
            for role in ["conditions", "cond_expr", "where", "where_expr"] {
                for condition in node.children(role) { proposeCondition(condition.written, scope) }
            }
        case "return_stmt", "then_stmt":
            if let result = node.child("result") { proposeResult(result, scope) }
        case "brace_stmt":
            guard !scope.isInString else { return }
            for statement in node.children("elements") { proposeRemoval(statement, scope) }
        default: break
        }
    }

    /// Adds the negation of a condition that is no comparison.
    private mutating func proposeCondition(_ node: SyntaxNode, _ scope: MutantScope) {
        // For an operator, its own mutants already cover this.
        var core = node
        while ["try_expr", "await_expr", "paren_expr"].contains(core.kind), let inner = core.child("sub_expr") {
            core = inner.written
        }
        guard isPlain(core), let range = node.range else { return }
        addOpposite(
            .boolean, node, change: "the condition \(Self.shown(source.text(range))) became its opposite", scope)
    }

    /// Whether no other rule negates the expression, and it can be put in parentheses.
    private func isPlain(_ node: SyntaxNode) -> Bool {
        !node.isImplicit && node.kind.hasSuffix("_expr")
            && ![
                "binary_expr", "prefix_unary_expr", "boolean_literal_expr", "single_value_stmt_expr", "closure_expr",
                "integer_literal_expr", "float_literal_expr", "string_literal_expr", "nil_literal_expr",
                "interpolated_string_literal_expr", "macro_expansion_expr",
            ].contains(node.kind)
    }

    /// Adds another return value of the same type.
    private mutating func proposeResult(_ result: SyntaxNode, _ scope: MutantScope) {
        guard let type = MangledType(result.type) else { return }
        let node = result.written
        guard MangledType(node.type)?.isNever != true, node.kind != "single_value_stmt_expr",
            node.kind != "closure_expr", let range = node.range
        else { return }
        let original = Self.shown(source.text(range))
        func give(_ value: String) {
            add(
                .returnValue, node, form: .expression(type: type.swiftName), mutated: value,
                change: "the result \(original) became `\(value)`", scope)
        }
        if type.isOptional {
            if node.kind != "nil_literal_expr" { give("nil") }
        } else if type.isString {
            if isPlain(node) || node.kind == "binary_expr" { give("\"\"") }
        } else if type.isArray || type.isSet {
            if source.text(range) != "[]" { give("[]") }
        } else if type.isDictionary {
            if source.text(range) != "[:]" { give("[:]") }
        } else if isPlain(node), type.isBool {
            addOpposite(.returnValue, node, change: "the result \(original) became its opposite", scope)
        } else if isPlain(node), type.isInteger || type.isFraction {
            guard let copy = copy(node) else { return give("0") }
            add(
                .returnValue, node, mutated: "(\(copy)) + 1", change: "the result \(original) became greater by one",
                scope)
        }
    }

    /// Adds the removal of a call or an assignment.
    private mutating func proposeRemoval(_ statement: SyntaxNode, _ scope: MutantScope) {
        var node = statement
        while ["try_expr", "await_expr", "force_try_expr", "optional_try_expr"].contains(node.kind) || node.isImplicit,
            let inner = node.child("sub_expr")
        { node = inner }
        guard !node.isImplicit, let range = statement.range else { return }
        let code = Self.shown(source.text(range))
        switch node.kind {
        case "call_expr":
            guard let name = node.calledName, !MutantExclusion.isNeeded(name), !scope.isMessage,
                MangledType(node.type)?.isNever != true, !MutantExclusion.excludes(node, source: source)
            else { return }
            add(
                .removedCall, statement, form: .statement, mutated: "", change: "the call \(code) was taken out", scope)
        case "assign_expr":
            guard let target = node.child("dest")?.written, !scope.isInitializer,
                ["member_ref_expr", "subscript_expr"].contains(target.kind)
            else { return }
            add(
                .removedAssignment, statement, form: .statement, mutated: "",
                change: "the assignment \(code) was taken out", scope)
        default: return
        }
    }
}
