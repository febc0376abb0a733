/// Compiles a JSON Schema (draft 2020-12) to a grammar. Every document of the grammar is valid under the schema; not
/// every valid document belongs to the grammar: properties keep the schema's order, there is no whitespace between
/// values, and what the schema leaves open is generated sparingly.
struct SchemaCompiler {
    /// Maximum nesting of references; documents of a recursive schema are no deeper.
    static let mostReferences = 16
    /// Maximum nesting of schemas, references included.
    static let mostNesting = 160
    private static let mostParts = 100_000

    var builder: ShapeBuilder
    let strings: StringParts
    let root: JSONValue
    private var references: [Reference: Int32] = [:]
    private var anything: [Int: Int32] = [:]
    private var partCount = 0

    private struct Reference: Hashable {
        let text: String
        let depth: Int
    }

    /// Compiles a schema to a program.
    ///
    /// - Throws: `EngineError` (invalidShape) naming the location by a JSON Pointer, and the fault.
    static func compile(_ text: String) throws(EngineError) -> ShapeProgram {
        var compiler = try Self(SchemaReader.read(text))
        let value = try compiler.part(compiler.root, at: SchemaLocation())
        let start = try compiler.builder.call(value, ShapeBuilder.accept)
        let program = compiler.builder.program(from: start)
        guard program.smallest < ShapeProgram.never else {
            throw SchemaLocation().error("no document satisfies the schema (or only ones that never end)")
        }
        return program
    }

    private init(_ root: JSONValue) throws(EngineError) {
        self.root = root
        builder = ShapeBuilder()
        strings = try builder.stringParts()
    }

    /// Compiles a schema to a part that matches its values.
    mutating func part(_ schema: JSONValue, at location: SchemaLocation) throws(EngineError) -> Int32 {
        partCount += 1
        guard partCount <= Self.mostParts else {
            throw location.error("the schema is too large: it has more than \(Self.mostParts) parts")
        }
        let isTooDeep = location.nesting > Self.mostNesting || location.references > Self.mostReferences
        guard !isTooDeep else { return ShapeBuilder.fail }
        switch schema {
        case .bool(true): return try anyValue(depth: 3)
        case .bool(false): return ShapeBuilder.fail
        case .object(let members):
            try SchemaKeywords.check(members, at: location)
            return try part(members, at: location)
        default: throw location.error("a schema is an object, true or false")
        }
    }

    private mutating func part(
        _ members: [JSONValue.Member], at location: SchemaLocation
    ) throws(EngineError) -> Int32 {
        let assertions = SchemaKeywords.assertions(members)
        if let reference = assertions.first(where: { $0.key == "$ref" }) {
            guard let text = reference.value.stringValue else { throw location.child("$ref").error("is no text") }
            if assertions.count == 1 { return try self.reference(text, at: location) }
            return try self.reference(text, beside: assertions, at: location)
        }
        for key in ["allOf", "anyOf", "oneOf"] where assertions.contains(where: { $0.key == key }) {
            return try combination(key, assertions, at: location)
        }
        let schema = JSONValue.object(assertions)
        if schema["const"] != nil || schema["enum"] != nil { return try values(of: schema, at: location) }
        var targets: [Int32] = []
        for type in try types(of: schema, at: location) { targets.append(try typed(type, schema, at: location)) }
        return try builder.either(targets)
    }

    private mutating func reference(_ text: String, at location: SchemaLocation) throws(EngineError) -> Int32 {
        guard location.references < Self.mostReferences else { return ShapeBuilder.fail }
        let key = Reference(text: text, depth: location.references)
        if let known = references[key] { return known }
        let target = try SchemaPointer.resolve(text, in: root, at: "#" + location.pointer)
        var inner = location
        inner.pointer = String(text.dropFirst())
        inner.references += 1
        inner.nesting += 1
        let result = try part(target, at: inner)
        references[key] = result
        return result
    }

    private mutating func values(of schema: JSONValue, at location: SchemaLocation) throws(EngineError) -> Int32 {
        let key = schema["const"] == nil ? "enum" : "const"
        if let other = schema.objectValue?.first(where: { ![key, "type"].contains($0.key) }) {
            throw location.child(other.key).error("is not supported beside \(key)")
        }
        let all = key == "const" ? schema[key].map { [$0] } : schema[key]?.arrayValue
        guard let all, !all.isEmpty else { throw location.child(key).error("is no list of values") }
        var kinds = Set(schema["type"] == nil ? [] : try types(of: schema, at: location))
        if kinds.contains("number") { kinds.insert("integer") }
        let allowed = schema["type"] == nil ? all : all.filter { kinds.contains($0.typeName) }
        guard !allowed.isEmpty else { throw location.child(key).error("has no value of the type") }
        return try builder.choice(allowed.map { Array($0.text().utf8) }, ShapeBuilder.back)
    }

    private mutating func typed(
        _ type: String, _ schema: JSONValue, at location: SchemaLocation
    ) throws(EngineError) -> Int32 {
        switch type {
        case "null": try builder.literal("null", ShapeBuilder.back)
        case "boolean": try builder.choice([Array("true".utf8), Array("false".utf8)], ShapeBuilder.back)
        case "integer", "number": try number(schema, isWhole: type == "integer", at: location)
        case "string": try string(schema, at: location)
        case "array": try array(schema, at: location)
        default: try object(schema, at: location)
        }
    }

    /// The types that a schema allows; if it names none, the type that its other keywords belong to.
    func types(of schema: JSONValue, at location: SchemaLocation) throws(EngineError) -> [String] {
        let known = ["null", "boolean", "integer", "number", "string", "array", "object"]
        guard let type = schema["type"] else {
            for name in ["object", "array", "string", "number"] {
                let keywords = SchemaKeywords.ofType[name] ?? []
                if schema.objectValue?.contains(where: { keywords.contains($0.key) }) == true { return [name] }
            }
            return known.filter { $0 != "integer" }
        }
        let names = type.arrayValue?.compactMap(\.stringValue) ?? type.stringValue.map { [$0] } ?? []
        guard !names.isEmpty, names.count == type.arrayValue?.count ?? 1 else {
            throw location.child("type").error("is neither a type's name nor a list of them")
        }
        if let wrong = names.first(where: { !known.contains($0) }) {
            throw location.child("type").error("there is no type \(JSONValue.quoted(wrong))")
        }
        return names.contains("number") ? names.filter { $0 != "integer" } : names
    }

    /// Any value, with at most `depth` levels of arrays and objects.
    mutating func anyValue(depth: Int) throws(EngineError) -> Int32 {
        if let known = anything[depth] { return known }
        var targets = [
            try builder.choice(["null", "true", "false"].map { Array($0.utf8) }, ShapeBuilder.back),
            try builder.number(ShapeBuilder.back), try freeText(0, nil),
        ]
        if depth > 0 {
            let inner = try anyValue(depth: depth - 1)
            targets.append(try list(of: [], rest: inner, 0, nil))
            targets.append(try object([], extra: inner, isKeyFree: true, 0, nil))
        }
        let result = try builder.either(targets)
        anything[depth] = result
        return result
    }
}
