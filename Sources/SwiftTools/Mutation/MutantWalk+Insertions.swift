/// Statements that may be missing: what puts a property back to what it begins with.
extension MutantWalk {
    /// A stored property of a type, and what it begins with.
    struct StoredProperty: Hashable, Sendable {
        let name: String
        let start: String
    }

    /// The variables of a type that have a value from the start.
    func storedProperties(of type: SyntaxNode) -> [StoredProperty] {
        type.children("members").filter { $0.kind == "pattern_binding_decl" }.compactMap { member in
            guard let range = member.range, source.text(range).hasPrefix("var "),
                let entry = member.child("pattern_entries"), let name = name(of: entry)
            else { return nil }
            guard let value = entry.child("processed_init") ?? entry.child("original_init") else { return nil }
            if value.isImplicit, value.kind == "nil_literal_expr" { return StoredProperty(name: name, start: "nil") }
            return copy(value.written).map { StoredProperty(name: name, start: $0) }
        }
    }

    func name(of entry: SyntaxNode) -> String? {
        var pattern = entry.child("pattern")
        while let inner = pattern?.child("sub_pattern") { pattern = inner }
        return pattern?.name
    }

    /// Proposes that a function that changes its type's state puts properties back before it ends.
    mutating func proposeInsertions(_ node: SyntaxNode, _ scope: MutantScope) {
        guard isBroad, !scope.isInitializer, !scope.stored.isEmpty, !node.flags.contains("static"),
            scope.isInClass || isMutating(node), let body = node.child("body"),
            let last = body.children("elements").last, last.range != nil,
            body.children("elements").count > 1 || last.kind != "return_stmt"
        else { return }
        let done = body.children("elements").compactMap { $0.kind == "assign_expr" ? copy($0) : nil }
        for property in scope.stored
        where !done.contains(where: { $0.hasSuffix("\(property.name) = \(property.start)") })
            && !isChanged(property, in: body) && !isTold(property, by: last)
        {
            add(
                .removedAssignment, last, form: .insertion, mutated: "self.\(property.name) = \(property.start)",
                change: "`\(property.name) = \(property.start)` was put in", scope)
        }
    }

    /// Whether a statement tells a property, which must not begin anew before that.
    private func isTold(_ property: StoredProperty, by last: SyntaxNode) -> Bool {
        last.kind == "return_stmt" && last.range.map { source.text($0).contains(property.name) } ?? false
    }

    /// Whether a body gives a property anything else than what it begins with: it may begin anew with that.
    private func isChanged(_ property: StoredProperty, in body: SyntaxNode) -> Bool {
        let text = body.range.map { source.text($0) } ?? ""
        let changes = [" += ", " -= ", ".append", ".insert", "["].map { property.name + $0 }
        return changes.contains { text.contains($0) }
            || assignments(in: body).contains { assignment in
                [property.name, "self.\(property.name)"].contains(assignment.target)
                    && assignment.value != property.start
            }
    }

    /// Whether `mutating` stands before a function.
    private func isMutating(_ node: SyntaxNode) -> Bool {
        guard let start = node.range?.lowerBound else { return false }
        let line = source.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return source.text(line..<start).contains("mutating")
    }
}
