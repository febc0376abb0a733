import Foundation

/// Changes that are only tried where a comment asks for them: there are too many to be tried by chance.
extension MutantWalk {
    /// Words of code that goes through something from its end already, or puts it together from there.
    private static let turning = [
        "revers", "last", "Last", "suffix", "stride", "sort", "at: 0", "endIndex", "startIndex", "count -",
    ]

    /// Adds the changes of one node that comments may ask for.
    mutating func proposeClaimed(_ node: SyntaxNode, _ scope: MutantScope) {
        switch node.kind {
        case "for_each_stmt": proposeTurned(node, scope)
        case "assign_expr": proposeAdded(node, scope)
        case "call_expr":
            proposeSiblings(node, scope)
            proposeCut(node, scope)
            proposeRoundedWay(node, scope)
        case "binary_expr":
            proposeRoundedDown(node, scope)
            proposeReversed(node, scope)
        case "declref_expr": proposeRemaining(node, scope)
        default: break
        }
    }

    /// What a loop goes through, from its end on.
    private mutating func proposeTurned(_ node: SyntaxNode, _ scope: MutantScope) {
        guard !Self.turning.contains(where: { scope.code.contains($0) }), let values = sequence(of: node),
            let range = values.range, !source.text(range).hasSuffix("...")
        else { return }
        add(
            .arithmetic, values, form: .turned, mutated: "",
            change: "\(Self.shown(source.text(range))) was turned round", scope, needsClaim: true)
    }

    /// What a loop goes through: all that stands between `in` and `where`, or the loop's body.
    private func sequence(of loop: SyntaxNode) -> SyntaxNode? {
        guard let first = loop.range?.lowerBound,
            let end = loop.child("where")?.range?.lowerBound ?? loop.child("body")?.range?.lowerBound, first < end
        else { return nil }
        let head = source.text(first..<end)
        guard let joint = head.firstRange(of: " in ") else { return nil }
        var text = head[joint.upperBound...].drop(while: \.isWhitespace)
        let start = first + head[..<text.startIndex].utf8.count
        func trim() { while let last = text.last, last.isWhitespace { text.removeLast() } }
        trim()
        if text.hasSuffix(" where") {
            text.removeLast(5)
            trim()
        }
        guard !text.isEmpty else { return nil }
        return SyntaxNode(
            kind: "sequence", role: "", range: start..<(start + text.utf8.count), isImplicit: false, type: nil,
            name: nil, value: nil, usr: nil, label: nil, flags: [], children: [])
    }

    /// A number that is added to what is there instead of taking its place.
    private mutating func proposeAdded(_ node: SyntaxNode, _ scope: MutantScope) {
        guard !scope.isInitializer, let target = node.child("dest")?.written, let value = node.child("src")?.written,
            ["member_ref_expr", "subscript_expr"].contains(target.kind), !value.kind.hasSuffix("literal_expr"),
            let type = MangledType(value.type), type.isInteger || type.isFraction, let left = copy(target),
            let right = operand(value), !right.contains(left)
        else { return }
        let isOptional = left.contains("?") || MangledType(target.type)?.isOptional == true
        // What is reached through a value that may be missing cannot be read while it is written.
        let isChained = left.contains("?")
        let changed =
            isOptional && !isChained ? "\(left) = (\(left) ?? 0) + \(right)" : "\(left) += \(right)"
        add(
            .removedAssignment, node, form: .statement, mutated: changed,
            change: "\(Self.shown(right)) was added to \(Self.shown(left))", scope, needsClaim: true)
    }

    /// Another number of the type's in place of the one that a function is called with.
    private mutating func proposeSiblings(_ node: SyntaxNode, _ scope: MutantScope) {
        guard node.arguments.count == 1, let name = node.calledName, let argument = node.arguments.first,
            ["declref_expr", "member_ref_expr"].contains(argument.kind), let type = MangledType(argument.type),
            type.isInteger || type.isFraction, let own = copy(argument), let old = scope.numbers[own],
            old == argument.type
        else { return }
        for (other, type) in scope.numbers.sorted(by: { $0.key < $1.key }) where other != own && type == old {
            add(
                .arithmetic, argument, mutated: other, change: "`\(own)` became `\(other)` in `\(name)`", scope,
                needsClaim: true)
        }
    }

    /// A text that is parted at the first of some characters only, instead of at each.
    private mutating func proposeCut(_ node: SyntaxNode, _ scope: MutantScope) {
        guard node.calledName == "split", let range = node.range else { return }
        let code = source.text(range)
        guard !code.contains("maxSplits"), let start = code.range(of: "separator: \"", options: .backwards)?.upperBound,
            let end = code[start...].firstIndex(of: "\""), code[start..<end].count == 1
        else { return }
        let place = code.index(after: end)
        add(
            .constant, node, mutated: code[..<place] + ", maxSplits: 1" + code[place...],
            change: "the text was parted at the first `\(code[start..<end])`", scope, needsClaim: true)
    }

    /// A number that is rounded to the nearest one, down or up instead.
    private mutating func proposeRoundedWay(_ node: SyntaxNode, _ scope: MutantScope) {
        guard node.calledName == "rounded", node.arguments.isEmpty, let range = node.range else { return }
        let code = source.text(range)
        guard code.hasSuffix(".rounded()") else { return }
        for way in ["down", "up"] {
            add(
                .constant, node, mutated: code.dropLast(2) + "(.\(way))", change: "the number was rounded \(way)",
                scope,
                needsClaim: true)
        }
    }

    private static let reversed = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]

    /// The other order of two that a closure compares.
    private mutating func proposeReversed(_ node: SyntaxNode, _ scope: MutantScope) {
        guard let call = scope.comparator, let name = node.calledName, let other = Self.reversed[name],
            node.arguments.count == 2,
            let left = copy(node.arguments[0]), let right = copy(node.arguments[1]),
            let range = node.range, source.text(range) == "\(left) \(name) \(right)"
        else { return }
        add(
            .comparison, node, mutated: "\(left) \(other) \(right)",
            change: "the order of `\(name)` in `\(call)` was reversed",
            scope,
            needsClaim: true)
    }

    /// Half of what is divided by, added before: a quotient that is rounded to the nearest number, down instead.
    private mutating func proposeRoundedDown(_ node: SyntaxNode, _ scope: MutantScope) {
        guard node.calledName == "/", MangledType(node.type)?.isInteger == true, let range = node.range,
            let match = source.text(range).wholeMatch(of: /\((.+) \+ ([0-9_]+)\) \/ ([0-9_]+)/),
            let half = Int(match.2.filter { $0 != "_" }), let whole = Int(match.3.filter { $0 != "_" }),
            half * 2 == whole
        else { return }
        add(
            .constant, node, mutated: "(\(match.1)) / \(match.3)", change: "the number was rounded down", scope,
            needsClaim: true)
    }

    /// What is left of a value in a loop that takes from it, in place of what it was at first.
    private mutating func proposeRemaining(_ node: SyntaxNode, _ scope: MutantScope) {
        guard let name = node.name, let left = scope.remainders[name], scope.changed.contains(left),
            let range = node.range, source.text(range) == name
        else { return }
        add(
            .arithmetic, node, mutated: left, change: "`\(name)` became what is left, `\(left)`", scope,
            needsClaim: true)
    }

    /// The variables of a body that begin as a value of its own, by that value's name: `var remaining = subtotal`.
    func remainders(in node: SyntaxNode) -> [String: String] {
        var found: [String: String] = [:]
        if node.kind == "pattern_binding_decl", let range = node.range, source.text(range).hasPrefix("var "),
            let entry = node.child("pattern_entries"), let name = name(of: entry),
            let value = (entry.child("original_init") ?? entry.child("processed_init"))?.written,
            value.kind == "declref_expr", let other = value.name
        {
            found[other] = name
        }
        for child in node.children { found.merge(remainders(in: child)) { first, _ in first } }
        return found
    }

    /// Which of some variables a loop changes.
    func changed(_ names: some Sequence<String>, in loop: SyntaxNode) -> Set<String> {
        let text = loop.range.map { source.text($0) } ?? ""
        return Set(names.filter { name in [" = ", " -= ", " += ", " *= "].contains { text.contains(name + $0) } })
    }

    /// The numbers that a type has, by their names, with their types.
    func numbers(of type: SyntaxNode) -> [String: String] {
        var found: [String: String] = [:]
        for member in type.children("members") where member.kind == "var_decl" && !member.flags.contains("static") {
            guard let name = member.name, let type = member.type, let plain = MangledType(type),
                plain.isInteger || plain.isFraction
            else { continue }
            found[name] = type
        }
        return found
    }
}
