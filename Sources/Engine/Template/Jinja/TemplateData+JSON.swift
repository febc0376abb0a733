extension TemplateData {
    /// The document as JSON without whitespace, members in order; numbers that JSON cannot represent become `null`.
    public var json: String {
        switch self {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .integer(let number): String(number)
        case .number(let number): number.isFinite ? "\(number)" : "null"
        case .string(let text): SchemaValue.quoted(text)
        case .array(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { SchemaValue.quoted($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
        }
    }
}
