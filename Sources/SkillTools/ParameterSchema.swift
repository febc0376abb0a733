import AgentCore

/// Builds the JSON Schema of a tool's arguments: an object with the given properties and no others.
enum ParameterSchema {
    /// One property.
    struct Property {
        let name: String
        let schema: JSONValue
        var isRequired = true

        /// A string; one of `values` if there are any.
        static func text(_ name: String, _ description: String, oneOf values: [String] = [], isRequired: Bool = true)
            -> Property
        {
            var members: [JSONValue.Member] = [.init("type", "string"), .init("description", .string(description))]
            if !values.isEmpty { members.append(.init("enum", .array(values.map(JSONValue.string)))) }
            return Property(name: name, schema: .object(members), isRequired: isRequired)
        }

        /// An array of at most `maximum` strings.
        static func texts(_ name: String, _ description: String, maximum: Int) -> Property {
            Property(
                name: name,
                schema: [
                    "type": "array", "description": .string(description), "items": ["type": "string"],
                    "maxItems": .integer(maximum),
                ])
        }

        /// `from_line`: the line to start reading at.
        static let fromLine = Property(
            name: "from_line",
            schema: [
                "type": "integer", "description": "The first line to read; 1 where it is left out.", "minimum": 1,
            ], isRequired: false)
    }

    /// The schema as JSON text.
    static func text(_ properties: [Property]) -> String {
        let schema: JSONValue = [
            "type": "object",
            "properties": .object(properties.map { .init($0.name, $0.schema) }),
            "required": .array(properties.filter(\.isRequired).map { .string($0.name) }),
            "additionalProperties": false,
        ]
        return schema.text()
    }
}
