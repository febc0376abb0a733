extension SchemaCompiler {
    /// Compiles an array. With `prefixItems` and no `items`, further elements appear only if `minItems` requires them.
    mutating func array(_ schema: JSONValue, at location: SchemaLocation) throws(EngineError) -> Int32 {
        if let unique = schema["uniqueItems"], unique != .bool(false) {
            throw location.child("uniqueItems").error("the keyword is not supported")
        }
        let least = try count("minItems", schema, at: location) ?? 0
        var most = try count("maxItems", schema, at: location)
        guard least <= most ?? Int.max else { throw location.child("minItems").error("is more than maxItems") }
        var first: [Int32] = []
        if let prefix = schema["prefixItems"] {
            guard let elements = prefix.arrayValue else { throw location.child("prefixItems").error("is no list") }
            for (index, element) in elements.enumerated() where index < most ?? Int.max {
                first.append(try part(element, at: location.child("prefixItems", "\(index)")))
            }
        }
        var rest = ShapeBuilder.fail
        if let items = schema["items"] {
            guard items.arrayValue == nil else {
                throw location.child("items").error("is a list; the present standard calls that prefixItems")
            }
            rest = try part(items, at: location.child("items"))
        } else if first.isEmpty || least > first.count {
            rest = try anyValue(depth: 2)
        }
        if rest == ShapeBuilder.fail { most = min(most ?? Int.max, first.count) }
        return try list(of: first, rest: rest, least, most)
    }

    /// An array: the items of `first`, then items of `rest`, separated by commas.
    mutating func list(
        of first: [Int32], rest: Int32, _ least: Int, _ most: Int?
    ) throws(EngineError) -> Int32 {
        guard least <= most ?? Int.max else { return ShapeBuilder.fail }
        let close = try builder.literal("]", ShapeBuilder.back)
        let counted = most ?? max(least, first.count)
        guard counted <= ShapeBuilder.limit else {
            throw EngineError(.invalidShape, "the schema is too large: an array has \(counted) places")
        }
        var entry = close
        if most == nil, rest != ShapeBuilder.fail {
            let loop = try builder.reserve()
            builder.fill(loop, .split([close, try builder.literal(",", builder.call(rest, loop))]))
            entry = loop
        }
        for index in (0..<counted).reversed() {
            let item = index < first.count ? first[index] : rest
            var here = try builder.call(item, entry)
            if index > 0, here != ShapeBuilder.fail { here = try builder.literal(",", here) }
            entry = index >= least ? try builder.either([here, close]) : here
        }
        if counted == 0, most == nil, rest != ShapeBuilder.fail {
            entry = try builder.either([close, builder.call(rest, entry)])
        }
        return entry == ShapeBuilder.fail ? entry : try builder.literal("[", entry)
    }
}
