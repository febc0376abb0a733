import AgentCore

/// Typed access to a call's arguments. The agent's loop checks them against the schema, but these methods check again.
struct ToolArguments {
    private let document: JSONValue

    init(_ document: JSONValue) { self.document = document }

    /// A required string.
    func text(_ key: String) throws(ToolError) -> String {
        guard let text = document[key]?.stringValue else { throw ToolError("\(key) has to be a text") }
        return text
    }

    /// An optional string; `nil` if it is missing or null.
    func optionalText(_ key: String) throws(ToolError) -> String? {
        guard let value = document[key], value != .null else { return nil }
        guard let text = value.stringValue else { throw ToolError("\(key) has to be a text") }
        return text
    }

    /// A list of strings; empty if it is missing or null.
    func texts(_ key: String) throws(ToolError) -> [String] {
        guard let value = document[key], value != .null else { return [] }
        guard let elements = value.arrayValue else { throw ToolError("\(key) has to be a list of texts") }
        var texts: [String] = []
        for element in elements {
            guard let text = element.stringValue else { throw ToolError("\(key) has to be a list of texts") }
            texts.append(text)
        }
        return texts
    }

    /// A line number, at least 1; 1 if it is missing or null.
    func line(_ key: String) throws(ToolError) -> Int {
        switch document[key] {
        case nil, .null: return 1
        case .integer(let number) where number >= 1: return number
        default: throw ToolError("\(key) has to be a whole number from 1 on")
        }
    }
}
