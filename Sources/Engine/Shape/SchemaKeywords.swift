/// The keywords of JSON Schema (draft 2020-12), by their effect.
enum SchemaKeywords {
    /// Keywords that say nothing about validity.
    static let annotations: Set<String> = [
        "title", "description", "default", "examples", "$comment", "$schema", "$id", "deprecated", "readOnly",
        "writeOnly", "contentMediaType", "contentEncoding", "$defs", "definitions",
    ]
    /// Keywords that restrict values of every type, or combine schemas.
    static let general: Set<String> = ["type", "enum", "const", "$ref", "allOf", "anyOf", "oneOf"]
    /// Keywords that restrict values of one type.
    static let ofType: [String: Set<String>] = [
        "object": ["properties", "required", "additionalProperties", "minProperties", "maxProperties"],
        "array": ["items", "prefixItems", "minItems", "maxItems", "uniqueItems"],
        "string": ["minLength", "maxLength", "pattern", "format"],
        "number": ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
    ]
    private static let known = ofType.values.reduce(annotations.union(general)) { $0.union($1) }

    /// Checks that a schema has no keyword that would be ignored.
    ///
    /// - Throws: `EngineError` (invalidShape) naming the first keyword that is not supported; those that begin with
    ///   `x-` are annotations.
    static func check(_ members: [JSONValue.Member], at location: SchemaLocation) throws(EngineError) {
        for member in members where !known.contains(member.key) && !member.key.hasPrefix("x-") {
            throw location.child(member.key).error("the keyword is not supported")
        }
    }

    /// The members that restrict values.
    static func assertions(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
        members.filter { !annotations.contains($0.key) && !$0.key.hasPrefix("x-") }
    }
}

/// A location in a schema.
struct SchemaLocation: Sendable, Hashable {
    /// The JSON Pointer to it.
    var pointer = ""
    /// Number of references followed to get here.
    var references = 0
    /// Number of schemas around it.
    var nesting = 0

    /// A location inside this one.
    func child(_ keys: String...) -> Self {
        var location = self
        for key in keys { location.pointer += "/" + SchemaPointer.escaped(key) }
        location.nesting += 1
        return location
    }

    /// An error at this location.
    func error(_ message: String) -> EngineError {
        EngineError(.invalidShape, "\(pointer.isEmpty ? "#" : "#" + pointer): \(message)")
    }
}
