extension MutantWalk {
    /// Adds the mutant of a literal: another value.
    mutating func proposeLiteral(_ node: SyntaxNode, _ scope: MutantScope) {
        guard !node.isImplicit, let range = node.range, let first = source.bytes[range].first else { return }
        let type = MangledType(node.type)
        let value: String?
        switch node.kind {
        case "integer_literal_expr":
            guard TokenScanner.isDigit(first) || first == UInt8(ascii: "-") else { return }
            value = otherInteger(node)
        case "float_literal_expr":
            guard TokenScanner.isDigit(first) || first == UInt8(ascii: "-") else { return }
            value = otherFraction(node)
        case "boolean_literal_expr":
            // `while true` ends by a `break` or `return`.
            guard node.role != "conditions", node.role != "cond" else { return }
            value = node.value == "true" ? "false" : "true"
        default:
            guard !scope.isMessage, !scope.isInString, first == UInt8(ascii: "\"") || first == UInt8(ascii: "#") else {
                return
            }
            value = otherString(node, type)
        }
        guard let value else { return }
        add(
            .constant, node, mutated: value, change: "\(Self.shown(source.text(range))) became `\(value)`", scope)
    }

    /// The value plus one, or minus one if that would exceed the maximum of some integer type; 0 for 1.
    private func otherInteger(_ node: SyntaxNode) -> String? {
        guard let text = node.value, let size = Int(text) else { return nil }
        let value = node.flags.contains("negative") && size > 0 ? -size : size
        if value == 1 { return "0" }
        let isGreatest = value > 1 && value & (value &+ 1) == 0 && value >= 127
        return isGreatest || value == .max ? String(value - 1) : String(value + 1)
    }

    private func otherFraction(_ node: SyntaxNode) -> String? {
        guard let text = node.value, let size = Double(text), size.isFinite, abs(size) < 1e15 else { return nil }
        return "\((node.flags.contains("negative") && size > 0 ? -size : size) + 1)"
    }

    private func otherString(_ node: SyntaxNode, _ type: MangledType?) -> String? {
        if type?.isString == true { return node.value == "" && node.kind == "string_literal_expr" ? "\"x\"" : "\"\"" }
        return type?.isCharacter == true ? (node.value == "x" ? "\"y\"" : "\"x\"") : nil
    }
}
