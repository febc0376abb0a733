/// A JSON value as written in a schema: members in order, numbers as spelled.
indirect enum SchemaValue: Sendable, Hashable {
    /// `null`
    case null
    /// `true` or `false`
    case bool(Bool)
    /// A number, spelled as in the document.
    case number(String)
    /// A string.
    case string(String)
    /// An array.
    case array([SchemaValue])
    /// An object.
    case object([Member])

    /// A key and its value.
    struct Member: Sendable, Hashable {
        /// The key.
        let key: String
        /// The value.
        let value: SchemaValue
    }

    /// The members, if this is an object.
    var members: [Member]? {
        guard case .object(let members) = self else { return nil }
        return members
    }

    /// The value of a key, if this is an object that has it.
    subscript(key: String) -> SchemaValue? { members?.first { $0.key == key }?.value }

    /// The elements, if this is an array.
    var elements: [SchemaValue]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    /// The text, if this is a string.
    var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The value of a whole number, `3.0` and `3e2` included.
    var whole: Int? {
        guard case .number(let spelling) = self else { return nil }
        return Int(spelling) ?? Double(spelling).flatMap { abs($0) < 1e15 ? Int(exactly: $0) : nil }
    }

    /// The value, if this is a number.
    var double: Double? {
        guard case .number(let spelling) = self else { return nil }
        return Double(spelling)
    }

    /// Its type's name in JSON Schema.
    var typeName: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .number: whole == nil ? "number" : "integer"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }

    /// The value as JSON without whitespace.
    var json: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let spelling): spelling
        case .string(let text): Self.quoted(text)
        case .array(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
        }
    }

    /// A text as a JSON string.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20:
                result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
