import Foundation

/// JSON Pointers (RFC 6901): errors use them to name locations in a schema, `$ref` to name other schemas.
enum SchemaPointer {
    /// A key, escaped for a pointer.
    static func escaped(_ key: String) -> String {
        key.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
            .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
    }

    /// The value that a `$ref` within the document refers to.
    ///
    /// - Throws: `EngineError` (invalidShape) if it refers to nothing, or outside the document.
    static func resolve(
        _ reference: String, in root: JSONValue, at pointer: String
    ) throws(EngineError) -> JSONValue {
        guard reference == "#" || reference.hasPrefix("#/") else {
            throw EngineError(
                .invalidShape, "\(pointer)/$ref: \(JSONValue.quoted(reference)) is outside the schema; only #/… is read"
            )
        }
        var value = root
        for part in reference.dropFirst().split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            let decoded = String(part).removingPercentEncoding ?? String(part)
            let key = decoded.split(separator: "~1", omittingEmptySubsequences: false).joined(separator: "/")
                .split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~")
            let element = Int(key).flatMap { index in
                value.arrayValue.flatMap { $0.indices.contains(index) ? $0[index] : nil }
            }
            guard let next = value[key] ?? element else {
                throw EngineError(
                    .invalidShape, "\(pointer)/$ref: there is no \(JSONValue.quoted(reference)) in the schema")
            }
            value = next
        }
        return value
    }
}
