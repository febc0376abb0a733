/// Comparisons that choose one of several: whether they let equals through decides which of those it is.
extension MutantWalk {
    /// What a loop puts into a variable.
    struct LoopAssignment: Hashable, Sendable {
        let target: String
        let value: String
    }

    /// Calls whose closure says which of two comes first, and leaves equals as they stand where it says that neither does.
    private static let comparing: Set<String> = ["max", "min", "sorted", "sort"]

    /// What is assigned anywhere in a loop.
    func assignments(in node: SyntaxNode) -> Set<LoopAssignment> {
        var found: Set<LoopAssignment> = []
        if node.kind == "assign_expr", let target = node.child("dest")?.written, let value = node.child("src")?.written,
            let left = copy(target), let right = copy(value)
        {
            found.insert(LoopAssignment(target: left, value: right))
        }
        for child in node.children { found.formUnion(assignments(in: child)) }
        return found
    }

    /// Whether a loop goes through something from its end on, or in steps of its own.
    func isReversed(_ loop: SyntaxNode) -> Bool {
        let head = loop.range.map { source.text($0).prefix { $0 != "{" } } ?? ""
        return head.contains("reversed") || head.contains("stride")
    }

    /// Whether a call compares elements that stay as they stand where neither comes first.
    func isComparing(_ node: SyntaxNode) -> Bool { node.calledName.map(Self.comparing.contains) ?? false }

    /// Whether one side is what was chosen so far, and the other what may be chosen instead: `count > most` where `count` is
    /// put into `most`, `$0.count < $1.count` in a closure that sorts.
    func isChoice(_ left: String, _ right: String, _ scope: MutantScope) -> Bool {
        let sides = [Self.plain(left), Self.plain(right)]
        if scope.comparator != nil {
            return sides[0] != sides[1] && sides[0].swapped("$0", "$1") == sides[1]
        }
        return scope.assignments.contains { assignment in
            [(sides[0], sides[1]), (sides[1], sides[0])].contains { best, other in
                best != other && best.swapped(assignment.target, assignment.value) == other
            }
        }
    }

    /// Without marks of optional values and what stands for `nil`.
    private static func plain(_ code: String) -> String {
        var code = code.filter { $0 != "?" && $0 != "!" }
        if code.hasPrefix("("), code.hasSuffix(")") { code = String(code.dropFirst().dropLast()) }
        // Of `longest?.count ?? 0` the first part.
        if let end = code.firstRange(of: "  ") { code = String(code[..<end.lowerBound]) }
        return code
    }
}

extension String {
    /// With one name in place of another, where it stands as a whole.
    fileprivate func swapped(_ name: String, _ other: String) -> String {
        var result = ""
        var word = ""
        func flush() {
            result += word == name ? other : word
            word = ""
        }
        for character in self {
            if character.isLetter || character.isNumber || character == "_" || character == "$" {
                word.append(character)
            } else {
                flush()
                result.append(character)
            }
        }
        flush()
        return result
    }
}
