extension MutantWalk {
    /// Members that do the same at the other end, or the other way.
    private static let counterparts: [String: String] = {
        let pairs = [
            ("first", "last"), ("removeFirst", "removeLast"), ("prefix", "suffix"), ("dropFirst", "dropLast"),
            ("firstIndex", "lastIndex"), ("min", "max"), ("hasPrefix", "hasSuffix"), ("uppercased", "lowercased"),
            ("leadingZeroBitCount", "trailingZeroBitCount"),
        ]
        return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
    }()
    private static let ordered: Set<String> = ["-", "/", "%", "&-", "<<", ">>"]

    /// Adds what might have been meant instead, where a fault made it what it is: beyond the faults that tests are measured
    /// with.
    mutating func proposeAlternatives(_ node: SyntaxNode, _ scope: MutantScope) {
        guard isBroad, !node.isImplicit, !scope.isMessage else { return }
        proposeParallels(node, scope)
        proposeClaimed(node, scope)
        switch node.kind {
        case "func_decl": proposeInsertions(node, scope)
        case "integer_literal_expr": proposeLess(node, scope)
        case "binary_expr":
            proposeSwap(node, scope)
            proposeLeftOut(node, scope)
            proposeExcess(node, scope)
        case "call_expr", "member_ref_expr":
            proposeCounterpart(node, scope)
            proposeNothing(node, scope)
        case "declref_expr":
            proposeLowercase(node, scope)
            proposeNothing(node, scope)
        case "return_stmt":
            if let result = node.child("result")?.written { proposeLessResult(result, scope) }
        default: break
        }
    }

    /// One less.
    private mutating func proposeLess(_ node: SyntaxNode, _ scope: MutantScope) {
        guard let value = node.value.flatMap({ Int($0) }), value > 1, !node.flags.contains("negative"),
            let range = node.range, TokenScanner.isDigit(source.bytes[range].first ?? 0)
        else { return }
        add(
            .constant, node, mutated: "\(value - 1)", change: "\(Self.shown(source.text(range))) became `\(value - 1)`",
            scope)
    }

    /// The operands the other way round.
    private mutating func proposeSwap(_ node: SyntaxNode, _ scope: MutantScope) {
        guard let name = node.calledName, node.arguments.count == 2 else { return }
        let isJoined = name == "+" && MangledType(node.type)?.isSequence == true
        guard Self.ordered.contains(name) || isJoined, let left = operand(node.arguments[0]),
            let right = operand(node.arguments[1]), left != right,
            node.arguments[0].type == node.arguments[1].type
        else { return }
        add(
            .arithmetic, node, mutated: "\(right) \(name) \(left)", change: "the operands of `\(name)` were swapped",
            scope)
    }

    /// Without what has a name and is added, or taken off.
    private mutating func proposeLeftOut(_ node: SyntaxNode, _ scope: MutantScope) {
        guard let name = node.calledName, ["+", "-"].contains(name), node.arguments.count == 2,
            let type = MangledType(node.type), type.isInteger || type.isFraction,
            node.arguments.allSatisfy({ $0.type == node.type }), let left = operand(node.arguments[0]),
            let right = copy(node.arguments[1]),
            Self.isName(right), right.first?.isLetter ?? false
        else { return }
        add(.arithmetic, node, mutated: left, change: "`\(right)` was left out of `\(name)`", scope)
    }

    /// What a function compares with what by its order, where both are plain names or numbers.
    func bounds(_ node: SyntaxNode) -> Set<[String]> {
        var found: Set<[String]> = []
        if node.kind == "binary_expr", let name = node.calledName, ["<", "<=", ">", ">="].contains(name) {
            let sides = node.arguments.compactMap(copy)
            if sides.count == 2, sides.allSatisfy(Self.isName) { found.insert(sides) }
        }
        for child in node.children { found.formUnion(bounds(child)) }
        return found
    }

    static func isName(_ code: String) -> Bool {
        code.count < 40 && code.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    }

    /// Of what is multiplied, only what lies beyond a limit that it is compared with.
    private mutating func proposeExcess(_ node: SyntaxNode, _ scope: MutantScope) {
        guard node.calledName == "*", node.arguments.count == 2, !scope.bounds.isEmpty,
            let type = MangledType(node.type), type.isInteger || type.isFraction,
            node.arguments.allSatisfy({ $0.type == node.type }), let left = operand(node.arguments[0]),
            let right = operand(node.arguments[1])
        else { return }
        for (place, side) in [left, right].enumerated() {
            let limits = scope.bounds.compactMap { pair in
                pair[0] == side ? pair[1] : pair[1] == side ? pair[0] : nil
            }
            for limit in Set(limits).sorted() where !["0", "1", "0.0"].contains(limit) && limit != side {
                let excess = "(\(side) - \(limit))"
                add(
                    .arithmetic, node, mutated: place == 0 ? "\(excess) * \(right)" : "\(left) * \(excess)",
                    change: "`\(limit)` was taken off `\(side)`", scope)
            }
        }
    }

    /// The first for the last.
    private mutating func proposeCounterpart(_ node: SyntaxNode, _ scope: MutantScope) {
        guard let range = node.range else { return }
        if node.kind == "member_ref_expr" {
            guard let name = node.name, let other = Self.counterparts[name], let copy = copy(node),
                copy.hasSuffix(".\(name)")
            else { return }
            add(
                .arithmetic, node, mutated: copy.dropLast(name.count) + other, change: "`\(name)` became `\(other)`",
                scope)
            return
        }
        guard let reference = node.callee, let name = reference.name, let other = Self.counterparts[name],
            let place = reference.range, place.lowerBound > range.lowerBound, place.upperBound <= range.upperBound,
            source.text(place).hasPrefix(name), range.count < 300
        else { return }
        let end = place.lowerBound + name.utf8.count
        guard let before = oneLineText(range.lowerBound..<place.lowerBound),
            let after = oneLineText(end..<range.upperBound)
        else { return }
        add(.arithmetic, node, mutated: before + other + after, change: "`\(name)` became `\(other)`", scope)
    }

    /// A number that begins anew.
    private mutating func proposeNothing(_ node: SyntaxNode, _ scope: MutantScope) {
        guard scope.isArgument, MangledType(node.type)?.isInteger == true, let range = node.range, range.count < 60
        else {
            return
        }
        add(.constant, node, mutated: "0", change: "\(Self.shown(source.text(range))) became `0`", scope)
    }

    /// A text in small letters.
    private mutating func proposeLowercase(_ node: SyntaxNode, _ scope: MutantScope) {
        guard MangledType(node.type)?.isString == true, !scope.isInString, let copy = copy(node) else { return }
        add(
            .removedCall, node, mutated: "\(copy).lowercased()", change: "the case of `\(copy)` is ignored", scope)
    }

    private mutating func proposeLessResult(_ node: SyntaxNode, _ scope: MutantScope) {
        guard let type = MangledType(node.type), type.isInteger, let copy = copy(node) else { return }
        add(.returnValue, node, mutated: "(\(copy)) - 1", change: "the result became less by one", scope)
    }
}
