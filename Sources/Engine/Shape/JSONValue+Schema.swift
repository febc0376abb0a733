extension JSONValue {
    /// The value of a number that is whole, `3.0` and `3e2` included.
    var whole: Int? {
        integerValue ?? doubleValue.flatMap { abs($0) < 1e15 ? Int(exactly: $0) : nil }
    }

    /// What a schema's `type` calls it.
    var typeName: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .integer, .decimal: whole == nil ? "number" : "integer"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }

    /// Whether both are the same value: whole numbers with a fraction or without, members in any order.
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.integer, .decimal), (.decimal, .integer): doubleValue == other.doubleValue
        case (.array(let one), .array(let two)):
            one.count == two.count && zip(one, two).allSatisfy { $0.isSame(as: $1) }
        case (.object(let one), .object(let two)):
            one.count == two.count && one.allSatisfy { member in other[member.key]?.isSame(as: member.value) == true }
        default: self == other
        }
    }

    /// A text in quotation marks.
    static func quoted(_ text: String) -> String { JSONValue.string(text).text() }
}
