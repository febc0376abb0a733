extension SchemaCompiler {
    /// Compiles `allOf`, `anyOf` or `oneOf`, merged with the keywords beside it.
    mutating func combination(
        _ key: String, _ assertions: [JSONValue.Member], at location: SchemaLocation
    ) throws(EngineError) -> Int32 {
        guard let branches = JSONValue.object(assertions)[key]?.arrayValue, !branches.isEmpty else {
            throw location.child(key).error("is no list of schemas")
        }
        let beside = JSONValue.object(assertions.filter { $0.key != key })
        let hasMore = beside.objectValue?.isEmpty == false
        if key == "allOf" {
            var merger = SchemaMerger(root: root, location: location)
            return try part(merger.merged((hasMore ? [beside] : []) + branches), at: inside(location))
        }
        var whole: [JSONValue] = []
        for branch in branches {
            var merger = SchemaMerger(root: root, location: location)
            whole.append(hasMore ? try merger.merged([beside, branch]) : branch)
        }
        if key == "oneOf" {
            let overlap = SchemaOverlap(root: root, location: location)
            for first in whole.indices {
                for second in whole.indices[(first + 1)...] {
                    guard try !overlap.mayBothHold(whole[first], whole[second], depth: 0) else {
                        throw location.child(key).error(
                            "a document may satisfy both \(first) and \(second); tell them apart by a const property or the type, or write anyOf"
                        )
                    }
                }
            }
        }
        var targets: [Int32] = []
        for (index, branch) in whole.enumerated() {
            targets.append(try part(branch, at: location.child(key, "\(index)")))
        }
        return try builder.either(targets)
    }

    /// Compiles a reference, merged with the keywords beside it.
    mutating func reference(
        _ text: String, beside assertions: [JSONValue.Member], at location: SchemaLocation
    ) throws(EngineError) -> Int32 {
        var merger = SchemaMerger(root: root, location: location)
        let target = JSONValue.object([JSONValue.Member("$ref", .string(text))])
        let beside = JSONValue.object(assertions.filter { $0.key != "$ref" })
        return try part(merger.merged([target, beside]), at: inside(location))
    }

    private func inside(_ location: SchemaLocation) -> SchemaLocation {
        var inner = location
        inner.nesting += 1
        inner.references += 1
        return inner
    }
}
