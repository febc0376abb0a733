import AgentCore

/// A call's arguments as they are needed; the loop checks them against the schema, and this does not rely on it.
struct ToolArguments {
    private let document: JSONValue

    init(_ document: JSONValue) { self.document = document }

    /// A text that has to be there.
    func text(_ key: String) throws(ToolError) -> String {
        guard let text = document[key]?.stringValue else { throw ToolError("\(key) has to be a text") }
        return text
    }

    /// A text that may be missing.
    func optionalText(_ key: String) throws(ToolError) -> String? {
        guard let value = document[key], value != .null else { return nil }
        guard let text = value.stringValue else { throw ToolError("\(key) has to be a text") }
        return text
    }

    /// A list of texts, empty where it is missing.
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

    /// A whole number from 1 on, 1 where it is missing.
    func line(_ key: String) throws(ToolError) -> Int {
        switch document[key] {
        case nil, .null: return 1
        case .integer(let number) where number >= 1: return number
        default: throw ToolError("\(key) has to be a whole number from 1 on")
        }
    }
}
