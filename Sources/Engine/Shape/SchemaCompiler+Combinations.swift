extension SchemaCompiler {
    /// Compiles `allOf`, `anyOf` or `oneOf`, merged with the keywords beside it.
    mutating func combination(
        _ key: String, _ assertions: [JSONValue.Member], at place: SchemaPlace
    ) throws(EngineError) -> Int32 {
        guard let branches = JSONValue.object(assertions)[key]?.arrayValue, !branches.isEmpty else {
            throw place.child(key).error("is no list of schemas")
        }
        let beside = JSONValue.object(assertions.filter { $0.key != key })
        let hasMore = beside.objectValue?.isEmpty == false
        if key == "allOf" {
            var merger = SchemaMerger(root: root, place: place)
            return try part(merger.merged((hasMore ? [beside] : []) + branches), at: inside(place))
        }
        var whole: [JSONValue] = []
        for branch in branches {
            var merger = SchemaMerger(root: root, place: place)
            whole.append(hasMore ? try merger.merged([beside, branch]) : branch)
        }
        if key == "oneOf" {
            let overlap = SchemaOverlap(root: root, place: place)
            for first in whole.indices {
                for second in whole.indices[(first + 1)...] {
                    guard try !overlap.mayBothHold(whole[first], whole[second], depth: 0) else {
                        throw place.child(key).error(
                            "a document may satisfy both \(first) and \(second); tell them apart by a const property or the type, or write anyOf"
                        )
                    }
                }
            }
        }
        var targets: [Int32] = []
        for (index, branch) in whole.enumerated() {
            targets.append(try part(branch, at: place.child(key, "\(index)")))
        }
        return try builder.either(targets)
    }

    /// Compiles a reference, merged with the keywords beside it.
    mutating func reference(
        _ text: String, beside assertions: [JSONValue.Member], at place: SchemaPlace
    ) throws(EngineError) -> Int32 {
        var merger = SchemaMerger(root: root, place: place)
        let target = JSONValue.object([JSONValue.Member("$ref", .string(text))])
        let beside = JSONValue.object(assertions.filter { $0.key != "$ref" })
        return try part(merger.merged([target, beside]), at: inside(place))
    }

    private func inside(_ place: SchemaPlace) -> SchemaPlace {
        var inner = place
        inner.nesting += 1
        inner.references += 1
        return inner
    }
}
