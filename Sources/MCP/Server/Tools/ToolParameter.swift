import AgentCore

/// A parameter of a tool: its JSON Schema, and the check of an argument against it.
struct ToolParameter: Sendable {
    /// The kinds of arguments.
    enum Kind: Sendable {
        /// A text that is not empty.
        case text
        /// A whole number.
        case integer(ClosedRange<Int>)
        /// `true` or `false`.
        case flag
        /// A list of texts.
        case texts
        /// An object whose values are texts.
        case named
    }

    /// Its name.
    let name: String
    /// The kind of argument.
    let kind: Kind
    /// Whether the tool cannot do without.
    let isRequired: Bool
    /// What it means, for the model.
    let description: String

    /// Declares a parameter.
    init(_ name: String, _ kind: Kind, isRequired: Bool = false, _ description: String) {
        self.name = name
        self.kind = kind
        self.isRequired = isRequired
        self.description = description
    }

    /// The most characters of a text.
    static let longest = 1 << 20
    /// The most texts in a list or an object.
    static let most = 256

    /// The JSON Schema of a tool's arguments: an object without other members.
    static func schema(_ parameters: [Self]) -> JSONValue {
        let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        return .object(
            [
                .init("type", "object"),
                .init("properties", .object(parameters.map { .init($0.name, $0.schema) })),
            ] + (required.isEmpty ? [] : [.init("required", .array(required))])
                + [.init("additionalProperties", false)])
    }

    private var schema: JSONValue {
        let text: JSONValue = ["type": "string", "maxLength": .integer(Self.longest)]
        let members: [JSONValue.Member] =
            switch kind {
            case .text:
                [.init("type", "string"), .init("minLength", 1), .init("maxLength", .integer(Self.longest))]
            case .integer(let range):
                [
                    .init("type", "integer"), .init("minimum", .integer(range.lowerBound)),
                    .init("maximum", .integer(range.upperBound)),
                ]
            case .flag: [.init("type", "boolean")]
            case .texts:
                [.init("type", "array"), .init("items", text), .init("maxItems", .integer(Self.most))]
            case .named:
                [
                    .init("type", "object"), .init("additionalProperties", text),
                    .init("maxProperties", .integer(Self.most)),
                ]
            }
        return .object(members + [.init("description", .string(description))])
    }

    /// What is wrong with an argument; `nil` if nothing is.
    func fault(in value: JSONValue) -> String? {
        switch (kind, value) {
        case (.text, .string(let text)):
            if text.isEmpty { return "\"\(name)\" is empty" }
            return Self.isTooLong(text) ? "\"\(name)\" has more than \(Self.longest) characters" : nil
        case (.text, _): return "\"\(name)\" must be a text"
        case (.integer(let range), .integer(let number)) where range.contains(number): return nil
        case (.integer(let range), _):
            return "\"\(name)\" must be a whole number from \(range.lowerBound) to \(range.upperBound)"
        case (.flag, .bool): return nil
        case (.flag, _): return "\"\(name)\" must be true or false"
        case (.texts, .array(let elements)): return fault(in: elements)
        case (.texts, _): return "\"\(name)\" must be a list of texts"
        case (.named, .object(let members)): return fault(in: members.map(\.value))
        case (.named, _): return "\"\(name)\" must be an object of texts"
        }
    }

    private func fault(in values: [JSONValue]) -> String? {
        if values.count > Self.most { return "\"\(name)\" has more than \(Self.most) texts" }
        let texts = values.compactMap(\.stringValue)
        if texts.count < values.count { return "\"\(name)\" must hold nothing but texts" }
        return texts.contains(where: Self.isTooLong)
            ? "a text of \"\(name)\" has more than \(Self.longest) characters" : nil
    }

    private static func isTooLong(_ text: String) -> Bool { text.unicodeScalars.count > longest }
}
