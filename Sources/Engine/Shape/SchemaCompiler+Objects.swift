extension SchemaCompiler {
    /// A property of an object.
    struct Property {
        let name: String
        let value: Int32
        let isRequired: Bool
    }

    /// Compiles an object. Without `additionalProperties` it has only the named properties.
    mutating func object(_ schema: JSONValue, at location: SchemaLocation) throws(EngineError) -> Int32 {
        let named = schema["properties"]?.objectValue ?? []
        if schema["properties"] != nil, schema["properties"]?.objectValue == nil {
            throw location.child("properties").error("is no object")
        }
        let required = schema["required"]?.arrayValue ?? []
        let names = Set(required.compactMap(\.stringValue))
        let isList = schema["required"] == nil || schema["required"]?.arrayValue != nil
        guard isList, required.allSatisfy({ $0.stringValue != nil }) else {
            throw location.child("required").error("is no list of names")
        }
        let additional = schema["additionalProperties"]
        // Further properties appear only if the schema describes them.
        let extra = try additional.map { (value) throws(EngineError) in
            try part(value, at: location.child("additionalProperties"))
        }
        var properties: [Property] = []
        for member in named {
            let value = try part(member.value, at: location.child("properties", member.key))
            properties.append(Property(name: member.key, value: value, isRequired: names.contains(member.key)))
        }
        for name in required.compactMap(\.stringValue) where !properties.contains(where: { $0.name == name }) {
            if extra == ShapeBuilder.fail {
                throw location.child("required").error("\(JSONValue.quoted(name)) is not among the properties")
            }
            var value = extra
            if value == nil { value = try anyValue(depth: 2) }
            properties.append(Property(name: name, value: value ?? ShapeBuilder.fail, isRequired: true))
        }
        let least = try count("minProperties", schema, at: location) ?? 0
        let most = try count("maxProperties", schema, at: location)
        if !properties.isEmpty || extra == nil {
            let sure = properties.count { $0.isRequired }
            if least > sure { throw location.child("minProperties").error("is more than the required properties") }
            if let most, most < properties.count || extra != nil {
                throw location.child("maxProperties").error("is not supported beside more properties than that")
            }
            return try object(properties, extra: extra ?? ShapeBuilder.fail, isKeyFree: false, 0, nil)
        }
        return try object([], extra: extra ?? ShapeBuilder.fail, isKeyFree: true, least, most)
    }

    /// An object: properties in order, then further ones.
    ///
    /// - Parameters:
    ///   - isKeyFree: whether there are no named properties, so that further ones can be counted.
    ///   - least: minimum number of further properties, if they are counted.
    mutating func object(
        _ properties: [Property], extra: Int32, isKeyFree: Bool, _ least: Int, _ most: Int?
    ) throws(EngineError) -> Int32 {
        let close = try builder.literal("}", ShapeBuilder.back)
        let (first, more) = try further(extra, besides: properties.map(\.name), close, least, most)
        // Two paths: nothing written yet, and something written, so that the next property needs a comma.
        var (bare, begun) = (first, more)
        for property in properties.reversed() {
            let value = try builder.call(property.value, begun)
            let entry =
                value == ShapeBuilder.fail
                ? value : try builder.literal(JSONValue.quoted(property.name) + ":", value)
            let next = entry == ShapeBuilder.fail ? entry : try builder.literal(",", entry)
            bare = property.isRequired ? entry : try builder.either([entry, bare])
            begun = property.isRequired ? next : try builder.either([next, begun])
        }
        return bare == ShapeBuilder.fail ? bare : try builder.literal("{", bare)
    }

    /// Further properties: where the first one may begin, and where another one may follow.
    private mutating func further(
        _ value: Int32, besides names: [String], _ close: Int32, _ least: Int, _ most: Int?
    ) throws(EngineError) -> (first: Int32, more: Int32) {
        guard value != ShapeBuilder.fail else { return least == 0 ? (close, close) : (value, value) }
        let entry = try key(besides: names, builder.literal(":", value))
        let next = try builder.literal(",", entry)
        guard least > 0 || most != nil else {
            let more = try builder.repeated(next, 0, nil, close)
            return (try builder.either([close, builder.call(entry, more)]), more)
        }
        let after = try builder.repeated(next, max(0, least - 1), most.map { max(0, $0 - 1) }, close)
        let one = most == 0 ? ShapeBuilder.fail : try builder.call(entry, after)
        return (try builder.either(least == 0 ? [close, one] : [one]), close)
    }

    /// A key of letters, digits, `_` and `-` that differs from all `names`.
    private mutating func key(besides names: [String], _ next: Int32) throws(EngineError) -> Int32 {
        let letters = ByteSet(0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F...0x5F, 0x2D...0x2D)
        let close = try builder.literal("\"", next)
        let tail = try builder.repeated(builder.byte(letters, ShapeBuilder.back), 0, 40, close)
        let taken = Set(names.map { Array($0.utf8) }).sorted { $0.lexicographicallyPrecedes($1) }
        return try builder.literal("\"", other(than: taken[...], depth: 0, letters, close, tail))
    }

    private mutating func other(
        than names: ArraySlice<[UInt8]>, depth: Int, _ letters: ByteSet, _ close: Int32, _ tail: Int32
    ) throws(EngineError) -> Int32 {
        guard !names.isEmpty, depth < 40 else { return depth == 0 || names.isEmpty ? tail : ShapeBuilder.fail }
        var free = letters
        var targets: [Int32] = []
        var rest = names
        if rest.first?.count == depth { rest = rest.dropFirst() } else if depth > 0 { targets.append(close) }
        while let byte = rest.first?[depth] {
            let group = rest.prefix { $0[depth] == byte }
            rest = rest.dropFirst(group.count)
            guard letters.contains(byte) else { continue }
            free.remove(byte)
            let inner = try other(than: group, depth: depth + 1, letters, close, tail)
            if inner != ShapeBuilder.fail { targets.append(try builder.literal(CollectionOfOne(byte), inner)) }
        }
        targets.append(try builder.byte(free, tail))
        return try builder.either(targets)
    }
}
