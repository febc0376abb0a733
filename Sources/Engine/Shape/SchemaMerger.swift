/// Merges several schemas that all have to hold into one, if their keywords can be combined.
struct SchemaMerger {
    let root: JSONValue
    let location: SchemaLocation
    private var steps = 0

    /// Merges schemas of a document.
    init(root: JSONValue, location: SchemaLocation) {
        self.root = root
        self.location = location
    }

    /// One schema for documents that satisfy all of these.
    ///
    /// - Throws: `EngineError` (invalidShape) if keywords cannot be combined.
    mutating func merged(_ schemas: [JSONValue]) throws(EngineError) -> JSONValue {
        var result: [JSONValue.Member] = []
        for schema in schemas {
            switch try resolved(schema) {
            case .bool(true): continue
            case .bool(false): return .bool(false)
            case .object(let members):
                try SchemaKeywords.check(members, at: location)
                for member in SchemaKeywords.assertions(members) { try add(member, to: &result) }
            default: throw location.error("a schema is an object, true or false")
            }
        }
        return .object(result)
    }

    /// Resolves references and `allOf`, so that all keywords are in one schema.
    private mutating func resolved(_ schema: JSONValue) throws(EngineError) -> JSONValue {
        steps += 1
        guard steps <= 200 else { throw location.error("the schemas that are to be joined refer to themselves") }
        guard let members = schema.objectValue else { return schema }
        var parts: [JSONValue] = []
        if let reference = schema["$ref"]?.stringValue {
            parts.append(try SchemaPointer.resolve(reference, in: root, at: "#" + location.pointer))
        }
        parts += schema["allOf"]?.arrayValue ?? []
        guard !parts.isEmpty else { return schema }
        return try merged([.object(members.filter { !["$ref", "allOf"].contains($0.key) })] + parts)
    }

    private mutating func add(
        _ member: JSONValue.Member, to result: inout [JSONValue.Member]
    ) throws(EngineError) {
        guard let index = result.firstIndex(where: { $0.key == member.key }) else { return result.append(member) }
        let one = result[index].value
        guard one != member.value else { return }
        result[index] = JSONValue.Member(member.key, try joined(member.key, one, member.value))
    }

    private mutating func joined(
        _ key: String, _ one: JSONValue, _ other: JSONValue
    ) throws(EngineError) -> JSONValue {
        switch key {
        case "properties":
            var result = one.objectValue ?? []
            for property in other.objectValue ?? [] {
                guard let index = result.firstIndex(where: { $0.key == property.key }) else {
                    result.append(property)
                    continue
                }
                let both = try merged([result[index].value, property.value])
                result[index] = JSONValue.Member(property.key, both)
            }
            return .object(result)
        case "required":
            let names = one.arrayValue ?? []
            return .array(names + (other.arrayValue ?? []).filter { !names.contains($0) })
        case "type": return try joinedTypes(one, other)
        case "enum": return .array((one.arrayValue ?? []).filter { (other.arrayValue ?? []).contains($0) })
        case "minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties":
            return one.doubleValue ?? 0 >= other.doubleValue ?? 0 ? one : other
        case "maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties":
            return one.doubleValue ?? 0 <= other.doubleValue ?? 0 ? one : other
        case "items", "additionalProperties": return try merged([one, other])
        default: throw location.error("two different values of \(key) cannot be joined")
        }
    }

    private func joinedTypes(_ one: JSONValue, _ other: JSONValue) throws(EngineError) -> JSONValue {
        func names(_ value: JSONValue) -> [String] {
            value.arrayValue?.compactMap(\.stringValue) ?? value.stringValue.map { [$0] } ?? []
        }
        let (left, right) = (names(one), names(other))
        let both = left.filter { right.contains($0) || $0 == "integer" && right.contains("number") }
        let more = right.filter { $0 == "integer" && left.contains("number") && !both.contains($0) }
        guard !(both + more).isEmpty else {
            throw location.error("no value has both types \(one.text()) and \(other.text())")
        }
        return .array((both + more).map(JSONValue.string))
    }
}
