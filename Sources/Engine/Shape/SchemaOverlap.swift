/// Checks whether a document generated for one of two schemas may satisfy the other, which would violate `oneOf`.
/// Answers yes unless that can be ruled out.
struct SchemaOverlap {
    let root: JSONValue
    let location: SchemaLocation

    /// Whether a document may satisfy both schemas.
    func mayBothHold(_ one: JSONValue, _ other: JSONValue, depth: Int) throws(EngineError) -> Bool {
        guard depth < 8 else { return true }
        let (left, right) = (try flat(one), try flat(other))
        if left == .bool(false) || right == .bool(false) { return false }
        if let ones = values(left), let others = values(right) {
            return ones.contains { value in others.contains { value.isSame(as: $0) } }
        }
        guard !kinds(left).isDisjoint(with: kinds(right)) else { return false }
        guard kinds(left).intersection(kinds(right)) == ["object"] else { return true }
        let first = try isApart(left, from: right, depth: depth)
        let second = try isApart(right, from: left, depth: depth)
        return !(first && second)
    }

    /// Whether no object generated for `one` satisfies `other`.
    private func isApart(_ one: JSONValue, from other: JSONValue, depth: Int) throws(EngineError) -> Bool {
        let (own, theirs) = (one["properties"]?.objectValue ?? [], other["properties"]?.objectValue ?? [])
        let always = one["required"]?.arrayValue?.compactMap(\.stringValue) ?? []
        let needed = other["required"]?.arrayValue?.compactMap(\.stringValue) ?? []
        let isOpen = one["additionalProperties"].map { $0 != .bool(false) } ?? false
        let mayHave = Set(own.map(\.key)).union(always)
        if !isOpen, needed.contains(where: { !mayHave.contains($0) }) { return true }
        let isClosed = other["additionalProperties"] == .bool(false)
        if isClosed, always.contains(where: { name in !theirs.contains { $0.key == name } }) { return true }
        for name in always {
            guard let mine = own.first(where: { $0.key == name })?.value,
                let their = theirs.first(where: { $0.key == name })?.value
            else { continue }
            if try !mayBothHold(mine, their, depth: depth + 1) { return true }
        }
        return false
    }

    private func flat(_ schema: JSONValue) throws(EngineError) -> JSONValue {
        var merger = SchemaMerger(root: root, location: location)
        return try merger.merged([schema])
    }

    private func values(_ schema: JSONValue) -> [JSONValue]? {
        schema["const"].map { [$0] } ?? schema["enum"]?.arrayValue
    }

    /// The types a document may have; integers count as numbers.
    private func kinds(_ schema: JSONValue) -> Set<String> {
        if let values = values(schema) { return Set(values.map { kind($0.typeName) }) }
        let all = ["null", "boolean", "number", "string", "array", "object"]
        guard let type = schema["type"] else { return Set(all) }
        return Set((type.arrayValue?.compactMap(\.stringValue) ?? type.stringValue.map { [$0] } ?? []).map(kind))
    }

    private func kind(_ type: String) -> String { type == "integer" ? "number" : type }
}
